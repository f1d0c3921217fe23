hint-mascarade = { $touched ->
    [0] The first card scores nothing.
   *[other] Features shared with each neighbour: { $cards }.
}
