hint-masker-capture = Tager et { $cross ->
    [w] hvidt
    [R] rødt
    [B] blåt
    [G] grønt
    [Y] gult
   *[P] lilla
} kryds. { $anywhere ->
    [1] Derefter kan et hvilket som helst kryds tages.
   *[0] Derefter kan disse tages: { $open }.
}
hint-masker-last = Tager det sidste { $cross ->
    [R] røde
    [B] blå
    [G] grønne
    [Y] gule
   *[P] lilla
} kryds på brættet: den, der har den farve, er ude.
hint-masker-stop = { $anywhere ->
    [1] Den næste spiller må tage et hvilket som helst kryds.
   *[0] Den næste spiller må tage: { $open }.
}
