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
