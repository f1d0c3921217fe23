hint-masker-capture = Tar ett { $cross ->
    [w] vitt
    [R] rött
    [B] blått
    [G] grönt
    [Y] gult
   *[P] lila
} kors. { $anywhere ->
    [1] Sedan går alla kors att ta.
   *[0] Sedan går de här att ta: { $open }.
}
hint-masker-last = Tar det sista { $cross ->
    [R] röda
    [B] blå
    [G] gröna
    [Y] gula
   *[P] lila
} korset på brädet: den som har den färgen är ute.
hint-masker-stop = { $anywhere ->
    [1] Nästa spelare får ta vilket kors som helst.
   *[0] Nästa spelare får ta: { $open }.
}
