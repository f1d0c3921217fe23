hint-mask-card = The card would be worth about { $worth ->
    [one] { $worth } point to you.
   *[other] { $worth } points to you.
}
hint-mask-no-use = The card wouldn’t do you any good.
hint-mask-unread = You haven’t read the card; on average, a card is worth about two points.
hint-mask-way = { $cost ->
    [0] This stick would earn you { $gain } more on payday, and moving it is free.
   *[other] This stick would earn you { $gain } more on payday, and moving it costs { $cost }.
}
hint-mask-hinder = { $player } would earn { $loss } less on payday.
hint-mask-orient = Your sticks would earn { $gain } on payday.
hint-mask-pass = Passing costs nothing, and you keep your points.
hint-mask-stay = Passing costs nothing, and your sticks earn { $gain } where they are.
hint-mask-done = Your sticks earn { $gain } where they are, and further steps would cost you.
hint-mask-draw = Whoever buys the card from you pays you.
hint-mask-sold = If you drop out and nobody bids more, { $player } pays you { $points }.
hint-mask-place = Around this hole, the masks to come pay more than average.
hint-mask-bluff = A bid makes the card look good: whoever bids more pays you.
hint-mask-unwanted = { $player } isn’t bidding for this card: it probably isn’t worth much.
hint-mask-risky = You haven’t read the card: it may be a bad one, and you’d have to do what it says.
hint-mask-wanted = { $player } is bidding for this card: it’s probably a good one.
hint-mask-own = If you bid and nobody goes higher, you pay the bank for your own card.
hint-mask-no-way = No ring is worth the steps now.
hint-mask-skip = Nothing that the card allows would help you now.
hint-mask-richest = Of the others, { $player } has the most points.
