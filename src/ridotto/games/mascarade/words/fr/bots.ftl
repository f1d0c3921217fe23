hint-mascarade = { $touched ->
    [0] La première carte ne rapporte rien.
   *[other] Traits communs avec chaque carte voisine : { $cards }.
}
