### Masker

masker-summary = Secret colours, and one colourless cross that captures all.

## Options

option-masker-grid = How the crosses lie
option-masker-grid-flat = flat, six by six
option-masker-grid-stacks = in nine stacks of four

## Crosses

# As one says it of a cross.
masker-cross-o = colourless
masker-cross-w = white
masker-cross-R = red
masker-cross-B = blue
masker-cross-G = green
masker-cross-Y = yellow
masker-cross-P = purple

# The colours of the players.
masker-colour-R = red
masker-colour-B = blue
masker-colour-G = green
masker-colour-Y = yellow
masker-colour-P = purple

## What happens

masker-captures = { $who } captures a { $cross ->
    [w] white
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross on { $at }.
masker-stops = { $who } stops.
masker-passes = { $who } is full and passes.
masker-lifts = Everybody in play is full: from now on piles may grow further.
masker-eliminates = No { $colour ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross is left. That was the colour of { $who }: eliminated!
masker-hands-over = { $who } hands over crosses to { $to }: { $crosses }.

## How it ends

masker-last-left = The last colour in the game wins.

## Refusals

masker-unreadable = “{ $move }” is no move. Name a place from a1 to { $last }; or write: stop; or, when you fill your piles: share 3 2.
masker-first-capture = The first capture of a turn is compulsory: name a cross to capture.
masker-nothing-to-share = There is nothing to share now: name a cross to capture.
masker-must-share = Take { $total } crosses in all, { $least } to { $most } of them from seat { $first } and the rest from seat { $second }, like: share { $least } { $rest }.
masker-colourless-there = The colourless cross itself stands on { $at }.
masker-empty-place = There is no cross on { $at }.
masker-not-beside = The cross on { $at } does not touch the colourless one on { $home }.

masker-no-colour = “{ $letter }” is no colour of a player. The colours are: { $colours }.
masker-team-colours = At four, seats 0 and 2 share one colour, and so do seats 1 and 3.
masker-same-colours = Two sides have the same colour.
masker-no-cross = “{ $letter }” is no cross, in the field { $field }. Crosses are w, R, B, G, Y and P.
masker-too-many = There are more crosses in “{ $field }” than the box holds.
masker-one-colourless = There must be exactly one colourless cross, o, on the grid.
masker-grid-shape = A grid is six rows of six, or nine stacks of at most four.
masker-colourless-covered = The colourless cross must be on top of its stack.
masker-box = The box holds { $held } crosses of the kind { $cross }, but the position has { $found }.
masker-eliminated = Eliminated are those of whose colour no cross is left: here { $seats }.
masker-nobody-left = Nobody is left in this position.
masker-turn-was-over = The turn of seat { $seat } was over already.
masker-full-turn = Seat { $seat } is full and passes, so it cannot be its turn.
masker-out-turn = Seat { $seat } is eliminated, so it cannot be its turn.
masker-grid-option = The option “grid” does not fit the grid of this position.
masker-no-disc = The view leaves no colour for a hidden player.

## In the terminal

masker-your-colour = Your secret colour: { $colour }. Keep one of its crosses on the grid!
masker-out = eliminated

## On the page

masker-grid = The crosses
masker-place = { $count ->
    [0] { $at }: empty
    [one] { $at }: { $crosses }
   *[other] { $at }, from the bottom: { $crosses }
}
masker-place-open = { $what }; can be captured
masker-place-hinted = { $what }; hinted
masker-so-many = { $count } { $cross ->
    [w] white
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
}
masker-wears = { $mine ->
    [mine] You wear { $colour }: keep it secret
   *[theirs] wears { $colour }
}
masker-wears-hidden = colour unknown
masker-held = { $count } captured
masker-held-of = { $count } of { $full }
masker-nothing-held = no crosses captured yet
masker-left = { $count ->
    [0] none left
    [one] 1 left on the grid
   *[other] { $count } left on the grid
}
masker-choose = { $taken ->
    [0] Capture a cross that shines.
    [one] One captured this turn. Capture another that shines, or stop.
   *[other] { $taken } captured this turn. Capture another that shines, or stop.
}
masker-anywhere = { $taken ->
    [0] You may capture any cross of the grid.
    [one] One captured this turn. Now capture any cross of the grid, or stop.
   *[other] { $taken } captured this turn. Now capture any cross of the grid, or stop.
}
masker-other-turn = { $taken ->
    [0] { $who } begins a turn.
    [one] { $who } has captured one cross this turn.
   *[other] { $who } has captured { $taken } crosses this turn.
}
masker-other-anywhere = { $taken ->
    [0] { $who } may capture any cross of the grid.
    [one] { $who } has captured one cross this turn and may now capture any cross.
   *[other] { $who } has captured { $taken } crosses this turn and may now capture any cross.
}
masker-capture = Capture
masker-stop = Stop here
masker-stop-sure = Yes, stop here
masker-would-capture = Capture the { $cross ->
    [w] white
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross on { $at }?
masker-would-stop = End your turn?
masker-would-lose = It is the last one of your colour: you are out!
masker-would-eliminate = It eliminates { $who }.
masker-would-doubt = It is the last { $colour ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} one: whoever wears that colour is out.
masker-would-end-turn = Your turn ends with it.
masker-would-end-game = The game ends with it.
masker-would-open = { $mine ->
    [you] You may go on to { $places }.
   *[other] It leaves { $who }: { $places }.
}
masker-would-open-all = { $mine ->
    [you] You may go on to any cross of the grid.
   *[other] { $who } may then capture any cross of the grid.
}
masker-share = You are out. Fill your piles: how many crosses from whom?
masker-gives = { $who }: { $count }
masker-share-less = Fewer from { $who }
masker-share-more = More from { $who }
masker-share-take = Take them
