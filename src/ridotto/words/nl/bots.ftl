### Wat bots over zetten zeggen

hint-for = Wat een meester { $who } zou aanraden:
no-thinker = “{ $bot }” kan in { $game } geen zetten uitleggen. Vraag het een beginner, een stamgast of een meester, als het spel die heeft.
hint-not-now = { $who } hoeft nu niets te beslissen. Aan de beurt: { $deciders }.
hint-no-reason = De bot heeft deze zet afgewogen door partijen in zijn hoofd uit te spelen.

hint-masker-capture = Verovert een { $cross ->
    [w] wit
    [R] rood
    [B] blauw
    [G] groen
    [Y] geel
   *[P] paars
} kruisje. { $anywhere ->
    [1] Daarna kan elk kruisje veroverd worden.
   *[0] Daarna kunnen deze veroverd worden: { $open }.
}
hint-masker-last = Verovert het laatste { $cross ->
    [R] rode
    [B] blauwe
    [G] groene
    [Y] gele
   *[P] paarse
} kruisje van het speelveld: wie die kleur heeft, ligt eruit.
hint-masker-stop = { $anywhere ->
    [1] De volgende speler mag elk kruisje veroveren.
   *[0] De volgende speler mag veroveren: { $open }.
}
hint-mascarade = { $touched ->
    [0] Het eerste kaartje levert geen punten op.
   *[other] Gedeelde kenmerken met elk kaartje ernaast: { $cards }.
}
hint-mask-card = De kaart zou voor jou ongeveer { $worth ->
    [one] { $worth } punt waard zijn.
   *[other] { $worth } punten waard zijn.
}
hint-mask-no-use = De kaart zou je niets opleveren.
hint-mask-unread = Je hebt de kaart niet gelezen; gemiddeld is een kaart ongeveer twee punten waard.
hint-mask-way = { $cost ->
    [0] Levert op betaaldag { $gain } meer op en kost niets.
   *[other] Levert op betaaldag { $gain } meer op en kost { $cost }.
}
hint-mask-hinder = { $player } zou op betaaldag { $loss } minder krijgen.
hint-mask-orient = Je stokjes zouden op betaaldag { $gain } opleveren.

### Waarom een bot van het carnaval iets doet

bot-pass = Hier valt niets te winnen, dus je kunt het zo laten.
bot-ready = Je hebt gezegd wat er te zeggen viel.
bot-claim = De anderen willen weten wie je bent.
bot-answer = Er is je gevraagd wie je bent.
bot-report = Iemand zegt je in de gaten te hebben gehouden, en dat klopt.
bot-hypnosis = Bots begrijpen deze vraag niet: geef zelf antwoord, en spreek de waarheid.
bot-ability = Dit kun je nu doen, en het kan helpen.
bot-retract = Daar ben je van teruggekomen.

bot-clue-nothing = Niets pleit voor of tegen { $player } (verdenking: { $chance }%).
bot-clue-feeling = Bij { $player } is het maar een gevoel (verdenking: { $chance }%).
bot-clue-known-prankster = { $player } is een grapjas, dat is zeker.
bot-clue-known-guest = { $player } is geen grapjas, dat is zeker.
bot-clue-hypnosis-yes = { $player } moest onder hypnose bekennen.
bot-clue-hypnosis-no = Uit het antwoord onder hypnose blijkt dat { $player } geen grapjas is.
bot-clue-hypnosis-knew-yes = { $about } moest onder hypnose verklappen dat { $player } een grapjas is.
bot-clue-hypnosis-knew-no = { $about } moest onder hypnose verklappen dat { $player } geen grapjas is.
bot-clue-hypnosis-role-yes = { $player } moest onder hypnose de eigen kaart noemen (verdenking: { $chance }%).
bot-clue-hypnosis-role-no = { $player } moest onder hypnose toegeven een bepaalde kaart niet te hebben (verdenking: { $chance }%).
bot-clue-marked = Voor { $player } ligt het merkteken van de meestergrapjas, en die legt het niet gauw voor een medegrapjas (verdenking: { $chance }%).
bot-clue-card-seen = { $player } heeft geen grapjassenkaart (verdenking: { $chance }%).
bot-clue-watched-plain = Je hebt { $player } bekeken: een gewone gast (verdenking: { $chance }%).
bot-clue-watched-suspicious = Je hebt { $player } bekeken: geen gewone gast (verdenking: { $chance }%).
bot-clue-changed = { $player } zei eerst de ene kaart te hebben en later een andere (verdenking: { $chance }%).
bot-clue-silent = { $player } heeft op een vraag nooit antwoord gegeven (verdenking: { $chance }%).
bot-clue-spared = { $player } zegt een gave te hebben, en toch laten de grapjassen dat masker met rust (verdenking: { $chance }%).
bot-clue-confessed = { $player } geeft toe geen gast te zijn (verdenking: { $chance }%).
bot-clue-impossible = De kaart die { $player } zegt te hebben, is van iemand anders (verdenking: { $chance }%).
bot-clue-no-plain-guest = { $player } zegt een gewone gast te zijn, maar jij weet wel beter (verdenking: { $chance }%).
bot-clue-contested = Er zijn meer spelers die zeggen de kaart van { $player } te hebben dan er zulke kaarten zijn (verdenking: { $chance }%).
bot-clue-uncontested = Niemand betwist wie { $player } zegt te zijn (verdenking: { $chance }%).
bot-clue-voted-prankster = { $player } stemde tegen { $about }, waarschijnlijk een grapjas (verdenking tegen { $player }: { $chance }%).
bot-clue-voted-guest = { $player } stemde tegen { $about }, waarschijnlijk een gast (verdenking tegen { $player }: { $chance }%).
bot-clue-voted-you = { $player } stemde tegen jou (verdenking: { $chance }%).
bot-clue-voted-by-prankster = { $about }, waarschijnlijk een grapjas, stemde tegen { $player } (verdenking: { $chance }%).
bot-clue-accused-prankster = { $player } beschuldigde { $about }, waarschijnlijk een grapjas (verdenking tegen { $player }: { $chance }%).
bot-clue-accused-guest = { $player } beschuldigde { $about }, waarschijnlijk een gast (verdenking tegen { $player }: { $chance }%).
bot-clue-accused-you = { $player } beschuldigde jou (verdenking: { $chance }%).
bot-clue-accused-by-guest = { $about }, die jij vertrouwt, beschuldigde { $player } (verdenking: { $chance }%).
bot-clue-vouched-prankster = { $player } stond in voor { $about }, waarschijnlijk een grapjas (verdenking tegen { $player }: { $chance }%).
bot-clue-vouched-guest = { $player } stond in voor { $about }, waarschijnlijk een gast (verdenking tegen { $player }: { $chance }%).
bot-clue-vouched-you = { $player } stond in voor jou (verdenking: { $chance }%).
bot-clue-vouched-by-prankster = { $about }, waarschijnlijk een grapjas, stond in voor { $player } (verdenking: { $chance }%).
bot-clue-vouched-by-guest = { $about }, die jij vertrouwt, stond in voor { $player } (verdenking: { $chance }%).
bot-clue-reported-plain = { $about } zegt { $player } te hebben bekeken: een gewone gast (verdenking: { $chance }%).
bot-clue-reported-suspicious = { $about } zegt { $player } te hebben bekeken: geen gewone gast (verdenking: { $chance }%).
bot-clue-caught-lying = { $player } zegt een gewone gast te zijn, maar { $about } heeft iets anders gemeld (verdenking: { $chance }%).
bot-clue-false-report = { $player } heeft over { $about } iets gemeld wat niet klopt (verdenking: { $chance }%).
bot-clue-false-report-you = { $player } heeft over jou iets gemeld wat niet klopt (verdenking: { $chance }%).
bot-clue-says-watched = { $player } geeft toe in de gaten te zijn gehouden (verdenking: { $chance }%).
bot-clue-confirmed = { $about } zegt inderdaad door { $player } in de gaten te zijn gehouden (verdenking: { $chance }%).
bot-clue-reported-role = { $about } zegt de kaart van { $player } te hebben gezien (verdenking: { $chance }%).
bot-clue-caught-by-painter = { $player } zegt een andere kaart te hebben dan { $about } zegt te hebben gezien (verdenking: { $chance }%).
