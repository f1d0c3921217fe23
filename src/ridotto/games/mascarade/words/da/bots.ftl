hint-mascarade = { $touched ->
    [0] Det første kort giver ingen point.
   *[other] Fælles kendetegn med hver nabo: { $cards }.{ $why ->
        [only] {" "}Intet andet passer.
        [best] {" "}Intet andet træk giver så meget.
        [top] {" "}Intet træk giver mere.
        [shut] {" "}Intet træk giver mere, og den næste spiller får intet felt, der rører to masker.
        [fewer] {" "}Af de træk, der giver mest, efterlader det den næste spiller færrest felter, der rører to masker.
        [give] {" "}Træk, der giver mere, ville efterlade den næste spiller flere felter, der rører to masker.
        [keep] {" "}Træk, der giver mere, ville koste en maske, der passer på flere felter.
        [hard] {" "}Den passer på færre felter end dine andre masker.
       *[none] {""}
    }
}
