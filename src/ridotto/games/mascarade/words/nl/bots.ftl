hint-mascarade = { $touched ->
    [0] Het eerste kaartje levert geen punten op.
   *[other] Gedeelde kenmerken met elk kaartje ernaast: { $cards }.{ $why ->
        [only] {" "}Niets anders past.
        [best] {" "}Geen andere zet levert zoveel op.
        [top] {" "}Geen zet levert meer op.
        [shut] {" "}Geen zet levert meer op, en de volgende speler krijgt geen vakje dat twee maskers raakt.
        [fewer] {" "}Van de zetten die het meest opleveren, laat deze voor de volgende speler de minste vakjes over die twee maskers raken.
        [give] {" "}Zetten die meer opleveren, laten voor de volgende speler meer vakjes over die twee maskers raken.
        [keep] {" "}Zetten die meer opleveren, kosten een masker dat op meer vakjes past.
        [hard] {" "}Het past op minder vakjes dan je andere maskers.
       *[none] {""}
    }
}
