hint-masker-capture = Erobert ein { $cross ->
    [w] weißes
    [R] rotes
    [B] blaues
    [G] grünes
    [Y] gelbes
   *[P] violettes
} Kreuz.{ $why ->
    [only] { " " }Etwas anderes kannst du nicht erobern.
    [white] { " " }Weiß ist niemandes Farbe.
    [spares] { " " }Sonst könntest du nur deine eigene Farbe erobern.
    [scarce] { " " }Davon gibt es dann nur noch { $left }: Wer diese Farbe hat, ist in Gefahr.
    [bluff] { " " }Es ist deine eigene Farbe, aber davon gibt es dann noch { $left }. Ein Bluff: Die anderen vermuten bei dir eher eine andere.
    [own] { " " }Es ist deine eigene Farbe, aber davon gibt es dann noch { $left }.
    [foreign] { " " }Es ist nicht deine Farbe, trifft also vielleicht jemand anderen.
   *[none] { "" }
} { $anywhere ->
    [1] Danach kann jedes Kreuz erobert werden.
   *[0] Danach können diese erobert werden: { $open }.
}{ $own ->
    [none] { "" }
   *[other] { " " }Davon in deiner Farbe: { $own }.
}{ $white ->
    [none] { "" }
   *[other] { " " }Achtung, weiß: { $white }. Nach Weiß darf jedes Kreuz erobert werden.
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
}{ $own ->
    [none] { "" }
   *[other] { " " }Davon in deiner Farbe: { $own }.
}{ $why ->
    [costly] { " " }Machst du weiter, musst du eines deiner eigenen Farbe erobern.
    [safe] { " " }Deine Farbe ist nicht dabei.
   *[none] { "" }
}{ $white ->
    [none] { "" }
   *[other] { " " }Achtung, weiß: { $white }. Nach Weiß darf jedes Kreuz erobert werden.
}
