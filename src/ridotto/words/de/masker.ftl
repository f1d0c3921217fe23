### Masker

masker-summary = Geheime Farben und ein farbloses Kreuz, das sie alle schlägt.

## Optionen

option-masker-grid = Wie die Kreuze liegen
option-masker-grid-flat = flach, sechs mal sechs
option-masker-grid-stacks = in neun Türmen zu vier

## Kreuze

# Wie man es von einem Kreuz sagt.
masker-cross-o = farblos
masker-cross-w = weiß
masker-cross-R = rot
masker-cross-B = blau
masker-cross-G = grün
masker-cross-Y = gelb
masker-cross-P = violett

# Die Farben der Spielenden.
masker-colour-R = Rot
masker-colour-B = Blau
masker-colour-G = Grün
masker-colour-Y = Gelb
masker-colour-P = Violett

## Was geschieht

masker-captures = { $who } schlägt ein { $cross ->
    [w] weißes
    [R] rotes
    [B] blaues
    [G] grünes
    [Y] gelbes
   *[P] violettes
} Kreuz auf { $at }.
masker-stops = { $who } hört auf.
masker-passes = { $who } hat volle Stapel und setzt aus.
masker-lifts = Alle, die noch dabei sind, haben volle Stapel: Von jetzt an dürfen sie weiter wachsen.
masker-eliminates = Kein { $colour ->
    [R] rotes
    [B] blaues
    [G] grünes
    [Y] gelbes
   *[P] violettes
} Kreuz ist übrig. Das war die Farbe von { $who }: ausgeschieden!
masker-hands-over = { $who } gibt Kreuze an { $to } ab: { $crosses }.

## Wie es endet

masker-last-left = Die letzte Farbe im Spiel gewinnt.

## Ablehnungen

masker-unreadable = „{ $move }“ ist kein Zug. Nenn ein Feld von a1 bis { $last }; oder schreib: stop; oder, wenn du deine Stapel auffüllst: share 3 2.
masker-first-capture = Einmal musst du schlagen: Nenn ein Kreuz.
masker-nothing-to-share = Jetzt gibt es nichts aufzuteilen: Nenn ein Kreuz, das du schlägst.
masker-must-share = Nimm zusammen { $total } Kreuze, davon { $least } bis { $most } von Platz { $first } und den Rest von Platz { $second }, zum Beispiel: share { $least } { $rest }.
masker-colourless-there = Auf { $at } steht das farblose Kreuz selbst.
masker-empty-place = Auf { $at } liegt kein Kreuz.
masker-not-beside = Das Kreuz auf { $at } berührt das farblose auf { $home } nicht.

masker-no-colour = „{ $letter }“ kann niemandes Farbe sein. Die Farben sind: { $colours }.
masker-team-colours = Zu viert haben die Plätze 0 und 2 eine gemeinsame Farbe, die Plätze 1 und 3 ebenso.
masker-same-colours = Zwei Seiten haben dieselbe Farbe.
masker-no-cross = „{ $letter }“ ist kein Kreuz, im Feld { $field }. Kreuze sind w, R, B, G, Y und P.
masker-too-many = In „{ $field }“ sind mehr Kreuze, als in der Schachtel liegen.
masker-one-colourless = Auf dem Spielfeld muss genau ein farbloses Kreuz liegen, o.
masker-grid-shape = Ein Spielfeld hat sechs Reihen zu sechs oder neun Türme zu höchstens vier.
masker-colourless-covered = Das farblose Kreuz muss oben auf seinem Turm liegen.
masker-box = Von der Sorte { $cross } liegen { $held } Kreuze in der Schachtel, die Stellung hat aber { $found }.
masker-eliminated = Ausgeschieden ist, von wessen Farbe kein Kreuz mehr liegt: hier { $seats }.
masker-nobody-left = In dieser Stellung ist niemand mehr übrig.
masker-turn-was-over = Der Zug von Platz { $seat } war schon zu Ende.
masker-full-turn = Platz { $seat } hat volle Stapel und setzt aus, kann also nicht dran sein.
masker-out-turn = Platz { $seat } ist ausgeschieden, kann also nicht dran sein.
masker-grid-option = Die Option „grid“ passt nicht zum Spielfeld dieser Stellung.
masker-no-disc = Die Ansicht lässt für einen verdeckten Platz keine Farbe übrig.

## Im Terminal

masker-your-colour = Deine geheime Farbe: { $colour }. Lass mindestens eines ihrer Kreuze auf dem Spielfeld!
masker-out = ausgeschieden

## Auf der Seite

masker-grid = Die Kreuze
masker-place = { $count ->
    [0] { $at }: leer
    [one] { $at }: { $crosses }
   *[other] { $at }, von unten: { $crosses }
}
masker-place-open = { $what }; kann geschlagen werden
masker-place-hinted = { $what }; Tipp
masker-so-many = { $count ->
    [one] { $count } { $cross ->
        [w] weißes
        [R] rotes
        [B] blaues
        [G] grünes
        [Y] gelbes
       *[P] violettes
    }
   *[other] { $count } { $cross ->
        [w] weiße
        [R] rote
        [B] blaue
        [G] grüne
        [Y] gelbe
       *[P] violette
    }
}
masker-wears = { $mine ->
    [mine] Deine Farbe: { $colour }. Verrate sie nicht
   *[theirs] Farbe: { $colour }
}
masker-wears-hidden = Farbe unbekannt
masker-held = { $count } geschlagen
masker-held-of = { $count } von { $full }
masker-nothing-held = noch kein Kreuz geschlagen
masker-left = { $count ->
    [0] keines übrig
    [one] 1 auf dem Spielfeld übrig
   *[other] { $count } auf dem Spielfeld übrig
}
masker-choose = { $taken ->
    [0] Schlag ein Kreuz, das leuchtet.
    [one] Eines hast du geschlagen. Schlag noch eines, das leuchtet, oder hör auf.
   *[other] { $taken } hast du geschlagen. Schlag noch eines, das leuchtet, oder hör auf.
}
masker-anywhere = { $taken ->
    [0] Du darfst jedes Kreuz auf dem Spielfeld schlagen.
    [one] Eines hast du geschlagen. Schlag jetzt ein beliebiges Kreuz oder hör auf.
   *[other] { $taken } hast du geschlagen. Schlag jetzt ein beliebiges Kreuz oder hör auf.
}
masker-other-turn = { $taken ->
    [0] { $who } ist dran.
    [one] { $who } hat in diesem Zug ein Kreuz geschlagen.
   *[other] { $who } hat in diesem Zug { $taken } Kreuze geschlagen.
}
masker-other-anywhere = { $taken ->
    [0] { $who } darf jedes Kreuz auf dem Spielfeld schlagen.
    [one] { $who } hat in diesem Zug ein Kreuz geschlagen und darf jetzt jedes schlagen.
   *[other] { $who } hat in diesem Zug { $taken } Kreuze geschlagen und darf jetzt jedes schlagen.
}
masker-capture = Schlagen
masker-stop = Aufhören
masker-stop-sure = Ja, aufhören
masker-would-capture = Das { $cross ->
    [w] weiße
    [R] rote
    [B] blaue
    [G] grüne
    [Y] gelbe
   *[P] violette
} Kreuz auf { $at } schlagen?
masker-would-stop = Den Zug beenden?
masker-would-lose = Es ist das letzte in deiner Farbe: Du scheidest aus!
masker-would-eliminate = Damit scheidet aus: { $who }.
masker-would-doubt = Es ist das letzte { $colour ->
    [R] rote
    [B] blaue
    [G] grüne
    [Y] gelbe
   *[P] violette
}: Wer diese Farbe hat, scheidet aus.
masker-would-end-turn = Damit endet dein Zug.
masker-would-end-game = Damit endet die Partie.
masker-would-open = { $mine ->
    [you] Du kannst weiter nach { $places }.
   *[other] Für { $who } bleibt: { $places }.
}
masker-would-open-all = { $mine ->
    [you] Du kannst mit jedem Kreuz des Spielfelds weitermachen.
   *[other] { $who } darf dann jedes Kreuz schlagen.
}
masker-share = Du bist ausgeschieden. Füll deine Stapel auf: Wie viele Kreuze von wem?
masker-gives = { $who }: { $count }
masker-share-less = Weniger von { $who }
masker-share-more = Mehr von { $who }
masker-share-take = Nehmen
