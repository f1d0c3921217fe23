### Masker

masker-summary = Hemliga färger, och ett färglöst kors som tar alla andra.
masker-in-short = Ta kors och håll din färg hemlig.

## Inställningar

option-masker-grid = Korsens uppställning
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

masker-captures = { $who } tar ett { $cross ->
    [w] vitt
    [R] rött
    [B] blått
    [G] grönt
    [Y] gult
   *[P] lila
} kors på { $at }.
masker-stops = { $who } stannar.
masker-passes = { $who } har fulla högar och passar.
masker-lifts = Alla som är kvar har fulla högar: från och med nu får högarna växa vidare.
masker-eliminates = Det finns inget { $colour ->
    [R] rött
    [B] blått
    [G] grönt
    [Y] gult
   *[P] lila
} kors kvar. { $who } hade den färgen och är ute.
masker-hands-over = { $who } lämnar över kors till { $to }: { $crosses }.

## Hur det slutar

masker-last-left = Bara en spelare eller ett lag är kvar.
masker-ended = { $end ->
    [won] Det finns inget { $colour ->
        [R] rött
        [B] blått
        [G] grönt
        [Y] gult
       *[P] lila
    } kors kvar.
   *[other] { $who } { $count ->
        [one] vinner
       *[other] vinner
    }: det finns inget { $colour ->
        [R] rött
        [B] blått
        [G] grönt
        [Y] gult
       *[P] lila
    } kors kvar.
}

## Avvisanden

masker-unreadable = ”{ $move }” är inte ett giltigt drag. Skriv en ruta från a1 till { $last }; eller skriv: stop; eller, för att fylla dina högar: share 3 2.
masker-first-capture = Varje tur måste du ta minst ett kors: skriv vilket.
masker-nothing-to-share = Det finns inget att fördela nu: skriv vilket kors du tar.
masker-must-share = Ta { $total } kors sammanlagt, { $least } till { $most } av dem från plats { $first } och resten från plats { $second }, till exempel: share { $least } { $rest }.
masker-colourless-there = Det är det färglösa korset självt som står på { $at }.
masker-empty-place = Det finns inget kors på { $at }.
masker-not-beside = Korset på { $at } ligger inte intill det färglösa på { $home }.

masker-no-colour = ”{ $letter }” är inte en spelares färg. Färgerna är: { $colours }.
masker-team-colours = Med fyra spelare delar plats 0 och 2 en färg, och plats 1 och 3 en annan.
masker-same-colours = Två sidor har samma färg.
masker-no-cross = ”{ $letter }” i fältet { $field } är inte ett kors. Korsen är w, R, B, G, Y och P.
masker-too-many = Det finns fler kors i ”{ $field }” än i asken.
masker-one-colourless = Det måste finnas exakt ett färglöst kors, o, på brädet.
masker-grid-shape = Ett bräde är sex rader om sex, eller nio staplar om högst fyra.
masker-colourless-covered = Det färglösa korset måste ligga överst i sin stapel.
masker-box = I asken finns { $held } kors av slaget { $cross }, men ställningen har { $found }.
masker-eliminated = Den som inte har något kors kvar i sin färg är ute. I den här ställningen gäller det plats: { $seats }.
masker-nobody-left = Ingen är kvar i den här ställningen.
masker-turn-was-over = Turen för plats { $seat } var redan över.
masker-full-turn = Plats { $seat } har fulla högar och passar, så det kan inte vara dess tur.
masker-out-turn = Plats { $seat } är ute, så det kan inte vara dess tur.
masker-grid-option = Inställningen ”grid” stämmer inte med brädet i den här ställningen.
masker-past = De tidigare dragen leder inte till den här ställningen.
masker-no-disc = Vyn lämnar ingen färg åt en dold spelare.

## I terminalen

masker-your-colour = Din hemliga färg: { $colour }. Se till att minst ett kors i den färgen blir kvar på brädet!
masker-out = ute

## På sidan

masker-grid = Korsen
masker-goal = Skydda ett { $colour ->
    [R] rött
    [B] blått
    [G] grönt
    [Y] gult
   *[P] lila
} kors: sist kvar vinner.
masker-goal-all = Utan kors i din färg är du ute. Sist kvar vinner.
masker-goal-missed = Det finns inget { $colour ->
    [R] rött
    [B] blått
    [G] grönt
    [Y] gult
   *[P] lila
} kors kvar: du är ute.
masker-on-grid = Kors kvar på brädet
masker-left-then = →{ $count }
masker-left-less = −{ $count }
masker-place = { $count ->
    [0] { $at }: tomt
    [one] { $at }: { $crosses }
   *[other] { $at }, nerifrån: { $crosses }
}
masker-place-open = { $what }; kan tas
masker-place-hinted = { $what }; föreslås
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
    [one] { $count } taget
   *[other] { $count } tagna
}
masker-held-of = tagna: { $count } av { $full }
masker-nothing-held = inga tagna kors än
masker-left = { $count ->
    [0] inget kvar
   *[other] { $count } kvar på brädet
}
masker-choose = { $taken ->
    [0] Ta ett kors som lyser: ett till tre per tur.
    [one] 1 av högst 3 kors taget. Ta ett till som lyser, eller stanna.
   *[other] { $taken } av högst 3 kors tagna. Ta ett till som lyser, eller stanna.
}
masker-last-turn = { $who } tog { $crosses }.
masker-ending = Den sista turen
masker-again = Så spelade { $who } den sista turen, kors för kors:
masker-go-on = Fortsätt
masker-last-own = { $count ->
    [one] Ett kors färre i din färg: { $left } kvar.
   *[other] { $count } kors färre i din färg: { $left } kvar.
}
masker-first-turn = Med { $full } tagna kors kan du bara passa. Finns det inget kors kvar i din färg är du ute.
masker-in-brief = Din färg: { $left } kvar. Tagna: { $held } av { $full }.
masker-story-last = { $loser } ({ $colour }): det sista korset togs av { $who }, på { $at }.
masker-story-own = { $count ->
    [one] { $who } tog ett kors i sin egen färg.
   *[other] { $who } tog { $count } kors i sin egen färg.
}
masker-story-hunt = { $found ->
    [nobody] { $who } jagade mest en färg: { $colour }, som ingen hade.
   *[somebody] { $who } jagade mest en färg: { $colour }, och den hade { $owner }!
}
masker-anywhere = { $taken ->
    [0] Du får ta vilket kors som helst på brädet.
    [one] Du har tagit ett kors den här turen. Ta nu vilket som helst på brädet, eller stanna.
   *[other] Du har tagit { $taken } kors den här turen. Ta nu vilket som helst på brädet, eller stanna.
}
masker-anywhere-why = { $why ->
    [white] Ett vitt kors har tagits.
    [yours] Inget kors ligger intill det färglösa: din tur är slut.
    [theirs] Inget kors ligger intill det färglösa: turen är slut för { $who }.
   *[alone] Inget kors ligger intill det färglösa.
}
masker-other-turn = { $taken ->
    [0] { $who } börjar sin tur.
    [one] { $who } har tagit ett kors den här turen.
   *[other] { $who } har tagit { $taken } kors den här turen.
}
masker-other-anywhere = { $taken ->
    [0] { $who } får ta vilket kors som helst på brädet.
    [one] { $who } har tagit ett kors den här turen och får nu ta vilket som helst.
   *[other] { $who } har tagit { $taken } kors den här turen och får nu ta vilket som helst.
}
masker-capture = Ta korset
masker-stop = Stanna här
masker-soon-stop = Din tur avslutas …
masker-would-capture = Ta det { $cross ->
    [w] vita
    [R] röda
    [B] blå
    [G] gröna
    [Y] gula
   *[P] lila
} korset på { $at }?
masker-would-harm = Det är din egen färg! { $left ->
    [one] Då är bara ett kvar.
   *[other] Då är { $left } kvar.
}
masker-would-lose = Det är det sista i din färg: då åker du ut!
masker-would-eliminate = Då åker { $who } ut.
masker-would-doubt = Det är det sista { $colour ->
    [R] röda
    [B] blå
    [G] gröna
    [Y] gula
   *[P] lila
}: den som har den färgen åker ut.
masker-would-end-turn = Då är din tur slut.
masker-would-isolate = Där ligger inget intill det färglösa: din tur tar slut, och { $who } får ta vilket kors som helst.
masker-would-end-game = Då är spelet slut.
masker-nearly-full = { $left ->
    [0] Dina högar blir fulla: sedan kan du bara passa.
    [one] Ett kors till, så är dina högar fulla: sedan kan du bara passa.
   *[other] { $left } kors till, så är dina högar fulla: sedan kan du bara passa.
}
masker-would-open = { $mine ->
    [you] Du kan fortsätta till { $places }.
   *[other] Sedan kan { $who } ta: { $places }.
}
masker-would-open-all = { $mine ->
    [you] Du kan fortsätta till vilket kors som helst på brädet.
   *[other] Sedan kan { $who } ta vilket kors som helst på brädet.
}
masker-share = Du är ute. Fyll dina högar: hur många kors från var och en?
masker-gives = { $who }: { $count }
masker-share-less = Färre från { $who }
masker-share-more = Fler från { $who }
masker-share-take = Ta dem
masker-click-captures = Ett klick tar det { $cross ->
    [w] vita
    [R] röda
    [B] blå
    [G] gröna
    [Y] gula
   *[P] lila
} korset på { $at }.
