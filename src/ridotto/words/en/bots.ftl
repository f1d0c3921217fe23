### What bots say about moves

hint-for = What a master would think of, for { $who }:
no-thinker = No bot thinks about { $game } yet, so there is no hint.

hint-masker-capture = Takes a { $cross ->
    [w] white
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross. { $anywhere ->
    [1] After it any cross can be captured.
   *[0] After it these can be captured: { $open }.
}
hint-masker-stop = { $anywhere ->
    [1] The next player may capture any cross.
   *[0] The next player may capture: { $open }.
}
hint-mascarade = { $touched ->
    [0] The first card scores nothing.
   *[other] Features shared with each neighbour: { $cards }.
}
hint-mask-card = The card would bring you about { $worth ->
    [one] { $worth } point.
   *[other] { $worth } points.
}
hint-mask-unread = You have not read the card; on average one is worth about two points.
hint-mask-way = Brings { $gain } more on payday and costs { $cost }.
hint-mask-orient = Your sticks would earn { $gain } on payday.
hint-mask-else = Stands best in the games that were imagined.
