### Was Bots zu den Zügen sagen

hint-for = Was ein Meister { $who } raten würde:
no-thinker = „{ $bot }“ kann in { $game } keine Züge erklären. Frag einen Neuling, einen Stammgast oder einen Meister, falls es sie dort gibt.
hint-not-now = { $who } hat gerade nichts zu entscheiden. Gerade dran: { $deciders }.
hint-no-reason = Der Bot hat diesen Zug abgewogen, indem er die Partie im Kopf weitergespielt hat.

hint-masker-capture = Erobert ein { $cross ->
    [w] weißes
    [R] rotes
    [B] blaues
    [G] grünes
    [Y] gelbes
   *[P] violettes
} Kreuz. { $anywhere ->
    [1] Danach kann jedes Kreuz erobert werden.
   *[0] Danach können diese erobert werden: { $open }.
}
hint-masker-last = Erobert das letzte { $cross ->
    [R] rote
    [B] blaue
    [G] grüne
    [Y] gelbe
   *[P] violette
} Kreuz auf dem Spielfeld: Wer diese Farbe hat, scheidet aus.
hint-masker-stop = { $anywhere ->
    [1] Wer als Nächstes dran ist, darf jedes Kreuz erobern.
   *[0] Wer als Nächstes dran ist, darf diese erobern: { $open }.
}
hint-mascarade = { $touched ->
    [0] Die erste Karte bringt keine Punkte.
   *[other] Gemeinsame Merkmale mit jeder Karte daneben: { $cards }.
}
hint-mask-card = Die Karte wäre für dich etwa { $worth ->
    [one] { $worth } Punkt wert.
   *[other] { $worth } Punkte wert.
}
hint-mask-no-use = Die Karte würde dir nichts bringen.
hint-mask-unread = Du hast die Karte nicht gelesen; im Schnitt ist eine Karte etwa zwei Punkte wert.
hint-mask-way = { $cost ->
    [0] Bringt am Zahltag { $gain } mehr und kostet nichts.
   *[other] Bringt am Zahltag { $gain } mehr und kostet { $cost }.
}
hint-mask-hinder = { $player } bekäme am Zahltag { $loss } weniger.
hint-mask-orient = Deine Stäbe würden am Zahltag { $gain } einbringen.

### Warum ein Bot im Karneval tut, was er tut

bot-pass = Hier lohnt sich nichts, also kannst du es einfach lassen.
bot-ready = Du hast alles gesagt, was zu sagen war.
bot-claim = Die anderen wollen wissen, wer du bist.
bot-answer = Du wurdest gefragt, wer du bist.
bot-report = Jemand sagt, dich beobachtet zu haben, und das stimmt.
bot-hypnosis = Bots verstehen diese Frage nicht: Beantworte sie selbst, und sag die Wahrheit.
bot-ability = Das kannst du jetzt tun, und es kann helfen.
bot-retract = Das siehst du inzwischen anders.

bot-clue-nothing = Nichts spricht für oder gegen { $player } (Verdacht: { $chance } %).
bot-clue-feeling = Es ist nur so ein Gefühl bei { $player } (Verdacht: { $chance } %).
bot-clue-known-prankster = { $player } ist ein Schelm, das ist sicher.
bot-clue-known-guest = { $player } ist kein Schelm, das ist sicher.
bot-clue-hypnosis-yes = { $player } musste unter Hypnose gestehen.
bot-clue-hypnosis-no = { $player } hat unter Hypnose bewiesen, kein Schelm zu sein.
bot-clue-hypnosis-knew-yes = { $about } musste unter Hypnose verraten, dass { $player } ein Schelm ist.
bot-clue-hypnosis-knew-no = { $about } musste unter Hypnose verraten, dass { $player } kein Schelm ist.
bot-clue-hypnosis-role-yes = { $player } musste unter Hypnose die eigene Karte verraten (Verdacht: { $chance } %).
bot-clue-hypnosis-role-no = { $player } musste unter Hypnose zugeben, eine bestimmte Karte nicht zu haben (Verdacht: { $chance } %).
bot-clue-marked = Das Zeichen des Oberschelms liegt vor { $player }, und vor einem anderen Schelm läge es wohl kaum (Verdacht: { $chance } %).
bot-clue-card-seen = { $player } hat keine Schelmenkarte (Verdacht: { $chance } %).
bot-clue-watched-plain = Du hast { $player } beobachtet: ein einfacher Gast (Verdacht: { $chance } %).
bot-clue-watched-suspicious = Du hast { $player } beobachtet: kein einfacher Gast (Verdacht: { $chance } %).
bot-clue-changed = { $player } hat behauptet, zwei verschiedene Karten zu haben (Verdacht: { $chance } %).
bot-clue-silent = { $player } wurde gefragt und hat nie geantwortet (Verdacht: { $chance } %).
bot-clue-spared = { $player } behauptet, eine Fähigkeit zu haben, und doch lassen die Schelme diese Maske in Ruhe (Verdacht: { $chance } %).
bot-clue-confessed = { $player } gibt zu, kein Gast zu sein (Verdacht: { $chance } %).
bot-clue-impossible = Die Karte, die { $player } zu haben behauptet, hat jemand anderes (Verdacht: { $chance } %).
bot-clue-no-plain-guest = { $player } behauptet, ein einfacher Gast zu sein, aber du weißt es besser (Verdacht: { $chance } %).
bot-clue-contested = { $player } und andere behaupten, dieselbe Karte zu haben, aber so viele gibt es davon nicht (Verdacht: { $chance } %).
bot-clue-uncontested = Niemand bestreitet, dass { $player } die Wahrheit über die eigene Karte sagt (Verdacht: { $chance } %).
bot-clue-voted-prankster = { $player } hat gegen { $about } gestimmt, wohl einen Schelm (Verdacht gegen { $player }: { $chance } %).
bot-clue-voted-guest = { $player } hat gegen { $about } gestimmt, wohl einen Gast (Verdacht gegen { $player }: { $chance } %).
bot-clue-voted-you = { $player } hat gegen dich gestimmt (Verdacht: { $chance } %).
bot-clue-voted-by-prankster = { $about }, wohl ein Schelm, hat gegen { $player } gestimmt (Verdacht: { $chance } %).
bot-clue-accused-prankster = { $player } hat { $about } beschuldigt, wohl einen Schelm (Verdacht gegen { $player }: { $chance } %).
bot-clue-accused-guest = { $player } hat { $about } beschuldigt, wohl einen Gast (Verdacht gegen { $player }: { $chance } %).
bot-clue-accused-you = { $player } hat dich beschuldigt (Verdacht: { $chance } %).
bot-clue-accused-by-guest = { $about } hat { $player } beschuldigt, und du traust { $about } (Verdacht: { $chance } %).
bot-clue-vouched-prankster = { $player } hat sich für { $about } verbürgt, wohl einen Schelm (Verdacht gegen { $player }: { $chance } %).
bot-clue-vouched-guest = { $player } hat sich für { $about } verbürgt, wohl einen Gast (Verdacht gegen { $player }: { $chance } %).
bot-clue-vouched-you = { $player } hat sich für dich verbürgt (Verdacht: { $chance } %).
bot-clue-vouched-by-prankster = { $about }, wohl ein Schelm, hat sich für { $player } verbürgt (Verdacht: { $chance } %).
bot-clue-vouched-by-guest = { $about } hat sich für { $player } verbürgt, und du traust { $about } (Verdacht: { $chance } %).
bot-clue-reported-plain = { $about } will { $player } beobachtet haben: ein einfacher Gast (Verdacht: { $chance } %).
bot-clue-reported-suspicious = { $about } will { $player } beobachtet haben: kein einfacher Gast (Verdacht: { $chance } %).
bot-clue-caught-lying = { $player } behauptet, ein einfacher Gast zu sein, doch { $about } berichtet das Gegenteil (Verdacht: { $chance } %).
bot-clue-false-report = { $player } hat über { $about } etwas berichtet, das nicht stimmt (Verdacht: { $chance } %).
bot-clue-false-report-you = { $player } hat über dich etwas berichtet, das nicht stimmt (Verdacht: { $chance } %).
bot-clue-says-watched = { $player } gibt zu, beobachtet worden zu sein (Verdacht: { $chance } %).
bot-clue-confirmed = { $about } bestätigt, von { $player } beobachtet worden zu sein (Verdacht: { $chance } %).
bot-clue-reported-role = { $about } will die Karte von { $player } gesehen haben (Verdacht: { $chance } %).
bot-clue-caught-by-painter = { $player } behauptet, eine andere Karte zu haben, als { $about } gesehen haben will (Verdacht: { $chance } %).
