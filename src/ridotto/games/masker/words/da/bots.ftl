hint-masker-capture = Tager et { $cross ->
    [w] hvidt
    [R] rødt
    [B] blåt
    [G] grønt
    [Y] gult
   *[P] lilla
} kryds.{ $why ->
    [only] { " " }Der er ikke andet at tage.
    [white] { " " }Hvid er ingens farve.
    [spares] { " " }Alternativet er et kryds i din egen farve.
    [scarce] { " " }Så er der kun { $left } tilbage af den farve: den, der har den, er i fare.
    [bluff] { " " }Det er din egen farve, men så er der stadig { $left } tilbage. Et bluff: de andre gætter så på en anden farve.
    [own] { " " }Det er din egen farve, men så er der stadig { $left } tilbage.
    [foreign] { " " }Det er ikke din farve, så det rammer måske en anden.
   *[none] { "" }
} { $anywhere ->
    [1] Derefter kan et hvilket som helst kryds tages.
   *[0] Derefter kan disse tages: { $open }.
}{ $own ->
    [none] { "" }
   *[other] { " " }Heraf i din farve: { $own }.
}{ $white ->
    [none] { "" }
   *[other] { " " }Pas på, hvidt: { $white }. Efter et hvidt kan alle kryds tages.
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
}{ $own ->
    [none] { "" }
   *[other] { " " }Heraf i din farve: { $own }.
}{ $why ->
    [costly] { " " }Fortsætter du, er du nødt til at tage et i din egen farve.
    [safe] { " " }Ingen af dem har din farve.
   *[none] { "" }
}{ $white ->
    [none] { "" }
   *[other] { " " }Pas på, hvidt: { $white }. Efter et hvidt kan alle kryds tages.
}
