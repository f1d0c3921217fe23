hint-mascarade = { $touched ->
    [0] Het eerste kaartje levert geen punten op.
   *[other] Gedeelde kenmerken met elk kaartje ernaast: { $cards }.
}
