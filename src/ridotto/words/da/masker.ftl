### Masker

masker-summary = Hemmelige farver, og et farveløst kryds, der slår dem alle.

## Indstillinger

option-masker-grid = Hvordan krydsene ligger
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

masker-captures = { $who } slår et { $cross ->
    [w] hvidt
    [R] rødt
    [B] blåt
    [G] grønt
    [Y] gult
   *[P] lilla
} kryds på { $at }.
masker-stops = { $who } stopper.
masker-passes = { $who } har fyldt sine bunker og melder pas.
masker-lifts = Alle, der er med endnu, har fyldt deres bunker: fra nu af må de vokse videre.
masker-eliminates = Der er ikke ét { $colour ->
    [R] rødt
    [B] blåt
    [G] grønt
    [Y] gult
   *[P] lilla
} kryds tilbage. { $who } spillede den farve og er ude.
masker-hands-over = { $who } giver kryds til { $to }: { $crosses }.

## Hvordan det slutter

masker-last-left = Den sidste farve i spillet vinder.

## Afvisninger

masker-unreadable = »{ $move }« er ikke et træk. Nævn et sted fra a1 til { $last }; eller skriv: stop; eller, når du fylder dine bunker op: share 3 2.
masker-first-capture = I hver tur skal du slå mindst ét kryds: nævn det, du vil slå.
masker-nothing-to-share = Der er ikke noget at dele nu: nævn et kryds, du vil slå.
masker-must-share = Tag { $total } kryds i alt, { $least } til { $most } af dem fra plads { $first } og resten fra plads { $second }, f.eks.: share { $least } { $rest }.
masker-colourless-there = På { $at } står det farveløse kryds selv.
masker-empty-place = Der er ikke noget kryds på { $at }.
masker-not-beside = Krydset på { $at } rører ikke det farveløse på { $home }.

masker-no-colour = »{ $letter }« er ikke en spillerfarve. Farverne er: { $colours }.
masker-team-colours = Når man er fire, har plads 0 og 2 samme farve, og det har plads 1 og 3 også.
masker-same-colours = To sider har samme farve.
masker-no-cross = »{ $letter }« i feltet { $field } er ikke et kryds. Krydsene er w, R, B, G, Y og P.
masker-too-many = Der er flere kryds i »{ $field }«, end der er i æsken.
masker-one-colourless = Der skal være netop ét farveløst kryds, o, på brættet.
masker-grid-shape = Et bræt er seks rækker på seks, eller ni stakke på højst fire.
masker-colourless-covered = Det farveløse kryds skal ligge øverst i sin stak.
masker-box = I æsken er der { $held } kryds af slagsen { $cross }, men stillingen har { $found }.
masker-eliminated = Ude er dem, hvis farve der ikke er flere kryds af: her { $seats }.
masker-nobody-left = Der er ingen tilbage i denne stilling.
masker-turn-was-over = Turen var allerede slut for plads { $seat }.
masker-full-turn = Plads { $seat } har fyldt sine bunker og melder pas, så den kan ikke have turen.
masker-out-turn = Plads { $seat } er ude, så den kan ikke have turen.
masker-grid-option = Indstillingen »grid« passer ikke til brættet i denne stilling.
masker-no-disc = Der er ingen farve tilbage til en skjult spiller.

## I terminalen

masker-your-colour = Din hemmelige farve: { $colour }. Behold mindst ét af dens kryds på brættet!
masker-out = ude

## På siden

masker-grid = Krydsene
masker-place = { $count ->
    [0] { $at }: tomt
    [one] { $at }: { $crosses }
   *[other] { $at }, nedefra: { $crosses }
}
masker-place-open = { $what }; kan slås
masker-place-hinted = { $what }; foreslået
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
    [mine] Din farve: { $colour }. Sig den ikke til nogen
   *[theirs] farve: { $colour }
}
masker-wears-hidden = ukendt farve
masker-held = { $count } slået
masker-held-of = { $count } af { $full }
masker-nothing-held = ingen kryds slået endnu
masker-left = { $count ->
    [0] ingen tilbage
    [one] 1 tilbage på brættet
   *[other] { $count } tilbage på brættet
}
masker-choose = { $taken ->
    [0] Slå et kryds, der lyser.
    [one] Et kryds slået i denne tur. Slå et til, der lyser, eller stop.
   *[other] { $taken } kryds slået i denne tur. Slå et til, der lyser, eller stop.
}
masker-anywhere = { $taken ->
    [0] Du må slå et hvilket som helst kryds på brættet.
    [one] Et kryds slået i denne tur. Slå nu et hvilket som helst kryds på brættet, eller stop.
   *[other] { $taken } kryds slået i denne tur. Slå nu et hvilket som helst kryds på brættet, eller stop.
}
masker-other-turn = { $taken ->
    [0] { $who } begynder sin tur.
    [one] { $who } har slået et kryds i denne tur.
   *[other] { $who } har slået { $taken } kryds i denne tur.
}
masker-other-anywhere = { $taken ->
    [0] { $who } må slå et hvilket som helst kryds på brættet.
    [one] { $who } har slået et kryds i denne tur og må nu slå et hvilket som helst.
   *[other] { $who } har slået { $taken } kryds i denne tur og må nu slå et hvilket som helst.
}
masker-capture = Slå
masker-stop = Stop her
masker-stop-sure = Ja, stop her
masker-would-capture = Slå det { $cross ->
    [w] hvide
    [R] røde
    [B] blå
    [G] grønne
    [Y] gule
   *[P] lilla
} kryds på { $at }?
masker-would-stop = Slutte din tur?
masker-would-lose = Det er det sidste i din farve: du er ude!
masker-would-eliminate = Så er { $who } ude.
masker-would-doubt = Det er det sidste { $colour ->
    [R] røde
    [B] blå
    [G] grønne
    [Y] gule
   *[P] lilla
}: den, der spiller den farve, er ude.
masker-would-end-turn = Din tur slutter med det.
masker-would-end-game = Spillet slutter med det.
masker-would-open = { $mine ->
    [you] Du kan fortsætte til { $places }.
   *[other] { $who } kan så slå: { $places }.
}
masker-would-open-all = { $mine ->
    [you] Du må fortsætte til et hvilket som helst kryds på brættet.
   *[other] { $who } må så slå et hvilket som helst kryds på brættet.
}
masker-share = Du er ude. Fyld dine bunker op: hvor mange kryds fra hvem?
masker-gives = { $who }: { $count }
masker-share-less = Færre fra { $who }
masker-share-more = Flere fra { $who }
masker-share-take = Tag dem
