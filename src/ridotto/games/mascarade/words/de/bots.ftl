hint-mascarade = { $touched ->
    [0] Die erste Karte bringt keine Punkte.
   *[other] Gemeinsame Merkmale mit jeder Karte daneben: { $cards }.
}
