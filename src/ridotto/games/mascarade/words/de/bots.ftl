hint-mascarade = { $touched ->
    [0] Die erste Karte bringt keine Punkte.
   *[other] Gemeinsame Merkmale mit jeder Karte daneben: { $cards }.{ $why ->
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
