### Wat bots over zetten zeggen

hint-for = Wat een meester { $who } zou aanraden:
no-thinker = “{ $bot }” kan in { $game } geen zetten uitleggen. Vraag het een beginner, een stamgast of een meester, als het spel die heeft.
hint-not-now = { $who } hoeft nu niets te beslissen. Aan de beurt: { $deciders }.
