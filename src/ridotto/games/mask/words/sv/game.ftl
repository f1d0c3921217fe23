### Mask

mask-summary = Pinnar under målade masker, och kort som säljs på auktion.
mask-in-short = Varje runda en ny mask: pinnar i dess ringar ger poäng.
mask-play-long = Spela hela spelet: 18 masker, ungefär en timme

## Inställningar

option-mask-farewell = Farväl: på slutet tas maskerna av en efter en, och varje mask som kommer fram betalar igen
option-mask-masks = Antal masker (enligt reglerna: 18 för tre spelare, 16 för fyra, 15 för fem, 12 för sex)
option-mask-first = Vem som börjar
option-mask-first-lot = lotten avgör
option-mask-deck = Fil med dina egna kort
option-mask-stencils = Fil med dina egna masker

## Maskerna

mask-stencil-smiler = Gladingen
mask-stencil-sulker = Surpuppan
mask-stencil-winker = Blinkaren
mask-stencil-singer = Sångaren
mask-stencil-owl = Ugglan
mask-stencil-cat = Katten
mask-stencil-fox = Räven
mask-stencil-devil = Djävulen
mask-stencil-king = Kungen
mask-stencil-jester = Narren
mask-stencil-pirate = Piraten
mask-stencil-clown = Clownen
mask-stencil-moon = Månen
mask-stencil-greybeard = Gråskägget
mask-stencil-weeper = Lipsillen
mask-stencil-cyclops = Cyklopen
mask-stencil-doctor = Doktorn
mask-stencil-lion = Lejonet

## Korten

mask-card-stroll = Promenad
mask-card-stroll-text = Flytta dina pinnar upp till 3 steg sammanlagt, gratis.
mask-card-long-stroll = Långpromenad
mask-card-long-stroll-text = Flytta dina pinnar upp till 6 steg sammanlagt, gratis.
mask-card-two-by-two = Två och två
mask-card-two-by-two-text = Var och en av dina pinnar får gå ett steg, gratis.
mask-card-leap = Språng
mask-card-leap-text = Flytta en av dina pinnar längs dess rad eller kolumn till ett valfritt ledigt hål; den kan hoppa över pinnar, men inte över mitten.
mask-card-trapdoor = Fallucka
mask-card-trapdoor-text = Sätt en av dina pinnar i ett valfritt ledigt hål.
mask-card-quick-change = Snabbyte
mask-card-quick-change-text = Låt en av dina pinnar byta plats med en annan spelares pinne.
mask-card-shove = Knuff
mask-card-shove-text = Flytta en annan spelares pinne upp till 2 steg.
mask-card-crowd = Trängsel
mask-card-crowd-text = Flytta upp till tre av de andras pinnar ett steg var.
mask-card-banish = Förvisning
mask-card-banish-text = Sätt en annan spelares pinne i ett valfritt ledigt hål längs ytterkanten.
mask-card-mix-up = Förväxling
mask-card-mix-up-text = Låt en motspelares pinne byta plats med en annan motspelares.
mask-card-promenade = Polonäs
mask-card-promenade-text = Var och en får i tur och ordning flytta en av sina pinnar ett steg, gratis.
mask-card-toll = Tull
mask-card-toll-text = Var och en betalar banken 1 poäng för varje egen pinne i en ring eller dubbelring.
mask-card-collection = Kollekt
mask-card-collection-text = Alla andra betalar dig 1 poäng var.
mask-card-largesse = Givmildhet
mask-card-largesse-text = Du betalar alla andra 1 poäng var, medurs, så långt dina poäng räcker.
mask-card-consolation = Tröst
mask-card-consolation-text = Alla som inte har någon pinne i en ring eller dubbelring får 2 poäng från banken.
mask-card-purse = Plånbok
mask-card-purse-text = Du får 4 poäng från banken.
mask-card-full-purse = Tjock plånbok
mask-card-full-purse-text = Du får 8 poäng från banken.
mask-card-pickpocket = Ficktjuv
mask-card-pickpocket-text = Ta 3 poäng från en spelare som du väljer.
mask-card-fine = Böter
mask-card-fine-text = Betala 3 poäng till banken.
mask-card-ruin = Ruin
mask-card-ruin-text = Betala hälften av dina poäng, avrundat nedåt, till banken.
mask-card-alms = Allmosa
mask-card-alms-text = Ge 2 poäng till den av de andra som har minst poäng. Är det flera väljer du.
mask-card-quarter-turn = Kvartsvarv
mask-card-quarter-turn-text = Lyft masken och lägg den igen i valfritt läge.
mask-card-early-payday = Tidig lönedag
mask-card-early-payday-text = Lönedag nu, för alla.
mask-card-private-payday = Egen lönedag
mask-card-private-payday-text = Lönedag nu, bara för dig.

## Vad som händer

mask-places = { $who } sätter en pinne i { $at }.
mask-turns-up = { $who } vänder upp en mask: { $mask }.
mask-lays = { $who } lägger masken { $mask } { $orientation ->
    [0] rättvänd
    [1] vriden ett kvarts varv
    [2] upp och ner
   *[other] vriden tre kvarts varv
}.
mask-passes = { $who } passar.
mask-goes = { $who } flyttar en pinne från { $from } till { $to } och betalar { $cost } poäng.
mask-done = { $who } är klar.
mask-draws = { $who } drar ett kort och auktionerar ut det.
mask-draws-known = { $who } drar { $card } och auktionerar ut det.
mask-bids = { $who } bjuder { $points }.
mask-out = { $who } hoppar av.
mask-cannot-bid = { $who } har inte råd att bjuda och hoppar av.
mask-unsold = Ingen vill ha kortet som { $who } säljer: det läggs underst i högen utan att läsas upp.
mask-buys = { $who } köper kortet av { $seller } för { $points } och läser upp det: { $card }.
mask-keeps = { $who } behåller kortet för { $points } och läser upp det: { $card }.
mask-pays = { $who } betalar { $points } poäng till { $to }.
mask-pays-bank = { $who } betalar { $points } poäng till banken.
mask-gets = { $who } får { $points } poäng från banken.
mask-walks = { $who } flyttar en pinne från { $from } till { $to }.
mask-walks-other = { $who } flyttar en pinne ({ $owner }) från { $from } till { $to }.
mask-leaps = { $who } hoppar med en pinne från { $from } till { $to }.
mask-leaps-other = { $who } hoppar med en pinne ({ $owner }) från { $from } till { $to }.
mask-puts = { $who } flyttar en pinne från { $from } direkt till { $to }.
mask-puts-other = { $who } flyttar en pinne ({ $owner }) från { $from } direkt till { $to }.
mask-swaps = { $who } låter pinnarna på { $one } ({ $owner }) och { $other } ({ $second }) byta plats.
mask-turns = { $who } lägger om masken { $mask }, { $orientation ->
    [0] rättvänd
    [1] vriden ett kvarts varv
    [2] upp och ner
   *[other] vriden tre kvarts varv
}.
mask-skips = { $who } utnyttjar inte { $card }.
mask-cannot = { $card } har ingen verkan för { $who }.
mask-payday = Lönedag på masken { $mask }: { $gains }.
mask-payday-nobody = Lönedag på masken { $mask }: ingen får något.
mask-takes-off = Masken { $mask } tas av.

## Hur det slutar

mask-last-payday = Den sista masken har betalat.
mask-farewell = Den sista masken har tagits av.

## Avvisanden

mask-unreadable = ”{ $move }” är inte ett giltigt drag. Prova till exempel: place c3, orient 2, pass, go a1 a4, done, draw, bid 4, out, put a1 g7, swap a1 c3, from 2, to 2, skip.
mask-must-place = Sätt först en pinne i ett ledigt hål, till exempel: place c3.
mask-must-orient = Lägg först masken: orient 0, 1, 2 eller 3.
mask-centre = Mitten, d4, är inte ett hål.
mask-hole-taken = På { $at } står det redan en pinne; den tillhör plats { $owner }.
mask-why-hole-taken = På { $at } står det redan en pinne.
mask-why-orient = Lägg masken först.
mask-why-bid = Ett kort säljs: bjud eller hoppa av.
mask-must-bid = Kortet är till salu: bjud { $least } eller mer (du har { $points }), eller skriv: out.
mask-bid-too-low = Ett bud på { $bid } är för lågt: bjud minst { $least }.
mask-bid-too-high = Du kan inte bjuda { $bid }: du har { $points }.
mask-choose = Det är din tur: passa (pass), dra ett kort (draw) eller flytta en pinne, till exempel: go a1 a4.
mask-moving = Du håller på att flytta: flytta en pinne igen, till exempel: go a1 a4; eller skriv: done.
mask-no-cards = Det finns inget kort kvar att dra: passa (pass) eller flytta en pinne.
mask-not-your-stick = Du har ingen pinne på { $at }. Dina står på { $yours }.
mask-no-way = Det finns ingen fri väg från { $begin } till { $end }: du kan inte gå över pinnar eller mitten.
mask-too-dear = Vägen från { $begin } till { $end } kostar { $cost }, och du har { $points }.
mask-by-card-must = Kortet { $card } måste utföras.
mask-by-card-go = Med { $card } flyttar du pinnar, till exempel: go a1 a2.
mask-by-card-leap = Med { $card } flyttar du en pinne längs dess rad eller kolumn, till exempel: go a1 a5.
mask-by-card-put = Med { $card } sätter du en pinne i ett annat hål, till exempel: put a1 g7.
mask-by-card-swap = Med { $card } låter du två pinnar byta plats, till exempel: swap a1 c3.
mask-by-card-orient = Med { $card } lägger du om masken: orient 0, 1, 2 eller 3.
mask-by-card-from = Med { $card } tar du poäng från en spelare, till exempel: from 2. Du kan välja: { $seats }.
mask-by-card-to = Med { $card } ger du poäng till en spelare, till exempel: to 2. Du kan välja: { $seats }.
mask-not-from = Du kan inte ta från plats { $seat } med { $card }. Du kan välja: { $seats }.
mask-not-to = Du kan inte ge till plats { $seat } med { $card }. Du kan välja: { $seats }.
mask-no-stick = Det står ingen pinne på { $at }.
mask-swap-own = Med { $card } byter en av dina pinnar plats med en annan spelares pinne.
mask-swap-others = Med { $card } byter en motspelares pinne plats med en annan motspelares.
mask-only-own = Med { $card } flyttar du bara dina egna pinnar, och den på { $at } är inte din.
mask-only-others = Med { $card } flyttar du bara andra spelares pinnar, och den på { $at } är din.
mask-not-in-line = Med { $card } stannar en pinne i sin rad eller kolumn och går inte över mitten: den kan inte komma från { $begin } till { $end }.
mask-not-border = Med { $card } sätter du en pinne i ytterkanten, och { $end } hör inte dit.
mask-stick-done = Med { $card } kan pinnen på { $at } inte flyttas vidare.
mask-too-far = Från { $begin } till { $end } är det { $steps } steg, och { $card } har bara { $left } kvar.

mask-stencils-count = { $file }: maskerna slutar på rad { $line }; det finns { $found }, men spelet behöver { $wanted }.
mask-stencils-rings = { $file }, rad { $line }: masken { $mask } har { $found ->
    [one] bara { $found } ring
   *[other] { $found } ringar, dubbelringar inräknade
}; den behöver 5 till 10.
mask-stencils-name = { $file }, rad { $line }: ”{ $text }” ska vara namnet på en mask, med bokstäver; efter det följer sju rader om sju hål.
mask-stencils-twice = { $file }, rad { $line }: det finns redan en mask { $mask } på rad { $first }.
mask-stencils-rows = { $file }, rad { $line }: masken { $mask } slutar efter { $found ->
    [one] { $found } rad
   *[other] { $found } rader
}; den behöver sju.
mask-stencils-row = { $file }, rad { $line }: rad { $row } i en mask har sju hål, inte ”{ $text }”.
mask-stencils-hole = { $file }, rad { $line }: ”{ $letter }” på { $hole } är inte ett hål. Skriv . för ett hål, o för en ring, @ för en dubbelring.
mask-stencils-centre = { $file }, rad { $line }: det står ”{ $letter }” på { $hole }, men mitten är inte ett hål. Skriv # där.
mask-cards-line = { $file }, rad { $line }: ”{ $text }” är inte ett giltigt kort. Skriv hur många, namnet och vad det gör, till exempel: 3 Purse: bank pays you 4.
mask-cards-effect = { $file }, rad { $line }: ”{ $effect }” är inte något som kortet { $card } kan göra. Prova till exempel: walk own 2 sticks 3 steps; swap own other; you pay bank 3.
mask-cards-twice = { $file }, rad { $line }: det finns redan ett kort { $card } på rad { $first }.
mask-cards-count = { $file }: kortleken slutar på rad { $line } med { $found } kort, men den behöver { $wanted }.

mask-no-hole = ”{ $hole }” är inte ett hål: hålen går från a1 till g7, utom mitten d4.
mask-no-ring = ”{ $pay }” på { $hole } är inte en ring: en ring betalar 3, en dubbelring 5.
mask-no-mask = Det finns ingen mask ”{ $mask }” i asken.
mask-twice = Masken { $mask } förekommer två gånger.
mask-laid = Fältet ”laid” ska vara en lista med varje masks namn och läge.
mask-top = Den sista masken i ”laid” är den som ligger överst: ”mask” och ”orientation” måste säga detsamma.
mask-rings = Fältet ”rings” stämmer inte med masken på brädet: här ska det vara { $rings }.
mask-hole-twice = Det står två pinnar i { $hole }.
mask-no-card = Det finns inget kort ”{ $card }” i kortleken.
mask-too-many-cards = Kortleken har { $held } av kortet { $card }, men ställningen har { $found }.
mask-too-many = Det finns { $found } kort, och en hög rymmer högst { $most }.
mask-no-phase = ”{ $phase }” är inte en fas. Faserna är: { $phases }.
mask-phase-sticks = Pinnarna sätts ut i fasen ”place”, och bara då saknas några på brädet.
mask-phase-placed = Plats { $seat } har båda pinnarna på brädet, så det kan inte vara dess tur att sätta ut en.
mask-phase-orient = I fasen ”orient” är den som öppnar rundan i tur, och det finns en mask kvar att lägga.
mask-phase-round = En runda behöver en mask på brädet.
mask-phase-auction = Det finns en ”auction” i faserna ”auction” och ”card”, och bara där.
mask-bid-bidder = Ett högsta bud behöver en budgivare, och en budgivare ett bud.
mask-bid-held = Plats { $seat } kan inte ha det högsta budet, { $bid }: den högstbjudande får inte ha hoppat av och måste ha så många poäng.
mask-doer = Bara köparen, plats { $seat }, utför det här kortet.
mask-walked = Pinnen på { $hole } kan inte ha flyttats så långt med det här kortet.
mask-view-cards = Vyns osedda kort går inte ihop med dess hög.
mask-view-masks = Maskerna som är kvar går inte ihop med de osedda.

## I terminalen

mask-you-hold = Bara du känner till kortet som säljs: { $card }. ”{ $text }”
mask-cost = kostar { $points } poäng
mask-points = { $points } poäng
mask-lying = Mask: { $mask }. { $left ->
    [0] Det är den sista.
    [one] Det kommer en till.
   *[other] Det kommer { $left } till.
} En ring ( ) betalar 3, en dubbelring (( )) betalar 5.
mask-would-pay = skulle betala nu: { $gains }
mask-carrying-out = På kortet står: { $card }. ”{ $text }”
mask-auction = { $seller } säljer ett kort. Kvar i auktionen: { $staying }.
mask-highest = Högsta bud: { $points } från { $who }.
mask-no-bid = Inget bud än; det lägsta är 1.

## På sidan

mask-chapter = mask nr { $number }
mask-base = Brädet
mask-hole = { $at }, tomt
mask-hole-stick = { $at }, pinne som tillhör { $who }
mask-hole-ring = ring som betalar { $pay }
mask-hole-open = kan väljas
mask-hole-start = kan flyttas
mask-hole-hinted = föreslås
mask-to-come = { $left ->
    [0] sista masken
    [one] 1 mask kvar
   *[other] { $left } masker kvar
} · { $cards } kort i högen
mask-next-known = Du minns nästa kort: { $card }
mask-goal = Ringar betalar när rundan är slut. Flest poäng vinner.
mask-goal-place = Sedan läggs masker över brädet. En pinne som sticker upp genom en ring i masken ger 3 poäng per runda, genom en dubbelring 5. Flest poäng vinner.
mask-goal-yours = { $gain ->
    [0] Ringar betalar när rundan är slut; just nu sticker ingen av dina pinnar upp genom någon. Flest poäng vinner.
   *[other] Ringar betalar när rundan är slut: som det står nu får du { $gain }. Flest poäng vinner.
}
mask-goal-prices = Mynten är priser: så mycket kostar det att gå dit.

mask-asks-place = Sätt en av dina pinnar i ett ledigt hål.
mask-asks-orient = Du öppnar rundan: hur ska masken { $mask } ligga?
mask-asks-turn = En av tre saker: välj en pinne att flytta, sälj ett kort eller passa.
mask-asks-move = Välj en pinne att flytta vidare, eller tryck på ”Klar”.
mask-asks-card = Gör det som står på kortet.
mask-waits-place = { $who } väljer ett hål för en pinne.
mask-waits-orient = { $who } öppnar rundan och vrider på masken { $mask }.
mask-waits-turn = { $who } väljer: passa, flytta eller sälja ett kort.
mask-waits-move = { $who } flyttar pinnar.
mask-waits-auction = { $who } väljer: bjuda eller hoppa av.
mask-waits-card = { $who } gör det som står på kortet.
mask-choose-stick = Välj en pinne.
mask-moved = { $who } flyttade { $ways }{ $cost ->
    [0] .
   *[other] {" "}för { $cost }.
}
mask-choose-direction = Välj hur masken ska ligga nu.
mask-swap-with = Pinnen på { $at }: vilken ska den byta plats med?
mask-where-to = Pinnen på { $at }: vart?

mask-deed-place = Sätt en pinne i { $one }
mask-deed-go = Från { $one } till { $other }
mask-deed-put = Från { $one } direkt till { $other }
mask-deed-swap = Byt plats: { $one } och { $other }
mask-deed-orient = { $one ->
    [0] Rättvänd
    [1] Ett kvarts varv
    [2] Upp och ner
   *[other] Tre kvarts varv
}
mask-deed-bid = Bjud { $one }
mask-deed-from = Ta från { $who }
mask-deed-to = Ge till { $who }
mask-deed-pass = Passa
mask-deed-draw = Dra ett kort och sälj det
mask-about-draw = I stället för att flytta: alla bjuder; köparen betalar dig och utför det.
mask-deed-done = Klar
mask-deed-skip = Hoppa över
mask-deed-out = Hoppa av
mask-soon-pass = Du passar …
mask-soon-draw = Du drar ett kort …
mask-soon-done = Din tur avslutas …
mask-soon-skip = Du hoppar över …
mask-soon-out = Du hoppar av …
mask-soon-from = Du tar från { $who } …
mask-soon-to = Du ger till { $who } …
mask-costs-left = Kostar { $cost }, du har { $left } kvar.
mask-payday-would = Lönedagen skulle ge: { $gains }.
mask-payday-would-nobody = Lönedagen skulle inte ge någon något.
mask-payday-gain = lön +{ $gain }
mask-payday-now = Lönedag!
mask-nobody-paid = Ingen får något.
mask-ending = Den sista lönedagen
mask-last-card = Det sista kortet var { $card }, köpt av { $who } för { $points }.
mask-tally = Så kom poängen till
mask-tally-start = Från början
mask-tally-paydays = Lönedagar
mask-tally-sold = Sålda kort
mask-tally-bought = Köpta kort
mask-tally-steps = Steg
mask-tally-cards = Kortens verkan
mask-tally-end = Till slut
mask-go-on = Fortsätt
mask-gain = +{ $gain }
mask-then = →{ $points }
mask-confirm = Bekräfta
mask-tap-again = Tryck igen: { $what }
mask-orientations = Hur masken kan ligga
mask-list = { $count } drag som lista

mask-price = −{ $points }
mask-bought = Köpt av { $who } för { $points }
mask-sells = { $mine ->
    [mine] Du håller upp det här kortet.
   *[theirs] { $who } håller upp ett kort.
}
mask-would-pay-to = { $mine ->
    [mine] Köper du kortet själv betalar du banken.
   *[theirs] Köper du kortet betalar du { $who }.
}
mask-first-sale = Kort kan vara bra eller dåliga: den som köper ett måste göra det som står på det.
mask-card-unknown = Ett kort som du inte har sett
mask-known-all = Alla har hört det.
mask-known-you = Bara du känner till det.
mask-known-you-and = Du och { $who } känner till det.
mask-known-to = { $who } känner till det.
mask-known-to-several = { $who } känner till det.
mask-clue = { $bids ->
    [yes] { $who } bjuder också: ett bra kort, eller en bluff.
   *[no] { $who } bjuder inte: kortet kan vara dåligt.
}
mask-if-unsold = Om ingen bjuder läggs det underst och förblir hemligt.
mask-if-quiet = Bjuder du inte själv gör nästan ingen det.
mask-only-you = Bara du är kvar: det räcker med { $least } poäng.
mask-all-cards = Möjliga kort
mask-cards-unseen = De här korten kan det vara
mask-seconds = { $seconds } s
mask-bid-less = Bjud mindre
mask-bid-more = Bjud mer
mask-bid-slide = Ditt bud
mask-bid-left = Bjud { $bid } · du har { $left } kvar
mask-standing-highest = högsta bud
mask-standing-in = är med
mask-standing-out = har hoppat av
mask-opens = lägger masken
mask-opened = spelar sist
mask-wins = vinner
