### Mascarade

mascarade-summary = Place masks next to masks that share a feature.
mascarade-play-long = Play the full game: 100 masks, about 30 minutes
mascarade-in-short = Fit mask to mask: every shared feature scores.

## Options

option-mascarade-scoring = How to win
option-mascarade-scoring-points = points for every shared feature
option-mascarade-scoring-out = getting rid of all your cards first
option-mascarade-links = What a new mask must match
option-mascarade-links-all = every mask it touches
option-mascarade-links-any = at least one mask it touches
option-mascarade-masks = How many of the 100 masks to use, drawn by lot (by the rules: all)
option-mascarade-first = Who starts
option-mascarade-first-lot = drawn by lot
option-mascarade-deck = Your own deck file

## The masks

mascarade-mask = { $face } face, { $hair } hair, { $eyes } eyes, { $nose } nose, { $mouth } mouth
mascarade-face-0 = round
mascarade-face-1 = oval
mascarade-face-2 = square
mascarade-face-3 = heart-shaped
mascarade-face-4 = pear-shaped
mascarade-face-5 = diamond-shaped
mascarade-hair-0 = no
mascarade-hair-1 = curly
mascarade-hair-2 = straight
mascarade-hair-3 = spiky
mascarade-hair-4 = plaited
mascarade-hair-5 = powdered
mascarade-eyes-0 = round
mascarade-eyes-1 = sleepy
mascarade-eyes-2 = almond-shaped
mascarade-eyes-3 = crossed
mascarade-eyes-4 = winking
mascarade-eyes-5 = starry
mascarade-nose-0 = button
mascarade-nose-1 = hooked
mascarade-nose-2 = long
mascarade-nose-3 = broad
mascarade-nose-4 = turned-up
mascarade-nose-5 = beaked
mascarade-mouth-0 = smiling
mascarade-mouth-1 = sulking
mascarade-mouth-2 = laughing
mascarade-mouth-3 = singing
mascarade-mouth-4 = moustached
mascarade-mouth-5 = pursed

## What happens

mascarade-lays = { $who } places { $card } on { $at }{ $points ->
    [0] .
    [one] {" "}for { $points } point.
   *[other] {" "}for { $points } points.
}
mascarade-draws = { $who } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
mascarade-draws-known = { $who } draws { $cards }.
mascarade-passes = { $who } can’t place a card and misses a turn.

## How it ends

mascarade-last-card = The pool is empty, and so is one rack.
mascarade-blocked = Nobody can place another card.
mascarade-over-last = { $who } has placed their last mask: the game is over.
mascarade-over-blocked = Nobody can place another mask: the game is over.
mascarade-story-best = The best mask: { $who } on { $at }, { $score }.
mascarade-story-lead = { $left ->
    [0] { $who } took the lead with the very last mask.
    [one] { $who } took the lead for good with one mask to go.
   *[other] { $who } took the lead for good with { $left } masks to go.
}
mascarade-story-led = { $who } led almost from the start.

## Refusals

mascarade-unreadable = “{ $move }” isn’t a valid move. Write the card and the square, like: 03521 e6.
mascarade-not-yours = The card { $card } isn’t on your rack.
mascarade-jumbo-first = The first card goes on the Jumbo, { $jumbo }.
mascarade-occupied = There is already a card on { $at }.
mascarade-touches-nothing = On { $at }, the card { $card } wouldn’t touch any other card: place it beside one.
mascarade-no-match = On { $at }, the card { $card } would touch { $other } on { $beside }, and they share no feature.

deck-no-card = { $file }, line { $line }: “{ $card }” isn’t a valid card. A card is five digits or letters, one for each feature: face shape, hair, eyes, nose, mouth.
deck-twice = { $file }, line { $line }: the card { $card } is already on line { $first }. All cards must be different.
deck-count = { $file }: the deck ends on line { $line } with { $found ->
    [one] { $found } card
   *[other] { $found } cards
}, but it needs { $wanted }.

mascarade-no-square = “{ $square }” isn’t a square on the board: squares go from a1 to j10.
mascarade-no-card = “{ $card }” isn’t a valid card: five digits or letters, one for each feature.
mascarade-card-twice = The card { $card } appears twice.
mascarade-too-many = There are { $found } cards, more than the { $most } squares can take.
mascarade-one-winner = A finished game of Mascarade has exactly one winner.
mascarade-unseen = The view says that { $found ->
    [one] { $found } card is
   *[other] { $found } cards are
} unseen, but that doesn’t agree with the racks and the pool.
mascarade-no-world = No deal fits this view: the player whose turn it is couldn’t place any card.

## In the terminal

mascarade-your-rack = Your rack (face shape, hair, eyes, nose, mouth):
mascarade-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mascarade-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mascarade-left = { $count ->
    [0] no cards left
    [one] { $count } card left
   *[other] { $count } cards left
}
mascarade-pool = { $count ->
    [0] The pool is empty.
    [one] One card in the pool.
   *[other] { $count } cards in the pool.
}

## On the page

mascarade-one-face = { $value } face
mascarade-one-hair = { $value } hair
mascarade-one-eyes = { $value } eyes
mascarade-one-nose = { $value } nose
mascarade-one-mouth = { $value } mouth
mascarade-lays-mask = { $who } places a mask on { $at }{ $points ->
    [0] {""}
    [one] {" "}for { $points } point
   *[other] {" "}for { $points } points
}: { $mask }.
mascarade-lays-seen = { $who } places a mask on { $at }{ $points ->
    [0] {""}
    [one] {" "}for { $points } point
   *[other] {" "}for { $points } points
}.

mascarade-board = Board
mascarade-players = Players
mascarade-rack = Your rack
mascarade-pool-name = Pool
mascarade-player = { $who }: { $score }, { $cards } on the rack
mascarade-player-out = { $who }: { $cards } on the rack

# What can be done
mascarade-choose = Choose one of your masks, or a square with a gold frame.
mascarade-goal-points = Each feature your mask shares with a mask beside it is a point. Most points wins.
mascarade-goal-out = Whoever gets rid of all their masks first wins.
mascarade-opens = The next player could then use { $at }, where a mask touches { $touched } others.
mascarade-drag = Drag the board to see the rest of it.
mascarade-choose-square = Now choose a square: your mask fits where there’s a gold frame.
mascarade-fits-nowhere = This mask doesn’t fit anywhere right now. Choose another one.
mascarade-choose-card = Your masks that fit on { $at } have a gold frame.
mascarade-wait = While you wait, tap any mask to take a closer look.
mascarade-watch = Tap any mask to take a closer look.
mascarade-nothing-fits = None of your masks fits on { $at }.
mascarade-why-no-match = On { $at }, your mask would touch the one on { $beside }, and they share no feature.
mascarade-why-touches-nothing = On { $at }, your mask wouldn’t touch any other: place it beside one.
mascarade-deed = the mask with the arrow, on { $at }
mascarade-why-hint = { $touched ->
    [0] The first mask scores nothing.
   *[other] { $points ->
        [0] {""}
        [one] There it scores one point.
       *[other] There it scores { $points } points.
    }{ $why ->
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
mascarade-lay = { $points ->
    [one] Place it for { $points } point
   *[other] Place it for { $points } points
}
mascarade-lay-plain = Place it here
mascarade-put-back = Put it back

# Names for ears
mascarade-square-free = { $at }, free
mascarade-square-jumbo = { $at }, the Jumbo, free
mascarade-square-open = { $at }, free: { $count ->
    [one] one of your masks fits
   *[other] { $count } of your masks fit
}
mascarade-square-fits = { $at }: fits
mascarade-square-fits-for = { $at }: fits, scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mascarade-square-mask = { $at }, mask: { $mask }
mascarade-square-last = { $at }, the latest mask: { $mask }
mascarade-card = mask: { $mask }
mascarade-card-nowhere = mask: { $mask }, fits nowhere right now
mascarade-card-fits = mask: { $mask }, fits on { $count ->
    [one] one square
   *[other] { $count } squares
}
mascarade-card-fits-at = mask: { $mask }, fits on { $at }
mascarade-card-fits-for = mask: { $mask }, fits on { $at } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mascarade-hinted = { $name } (hint)

# The sides of a square
mascarade-side-up = Above
mascarade-side-right = Right
mascarade-side-down = Below
mascarade-side-left = Left
mascarade-side-strange = nothing in common
mascarade-alone = There is no mask beside { $at }.

mascarade-zoom-in = Zoom in
mascarade-zoom-out = Zoom out
