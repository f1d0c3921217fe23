### Masker

masker-summary = Hemliga färger, och ett färglöst kors som fångar alla.

## Inställningar

option-masker-grid = Hur korsen ligger
option-masker-grid-flat = platt, sex gånger sex
option-masker-grid-stacks = i nio staplar om fyra

## Korsen

# Så som man säger det om ett kors.
masker-cross-o = färglöst
masker-cross-w = vitt
masker-cross-R = rött
masker-cross-B = blått
masker-cross-G = grönt
masker-cross-Y = gult
masker-cross-P = lila

# Spelarnas färger.
masker-colour-R = röd
masker-colour-B = blå
masker-colour-G = grön
masker-colour-Y = gul
masker-colour-P = lila

## Vad som händer

masker-captures = { $who } fångar ett { $cross ->
    [w] vitt
    [R] rött
    [B] blått
    [G] grönt
    [Y] gult
   *[P] lila
} kors på { $at }.
masker-stops = { $who } stannar.
masker-passes = { $who } har fullt och passar.
masker-lifts = Alla som är kvar har fullt: från och med nu får högarna växa vidare.
masker-eliminates = Det finns inget { $colour ->
    [R] rött
    [B] blått
    [G] grönt
    [Y] gult
   *[P] lila
} kors kvar. { $who } spelade den färgen och är ute.
masker-hands-over = { $who } lämnar över kors till { $to }: { $crosses }.

## Hur det slutar

masker-last-left = Den sista färgen i spel vinner.

## Avvisanden

masker-unreadable = ”{ $move }” är inget drag. Nämn en ruta från a1 till { $last }; eller skriv: stop; eller, när du fyller dina högar: share 3 2.
masker-first-capture = Varje tur måste du fånga minst ett kors: nämn ett att fånga.
masker-nothing-to-share = Det finns inget att dela nu: nämn ett kors att fånga.
masker-must-share = Ta { $total } kors sammanlagt, { $least } till { $most } av dem från plats { $first } och resten från plats { $second }, till exempel: share { $least } { $rest }.
masker-colourless-there = Det är det färglösa korset självt som står på { $at }.
masker-empty-place = Det finns inget kors på { $at }.
masker-not-beside = Korset på { $at } ligger inte intill det färglösa på { $home }.

masker-no-colour = ”{ $letter }” är ingen spelares färg. Färgerna är: { $colours }.
masker-team-colours = Med fyra spelare delar platserna 0 och 2 en färg, och platserna 1 och 3 också.
masker-same-colours = Två sidor har samma färg.
masker-no-cross = ”{ $letter }” är inget kors, i fältet { $field }. Korsen är w, R, B, G, Y och P.
masker-too-many = Det finns fler kors i ”{ $field }” än i asken.
masker-one-colourless = Det måste finnas exakt ett färglöst kors, o, i rutnätet.
masker-grid-shape = Ett rutnät är sex rader om sex, eller nio staplar om högst fyra.
masker-colourless-covered = Det färglösa korset måste ligga överst i sin stapel.
masker-box = Asken rymmer { $held } kors av slaget { $cross }, men ställningen har { $found }.
masker-eliminated = Utslagna är de som inte har något kors kvar av sin färg: här { $seats }.
masker-nobody-left = Ingen är kvar i den här ställningen.
masker-turn-was-over = Turen för plats { $seat } var redan över.
masker-full-turn = Plats { $seat } har fullt och passar, så den kan inte vara i tur.
masker-out-turn = Plats { $seat } är utslagen, så den kan inte vara i tur.
masker-grid-option = Inställningen ”grid” stämmer inte med rutnätet i den här ställningen.
masker-no-disc = Vyn lämnar ingen färg åt en dold spelare.

## I terminalen

masker-your-colour = Din hemliga färg: { $colour }. Håll kvar minst ett av dess kors i rutnätet!
masker-out = utslagen

## På sidan

masker-grid = Korsen
masker-place = { $count ->
    [0] { $at }: tomt
    [one] { $at }: { $crosses }
   *[other] { $at }, nerifrån: { $crosses }
}
masker-place-open = { $what }; kan fångas
masker-place-hinted = { $what }; tips
masker-so-many = { $count ->
    [one] { $count } { $cross ->
        [w] vitt
        [R] rött
        [B] blått
        [G] grönt
        [Y] gult
       *[P] lila
    }
   *[other] { $count } { $cross ->
        [w] vita
        [R] röda
        [B] blå
        [G] gröna
        [Y] gula
       *[P] lila
    }
}
masker-wears = { $mine ->
    [mine] Din färg: { $colour }. Håll den hemlig
   *[theirs] färg: { $colour }
}
masker-wears-hidden = okänd färg
masker-held = { $count ->
    [one] { $count } fångat
   *[other] { $count } fångade
}
masker-held-of = { $count } av { $full }
masker-nothing-held = inga fångade kors än
masker-left = { $count ->
    [0] inget kvar
   *[other] { $count } kvar i rutnätet
}
masker-choose = { $taken ->
    [0] Fånga ett kors som lyser.
    [one] Ett fångat den här turen. Fånga ett till som lyser, eller stanna.
   *[other] { $taken } fångade den här turen. Fånga ett till som lyser, eller stanna.
}
masker-anywhere = { $taken ->
    [0] Du får fånga vilket kors som helst i rutnätet.
    [one] Ett fångat den här turen. Fånga nu vilket kors som helst i rutnätet, eller stanna.
   *[other] { $taken } fångade den här turen. Fånga nu vilket kors som helst i rutnätet, eller stanna.
}
masker-other-turn = { $taken ->
    [0] { $who } börjar sin tur.
    [one] { $who } har fångat ett kors den här turen.
   *[other] { $who } har fångat { $taken } kors den här turen.
}
masker-other-anywhere = { $taken ->
    [0] { $who } får fånga vilket kors som helst i rutnätet.
    [one] { $who } har fångat ett kors den här turen och får nu fånga vilket som helst.
   *[other] { $who } har fångat { $taken } kors den här turen och får nu fånga vilket som helst.
}
masker-capture = Fånga
masker-stop = Stanna här
masker-stop-sure = Ja, stanna här
masker-would-capture = Fånga det { $cross ->
    [w] vita
    [R] röda
    [B] blå
    [G] gröna
    [Y] gula
   *[P] lila
} korset på { $at }?
masker-would-stop = Avsluta din tur?
masker-would-lose = Det är det sista i din färg: du åker ut!
masker-would-eliminate = Det slår ut { $who }.
masker-would-doubt = Det är det sista { $colour ->
    [R] röda
    [B] blå
    [G] gröna
    [Y] gula
   *[P] lila
}: den som spelar den färgen åker ut.
masker-would-end-turn = Då är din tur slut.
masker-would-end-game = Då är partiet slut.
masker-would-open = { $mine ->
    [you] Du kan fortsätta till { $places }.
   *[other] { $who } får sedan: { $places }.
}
masker-would-open-all = { $mine ->
    [you] Du kan fortsätta till vilket kors som helst i rutnätet.
   *[other] { $who } får sedan fånga vilket kors som helst i rutnätet.
}
masker-share = Du är ute. Fyll dina högar: hur många kors, och från vem?
masker-gives = { $who }: { $count }
masker-share-less = Färre från { $who }
masker-share-more = Fler från { $who }
masker-share-take = Ta dem
