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
}{ $why ->
    [only] { " " }Der er ikke andet at tage.
    [white] { " " }Hvid er ingens farve.
    [spares] { " " }Ellers måtte du tage et af dine egne.
    [scarce] { " " }Så er der kun { $left } tilbage af den farve: den, der har den, er i fare.
    [own] { " " }Det er din egen farve, men der er { $left } tilbage.
    [foreign] { " " }Det er ikke din farve, så det rammer måske en anden.
   *[none] { "" }
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
}{ $why ->
    [costly] { " " }Fortsætter du, må du tage et af dine egne.
    [safe] { " " }Ingen af dem er dine.
   *[none] { "" }
}
