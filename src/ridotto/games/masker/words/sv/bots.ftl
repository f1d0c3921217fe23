hint-masker-capture = Tar ett { $cross ->
    [w] vitt
    [R] rött
    [B] blått
    [G] grönt
    [Y] gult
   *[P] lila
} kors.{ $why ->
    [only] { " " }Det finns inget annat att ta.
    [white] { " " }Vitt är ingens färg.
    [spares] { " " }Alternativet är ett kors i din egen färg.
    [scarce] { " " }Då finns bara { $left } kvar av den färgen: den som har den är i fara.
    [bluff] { " " }Det är din egen färg, men { $left } blir kvar. En bluff: de andra gissar då på en annan färg.
    [own] { " " }Det är din egen färg, men { $left } blir kvar.
    [foreign] { " " }Det är inte din färg, så det kanske drabbar någon annan.
   *[none] { "" }
} { $anywhere ->
    [1] Sedan går alla kors att ta.
   *[0] Sedan går de här att ta: { $open }.
}{ $own ->
    [none] { "" }
   *[other] { " " }I din färg: { $own }.
}{ $white ->
    [none] { "" }
   *[other] { " " }Obs, vitt: { $white }. Efter ett vitt går alla kors att ta.
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
}{ $own ->
    [none] { "" }
   *[other] { " " }I din färg: { $own }.
}{ $why ->
    [costly] { " " }Fortsätter du måste du ta ett i din egen färg.
    [safe] { " " }Inget av dem har din färg.
   *[none] { "" }
}{ $white ->
    [none] { "" }
   *[other] { " " }Obs, vitt: { $white }. Efter ett vitt går alla kors att ta.
}
