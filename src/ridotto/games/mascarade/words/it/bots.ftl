hint-mascarade = { $touched ->
    [0] La prima carta non dà punti.
   *[other] Tratti in comune con ogni carta vicina: { $cards }.{ $why ->
        [only] {" "}Nient’altro va bene.
        [best] {" "}Nessun’altra mossa dà tanti punti.
        [top] {" "}Nessuna mossa dà più punti.
        [shut] {" "}Nessuna mossa dà più punti, e chi gioca dopo non avrà caselle accanto a due maschere.
        [fewer] {" "}Tra le mosse che danno più punti, è quella che lascia a chi gioca dopo meno caselle accanto a due maschere.
        [give] {" "}Le mosse che danno più punti lascerebbero a chi gioca dopo più caselle accanto a due maschere.
        [keep] {" "}Le mosse che danno più punti costerebbero una maschera che va bene in più caselle.
        [hard] {" "}Va bene in meno caselle delle altre tue maschere.
       *[none] {""}
    }
}
