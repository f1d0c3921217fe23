hint-mascarade = { $touched ->
    [0] La prima carta non dà punti.
   *[other] Tratti in comune con ogni carta vicina: { $cards }.
}
