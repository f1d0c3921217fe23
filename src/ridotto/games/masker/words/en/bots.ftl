hint-masker-capture = Captures a { $cross ->
    [w] white
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross.{ $why ->
    [only] { " " }There’s nothing else to capture.
    [white] { " " }White is nobody’s colour.
    [spares] { " " }Otherwise there’s only your own colour to capture.
    [scarce] { " " }That leaves only { $left } of that colour: whoever has it is in danger.
    [bluff] { " " }It’s your own colour, but { $left } will be left. A bluff: you’ll be suspected of another colour.
    [own] { " " }It’s your own colour, but { $left } will be left.
    [foreign] { " " }It isn’t your colour, so it may hurt somebody else.
   *[none] { "" }
} { $anywhere ->
    [1] After that, any cross can be captured.
   *[0] After that, these can be captured: { $open }.
}{ $own ->
    [none] { "" }
   *[other] { " " }Of your colour: { $own }.
}{ $white ->
    [none] { "" }
   *[other] { " " }Careful, white: { $white }. That would open the whole grid.
}
hint-masker-last = Captures the last { $cross ->
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross on the grid: whoever has that colour is out.
hint-masker-stop = { $anywhere ->
    [1] The next player may capture any cross.
   *[0] The next player may capture: { $open }.
}{ $own ->
    [none] { "" }
   *[other] { " " }Of your colour: { $own }.
}{ $why ->
    [costly] { " " }If you went on, you’d have to capture one of your own.
    [safe] { " " }None of them is your colour.
   *[none] { "" }
}{ $white ->
    [none] { "" }
   *[other] { " " }Careful, white: { $white }. That would open the whole grid.
}
