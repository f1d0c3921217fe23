hint-masker-capture = Captures a { $cross ->
    [w] white
    [R] red
    [B] blue
    [G] green
    [Y] yellow
   *[P] purple
} cross. { $anywhere ->
    [1] After that, any cross can be captured.
   *[0] After that, these can be captured: { $open }.
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
}
