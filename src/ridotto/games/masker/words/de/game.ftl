### Masker

masker-summary = Geheime Farben und ein farbloses Kreuz, das alle anderen erobert.
masker-in-short = Erobere Kreuze und halte deine Farbe geheim.

## Optionen

option-masker-grid = Wie die Kreuze liegen
option-masker-grid-flat = flach, sechs mal sechs
option-masker-grid-stacks = in neun Türmen zu je vier

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

masker-captures = { $who } erobert ein { $cross ->
    [w] weißes
    [R] rotes
    [B] blaues
    [G] grünes
    [Y] gelbes
   *[P] violettes
} Kreuz auf { $at }.
masker-stops = { $who } hört auf.
masker-passes = { $who } hat volle Stapel und setzt aus.
masker-lifts = Alle, die noch dabei sind, haben volle Stapel: Von jetzt an dürfen die Stapel weiter wachsen.
masker-eliminates = Kein { $colour ->
    [R] rotes
    [B] blaues
    [G] grünes
    [Y] gelbes
   *[P] violettes
} Kreuz ist übrig. Das war die Farbe von { $who }: ausgeschieden!
masker-hands-over = { $who } gibt Kreuze an { $to } ab: { $crosses }.

## Wie es endet

masker-last-left = Nur noch eine Person oder ein Team ist im Spiel.
masker-ended = { $end ->
    [won] Es ist kein { $colour ->
        [R] rotes
        [B] blaues
        [G] grünes
        [Y] gelbes
       *[P] violettes
    } Kreuz mehr übrig.
   *[other] { $who } { $count ->
        [one] gewinnt
       *[other] gewinnen
    }: Es ist kein { $colour ->
        [R] rotes
        [B] blaues
        [G] grünes
        [Y] gelbes
       *[P] violettes
    } Kreuz mehr übrig.
}

## Ablehnungen

masker-unreadable = „{ $move }“ ist kein gültiger Zug. Nenne ein Feld von a1 bis { $last }; oder schreib: stop; oder, um deine Stapel aufzufüllen: share 3 2.
masker-first-capture = Mindestens ein Kreuz musst du in jedem Zug erobern: Nenne eines.
masker-nothing-to-share = Jetzt gibt es nichts aufzuteilen: Nenne ein Kreuz, das du eroberst.
masker-must-share = Nimm insgesamt { $total ->
    [one] { $total } Kreuz
   *[other] { $total } Kreuze
}, davon { $least } bis { $most } von Platz { $first } und den Rest von Platz { $second }, zum Beispiel: share { $least } { $rest }.
masker-colourless-there = Auf { $at } liegt das farblose Kreuz selbst.
masker-empty-place = Auf { $at } liegt kein Kreuz.
masker-not-beside = Das Kreuz auf { $at } berührt das farblose auf { $home } nicht.

masker-no-colour = „{ $letter }“ kann niemandes Farbe sein. Die Farben sind: { $colours }.
masker-team-colours = Zu viert haben die Plätze 0 und 2 eine gemeinsame Farbe, die Plätze 1 und 3 ebenso.
masker-same-colours = Zwei Seiten haben dieselbe Farbe.
masker-no-cross = „{ $letter }“ im Feld { $field } ist kein Kreuz. Kreuze sind w, R, B, G, Y und P.
masker-too-many = In „{ $field }“ sind mehr Kreuze, als in der Schachtel liegen.
masker-one-colourless = Auf dem Spielfeld muss genau ein farbloses Kreuz liegen, o.
masker-grid-shape = Ein Spielfeld hat sechs Reihen zu sechs oder neun Türme zu höchstens vier.
masker-colourless-covered = Das farblose Kreuz muss oben auf seinem Turm liegen.
masker-box = Von der Sorte { $cross } liegen { $held } Kreuze in der Schachtel, die Stellung hat aber { $found }.
masker-eliminated = Ausgeschieden ist, wessen Farbe nicht mehr auf dem Spielfeld liegt: hier Platz { $seats }.
masker-nobody-left = In dieser Stellung ist niemand mehr übrig.
masker-turn-was-over = Der Zug von Platz { $seat } war schon zu Ende.
masker-full-turn = Platz { $seat } hat volle Stapel und setzt aus, kann also nicht dran sein.
masker-out-turn = Platz { $seat } ist ausgeschieden, kann also nicht dran sein.
masker-grid-option = Die Option „grid“ passt nicht zum Spielfeld dieser Stellung.
masker-past = Die bisherigen Züge führen nicht zu dieser Stellung.
masker-no-disc = Die Ansicht lässt für einen verdeckten Platz keine Farbe übrig.

## Im Terminal

masker-your-colour = Deine geheime Farbe: { $colour }. Behalte mindestens ein Kreuz davon auf dem Spielfeld!
masker-out = ausgeschieden

## Auf der Seite

masker-grid = Die Kreuze
masker-goal = Schütze ein { $colour ->
    [R] rotes
    [B] blaues
    [G] grünes
    [Y] gelbes
   *[P] violettes
} Kreuz: Wer übrig bleibt, gewinnt.
masker-goal-all = Wessen Farbe weg ist, scheidet aus. Wer übrig bleibt, gewinnt.
masker-goal-missed = Kein { $colour ->
    [R] rotes
    [B] blaues
    [G] grünes
    [Y] gelbes
   *[P] violettes
} Kreuz mehr: Du bist ausgeschieden.
masker-on-grid = Kreuze auf dem Spielfeld
masker-left-then = →{ $count }
masker-left-less = −{ $count }
masker-place = { $count ->
    [0] { $at }: leer
    [one] { $at }: { $crosses }
   *[other] { $at }, von unten: { $crosses }
}
masker-place-open = { $what }; kann erobert werden
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
    [mine] Deine geheime Farbe: { $colour }
   *[theirs] Farbe: { $colour }
}
masker-wears-hidden = Farbe unbekannt
masker-held = { $count } erobert
masker-held-of = { $count } von { $full } erobert
masker-nothing-held = noch kein Kreuz erobert
masker-left = { $count ->
    [0] keines übrig
    [one] 1 auf dem Spielfeld übrig
   *[other] { $count } auf dem Spielfeld übrig
}
masker-choose = { $taken ->
    [0] Erobere ein leuchtendes Kreuz: eins bis drei pro Zug.
    [one] 1 von höchstens 3 erobert. Erobere noch ein leuchtendes Kreuz oder hör auf.
   *[other] { $taken } von höchstens 3 erobert. Erobere noch ein leuchtendes Kreuz oder hör auf.
}
masker-last-turn = { $who } hat { $crosses } erobert.
masker-ending = Der letzte Zug
masker-again = Der letzte Zug von { $who }, Kreuz für Kreuz:
masker-go-on = Weiter
masker-last-own = { $count ->
    [one] Ein Kreuz deiner Farbe weniger: noch { $left } übrig.
   *[other] { $count } Kreuze deiner Farbe weniger: noch { $left } übrig.
}
masker-first-turn = Mit { $full } eroberten Kreuzen setzt du nur noch aus. Liegt keines deiner Farbe mehr da, scheidest du aus.
masker-in-brief = Deine Farbe: noch { $left }. Erobert: { $held } von { $full }.
masker-story-last = { $loser } ({ $colour }): Das letzte Kreuz hat { $who } auf { $at } erobert.
masker-story-own = { $count ->
    [one] { $who } hat ein Kreuz der eigenen Farbe erobert.
   *[other] { $who } hat { $count } Kreuze der eigenen Farbe erobert.
}
masker-story-hunt = { $found ->
    [nobody] { $who } hatte es vor allem auf { $colour } abgesehen: niemandes Farbe.
   *[somebody] { $who } hatte es vor allem auf { $colour } abgesehen: die Farbe von { $owner }!
}
masker-anywhere = { $taken ->
    [0] Du darfst jedes Kreuz auf dem Spielfeld erobern.
    [one] In diesem Zug hast du schon eines erobert. Erobere jetzt ein beliebiges Kreuz oder hör auf.
   *[other] In diesem Zug hast du schon { $taken } erobert. Erobere jetzt ein beliebiges Kreuz oder hör auf.
}
masker-anywhere-why = { $why ->
    [white] Ein weißes Kreuz wurde erobert.
    [yours] Kein Kreuz berührt das farblose: Dein Zug ist zu Ende.
    [theirs] Kein Kreuz berührt das farblose: Der Zug von { $who } ist zu Ende.
   *[alone] Kein Kreuz berührt das farblose.
}
masker-other-turn = { $taken ->
    [0] { $who } ist dran.
    [one] { $who } hat in diesem Zug ein Kreuz erobert.
   *[other] { $who } hat in diesem Zug { $taken } Kreuze erobert.
}
masker-other-anywhere = { $taken ->
    [0] { $who } darf jedes Kreuz auf dem Spielfeld erobern.
    [one] { $who } hat in diesem Zug ein Kreuz erobert und darf jetzt jedes erobern.
   *[other] { $who } hat in diesem Zug { $taken } Kreuze erobert und darf jetzt jedes erobern.
}
masker-capture = Erobern
masker-stop = Hier aufhören
masker-soon-stop = Dein Zug endet …
masker-would-capture = Das { $cross ->
    [w] weiße
    [R] rote
    [B] blaue
    [G] grüne
    [Y] gelbe
   *[P] violette
} Kreuz auf { $at } erobern?
masker-would-harm = Das ist deine eigene Farbe! { $left ->
    [one] Dann bleibt nur noch eines.
   *[other] Dann bleiben noch { $left }.
}
masker-would-lose = Es ist das letzte in deiner Farbe: Du würdest ausscheiden!
masker-would-eliminate = Das wäre das Aus für { $who }.
masker-would-doubt = Es ist das letzte { $colour ->
    [R] rote
    [B] blaue
    [G] grüne
    [Y] gelbe
   *[P] violette
}: Wer diese Farbe hat, würde ausscheiden.
masker-would-end-turn = Damit wäre dein Zug zu Ende.
masker-would-isolate = Dort berührt nichts das farblose: Dein Zug endet, und { $who } darf mit jedem Kreuz beginnen.
masker-would-end-game = Damit wäre die Partie zu Ende.
masker-nearly-full = { $left ->
    [0] Deine Stapel sind dann voll: Von da an setzt du nur noch aus.
    [one] Noch ein Kreuz, dann sind deine Stapel voll: Von da an setzt du nur noch aus.
   *[other] Noch { $left } Kreuze, dann sind deine Stapel voll: Von da an setzt du nur noch aus.
}
masker-would-open = { $mine ->
    [you] Du könntest weitermachen mit: { $places }.
   *[other] { $who } könnte dann erobern: { $places }.
}
masker-would-open-all = { $mine ->
    [you] Du könntest mit jedem Kreuz auf dem Spielfeld weitermachen.
   *[other] { $who } könnte dann jedes Kreuz auf dem Spielfeld erobern.
}
masker-share = Du bist ausgeschieden. Füll deine Stapel auf: Wie viele Kreuze von wem?
masker-gives = { $who }: { $count }
masker-share-less = Weniger von { $who }
masker-share-more = Mehr von { $who }
masker-share-take = Nehmen
masker-click-captures = Ein Klick erobert das { $cross ->
    [w] weiße
    [R] rote
    [B] blaue
    [G] grüne
    [Y] gelbe
   *[P] violette
} Kreuz auf { $at }.
