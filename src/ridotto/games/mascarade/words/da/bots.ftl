hint-mascarade = { $touched ->
    [0] Det første kort giver ingen point.
   *[other] Fælles kendetegn med hver nabo: { $cards }.
}
