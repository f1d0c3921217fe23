### Mascarade

mascarade-summary = Leg Masken aneinander, die ein Merkmal gemeinsam haben.
mascarade-play-long = Die ganze Partie spielen: 100 Masken, etwa 30 Minuten
mascarade-in-short = Leg Maske an Maske: Jedes gemeinsame Merkmal zählt.

## Optionen

option-mascarade-scoring = Was zum Sieg führt
option-mascarade-scoring-points = Punkte für jedes gemeinsame Merkmal
option-mascarade-scoring-out = zuerst alle Karten los zu sein
option-mascarade-links = Wozu eine neue Maske passen muss
option-mascarade-links-all = zu jeder Maske, die sie berührt
option-mascarade-links-any = zu mindestens einer Maske, die sie berührt
option-mascarade-masks = Zahl der Masken; das Los wählt sie aus (nach den Regeln: alle 100)
option-mascarade-first = Wer beginnt
option-mascarade-first-lot = das Los entscheidet
option-mascarade-deck = Datei mit eigenen Karten

## Die Masken

mascarade-mask = { $face } Gesicht, { $hair } Haar, { $eyes } Augen, { $nose } Nase, { $mouth } Mund
mascarade-face-0 = rundes
mascarade-face-1 = ovales
mascarade-face-2 = eckiges
mascarade-face-3 = herzförmiges
mascarade-face-4 = birnenförmiges
mascarade-face-5 = rautenförmiges
mascarade-hair-0 = kein
mascarade-hair-1 = lockiges
mascarade-hair-2 = glattes
mascarade-hair-3 = stacheliges
mascarade-hair-4 = geflochtenes
mascarade-hair-5 = gepudertes
mascarade-eyes-0 = runde
mascarade-eyes-1 = schläfrige
mascarade-eyes-2 = mandelförmige
mascarade-eyes-3 = schielende
mascarade-eyes-4 = zwinkernde
mascarade-eyes-5 = sternförmige
mascarade-nose-0 = knubbelige
mascarade-nose-1 = krumme
mascarade-nose-2 = lange
mascarade-nose-3 = breite
mascarade-nose-4 = stupsige
mascarade-nose-5 = schnabelförmige
mascarade-mouth-0 = lächelnder
mascarade-mouth-1 = schmollender
mascarade-mouth-2 = lachender
mascarade-mouth-3 = singender
mascarade-mouth-4 = schnauzbärtiger
mascarade-mouth-5 = gespitzter

## Was geschieht

mascarade-lays = { $who } legt { $card } auf { $at }{ $points ->
    [0] .
    [one] : { $points } Punkt.
   *[other] : { $points } Punkte.
}
mascarade-draws = { $who } zieht { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
mascarade-draws-known = { $who } zieht { $cards }.
mascarade-passes = { $who } kann nicht anlegen und setzt aus.

## Wie es endet

mascarade-last-card = Der Topf ist leer, und ein Rahmen auch.
mascarade-blocked = Niemand kann mehr anlegen.
mascarade-over-last = { $who } hat keine Masken mehr: Das Spiel ist aus.
mascarade-over-blocked = Niemand kann mehr eine Maske anlegen: Das Spiel ist aus.
mascarade-story-best = Die beste Maske: { $who } auf { $at }, { $score }.
mascarade-story-lead = { $left ->
    [0] { $who } ging erst mit der allerletzten Maske in Führung.
    [one] { $who } ging eine Maske vor Schluss endgültig in Führung.
   *[other] { $who } ging { $left } Masken vor Schluss endgültig in Führung.
}
mascarade-story-led = { $who } lag fast von Anfang an vorn.

## Ablehnungen

mascarade-unreadable = „{ $move }“ ist kein gültiger Zug. Schreib die Karte und das Feld, zum Beispiel: 03521 e6.
mascarade-not-yours = Die Karte { $card } steht nicht auf deinem Rahmen.
mascarade-jumbo-first = Die erste Karte kommt auf den Jumbo, { $jumbo }.
mascarade-occupied = Auf { $at } liegt schon eine Karte.
mascarade-touches-nothing = Auf { $at } würde die Karte { $card } keine andere berühren: Leg sie direkt neben eine.
mascarade-no-match = Auf { $at } würde die Karte { $card } an { $other } auf { $beside } grenzen, und die beiden haben kein Merkmal gemeinsam.

deck-no-card = { $file }, Zeile { $line }: „{ $card }“ ist keine gültige Karte. Eine Karte besteht aus fünf Ziffern oder Buchstaben, einem pro Merkmal: Gesichtsform, Haar, Augen, Nase, Mund.
deck-twice = { $file }, Zeile { $line }: Die Karte { $card } steht schon in Zeile { $first }. Alle Karten müssen verschieden sein.
deck-count = { $file }: Der Kartensatz endet in Zeile { $line } mit { $found ->
    [one] { $found } Karte
   *[other] { $found } Karten
}, nötig sind aber { $wanted }.

mascarade-no-square = „{ $square }“ ist kein Feld des Spielfelds: Die Felder gehen von a1 bis j10.
mascarade-no-card = „{ $card }“ ist keine gültige Karte: Nötig sind fünf Ziffern oder Buchstaben, einer pro Merkmal.
mascarade-card-twice = Die Karte { $card } ist zweimal da.
mascarade-too-many = Es sind { $found } Karten, mehr als auf die { $most } Felder passen.
mascarade-one-winner = In einer beendeten Partie Mascarade hat genau eine Person gewonnen.
mascarade-unseen = Laut Ansicht { $found ->
    [one] ist { $found } Karte
   *[other] sind { $found } Karten
} ungesehen, und das passt nicht zu Rahmen und Topf.
mascarade-no-world = Zu dieser Ansicht passt keine Verteilung: Wer dran ist, könnte keine Karte anlegen.

## Im Terminal

mascarade-your-rack = Dein Rahmen (Gesichtsform, Haar, Augen, Nase, Mund):
mascarade-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mascarade-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
mascarade-left = { $count ->
    [0] keine Karte übrig
    [one] { $count } Karte übrig
   *[other] { $count } Karten übrig
}
mascarade-pool = { $count ->
    [0] Der Topf ist leer.
    [one] Noch eine Karte im Topf.
   *[other] Noch { $count } Karten im Topf.
}

## Auf der Seite

mascarade-one-face = { $value } Gesicht
mascarade-one-hair = { $value } Haar
mascarade-one-eyes = { $value } Augen
mascarade-one-nose = { $value } Nase
mascarade-one-mouth = { $value } Mund
mascarade-lays-mask = { $who } legt eine Maske auf { $at }: { $mask }{ $points ->
    [0] .
    [one] {" "}({ $points } Punkt).
   *[other] {" "}({ $points } Punkte).
}
mascarade-lays-seen = { $who } legt eine Maske auf { $at }{ $points ->
    [0] .
    [one] {" "}({ $points } Punkt).
   *[other] {" "}({ $points } Punkte).
}

mascarade-board = Spielfeld
mascarade-players = Wer mitspielt
mascarade-rack = Dein Rahmen
mascarade-pool-name = Topf
mascarade-player = { $who }: { $score }, { $cards } auf dem Rahmen
mascarade-player-out = { $who }: { $cards } auf dem Rahmen

# Was man tun kann
mascarade-choose = Wähle eine deiner Masken oder ein Feld mit Goldrand.
mascarade-goal-points = Jedes Merkmal, das deine Maske mit einer Maske daneben gemeinsam hat, bringt einen Punkt. Die höchste Punktzahl gewinnt.
mascarade-goal-out = Wer zuerst alle Masken los ist, gewinnt.
mascarade-opens = Wer nach dir dran ist, kann dann { $at } nutzen: Dort berührt eine Maske { $touched } andere.
mascarade-drag = Verschieb das Spielfeld, um den Rest zu sehen.
mascarade-choose-square = Jetzt wähle ein Feld: Die Maske passt auf alle mit Goldrand.
mascarade-fits-nowhere = Diese Maske passt gerade nirgends. Wähle eine andere.
mascarade-choose-card = Deine Masken, die auf { $at } passen, haben einen Goldrand.
mascarade-wait = Während du wartest: Tippe eine Maske an, um sie aus der Nähe zu sehen.
mascarade-watch = Tippe eine Maske an, um sie aus der Nähe zu sehen.
mascarade-nothing-fits = Keine deiner Masken passt auf { $at }.
mascarade-why-no-match = Auf { $at } würde deine Maske an die auf { $beside } grenzen, und die beiden haben kein Merkmal gemeinsam.
mascarade-why-touches-nothing = Auf { $at } würde deine Maske keine andere berühren: Leg sie direkt neben eine.
mascarade-deed = auf { $at } die Maske mit dem Pfeil
mascarade-why-hint = { $touched ->
    [0] Die erste Maske bringt keine Punkte.
   *[other] { $points ->
        [0] {""}
        [one] Dort bringt sie einen Punkt.
       *[other] Dort bringt sie { $points } Punkte.
    }{ $why ->
        [only] {" "}Sonst passt nichts.
        [best] {" "}Kein anderer Zug bringt so viel.
        [top] {" "}Kein Zug bringt mehr.
        [shut] {" "}Kein Zug bringt mehr, und danach berührt kein freies Feld zwei Masken.
        [fewer] {" "}Von den Zügen, die am meisten bringen, lässt dieser die wenigsten Felder frei, die zwei Masken berühren.
        [give] {" "}Nach Zügen, die mehr bringen, gäbe es mehr freie Felder, die zwei Masken berühren.
        [keep] {" "}Züge, die mehr bringen, kosten eine Maske, die auf mehr Felder passt.
        [hard] {" "}Sie passt auf weniger Felder als deine anderen Masken.
       *[none] {""}
    }
}
mascarade-lay = { $points ->
    [one] Anlegen: { $points } Punkt
   *[other] Anlegen: { $points } Punkte
}
mascarade-lay-plain = Hier anlegen
mascarade-put-back = Zurückstellen

# Namen zum Hören
mascarade-square-free = { $at }, frei
mascarade-square-jumbo = { $at }, der Jumbo, frei
mascarade-square-open = { $at }, frei: { $count ->
    [one] Eine deiner Masken passt
   *[other] { $count } deiner Masken passen
}
mascarade-square-fits = { $at }: passt
mascarade-square-fits-for = { $at }: passt, bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mascarade-square-mask = { $at }, Maske: { $mask }
mascarade-square-last = { $at }, zuletzt angelegte Maske: { $mask }
mascarade-card = Maske: { $mask }
mascarade-card-nowhere = Maske: { $mask }, passt gerade nirgends
mascarade-card-fits = Maske: { $mask }, passt auf { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
mascarade-card-fits-at = Maske: { $mask }, passt auf { $at }
mascarade-card-fits-for = Maske: { $mask }, passt auf { $at }, bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mascarade-hinted = { $name } (Tipp)

# Die Seiten eines Felds
mascarade-side-up = Oben
mascarade-side-right = Rechts
mascarade-side-down = Unten
mascarade-side-left = Links
mascarade-side-strange = nichts gemeinsam
mascarade-alone = Neben { $at } liegt keine Maske.

mascarade-zoom-in = Vergrößern
mascarade-zoom-out = Verkleinern
