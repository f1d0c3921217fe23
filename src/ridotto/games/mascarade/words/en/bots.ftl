hint-mascarade = { $touched ->
    [0] The first card scores nothing.
   *[other] Features shared with each neighbour: { $cards }.{ $why ->
        [only] {" "}Nothing else fits.
        [best] {" "}No other move scores as much.
        [top] {" "}No move scores more.
        [shut] {" "}No move scores more, and the next player gets no square that touches two masks.
        [fewer] {" "}Of the moves that score most, it leaves the next player the fewest squares that touch two masks.
        [give] {" "}Moves that score more would leave the next player more squares that touch two masks.
        [keep] {" "}Moves that score more would use up a mask that fits in more places.
        [hard] {" "}It fits in fewer places than your other masks.
       *[none] {""}
    }
}
