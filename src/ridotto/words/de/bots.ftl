### Was Bots zu den Zügen sagen

hint-for = Woran ein Meister für { $who } denken würde:
no-thinker = Kein Bot „{ $bot }“ kann in { $game } Züge erklären. Frag einen Neuling, einen Stammgast oder einen Meister, wo das Spiel sie hat.
hint-not-now = { $who } hat gerade nichts zu entscheiden. Am Zug: { $deciders }.

hint-masker-capture = Schlägt ein { $cross ->
    [w] weißes
    [R] rotes
    [B] blaues
    [G] grünes
    [Y] gelbes
   *[P] violettes
} Kreuz. { $anywhere ->
    [1] Danach kann jedes Kreuz geschlagen werden.
   *[0] Danach kann man schlagen: { $open }.
}
hint-masker-stop = { $anywhere ->
    [1] Wer als Nächstes dran ist, darf jedes Kreuz schlagen.
   *[0] Wer als Nächstes dran ist, kann schlagen: { $open }.
}
hint-mascarade = { $touched ->
    [0] Die erste Karte bringt keine Punkte.
   *[other] Gemeinsame Merkmale mit jeder Nachbarin: { $cards }.
}
hint-mask-card = Die Karte brächte dir etwa { $worth ->
    [one] { $worth } Punkt.
   *[other] { $worth } Punkte.
}
hint-mask-unread = Du hast die Karte nicht gelesen; im Schnitt ist eine etwa zwei Punkte wert.
hint-mask-way = Bringt am Zahltag { $gain } mehr und kostet { $cost }.
hint-mask-orient = Deine Stäbe brächten am Zahltag { $gain }.
hint-mask-else = Schneidet in den durchgedachten Partien am besten ab.

### Warum ein Bot im Karneval tut, was er tut

bot-pass = Ich lasse es: Hier lohnt sich nichts.
bot-ready = Ich habe gesagt, was ich zu sagen habe.
bot-claim = Der Tisch soll wissen, wer ich bin.
bot-answer = Man hat mich gefragt, wer ich bin.
bot-ability = Ich nutze, was meine Karte kann.
bot-retract = Das denke ich nicht mehr.

bot-clue-nothing = Nichts spricht für oder gegen Spieler { $player } (zu { $chance } % verdächtig).
bot-clue-feeling = Es ist nur so ein Gefühl bei Spieler { $player } (zu { $chance } % verdächtig).
bot-clue-known-prankster = Spieler { $player } ist ein Schelm, das ist sicher.
bot-clue-known-guest = Spieler { $player } ist kein Schelm, das ist sicher.
bot-clue-hypnosis-yes = Spieler { $player } musste unter Hypnose gestehen.
bot-clue-hypnosis-no = Unter Hypnose hat Spieler { $player } Nein gesagt, und das musste die Wahrheit sein.
bot-clue-hypnosis-knew-yes = Spieler { $about } musste unter Hypnose sagen, dass Spieler { $player } ein Schelm ist.
bot-clue-hypnosis-knew-no = Spieler { $about } musste unter Hypnose sagen, dass Spieler { $player } kein Schelm ist.
bot-clue-hypnosis-role-yes = Spieler { $player } musste unter Hypnose die eigene Karte verraten (zu { $chance } % verdächtig).
bot-clue-hypnosis-role-no = Spieler { $player } musste unter Hypnose sagen, welche Karte es nicht ist (zu { $chance } % verdächtig).
bot-clue-marked = Das Zeichen des Oberschelms liegt vor Spieler { $player }, und vor einem Freund läge es wohl kaum (zu { $chance } % verdächtig).
bot-clue-card-seen = Die Karte von Spieler { $player } ist keine Schelmenkarte (zu { $chance } % verdächtig).
bot-clue-watched-plain = Ich habe Spieler { $player } beobachtet: ein einfacher Gast (zu { $chance } % verdächtig).
bot-clue-watched-suspicious = Ich habe Spieler { $player } beobachtet: kein einfacher Gast (zu { $chance } % verdächtig).
bot-clue-changed = Spieler { $player } hat zwei verschiedene Karten für sich beansprucht (zu { $chance } % verdächtig).
bot-clue-silent = Spieler { $player } wurde gefragt und hat nie geantwortet (zu { $chance } % verdächtig).
bot-clue-spared = Spieler { $player } will eine Fähigkeit haben, und doch rühren die Schelme diese Maske nicht an (zu { $chance } % verdächtig).
bot-clue-confessed = Spieler { $player } sagt selbst, kein Gast zu sein (zu { $chance } % verdächtig).
bot-clue-impossible = Die Karte, die Spieler { $player } haben will, liegt woanders (zu { $chance } % verdächtig).
bot-clue-no-plain-guest = Spieler { $player } will ein einfacher Gast sein, und ich weiß es besser (zu { $chance } % verdächtig).
bot-clue-contested = Die Karte von Spieler { $player } wollen mehr Leute haben, als es davon gibt (zu { $chance } % verdächtig).
bot-clue-uncontested = Niemand bestreitet, was Spieler { $player } zu sein behauptet (zu { $chance } % verdächtig).
bot-clue-voted-prankster = Spieler { $player } hat gegen Spieler { $about } gestimmt, einen Schelm (zu { $chance } % verdächtig).
bot-clue-voted-guest = Spieler { $player } hat gegen Spieler { $about } gestimmt, einen Gast (zu { $chance } % verdächtig).
bot-clue-voted-by-prankster = Spieler { $about }, ein Schelm, hat gegen Spieler { $player } gestimmt (zu { $chance } % verdächtig).
bot-clue-accused-prankster = Spieler { $player } hat Spieler { $about } beschuldigt, einen Schelm (zu { $chance } % verdächtig).
bot-clue-accused-guest = Spieler { $player } hat Spieler { $about } beschuldigt, einen Gast (zu { $chance } % verdächtig).
bot-clue-accused-by-guest = Spieler { $about }, dem ich traue, hat Spieler { $player } beschuldigt (zu { $chance } % verdächtig).
bot-clue-vouched-prankster = Spieler { $player } hat für Spieler { $about } gebürgt, einen Schelm (zu { $chance } % verdächtig).
bot-clue-vouched-guest = Spieler { $player } hat für Spieler { $about } gebürgt, einen Gast (zu { $chance } % verdächtig).
bot-clue-vouched-by-prankster = Spieler { $about }, ein Schelm, hat für Spieler { $player } gebürgt (zu { $chance } % verdächtig).
bot-clue-vouched-by-guest = Spieler { $about }, dem ich traue, hat für Spieler { $player } gebürgt (zu { $chance } % verdächtig).
bot-clue-reported-plain = Spieler { $about } hält Spieler { $player } nach einem Blick für einen einfachen Gast (zu { $chance } % verdächtig).
bot-clue-reported-suspicious = Spieler { $about } fand Spieler { $player } verdächtig (zu { $chance } % verdächtig).
bot-clue-caught-lying = Spieler { $player } will ein einfacher Gast sein, doch Spieler { $about } fand das Gegenteil heraus (zu { $chance } % verdächtig).
bot-clue-false-report = Spieler { $player } hat über Spieler { $about } berichtet, was nicht stimmt (zu { $chance } % verdächtig).
bot-clue-says-watched = Spieler { $player } sagt selbst, bewacht worden zu sein (zu { $chance } % verdächtig).
bot-clue-confirmed = Spieler { $about } bestätigt, von Spieler { $player } bewacht worden zu sein (zu { $chance } % verdächtig).
bot-clue-reported-role = Spieler { $about } will die Karte von Spieler { $player } gesehen haben (zu { $chance } % verdächtig).
bot-clue-caught-by-painter = Spieler { $player } beansprucht eine andere Karte, als Spieler { $about } gesehen haben will (zu { $chance } % verdächtig).
