### Mask

mask-summary = Sticks under painted masks, and cards sold by auction.
mask-in-short = Each round a new mask covers the board: sticks in its rings earn points.
mask-play-long = Play the full game: 18 masks, about an hour

## Options

option-mask-farewell = Farewell: at the end, the masks come off one by one, and each time the one below pays again
option-mask-masks = Number of masks (by the rules: 18 for three players, 16 for four, 15 for five, 12 for six)
option-mask-first = Who starts
option-mask-first-lot = drawn by lot
option-mask-deck = Your own card file
option-mask-stencils = Your own mask file

## The masks

mask-stencil-smiler = the Smiler
mask-stencil-sulker = the Sulker
mask-stencil-winker = the Winker
mask-stencil-singer = the Singer
mask-stencil-owl = the Owl
mask-stencil-cat = the Cat
mask-stencil-fox = the Fox
mask-stencil-devil = the Devil
mask-stencil-king = the King
mask-stencil-jester = the Jester
mask-stencil-pirate = the Pirate
mask-stencil-clown = the Clown
mask-stencil-moon = the Moon
mask-stencil-greybeard = the Greybeard
mask-stencil-weeper = the Weeper
mask-stencil-cyclops = the Cyclops
mask-stencil-doctor = the Doctor
mask-stencil-lion = the Lion

## The cards

mask-card-stroll = Stroll
mask-card-stroll-text = Move your sticks up to 3 steps in all, for free.
mask-card-long-stroll = Long stroll
mask-card-long-stroll-text = Move your sticks up to 6 steps in all, for free.
mask-card-two-by-two = Two by two
mask-card-two-by-two-text = You may move each of your sticks one step, for free.
mask-card-leap = Leap
mask-card-leap-text = Move one of your sticks along its row or column to any free hole; it may jump over sticks, but not over the centre.
mask-card-trapdoor = Trapdoor
mask-card-trapdoor-text = Put one of your sticks in any free hole.
mask-card-quick-change = Quick change
mask-card-quick-change-text = Swap one of your sticks with another player’s stick.
mask-card-shove = Shove
mask-card-shove-text = Move another player’s stick up to 2 steps.
mask-card-crowd = Crowd
mask-card-crowd-text = Move up to three sticks of other players one step each.
mask-card-banish = Banish
mask-card-banish-text = Put another player’s stick in any free hole on the outer edge.
mask-card-mix-up = Mix-up
mask-card-mix-up-text = Choose two other players and swap a stick of one with a stick of the other.
mask-card-promenade = Promenade
mask-card-promenade-text = Each player in turn may move one of their sticks one step, for free.
mask-card-toll = Toll
mask-card-toll-text = Each player pays the bank 1 point for each of their sticks in a ring or double ring.
mask-card-collection = Collection
mask-card-collection-text = Each other player pays you 1 point.
mask-card-largesse = Largesse
mask-card-largesse-text = You pay each other player 1 point, clockwise, as long as your points last.
mask-card-consolation = Consolation
mask-card-consolation-text = Each player with no stick in a ring or double ring gets 2 points from the bank.
mask-card-purse = Purse
mask-card-purse-text = Get 4 points from the bank.
mask-card-full-purse = Full purse
mask-card-full-purse-text = Get 8 points from the bank.
mask-card-pickpocket = Pickpocket
mask-card-pickpocket-text = Take 3 points from a player of your choice.
mask-card-fine = Fine
mask-card-fine-text = Pay 3 points to the bank.
mask-card-ruin = Ruin
mask-card-ruin-text = Pay half of your points, rounded down, to the bank.
mask-card-alms = Alms
mask-card-alms-text = Give 2 points to the other player with the fewest points; if several are tied, you choose.
mask-card-quarter-turn = Quarter turn
mask-card-quarter-turn-text = Lift the mask and lay it again in any direction.
mask-card-early-payday = Early payday
mask-card-early-payday-text = Payday now, for everybody.
mask-card-private-payday = Private payday
mask-card-private-payday-text = Payday now, for you alone.

## What happens

mask-places = { $who } puts a stick in { $at }.
mask-turns-up = { $who } turns up a mask: { $mask }.
mask-lays = { $who } lays { $mask } { $orientation ->
    [0] upright
    [1] with a quarter turn
    [2] upside down
   *[other] with three quarter turns
}.
mask-passes = { $who } passes.
mask-goes = { $who } moves a stick from { $from } to { $to } and pays { $cost ->
    [one] { $cost } point.
   *[other] { $cost } points.
}
mask-done = { $who } is done.
mask-draws = { $who } draws a card and puts it up for auction.
mask-draws-known = { $who } draws { $card } and puts it up for auction.
mask-bids = { $who } bids { $points }.
mask-out = { $who } drops out.
mask-cannot-bid = { $who } can’t afford to bid and drops out.
mask-unsold = Nobody wants { $who }’s card: it goes under the pile without being read out.
mask-buys = { $who } buys the card from { $seller } for { $points } and reads it out: { $card }.
mask-keeps = { $who } keeps the card for { $points } and reads it out: { $card }.
mask-pays = { $who } pays { $points ->
    [one] 1 point
   *[other] { $points } points
} to { $to }.
mask-pays-bank = { $who } pays { $points ->
    [one] 1 point
   *[other] { $points } points
} to the bank.
mask-gets = { $who } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} from the bank.
mask-walks = { $who } moves a stick from { $from } to { $to }.
mask-walks-other = { $who } moves { $owner }’s stick from { $from } to { $to }.
mask-leaps = { $who } makes a stick leap from { $from } to { $to }.
mask-leaps-other = { $who } makes { $owner }’s stick leap from { $from } to { $to }.
mask-puts = { $who } moves a stick from { $from } straight to { $to }.
mask-puts-other = { $who } moves { $owner }’s stick from { $from } straight to { $to }.
mask-swaps = { $who } swaps the sticks in { $one } ({ $owner }) and { $other } ({ $second }).
mask-turns = { $who } lays { $mask } again, { $orientation ->
    [0] upright
    [1] with a quarter turn
    [2] upside down
   *[other] with three quarter turns
}.
mask-skips = { $who } doesn’t use { $card }.
mask-cannot = { $who } can’t do anything with { $card }.
mask-payday = Payday on { $mask }: { $gains }.
mask-payday-nobody = Payday on { $mask }: nobody gets anything.
mask-takes-off = Off comes { $mask }.

## How it ends

mask-last-payday = The last mask has paid.
mask-farewell = The last mask has come off.

## Refusals

mask-unreadable = “{ $move }” isn’t a valid move. Try, for instance: place c3, orient 2, pass, go a1 a4, done, draw, bid 4, out, put a1 g7, swap a1 c3, from 2, to 2, skip.
mask-must-place = Put a stick in a free hole first, like: place c3.
mask-must-orient = Lay the mask first: orient 0, 1, 2 or 3.
mask-centre = The centre, d4, isn’t a hole.
mask-hole-taken = There is already a stick in { $at }; it belongs to seat { $owner }.
mask-why-hole-taken = There is already a stick in { $at }.
mask-why-orient = Lay the mask first.
mask-why-bid = A card is being sold: bid, or drop out.
mask-must-bid = The card is being sold: bid { $least } or more (you have { $points }), or write: out.
mask-bid-too-low = A bid of { $bid } is too low: bid at least { $least }.
mask-bid-too-high = You can’t bid { $bid }: you have { $points }.
mask-choose = It’s your turn: pass, draw, or move a stick, like: go a1 a4.
mask-moving = You’re moving: move a stick again, like: go a1 a4; or write: done.
mask-no-cards = There’s no card left to draw: pass, or move a stick.
mask-not-your-stick = You have no stick in { $at }. Yours are in { $yours }.
mask-no-way = There’s no clear path from { $begin } to { $end }: you can’t cross sticks or the centre.
mask-too-dear = Moving from { $begin } to { $end } costs { $cost }, but you only have { $points }.
mask-by-card-must = The card { $card } has to be carried out.
mask-by-card-go = The card { $card } moves sticks, like: go a1 a2.
mask-by-card-leap = The card { $card } moves a stick along its row or column, like: go a1 a5.
mask-by-card-put = The card { $card } puts a stick in another hole, like: put a1 g7.
mask-by-card-swap = The card { $card } swaps two sticks, like: swap a1 c3.
mask-by-card-orient = The card { $card } lays the mask again: orient 0, 1, 2 or 3.
mask-by-card-from = The card { $card } takes points from one player, like: from 2. You can choose: { $seats }.
mask-by-card-to = The card { $card } gives points to one player, like: to 2. You can choose: { $seats }.
mask-not-from = You can’t take from seat { $seat } with { $card }. You can choose: { $seats }.
mask-not-to = You can’t give to seat { $seat } with { $card }. You can choose: { $seats }.
mask-no-stick = There is no stick in { $at }.
mask-swap-own = The card { $card } swaps one of your sticks with another player’s.
mask-swap-others = The card { $card } swaps a stick of one other player with a stick of another.
mask-only-own = The card { $card } only moves your own sticks, and the one in { $at } isn’t yours.
mask-only-others = The card { $card } only moves other players’ sticks, and the one in { $at } is yours.
mask-not-in-line = With { $card }, a stick stays in its row or column and doesn’t cross the centre: it can’t get from { $begin } to { $end }.
mask-not-border = The card { $card } puts a stick on the outer edge, and { $end } isn’t part of it.
mask-stick-done = The card { $card } doesn’t let the stick in { $at } move any further.
mask-too-far = It’s { $steps } steps from { $begin } to { $end }, and { $card } only has { $left } left.

mask-stencils-count = { $file }: the file ends on line { $line } with { $found ->
    [one] { $found } mask
   *[other] { $found } masks
}, but it needs { $wanted }.
mask-stencils-rings = { $file }, line { $line }: the mask { $mask } has { $found ->
    [one] only { $found } ring
   *[other] { $found } rings, double rings included
}; it needs 5 to 10.
mask-stencils-name = { $file }, line { $line }: “{ $text }” should be the name of a mask, in letters; seven rows of seven holes follow it.
mask-stencils-twice = { $file }, line { $line }: there is already a mask called { $mask } on line { $first }.
mask-stencils-rows = { $file }, line { $line }: the mask { $mask } ends after { $found ->
    [one] { $found } row
   *[other] { $found } rows
}; it needs seven.
mask-stencils-row = { $file }, line { $line }: row { $row } of a mask has seven holes, not “{ $text }”.
mask-stencils-hole = { $file }, line { $line }: “{ $letter }” on { $hole } isn’t a hole. Write . for a hole, o for a ring, @ for a double ring.
mask-stencils-centre = { $file }, line { $line }: there is “{ $letter }” on { $hole }, but the centre isn’t a hole. Write # there.
mask-cards-line = { $file }, line { $line }: “{ $text }” isn’t a valid card. Write how many, the name and what it does, like: 3 Purse: bank pays you 4.
mask-cards-effect = { $file }, line { $line }: “{ $effect }” isn’t something the card { $card } can do. Try, for instance: walk own 2 sticks 3 steps; swap own other; you pay bank 3.
mask-cards-twice = { $file }, line { $line }: there is already a card called { $card } on line { $first }.
mask-cards-count = { $file }: the deck ends on line { $line } with { $found ->
    [one] { $found } card
   *[other] { $found } cards
}, but it needs { $wanted }.

mask-no-hole = “{ $hole }” isn’t a hole: holes go from a1 to g7, without the centre d4.
mask-no-ring = “{ $pay }” on { $hole } isn’t a ring: a ring pays 3, a double ring 5.
mask-no-mask = There is no mask “{ $mask }” in the box.
mask-twice = The mask { $mask } appears twice.
mask-laid = The field “laid” should be a list with the name and orientation of each mask.
mask-top = The last mask in “laid” is the one on top: “mask” and “orientation” must say the same.
mask-rings = The field “rings” doesn’t match the mask on the board: here it should be { $rings }.
mask-hole-twice = There are two sticks in { $hole }.
mask-no-card = There is no card “{ $card }” in the deck.
mask-too-many-cards = The deck holds { $held } of the card { $card }, but the position has { $found }.
mask-too-many = There are { $found } cards, and a pile holds { $most } at most.
mask-no-phase = “{ $phase }” isn’t a phase. The phases are: { $phases }.
mask-phase-sticks = In the phase “place”, some sticks aren’t on the board yet; in all other phases, every stick is.
mask-phase-placed = Seat { $seat } has both sticks on the board, so it can’t be its turn to place one.
mask-phase-orient = In the phase “orient”, it’s the opener’s turn, and there is a mask left to lay.
mask-phase-round = A round needs a mask on the board.
mask-phase-auction = There is an “auction” in the phases “auction” and “card”, and only then.
mask-bid-bidder = A highest bid needs a bidder, and a bidder a bid.
mask-bid-held = Seat { $seat } can’t hold the highest bid, { $bid }: the highest bidder hasn’t dropped out, and has that many points.
mask-doer = Only the buyer, seat { $seat }, carries out this card.
mask-walked = The stick in { $hole } can’t have moved that far with this card.
mask-view-cards = The view’s unseen cards don’t match its pile.
mask-view-masks = The number of masks left doesn’t match the unseen ones.

## In the terminal

mask-you-hold = Only you know the card for sale: { $card }. “{ $text }”
mask-cost = costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mask-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mask-lying = Mask: { $mask }. { $left ->
    [0] It’s the last one.
    [one] One more to come.
   *[other] { $left } more to come.
} A ring ( ) pays 3, a double ring (( )) pays 5.
mask-would-pay = would pay now: { $gains }
mask-carrying-out = The card says: { $card }. “{ $text }”
mask-auction = { $seller } is selling a card. Still bidding: { $staying }.
mask-highest = Highest bid: { $points } by { $who }.
mask-no-bid = No bid yet; the lowest is 1.

## On the page

mask-chapter = mask { $number }
mask-base = The board
mask-hole = { $at }, empty
mask-hole-stick = { $at }, { $who }’s stick
mask-hole-ring = ring worth { $pay }
mask-hole-open = can be chosen
mask-hole-start = can move
mask-hole-hinted = suggested
mask-to-come = { $left ->
    [0] last mask
    [one] 1 mask to come
   *[other] { $left } masks to come
} · { $cards ->
    [one] pile: 1 card
   *[other] pile: { $cards } cards
}
mask-next-known = You remember the next card: { $card }
mask-goal = Rings pay when the round ends. Most points wins.
mask-goal-place = Next, masks will cover the board. A stick that pokes through a ring of the mask earns 3 points each round, or 5 through a double ring. Most points wins.
mask-goal-yours = { $gain ->
    [0] Rings pay when the round ends, and none of your sticks pokes through one. Most points wins.
   *[other] Rings pay when the round ends: as things stand, you’d get { $gain }. Most points wins.
}
mask-goal-prices = The coins show what it costs to get there.

mask-asks-place = Put one of your sticks in a free hole.
mask-asks-orient = You open this round: which way round should { $mask } go?
mask-asks-turn = One of these three: choose a stick to move, sell a card, or pass.
mask-asks-move = Choose a stick to keep moving, or say that you’re done.
mask-asks-card = Do what the card says.
mask-waits-place = { $who } is choosing a hole for a stick.
mask-waits-orient = { $who } opens this round and is turning { $mask }.
mask-waits-turn = { $who } is choosing: pass, move, or sell a card.
mask-waits-move = { $who } is moving sticks.
mask-waits-auction = { $who } is choosing: bid or drop out.
mask-waits-card = { $who } is doing what the card says.
mask-choose-stick = Choose a stick.
mask-moved = { $who } moved { $ways }{ $cost ->
    [0] .
   *[other] {" "}for { $cost }.
}
mask-choose-direction = Choose how the mask should lie now.
mask-swap-with = The stick in { $at }: swap it with which one?
mask-where-to = The stick in { $at }: where to?

mask-deed-place = Put a stick in { $one }
mask-deed-go = From { $one } to { $other }
mask-deed-put = From { $one } straight to { $other }
mask-deed-swap = Swap { $one } and { $other }
mask-deed-orient = { $one ->
    [0] Upright
    [1] A quarter turn
    [2] Upside down
   *[other] A three-quarter turn
}
mask-deed-bid = Bid { $one }
mask-deed-from = Take from { $who }
mask-deed-to = Give to { $who }
mask-deed-pass = Pass
mask-deed-draw = Draw a card and sell it
mask-about-draw = Instead of moving. All bid; the buyer pays you and does what it says.
mask-deed-done = Done
mask-deed-skip = Skip it
mask-deed-out = Drop out
mask-soon-pass = Passing…
mask-soon-draw = Drawing a card…
mask-soon-done = Ending your turn…
mask-soon-skip = Skipping it…
mask-soon-out = Dropping out…
mask-soon-from = Taking from { $who }…
mask-soon-to = Giving to { $who }…
mask-costs-left = Costs { $cost }, leaves you with { $left }.
mask-payday-would = Payday would pay: { $gains }.
mask-payday-would-nobody = Payday would pay nobody.
mask-payday-gain = payday +{ $gain }
mask-payday-now = Payday!
mask-nobody-paid = Nobody gets anything.
mask-ending = The last payday
mask-last-card = Last card: { $card }, bought by { $who } for { $points }.
mask-tally = How the points came about
mask-tally-start = At the start
mask-tally-paydays = Paydays
mask-tally-sold = Cards sold
mask-tally-bought = Cards bought
mask-tally-steps = Steps
mask-tally-cards = Card effects
mask-tally-end = At the end
mask-go-on = Continue
mask-gain = +{ $gain }
mask-then = →{ $points }
mask-confirm = Confirm
mask-tap-again = Tap again: { $what }
mask-orientations = Ways to lay the mask
mask-list = { $count ->
    [one] Show the only move
   *[other] Show all { $count } moves
}

mask-price = −{ $points }
mask-bought = Bought by { $who } for { $points }
mask-sells = { $mine ->
    [mine] You’re holding up this card.
   *[theirs] { $who } is holding up a card.
}
mask-would-pay-to = { $mine ->
    [mine] If you keep it, you pay the bank.
   *[theirs] If you buy it, you pay { $who }.
}
mask-first-sale = Cards can be good or bad: whoever buys one has to do what it says.
mask-card-unknown = A card you haven’t seen
mask-known-all = Everybody has heard it.
mask-known-you = Only you know what it is.
mask-known-you-and = Known to you and { $who }.
mask-known-to = { $who } knows it.
mask-known-to-several = { $who } know it.
mask-clue = { $bids ->
    [yes] { $who } is bidding, too: a good card, or a bluff.
   *[no] { $who } isn’t bidding: the card may be bad.
}
mask-if-unsold = If nobody bids, the card goes under the pile and stays secret.
mask-if-quiet = If you don’t bid yourself, hardly anybody will.
mask-only-you = You’re the only one left: { $least ->
    [one] 1 point gets it.
   *[other] { $least } points get it.
}
mask-all-cards = Possible cards
mask-cards-unseen = Cards that this could be
mask-seconds = { $seconds } s
mask-bid-less = Bid less
mask-bid-more = Bid more
mask-bid-slide = Your bid
mask-bid-left = Bid { $bid } · you keep { $left }
mask-standing-highest = highest bid
mask-standing-in = still in
mask-standing-out = dropped out
mask-opens = lays the mask
mask-opened = plays last
mask-wins = wins
