### Masker

masker-summary = Hemmelige farver, og ét farveløst kryds, der tager alle de andre.
masker-in-short = Tag kryds, og hold din farve hemmelig.

## Indstillinger

option-masker-grid = Krydsenes opstilling
option-masker-grid-flat = fladt, seks gange seks
option-masker-grid-stacks = i ni stakke på fire

## Kryds

# Som man siger det om et kryds.
masker-cross-o = farveløst
masker-cross-w = hvidt
masker-cross-R = rødt
masker-cross-B = blåt
masker-cross-G = grønt
masker-cross-Y = gult
masker-cross-P = lilla

# Spillernes farver.
masker-colour-R = rød
masker-colour-B = blå
masker-colour-G = grøn
masker-colour-Y = gul
masker-colour-P = lilla

## Hvad der sker

masker-captures = { $who } tager et { $cross ->
    [w] hvidt
    [R] rødt
    [B] blåt
    [G] grønt
    [Y] gult
   *[P] lilla
} kryds på { $at }.
masker-stops = { $who } stopper.
masker-passes = { $who } har fulde bunker og melder pas.
masker-lifts = Alle, der stadig er med, har fulde bunker: fra nu af må bunkerne vokse videre.
masker-eliminates = Der er ikke flere { $colour ->
    [R] røde
    [B] blå
    [G] grønne
    [Y] gule
   *[P] lilla
} kryds. { $who } havde den farve og er ude.
masker-hands-over = { $who } afleverer kryds til { $to }: { $crosses }.

## Hvordan det slutter

masker-last-left = Kun én spiller eller ét hold er tilbage i spillet.
masker-ended = { $end ->
    [won] Der er ingen { $colour ->
        [R] røde
        [B] blå
        [G] grønne
        [Y] gule
       *[P] lilla
    } kryds tilbage.
   *[other] { $who } { $count ->
        [one] vinder
       *[other] vinder
    }: der er ingen { $colour ->
        [R] røde
        [B] blå
        [G] grønne
        [Y] gule
       *[P] lilla
    } kryds tilbage.
}

## Afvisninger

masker-unreadable = »{ $move }« er ikke et gyldigt træk. Skriv et felt fra a1 til { $last }; eller skriv: stop; eller, for at fylde dine bunker op: share 3 2.
masker-first-capture = I hver tur skal du tage mindst ét kryds: skriv, hvilket du vil tage.
masker-nothing-to-share = Der er ikke noget at fordele nu: skriv, hvilket kryds du vil tage.
masker-must-share = Tag { $total } kryds i alt, { $least } til { $most } af dem fra plads { $first } og resten fra plads { $second }, f.eks.: share { $least } { $rest }.
masker-colourless-there = På { $at } står det farveløse kryds selv.
masker-empty-place = Der er ikke noget kryds på { $at }.
masker-not-beside = Krydset på { $at } rører ikke det farveløse på { $home }.

masker-no-colour = »{ $letter }« er ikke en spillerfarve. Farverne er: { $colours }.
masker-team-colours = Med fire spillere har plads 0 og 2 samme farve, og det har plads 1 og 3 også.
masker-same-colours = To sider har samme farve.
masker-no-cross = »{ $letter }« i feltet { $field } er ikke et kryds. Krydsene er w, R, B, G, Y og P.
masker-too-many = Der er flere kryds i »{ $field }«, end der er i æsken.
masker-one-colourless = Der skal være netop ét farveløst kryds, o, på brættet.
masker-grid-shape = Et bræt er seks rækker på seks, eller ni stakke på højst fire.
masker-colourless-covered = Det farveløse kryds skal ligge øverst i sin stak.
masker-box = I æsken er der { $held } kryds af typen { $cross }, men stillingen har { $found }.
masker-eliminated = Spillere uden flere kryds i deres farve er ude. I denne stilling gælder det plads: { $seats }.
masker-nobody-left = Der er ingen tilbage i denne stilling.
masker-turn-was-over = Turen var allerede slut for plads { $seat }.
masker-full-turn = Plads { $seat } har fulde bunker og melder pas, så den kan ikke have turen.
masker-out-turn = Plads { $seat } er ude, så den kan ikke have turen.
masker-grid-option = Indstillingen »grid« passer ikke til brættet i denne stilling.
masker-past = De tidligere træk fører ikke til denne stilling.
masker-no-disc = I denne visning er der ingen farve tilbage til en skjult spiller.

## I terminalen

masker-your-colour = Din hemmelige farve: { $colour }. Sørg for, at mindst ét kryds i den farve bliver på brættet!
masker-out = ude

## På siden

masker-grid = Krydsene
masker-goal = Beskyt et { $colour ->
    [R] rødt
    [B] blåt
    [G] grønt
    [Y] gult
   *[P] lilla
} kryds: den sidste i spillet vinder.
masker-goal-all = Uden kryds i din farve er du ude. Sidste i spillet vinder.
masker-goal-missed = Der er ikke flere { $colour ->
    [R] røde
    [B] blå
    [G] grønne
    [Y] gule
   *[P] lilla
} kryds: du er ude.
masker-on-grid = Kryds tilbage på brættet
masker-left-then = →{ $count }
masker-left-less = −{ $count }
masker-place = { $count ->
    [0] { $at }: tomt
    [one] { $at }: { $crosses }
   *[other] { $at }, nedefra: { $crosses }
}
masker-place-open = { $what }; kan tages
masker-place-hinted = { $what }; foreslås
masker-so-many = { $count ->
    [one] { $count } { $cross ->
        [w] hvidt
        [R] rødt
        [B] blåt
        [G] grønt
        [Y] gult
       *[P] lilla
    }
   *[other] { $count } { $cross ->
        [w] hvide
        [R] røde
        [B] blå
        [G] grønne
        [Y] gule
       *[P] lilla
    }
}
masker-wears = { $mine ->
    [mine] Din farve: { $colour }. Hold den hemmelig
   *[theirs] farve: { $colour }
}
masker-wears-hidden = ukendt farve
masker-held = { $count } taget
masker-held-of = { $count } af { $full } taget
masker-nothing-held = ingen kryds taget endnu
masker-left = { $count ->
    [0] ingen tilbage
    [one] 1 tilbage
   *[other] { $count } tilbage
}
masker-choose = { $taken ->
    [0] Tag et kryds, der lyser: ét til tre pr. tur.
    [one] 1 af højst 3 kryds taget. Tag et til, der lyser, eller stop.
   *[other] { $taken } af højst 3 kryds taget. Tag et til, der lyser, eller stop.
}
masker-last-turn = { $who } tog { $crosses }.
masker-ending = Den sidste tur
masker-again = Sådan spillede { $who } den sidste tur, kryds for kryds:
masker-go-on = Fortsæt
masker-last-own = { $count ->
    [one] Et kryds færre i din farve: { $left } tilbage.
   *[other] { $count } kryds færre i din farve: { $left } tilbage.
}
masker-first-turn = Med { $full } tagne kryds kan du kun melde pas. Er der ikke flere kryds i din farve, er du ude.
masker-in-brief = Din farve: { $left } tilbage. Taget: { $held } af { $full }.
masker-story-last = { $loser } ({ $colour }): det sidste kryds blev taget af { $who }, på { $at }.
masker-story-own = { $count ->
    [one] { $who } tog et kryds i sin egen farve.
   *[other] { $who } tog { $count } kryds i sin egen farve.
}
masker-story-hunt = { $found ->
    [nobody] { $who } jagede mest én farve: { $colour }, som ingen havde.
   *[somebody] { $who } jagede mest én farve: { $colour }, og den havde { $owner }!
}
masker-anywhere = { $taken ->
    [0] Du må tage et hvilket som helst kryds på brættet.
    [one] Du har taget et kryds i denne tur. Tag nu et hvilket som helst på brættet, eller stop.
   *[other] Du har taget { $taken } kryds i denne tur. Tag nu et hvilket som helst på brættet, eller stop.
}
masker-anywhere-why = { $why ->
    [white] Et hvidt kryds er taget.
    [yours] Intet kryds rører det farveløse: din tur er slut.
    [theirs] Intet kryds rører det farveløse: turen er slut for { $who }.
   *[alone] Intet kryds rører det farveløse.
}
masker-other-turn = { $taken ->
    [0] { $who } begynder sin tur.
    [one] { $who } har taget et kryds i denne tur.
   *[other] { $who } har taget { $taken } kryds i denne tur.
}
masker-other-anywhere = { $taken ->
    [0] { $who } må tage et hvilket som helst kryds på brættet.
    [one] { $who } har taget et kryds i denne tur og må nu tage et hvilket som helst.
   *[other] { $who } har taget { $taken } kryds i denne tur og må nu tage et hvilket som helst.
}
masker-capture = Tag krydset
masker-stop = Stop her
masker-soon-stop = Din tur slutter …
masker-would-capture = Vil du tage det { $cross ->
    [w] hvide
    [R] røde
    [B] blå
    [G] grønne
    [Y] gule
   *[P] lilla
} kryds på { $at }?
masker-would-harm = Det er din egen farve! { $left ->
    [one] Så er der kun ét tilbage.
   *[other] Så er der { $left } tilbage.
}
masker-would-lose = Det er det sidste i din farve: så er du ude!
masker-would-eliminate = Så er { $who } ude.
masker-would-doubt = Det er det sidste { $colour ->
    [R] røde
    [B] blå
    [G] grønne
    [Y] gule
   *[P] lilla
}: den, der har den farve, er så ude.
masker-would-end-turn = Så er din tur slut.
masker-would-isolate = Dér rører intet det farveløse: din tur slutter, og { $who } må tage et hvilket som helst kryds.
masker-would-end-game = Så er spillet slut.
masker-nearly-full = { $left ->
    [0] Dine bunker bliver fulde: derefter kan du kun melde pas.
    [one] Et kryds mere, så er dine bunker fulde: derefter kan du kun melde pas.
   *[other] { $left } kryds mere, så er dine bunker fulde: derefter kan du kun melde pas.
}
masker-would-open = { $mine ->
    [you] Så kan du tage: { $places }.
   *[other] Så kan { $who } tage: { $places }.
}
masker-would-open-all = { $mine ->
    [you] Så kan du tage et hvilket som helst kryds på brættet.
   *[other] Så kan { $who } tage et hvilket som helst kryds på brættet.
}
masker-share = Du er ude. Fyld dine bunker op: hvor mange kryds fra hver?
masker-gives = { $who }: { $count }
masker-share-less = Færre fra { $who }
masker-share-more = Flere fra { $who }
masker-share-take = Tag dem
masker-click-captures = Et klik tager det { $cross ->
    [w] hvide
    [R] røde
    [B] blå
    [G] grønne
    [Y] gule
   *[P] lilla
} kryds på { $at }.
