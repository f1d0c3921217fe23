hint-masker-capture = Cattura una croce { $cross ->
    [w] bianca
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
}.{ $why ->
    [only] { " " }Non c’è altro da catturare.
    [white] { " " }Il bianco non è il colore di nessuno.
    [spares] { " " }Altrimenti c’è solo il tuo colore da catturare.
    [scarce] { " " }Di quel colore { $left ->
        [one] ne resterà solo una
       *[other] ne resteranno solo { $left }
    }: chi ce l’ha è in pericolo.
    [bluff] { " " }È il tuo colore, ma ne resteranno { $left }. Un bluff: gli altri sospetteranno un altro colore.
    [own] { " " }È il tuo colore, ma { $left ->
        [one] ne resterà una
       *[other] ne resteranno { $left }
    }.
    [foreign] { " " }Non è il tuo colore: forse è quello di qualcun altro.
   *[none] { "" }
} { $anywhere ->
    [1] Poi si può catturare qualsiasi croce.
   *[0] Poi si possono catturare: { $open }.
}{ $own ->
    [none] { "" }
   *[other] { " " }Del tuo colore: { $own }.
}{ $white ->
    [none] { "" }
   *[other] { " " }Attenzione, bianco: { $white }. Aprirebbe tutta la griglia.
}
hint-masker-last = Cattura l’ultima croce { $cross ->
    [R] rossa
    [B] blu
    [G] verde
    [Y] gialla
   *[P] viola
} della griglia: chi ha quel colore è fuori gioco.
hint-masker-stop = { $anywhere ->
    [1] Il prossimo giocatore potrà catturare qualsiasi croce.
   *[0] Il prossimo giocatore potrà catturare: { $open }.
}{ $own ->
    [none] { "" }
   *[other] { " " }Del tuo colore: { $own }.
}{ $why ->
    [costly] { " " }Continuare ti costringerebbe a catturare una croce del tuo colore.
    [safe] { " " }Nessuna è del tuo colore.
   *[none] { "" }
}{ $white ->
    [none] { "" }
   *[other] { " " }Attenzione, bianco: { $white }. Aprirebbe tutta la griglia.
}
