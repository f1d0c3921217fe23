### Masker

masker-summary = Secret colours, and one colourless cross that captures all the others.
masker-in-short = Capture crosses, and keep your colour secret.

## Options

option-masker-grid = Layout of the crosses
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
masker-passes = { $who } has full piles and passes.
masker-lifts = Everybody still in the game has full piles: from now on, piles may keep growing.
masker-eliminates = No { $colour ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross is left. That was { $who }’s colour, so they’re out!
masker-hands-over = { $who } hands over crosses to { $to }: { $crosses }.

## How it ends

masker-last-left = Only one player or team is still in.
masker-ended = { $end ->
    [won] No { $colour ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[P] purple
    } cross is left.
   *[other] { $who } { $count ->
        [one] wins
       *[other] win
    }: no { $colour ->
        [R] red
        [B] blue
        [G] green
        [Y] yellow
       *[P] purple
    } cross is left.
}

## Refusals

masker-unreadable = “{ $move }” isn’t a valid move. Name a place from a1 to { $last }; or write: stop; or, to fill your piles: share 3 2.
masker-first-capture = The first capture of a turn is compulsory: name a cross to capture.
masker-nothing-to-share = There is nothing to share now: name a cross to capture.
masker-must-share = Take { $total ->
    [one] { $total } cross
   *[other] { $total } crosses
} in all, { $least } to { $most } from seat { $first } and the rest from seat { $second }, like: share { $least } { $rest }.
masker-colourless-there = The colourless cross itself is on { $at }.
masker-empty-place = There is no cross on { $at }.
masker-not-beside = The cross on { $at } doesn’t touch the colourless one on { $home }.

masker-no-colour = “{ $letter }” isn’t a player’s colour. The colours are: { $colours }.
masker-team-colours = With four players, seats 0 and 2 share one colour, and so do seats 1 and 3.
masker-same-colours = Two sides have the same colour.
masker-no-cross = “{ $letter }” in the field { $field } isn’t a cross. Crosses are w, R, B, G, Y and P.
masker-too-many = There are more crosses in “{ $field }” than the box holds.
masker-one-colourless = There must be exactly one colourless cross, o, on the grid.
masker-grid-shape = A grid is six rows of six, or nine stacks of at most four.
masker-colourless-covered = The colourless cross must be on top of its stack.
masker-box = The box holds { $held } “{ $cross }” crosses, but the position has { $found }.
masker-eliminated = Players with no cross of their colour left are out. In this position, these seats are: { $seats }.
masker-nobody-left = Nobody is left in this position.
masker-turn-was-over = Seat { $seat }’s turn was already over.
masker-full-turn = Seat { $seat } has full piles and passes, so it can’t be its turn.
masker-out-turn = Seat { $seat } is out, so it can’t be its turn.
masker-grid-option = The option “grid” doesn’t match the grid of this position.
masker-past = The past doesn’t lead to this position.
masker-no-disc = The view leaves no colour for a hidden player.

## In the terminal

masker-your-colour = Your secret colour: { $colour }. Keep at least one cross of it on the grid!
masker-out = out

## On the page

masker-grid = The crosses
masker-goal = Keep a { $colour ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross on the grid; last player standing wins.
masker-goal-all = Your colour’s gone? You’re out. Last player standing wins.
masker-goal-missed = No { $colour ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross is left: you’re out.
masker-on-grid = Crosses left on the grid
masker-left-then = →{ $count }
masker-left-less = −{ $count }
masker-place = { $count ->
    [0] { $at }: empty
    [one] { $at }: { $crosses }
   *[other] { $at }, from the bottom: { $crosses }
}
masker-place-open = { $what }; can be captured
masker-place-hinted = { $what }; suggested
masker-so-many = { $count } { $cross ->
    [w] white
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
}
masker-wears = { $mine ->
    [mine] Your colour is { $colour }: keep it secret
   *[theirs] colour: { $colour }
}
masker-wears-hidden = colour unknown
masker-held = { $count } captured
masker-held-of = { $count } of { $full } captured
masker-nothing-held = no crosses captured yet
masker-left = { $count ->
    [0] none left
    [one] 1 left on the grid
   *[other] { $count } left on the grid
}
masker-choose = { $taken ->
    [0] Capture a glowing cross: one to three a turn.
    [one] 1 of 3 captured. Capture another glowing cross, or stop.
   *[other] { $taken } of 3 captured. Capture another glowing cross, or stop.
}
masker-last-turn = { $who } captured { $crosses }.
masker-ending = The last turn
masker-again = { $who }’s last turn, capture by capture:
masker-go-on = Continue
masker-last-own = { $count ->
    [one] That’s one cross of your colour gone: { $left } left.
   *[other] That’s { $count } crosses of your colour gone: { $left } left.
}
masker-first-turn = With { $full } captured, you can only pass. You’re out when no cross of your colour is left.
masker-in-brief = Your colour: { $left } left. Captured: { $held } of { $full }.
masker-story-last = { $loser } ({ $colour }): the last cross was captured by { $who }, on { $at }.
masker-story-own = { $count ->
    [one] { $who } captured a cross of their own colour.
   *[other] { $who } captured { $count } crosses of their own colour.
}
masker-story-hunt = { $found ->
    [nobody] { $who } went mostly for { $colour }: nobody’s colour.
   *[somebody] { $who } went mostly for { $colour }: { $owner }’s colour!
}
masker-anywhere = { $taken ->
    [0] You may capture any cross on the grid.
    [one] One captured this turn. Now capture any cross on the grid, or stop.
   *[other] { $taken } captured this turn. Now capture any cross on the grid, or stop.
}
masker-anywhere-why = { $why ->
    [white] A white cross was captured.
    [yours] Nothing touches the colourless cross: your turn is over.
    [theirs] Nothing touches the colourless cross: { $who }’s turn is over.
   *[alone] No cross touches the colourless one.
}
masker-other-turn = { $taken ->
    [0] { $who } is starting a turn.
    [one] { $who } has captured one cross this turn.
   *[other] { $who } has captured { $taken } crosses this turn.
}
masker-other-anywhere = { $taken ->
    [0] { $who } may capture any cross on the grid.
    [one] { $who } has captured one cross this turn and may now capture any cross.
   *[other] { $who } has captured { $taken } crosses this turn and may now capture any cross.
}
masker-capture = Capture
masker-stop = Stop here
masker-soon-stop = Ending your turn…
masker-would-capture = Capture the { $cross ->
    [w] white
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross on { $at }?
masker-would-harm = That’s your own colour! { $left ->
    [one] Only one would be left.
   *[other] You’d have { $left } left.
}
masker-would-lose = That’s the last one of your colour: you’d be out!
masker-would-eliminate = { $who } would be out.
masker-would-doubt = That’s the last { $colour ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} one: whoever has that colour would be out.
masker-would-end-turn = That would end your turn.
masker-would-isolate = Nothing touches it there: your turn ends, and { $who } may capture any cross.
masker-would-end-game = That would end the game.
masker-nearly-full = { $left ->
    [0] Your piles will be full: from then on, you can only pass.
    [one] One more capture and your piles are full: then you can only pass.
   *[other] { $left } more captures and your piles are full: then you can only pass.
}
masker-would-open = { $mine ->
    [you] You could then capture: { $places }.
   *[other] { $who } could then capture: { $places }.
}
masker-would-open-all = { $mine ->
    [you] You could then capture any cross on the grid.
   *[other] { $who } could then capture any cross on the grid.
}
masker-share = You’re out. Fill your piles: how many crosses do you take from each player?
masker-gives = { $who }: { $count }
masker-share-less = Fewer from { $who }
masker-share-more = More from { $who }
masker-share-take = Take them
masker-click-captures = A click captures the { $cross ->
    [w] white
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross on { $at }.
