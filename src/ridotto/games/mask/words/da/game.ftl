### Mask

mask-summary = Pinde under malede masker, og kort, der sælges på auktion.
mask-in-short = Hver runde en ny maske: pinde i dens ringe giver point.
mask-play-long = Spil hele spillet: 18 masker, cirka en time

## Indstillinger

option-mask-farewell = Afsked: til sidst tages maskerne af én efter én, og hver gang betaler masken nedenunder igen
option-mask-masks = Antal masker (efter reglerne: 18 for tre spillere, 16 for fire, 15 for fem, 12 for seks)
option-mask-first = Hvem der begynder
option-mask-first-lot = lodtrækning
option-mask-deck = Fil med dine egne kort
option-mask-stencils = Fil med dine egne masker

## Maskerne

mask-stencil-smiler = Smileren
mask-stencil-sulker = Surmuleren
mask-stencil-winker = Blinkeren
mask-stencil-singer = Sangeren
mask-stencil-owl = Uglen
mask-stencil-cat = Katten
mask-stencil-fox = Ræven
mask-stencil-devil = Djævelen
mask-stencil-king = Kongen
mask-stencil-jester = Narren
mask-stencil-pirate = Piraten
mask-stencil-clown = Klovnen
mask-stencil-moon = Månen
mask-stencil-greybeard = Gråskægget
mask-stencil-weeper = Grædekonen
mask-stencil-cyclops = Kyklopen
mask-stencil-doctor = Doktoren
mask-stencil-lion = Løven

## Kortene

mask-card-stroll = Spadseretur
mask-card-stroll-text = Flyt dine pinde op til 3 skridt i alt, gratis.
mask-card-long-stroll = Lang spadseretur
mask-card-long-stroll-text = Flyt dine pinde op til 6 skridt i alt, gratis.
mask-card-two-by-two = To og to
mask-card-two-by-two-text = Hver af dine pinde må gå et skridt, gratis.
mask-card-leap = Spring
mask-card-leap-text = Flyt en af dine pinde langs dens række eller kolonne til et hvilket som helst frit hul; den kan springe over pinde, men ikke over midten.
mask-card-trapdoor = Faldlem
mask-card-trapdoor-text = Sæt en af dine pinde i et hvilket som helst frit hul.
mask-card-quick-change = Pladsbytte
mask-card-quick-change-text = Byt en af dine pinde med en anden spillers pind.
mask-card-shove = Puf
mask-card-shove-text = Flyt en anden spillers pind op til 2 skridt.
mask-card-crowd = Trængsel
mask-card-crowd-text = Flyt op til tre af de andres pinde et skridt hver.
mask-card-banish = Forvisning
mask-card-banish-text = Sæt en anden spillers pind i et hvilket som helst frit hul yderst i kanten.
mask-card-mix-up = Forveksling
mask-card-mix-up-text = Byt en modspillers pind med en anden modspillers.
mask-card-promenade = Promenade
mask-card-promenade-text = Hver spiller må flytte en af sine pinde et skridt, på skift og gratis.
mask-card-toll = Told
mask-card-toll-text = Hver spiller betaler banken 1 point for hver af sine pinde i en ring eller dobbeltring.
mask-card-collection = Indsamling
mask-card-collection-text = Hver af de andre spillere betaler dig 1 point.
mask-card-largesse = Gavmildhed
mask-card-largesse-text = Du betaler hver af de andre spillere 1 point, med uret, så langt dine point rækker.
mask-card-consolation = Trøstepræmie
mask-card-consolation-text = Hver spiller uden en pind i en ring eller dobbeltring får 2 point af banken.
mask-card-purse = Pengepung
mask-card-purse-text = Du får 4 point af banken.
mask-card-full-purse = Fyldt pengepung
mask-card-full-purse-text = Du får 8 point af banken.
mask-card-pickpocket = Lommetyv
mask-card-pickpocket-text = Tag 3 point fra en spiller, du selv vælger.
mask-card-fine = Bøde
mask-card-fine-text = Betal 3 point til banken.
mask-card-ruin = Ruin
mask-card-ruin-text = Betal halvdelen af dine point, rundet ned, til banken.
mask-card-alms = Almisse
mask-card-alms-text = Giv 2 point til den af de andre, der har færrest. Er der flere, vælger du.
mask-card-quarter-turn = Kvart drejning
mask-card-quarter-turn-text = Løft masken, og læg den igen i en hvilken som helst retning.
mask-card-early-payday = Tidlig lønningsdag
mask-card-early-payday-text = Lønningsdag nu, for alle.
mask-card-private-payday = Privat lønningsdag
mask-card-private-payday-text = Lønningsdag nu, kun for dig.

## Hvad der sker

mask-places = { $who } sætter en pind i { $at }.
mask-turns-up = { $who } vender en maske: { $mask }.
mask-lays = { $who } lægger masken { $mask } { $orientation ->
    [0] retvendt
    [1] drejet en kvart omgang
    [2] på hovedet
   *[other] drejet tre kvarte omgange
}.
mask-passes = { $who } melder pas.
mask-goes = { $who } flytter en pind fra { $from } til { $to } og betaler { $cost } point.
mask-done = { $who } er færdig.
mask-draws = { $who } trækker et kort og sætter det på auktion.
mask-draws-known = { $who } trækker { $card } og sætter det på auktion.
mask-bids = { $who } byder { $points }.
mask-out = { $who } står af.
mask-cannot-bid = { $who } har ikke råd til at byde og står af.
mask-unsold = Ingen vil have kortet, som { $who } sælger: det lægges under bunken uden at blive læst højt.
mask-buys = { $who } køber kortet af { $seller } for { $points } og læser det højt: { $card }.
mask-keeps = { $who } beholder kortet for { $points } og læser det højt: { $card }.
mask-pays = { $who } betaler { $points } point til { $to }.
mask-pays-bank = { $who } betaler { $points } point til banken.
mask-gets = { $who } får { $points } point af banken.
mask-walks = { $who } flytter en pind fra { $from } til { $to }.
mask-walks-other = { $who } flytter en pind ({ $owner }) fra { $from } til { $to }.
mask-leaps = { $who } springer med en pind fra { $from } til { $to }.
mask-leaps-other = { $who } springer med en pind ({ $owner }) fra { $from } til { $to }.
mask-puts = { $who } flytter en pind fra { $from } direkte til { $to }.
mask-puts-other = { $who } flytter en pind ({ $owner }) fra { $from } direkte til { $to }.
mask-swaps = { $who } bytter om på pindene på { $one } ({ $owner }) og { $other } ({ $second }).
mask-turns = { $who } lægger masken { $mask } om, { $orientation ->
    [0] retvendt
    [1] drejet en kvart omgang
    [2] på hovedet
   *[other] drejet tre kvarte omgange
}.
mask-skips = { $who } bruger ikke { $card }.
mask-cannot = { $card } har ingen virkning for { $who }.
mask-payday = Lønningsdag på masken { $mask }: { $gains }.
mask-payday-nobody = Lønningsdag på masken { $mask }: ingen får noget.
mask-takes-off = Masken { $mask } tages af.

## Hvordan det slutter

mask-last-payday = Den sidste maske har betalt.
mask-farewell = Den sidste maske er taget af.

## Afvisninger

mask-unreadable = »{ $move }« er ikke et gyldigt træk. Prøv f.eks.: place c3, orient 2, pass, go a1 a4, done, draw, bid 4, out, put a1 g7, swap a1 c3, from 2, to 2, skip.
mask-must-place = Sæt først en pind i et frit hul, f.eks.: place c3.
mask-must-orient = Læg først masken: orient 0, 1, 2 eller 3.
mask-centre = Midten, d4, er ikke et hul.
mask-hole-taken = På { $at } står der allerede en pind; den tilhører plads { $owner }.
mask-why-hole-taken = På { $at } står der allerede en pind.
mask-why-orient = Læg masken først.
mask-why-bid = Et kort er til salg: byd, eller stå af.
mask-must-bid = Kortet er til salg: byd { $least } eller mere (du har { $points }), eller skriv: out.
mask-bid-too-low = Et bud på { $bid } er for lavt: byd mindst { $least }.
mask-bid-too-high = Du kan ikke byde { $bid }: du har { $points }.
mask-choose = Det er din tur: meld pas (pass), træk et kort (draw), eller flyt en pind, f.eks.: go a1 a4.
mask-moving = Du er i gang med at flytte: flyt en pind igen, f.eks.: go a1 a4; eller skriv: done.
mask-no-cards = Der er ikke flere kort at trække: meld pas (pass), eller flyt en pind.
mask-not-your-stick = Du har ingen pind på { $at }. Dine står på { $yours }.
mask-no-way = Der er ingen fri vej fra { $begin } til { $end }: du kan ikke gå over pinde eller over midten.
mask-too-dear = Vejen fra { $begin } til { $end } koster { $cost }, og du har { $points }.
mask-by-card-must = Kortet { $card } skal udføres.
mask-by-card-go = Med { $card } flytter du pinde, f.eks.: go a1 a2.
mask-by-card-leap = Med { $card } flytter du en pind langs dens række eller kolonne, f.eks.: go a1 a5.
mask-by-card-put = Med { $card } sætter du en pind i et andet hul, f.eks.: put a1 g7.
mask-by-card-swap = Med { $card } bytter du om på to pinde, f.eks.: swap a1 c3.
mask-by-card-orient = Med { $card } lægger du masken om: orient 0, 1, 2 eller 3.
mask-by-card-from = Med { $card } tager du point fra én spiller, f.eks.: from 2. Du kan vælge: { $seats }.
mask-by-card-to = Med { $card } giver du point til én spiller, f.eks.: to 2. Du kan vælge: { $seats }.
mask-not-from = Du kan ikke tage fra plads { $seat } med { $card }. Du kan vælge: { $seats }.
mask-not-to = Du kan ikke give til plads { $seat } med { $card }. Du kan vælge: { $seats }.
mask-no-stick = Der er ingen pind på { $at }.
mask-swap-own = Med { $card } bytter du en af dine pinde med en anden spillers.
mask-swap-others = Med { $card } bytter du en modspillers pind med en anden modspillers.
mask-only-own = Med { $card } flytter du kun dine egne pinde, og den på { $at } er ikke din.
mask-only-others = Med { $card } flytter du kun de andres pinde, og den på { $at } er din.
mask-not-in-line = Med { $card } bliver en pind i sin række eller kolonne og går ikke over midten: den kan ikke komme fra { $begin } til { $end }.
mask-not-border = Med { $card } sætter du en pind yderst i kanten, og der er { $end } ikke.
mask-stick-done = Med { $card } kan pinden på { $at } ikke flyttes videre.
mask-too-far = Fra { $begin } til { $end } er der { $steps } skridt, og { $card } har kun { $left } tilbage.

mask-stencils-count = { $file }: maskerne slutter på linje { $line }; der er { $found }, men spillet skal bruge { $wanted }.
mask-stencils-rings = { $file }, linje { $line }: masken { $mask } har { $found ->
    [one] kun { $found } ring
   *[other] { $found } ringe, dobbeltringe medregnet
}; den skal have 5 til 10.
mask-stencils-name = { $file }, linje { $line }: »{ $text }« skal være navnet på en maske, med bogstaver; derefter følger syv rækker med syv huller.
mask-stencils-twice = { $file }, linje { $line }: der er allerede en maske { $mask } på linje { $first }.
mask-stencils-rows = { $file }, linje { $line }: masken { $mask } slutter efter { $found ->
    [one] { $found } række
   *[other] { $found } rækker
}; den skal have syv.
mask-stencils-row = { $file }, linje { $line }: række { $row } i en maske har syv huller, ikke »{ $text }«.
mask-stencils-hole = { $file }, linje { $line }: »{ $letter }« på { $hole } er ikke et hul. Skriv . for et hul, o for en ring, @ for en dobbeltring.
mask-stencils-centre = { $file }, linje { $line }: der står »{ $letter }« på { $hole }, men midten er ikke et hul. Skriv # der.
mask-cards-line = { $file }, linje { $line }: »{ $text }« er ikke et gyldigt kort. Skriv antal, navn, og hvad kortet gør, f.eks.: 3 Purse: bank pays you 4.
mask-cards-effect = { $file }, linje { $line }: »{ $effect }« er ikke noget, kortet { $card } kan gøre. Prøv f.eks.: walk own 2 sticks 3 steps; swap own other; you pay bank 3.
mask-cards-twice = { $file }, linje { $line }: der er allerede et kort { $card } på linje { $first }.
mask-cards-count = { $file }: kortsættet slutter på linje { $line } med { $found } kort, men der skal være { $wanted }.

mask-no-hole = »{ $hole }« er ikke et hul: hullerne går fra a1 til g7, uden midten d4.
mask-no-ring = »{ $pay }« på { $hole } er ikke en ring: en ring betaler 3, en dobbeltring 5.
mask-no-mask = Der er ingen maske »{ $mask }« i æsken.
mask-twice = Masken { $mask } forekommer to gange.
mask-laid = Feltet »laid« skal være en liste med navn og retning for hver maske.
mask-top = Den sidste maske i »laid« er den øverste: »mask« og »orientation« skal sige det samme.
mask-rings = Feltet »rings« passer ikke til masken på brættet: her skal det være { $rings }.
mask-hole-twice = Der står to pinde i { $hole }.
mask-no-card = Der er ikke noget kort »{ $card }« i kortsættet.
mask-too-many-cards = Kortsættet har { $held } af kortet { $card }, men stillingen har { $found }.
mask-too-many = Der er { $found } kort, og der er højst { $most } i en bunke.
mask-no-phase = »{ $phase }« er ikke en fase. Faserne er: { $phases }.
mask-phase-sticks = Pindene sættes i fasen »place«, og kun dér mangler der nogle på brættet.
mask-phase-placed = Plads { $seat } har begge pinde på brættet, så det kan ikke være dens tur til at sætte en.
mask-phase-orient = I fasen »orient« har den, der åbner runden, turen, og der er en maske tilbage at lægge.
mask-phase-round = En runde kræver, at der ligger en maske på brættet.
mask-phase-auction = Der er en »auction« i faserne »auction« og »card«, og kun dér.
mask-bid-bidder = Et højeste bud skal have en byder, og en byder et bud.
mask-bid-held = Plads { $seat } kan ikke have det højeste bud, { $bid }: den højestbydende må ikke være stået af og skal have så mange point.
mask-doer = Kun køberen, plads { $seat }, udfører dette kort.
mask-walked = Pinden på { $hole } kan ikke være flyttet så langt med dette kort.
mask-view-cards = Visningens usete kort stemmer ikke med bunken.
mask-view-masks = De masker, der er tilbage, stemmer ikke med de usete.

## I terminalen

mask-you-hold = Kun du kender kortet, der er til salg: { $card }. »{ $text }«
mask-cost = koster { $points } point
mask-points = { $points } point
mask-lying = Maske: { $mask }. { $left ->
    [0] Det er den sidste.
    [one] Der kommer én til.
   *[other] Der kommer { $left } til.
} En ring ( ) betaler 3, en dobbeltring (( )) betaler 5.
mask-would-pay = ville betale nu: { $gains }
mask-carrying-out = På kortet står: { $card }. »{ $text }«
mask-auction = { $seller } sælger et kort. Stadig med i auktionen: { $staying }.
mask-highest = Højeste bud: { $points } fra { $who }.
mask-no-bid = Ingen bud endnu; det laveste er 1.

## På siden

mask-chapter = maske { $number }
mask-base = Brættet
mask-hole = { $at }, tomt
mask-hole-stick = { $at }, pind, der tilhører { $who }
mask-hole-ring = ring, der betaler { $pay }
mask-hole-open = kan vælges
mask-hole-start = kan flyttes
mask-hole-hinted = foreslås
mask-to-come = { $left ->
    [0] sidste maske
    [one] 1 maske tilbage
   *[other] { $left } masker tilbage
} · { $cards } kort i bunken
mask-next-known = Du husker det næste kort: { $card }
mask-goal = Ringe betaler, når runden er slut. Flest point vinder.
mask-goal-place = Derefter lægges der masker over brættet. En pind, der stikker op gennem en ring i masken, giver 3 point pr. runde, gennem en dobbeltring 5. Flest point vinder.
mask-goal-yours = { $gain ->
    [0] Ringe betaler, når runden er slut; lige nu stikker ingen af dine pinde op gennem en. Flest point vinder.
   *[other] Ringe betaler, når runden er slut: som det står nu, får du { $gain }. Flest point vinder.
}
mask-goal-prices = Mønterne er priser: så meget koster det at komme derhen.

mask-asks-place = Sæt en af dine pinde i et frit hul.
mask-asks-orient = Du åbner denne runde: hvordan skal masken { $mask } ligge?
mask-asks-turn = Én af tre ting: vælg en pind at flytte, sælg et kort, eller meld pas.
mask-asks-move = Vælg en pind at flytte videre med, eller tryk på »Færdig«.
mask-asks-card = Gør, hvad der står på kortet.
mask-waits-place = { $who } vælger et hul til en pind.
mask-waits-orient = { $who } åbner denne runde og drejer masken { $mask }.
mask-waits-turn = { $who } vælger: melde pas, flytte eller sælge et kort.
mask-waits-move = { $who } flytter pinde.
mask-waits-auction = { $who } vælger: byde eller stå af.
mask-waits-card = { $who } gør, hvad der står på kortet.
mask-choose-stick = Vælg en pind.
mask-moved = { $who } flyttede { $ways }{ $cost ->
    [0] .
   *[other] {" "}for { $cost }.
}
mask-choose-direction = Vælg, hvordan masken nu skal ligge.
mask-swap-with = Pinden på { $at }: hvilken skal den bytte plads med?
mask-where-to = Pinden på { $at }: hvorhen?

mask-deed-place = Sæt en pind i { $one }
mask-deed-go = Fra { $one } til { $other }
mask-deed-put = Fra { $one } direkte til { $other }
mask-deed-swap = Byt om på { $one } og { $other }
mask-deed-orient = { $one ->
    [0] Retvendt
    [1] En kvart omgang
    [2] På hovedet
   *[other] Tre kvarte omgange
}
mask-deed-bid = Byd { $one }
mask-deed-from = Tag fra { $who }
mask-deed-to = Giv til { $who }
mask-deed-pass = Meld pas
mask-deed-draw = Træk et kort, og sælg det
mask-about-draw = I stedet for at flytte: alle byder; køberen betaler dig og udfører det.
mask-deed-done = Færdig
mask-deed-skip = Spring over
mask-deed-out = Stå af
mask-soon-pass = Du melder pas …
mask-soon-draw = Du trækker et kort …
mask-soon-done = Din tur slutter …
mask-soon-skip = Du springer over …
mask-soon-out = Du står af …
mask-soon-from = Du tager fra { $who } …
mask-soon-to = Du giver til { $who } …
mask-costs-left = Koster { $cost }, så har du { $left } tilbage.
mask-payday-would = Lønningsdagen ville give: { $gains }.
mask-payday-would-nobody = Lønningsdagen ville ikke give nogen noget.
mask-payday-gain = løn +{ $gain }
mask-payday-now = Lønningsdag!
mask-nobody-paid = Ingen får noget.
mask-ending = Den sidste lønningsdag
mask-last-card = Det sidste kort var { $card }, købt af { $who } for { $points }.
mask-tally = Hvor pointene kommer fra
mask-tally-start = Fra begyndelsen
mask-tally-paydays = Lønningsdage
mask-tally-sold = Solgte kort
mask-tally-bought = Købte kort
mask-tally-steps = Skridt
mask-tally-cards = Kortenes virkning
mask-tally-end = Til sidst
mask-go-on = Fortsæt
mask-gain = +{ $gain }
mask-then = →{ $points }
mask-confirm = Bekræft
mask-tap-again = Tryk igen: { $what }
mask-orientations = Hvordan masken kan ligge
mask-list = { $count ->
    [one] 1 træk som liste
   *[other] { $count } træk som liste
}

mask-price = −{ $points }
mask-bought = Købt af { $who } for { $points }
mask-sells = { $mine ->
    [mine] Du holder dette kort op.
   *[theirs] { $who } holder et kort op.
}
mask-would-pay-to = { $mine ->
    [mine] Køber du selv kortet, betaler du banken.
   *[theirs] Køber du kortet, betaler du { $who }.
}
mask-first-sale = Kort kan være gode eller dårlige: den, der køber et, skal gøre, hvad der står på det.
mask-card-unknown = Et kort, du ikke har set
mask-known-all = Alle har hørt det.
mask-known-you = Kun du kender det.
mask-known-you-and = Du og { $who } kender det.
mask-known-to = { $who } kender det.
mask-known-to-several = { $who } kender det.
mask-clue = { $bids ->
    [yes] { $who } byder også: et godt kort, eller et bluff.
   *[no] { $who } byder ikke: kortet kan være dårligt.
}
mask-if-unsold = Byder ingen, lægges det nederst og forbliver hemmeligt.
mask-if-quiet = Byder du ikke selv, gør næsten ingen det.
mask-only-you = Kun du er tilbage: { $least } point er nok.
mask-all-cards = Mulige kort
mask-cards-unseen = Disse kort kan det være
mask-seconds = { $seconds } s
mask-bid-less = Byd mindre
mask-bid-more = Byd mere
mask-bid-slide = Dit bud
mask-bid-left = Byd { $bid } · du har { $left } tilbage
mask-standing-highest = højeste bud
mask-standing-in = stadig med
mask-standing-out = stået af
mask-opens = lægger masken
mask-opened = spiller sidst
mask-wins = vinder
