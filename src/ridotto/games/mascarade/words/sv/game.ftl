### Mascarade

mascarade-summary = Lägg masker intill masker som liknar dem.
mascarade-play-long = Spela hela spelet: 100 masker, ungefär 30 minuter
mascarade-in-short = Lägg mask intill mask: varje gemensamt kännetecken ger poäng.

## Inställningar

option-mascarade-scoring = Så vinner man
option-mascarade-scoring-points = på poäng: en för varje gemensamt kännetecken
option-mascarade-scoring-out = genom att bli av med alla kort först
option-mascarade-links = Vad en ny mask måste passa ihop med
option-mascarade-links-all = varje mask den ligger intill
option-mascarade-links-any = minst en mask den ligger intill
option-mascarade-masks = Antal masker, utvalda genom lottning (enligt reglerna: alla 100)
option-mascarade-first = Vem som börjar
option-mascarade-first-lot = lotten avgör
option-mascarade-deck = Fil med din egen kortlek

## Maskerna

mascarade-mask = { $face } ansikte, { $hair } hår, { $eyes } ögon, { $nose } näsa, { $mouth } mun
mascarade-face-0 = runt
mascarade-face-1 = ovalt
mascarade-face-2 = fyrkantigt
mascarade-face-3 = hjärtformat
mascarade-face-4 = päronformat
mascarade-face-5 = rombformat
mascarade-hair-0 = inget
mascarade-hair-1 = lockigt
mascarade-hair-2 = rakt
mascarade-hair-3 = spretigt
mascarade-hair-4 = flätat
mascarade-hair-5 = pudrat
mascarade-eyes-0 = runda
mascarade-eyes-1 = sömniga
mascarade-eyes-2 = mandelformade
mascarade-eyes-3 = skelande
mascarade-eyes-4 = blinkande
mascarade-eyes-5 = stjärnformade
mascarade-nose-0 = liten rund
mascarade-nose-1 = krokig
mascarade-nose-2 = lång
mascarade-nose-3 = bred
mascarade-nose-4 = uppåtvänd
mascarade-nose-5 = näbblik
mascarade-mouth-0 = leende
mascarade-mouth-1 = trumpen
mascarade-mouth-2 = skrattande
mascarade-mouth-3 = sjungande
mascarade-mouth-4 = mustaschprydd
mascarade-mouth-5 = hopsnörpt

## Vad som händer

mascarade-lays = { $who } lägger { $card } på { $at }{ $points ->
    [0] .
   *[other] {" "}och får { $points } poäng.
}
mascarade-draws = { $who } drar { $count ->
    [one] ett kort.
   *[other] { $count } kort.
}
mascarade-draws-known = { $who } drar { $cards }.
mascarade-passes = { $who } kan inte lägga något kort och står över.

## Hur det slutar

mascarade-last-card = Högen är tom, och ett av ställen också.
mascarade-blocked = Ingen kan lägga fler kort.
mascarade-over-last = { $who } har lagt sin sista mask: spelet är slut.
mascarade-over-blocked = Ingen kan lägga fler masker: spelet är slut.
mascarade-story-best = Den bästa masken: { $who } på { $at }, { $score }.
mascarade-story-lead = { $left ->
    [0] { $who } tog ledningen med den allra sista masken.
    [one] { $who } tog ledningen för gott en mask före slutet.
   *[other] { $who } tog ledningen för gott { $left } masker före slutet.
}
mascarade-story-led = { $who } ledde nästan från början.

## Avvisanden

mascarade-unreadable = ”{ $move }” är inte ett giltigt drag. Skriv kortet och rutan, till exempel: 03521 e6.
mascarade-not-yours = Kortet { $card } finns inte på ditt ställ.
mascarade-jumbo-first = Det första kortet läggs på Jumbo, { $jumbo }.
mascarade-occupied = Det ligger redan ett kort på { $at }.
mascarade-touches-nothing = På { $at } skulle kortet { $card } inte ligga intill något annat kort: lägg det bredvid ett.
mascarade-no-match = På { $at } skulle kortet { $card } ligga intill { $other } på { $beside }, och de har inget kännetecken gemensamt.

deck-no-card = { $file }, rad { $line }: ”{ $card }” är inte ett giltigt kort. Ett kort är fem siffror eller bokstäver, en för varje kännetecken: ansiktsform, hår, ögon, näsa, mun.
deck-twice = { $file }, rad { $line }: kortet { $card } finns redan på rad { $first }. Alla kort måste vara olika.
deck-count = { $file }: kortleken slutar på rad { $line } med { $found } kort, men den behöver { $wanted }.

mascarade-no-square = ”{ $square }” är inte en ruta på brädet: rutorna går från a1 till j10.
mascarade-no-card = ”{ $card }” är inte ett giltigt kort: fem siffror eller bokstäver, en för varje kännetecken.
mascarade-card-twice = Kortet { $card } förekommer två gånger.
mascarade-too-many = Det finns { $found } kort, fler än de { $most } rutorna rymmer.
mascarade-one-winner = Ett avslutat parti Mascarade har exakt en vinnare.
mascarade-unseen = Vyn säger att { $found ->
    [one] { $found } kort är osett
   *[other] { $found } kort är osedda
}, och det går inte ihop med ställen och högen.
mascarade-no-world = Ingen fördelning av korten stämmer med den här vyn: den som är i tur skulle inte kunna lägga något kort.

## I terminalen

mascarade-your-rack = Ditt ställ (ansiktsform, hår, ögon, näsa, mun):
mascarade-points = { $points } poäng
mascarade-cards = { $count } kort
mascarade-left = { $count ->
    [0] inga kort kvar
   *[other] { $count } kort kvar
}
mascarade-pool = { $count ->
    [0] Högen är tom.
    [one] Ett kort i högen.
   *[other] { $count } kort i högen.
}

## På sidan

mascarade-one-face = { $value } ansikte
mascarade-one-hair = { $value } hår
mascarade-one-eyes = { $value } ögon
mascarade-one-nose = { $value } näsa
mascarade-one-mouth = { $value } mun
mascarade-lays-mask = { $who } lägger en mask på { $at }{ $points ->
    [0] {""}
   *[other] {" "}och får { $points } poäng
}: { $mask }.
mascarade-lays-seen = { $who } lägger en mask på { $at }{ $points ->
    [0] {""}
   *[other] {" "}och får { $points } poäng
}.

mascarade-board = Bräde
mascarade-players = Spelare
mascarade-rack = Ditt ställ
mascarade-pool-name = Hög
mascarade-player = { $who }: { $score }, { $cards } på sitt ställ
mascarade-player-out = { $who }: { $cards } på sitt ställ

# Vad man kan göra
mascarade-choose = Välj en av dina masker, eller en ruta med guldram.
mascarade-goal-points = Varje kännetecken som din mask delar med en mask intill ger en poäng. Flest poäng vinner.
mascarade-goal-out = Den som först blir av med alla sina masker vinner.
mascarade-opens = Nästa spelare kan sedan använda { $at }: en mask där ligger intill { $touched } andra.
mascarade-drag = Dra i brädet för att se resten.
mascarade-choose-square = Välj nu en ruta: masken passar på dem med guldram.
mascarade-fits-nowhere = Den här masken passar ingenstans just nu. Välj en annan.
mascarade-choose-card = De av dina masker som passar på { $at } har guldram.
mascarade-wait = Tryck på en mask medan du väntar, så ser du den på nära håll.
mascarade-watch = Tryck på en mask för att se den på nära håll.
mascarade-nothing-fits = Ingen av dina masker passar på { $at }.
mascarade-why-no-match = På { $at } skulle din mask ligga intill den på { $beside }, och de har inget kännetecken gemensamt.
mascarade-why-touches-nothing = På { $at } skulle din mask inte ligga intill någon annan: lägg den bredvid en.
mascarade-deed = lägg masken med pilen på { $at }
mascarade-why-hint = { $touched ->
    [0] Den första masken ger inga poäng.
   *[other] { $points ->
        [0] {""}
        [one] Där ger den en poäng.
       *[other] Där ger den { $points } poäng.
    }{ $why ->
        [only] {" "}Inget annat passar.
        [best] {" "}Inget annat drag ger lika mycket.
        [top] {" "}Inget drag ger mer.
        [shut] {" "}Inget drag ger mer, och nästa spelare får ingen ruta intill två masker.
        [fewer] {" "}Av dragen som ger mest lämnar det här färst rutor intill två masker åt nästa spelare.
        [give] {" "}Fler poäng nu skulle lämna fler rutor intill två masker åt nästa spelare.
        [keep] {" "}Fler poäng nu skulle kosta en mask som passar på fler rutor.
        [hard] {" "}Den passar på färre rutor än dina andra masker.
       *[none] {""}
    }
}
mascarade-lay = Lägg den: { $points } poäng
mascarade-lay-plain = Lägg den här
mascarade-put-back = Lägg tillbaka den

# Namn för öron
mascarade-square-free = { $at }, ledig
mascarade-square-jumbo = { $at }, Jumbo, ledig
mascarade-square-open = { $at }, ledig: { $count ->
    [one] en av dina masker passar
   *[other] { $count } av dina masker passar
}
mascarade-square-fits = { $at }: passar
mascarade-square-fits-for = { $at }: passar, ger { $points } poäng
mascarade-square-mask = { $at }, mask: { $mask }
mascarade-square-last = { $at }, senast lagda mask: { $mask }
mascarade-card = mask: { $mask }
mascarade-card-nowhere = mask: { $mask }, passar ingenstans just nu
mascarade-card-fits = mask: { $mask }, passar på { $count ->
    [one] en ruta
   *[other] { $count } rutor
}
mascarade-card-fits-at = mask: { $mask }, passar på { $at }
mascarade-card-fits-for = mask: { $mask }, passar på { $at }, ger { $points } poäng
mascarade-hinted = { $name } (tips)

# En rutas sidor
mascarade-side-up = Ovanför
mascarade-side-right = Höger
mascarade-side-down = Nedanför
mascarade-side-left = Vänster
mascarade-side-strange = inget gemensamt
mascarade-alone = Ingen mask ligger intill { $at }.

mascarade-zoom-in = Zooma in
mascarade-zoom-out = Zooma ut
