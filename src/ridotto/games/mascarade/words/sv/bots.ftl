hint-mascarade = { $touched ->
    [0] Det första kortet ger inga poäng.
   *[other] Gemensamma kännetecken med varje granne: { $cards }.
}
