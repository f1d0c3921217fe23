### Mascarade

mascarade-summary = Læg masker ved siden af masker, der ligner dem.
mascarade-play-long = Spil hele spillet: 100 masker, cirka 30 minutter
mascarade-in-short = Læg maske ved maske: hvert fælles kendetegn giver point.

## Indstillinger

option-mascarade-scoring = Sådan vinder man
option-mascarade-scoring-points = på point: et for hvert fælles kendetegn
option-mascarade-scoring-out = ved at komme først af med alle sine kort
option-mascarade-links = Hvad en ny maske skal passe til
option-mascarade-links-all = alle de masker, den rører
option-mascarade-links-any = mindst én maske, den rører
option-mascarade-masks = Antal masker; lodtrækning afgør hvilke (efter reglerne: alle 100)
option-mascarade-first = Hvem der begynder
option-mascarade-first-lot = lodtrækning
option-mascarade-deck = Fil med dit eget kortsæt

## Maskerne

mascarade-mask = { $face } ansigt, { $hair } hår, { $eyes } øjne, { $nose } næse, { $mouth } mund
mascarade-face-0 = rundt
mascarade-face-1 = ovalt
mascarade-face-2 = firkantet
mascarade-face-3 = hjerteformet
mascarade-face-4 = pæreformet
mascarade-face-5 = rudeformet
mascarade-hair-0 = intet
mascarade-hair-1 = krøllet
mascarade-hair-2 = glat
mascarade-hair-3 = strittende
mascarade-hair-4 = flettet
mascarade-hair-5 = pudret
mascarade-eyes-0 = runde
mascarade-eyes-1 = søvnige
mascarade-eyes-2 = mandelformede
mascarade-eyes-3 = skelende
mascarade-eyes-4 = blinkende
mascarade-eyes-5 = stjerneformede
mascarade-nose-0 = lille rund
mascarade-nose-1 = krum
mascarade-nose-2 = lang
mascarade-nose-3 = bred
mascarade-nose-4 = opadvendt
mascarade-nose-5 = næbformet
mascarade-mouth-0 = smilende
mascarade-mouth-1 = surmulende
mascarade-mouth-2 = grinende
mascarade-mouth-3 = syngende
mascarade-mouth-4 = overskægsprydet
mascarade-mouth-5 = spids

## Hvad der sker

mascarade-lays = { $who } lægger { $card } på { $at }{ $points ->
    [0] .
   *[other] {" "}og får { $points } point.
}
mascarade-draws = { $who } trækker { $count ->
    [one] et kort.
   *[other] { $count } kort.
}
mascarade-draws-known = { $who } trækker { $cards }.
mascarade-passes = { $who } kan ikke lægge noget kort og mister sin tur.

## Hvordan det slutter

mascarade-last-card = Puljen er tom, og en af kortholderne også.
mascarade-blocked = Ingen kan lægge flere kort.
mascarade-over-last = { $who } har lagt sin sidste maske: spillet er slut.
mascarade-over-blocked = Ingen kan lægge flere masker: spillet er slut.
mascarade-story-best = Den bedste maske: { $who } på { $at }, { $score }.
mascarade-story-lead = { $left ->
    [0] { $who } tog føringen med den allersidste maske.
    [one] { $who } tog føringen én maske før slutningen og beholdt den.
   *[other] { $who } tog føringen { $left } masker før slutningen og beholdt den.
}
mascarade-story-led = { $who } førte næsten fra starten.

## Afvisninger

mascarade-unreadable = »{ $move }« er ikke et gyldigt træk. Skriv kortet og feltet, f.eks.: 03521 e6.
mascarade-not-yours = Kortet { $card } står ikke på din kortholder.
mascarade-jumbo-first = Det første kort skal ligge på Jumbo, { $jumbo }.
mascarade-occupied = Der ligger allerede et kort på { $at }.
mascarade-touches-nothing = På { $at } ville kortet { $card } ikke røre noget andet kort: læg det ved siden af et.
mascarade-no-match = På { $at } ville kortet { $card } røre { $other } på { $beside }, og de har intet kendetegn til fælles.

deck-no-card = { $file }, linje { $line }: »{ $card }« er ikke et gyldigt kort. Et kort er fem cifre eller bogstaver, et for hvert kendetegn: ansigtsform, hår, øjne, næse, mund.
deck-twice = { $file }, linje { $line }: kortet { $card } står allerede på linje { $first }. Alle kort skal være forskellige.
deck-count = { $file }: kortsættet slutter på linje { $line } med { $found } kort, men der skal være { $wanted }.

mascarade-no-square = »{ $square }« er ikke et felt på brættet: felterne går fra a1 til j10.
mascarade-no-card = »{ $card }« er ikke et gyldigt kort: fem cifre eller bogstaver, et for hvert kendetegn.
mascarade-card-twice = Kortet { $card } forekommer to gange.
mascarade-too-many = Der er { $found } kort, flere, end der er plads til på de { $most } felter.
mascarade-one-winner = Et færdigt spil Mascarade har netop én vinder.
mascarade-unseen = Visningen siger, at { $found ->
    [one] { $found } kort er uset
   *[other] { $found } kort er usete
}, og det stemmer ikke med kortholderne og puljen.
mascarade-no-world = Ingen fordeling af kortene passer til visningen: den, der har turen, ville ikke kunne lægge noget kort.

## I terminalen

mascarade-your-rack = Din kortholder (ansigtsform, hår, øjne, næse, mund):
mascarade-points = { $points } point
mascarade-cards = { $count } kort
mascarade-left = { $count ->
    [0] ingen kort tilbage
   *[other] { $count } kort tilbage
}
mascarade-pool = { $count ->
    [0] Puljen er tom.
    [one] Et kort i puljen.
   *[other] { $count } kort i puljen.
}

## På siden

mascarade-one-face = { $value } ansigt
mascarade-one-hair = { $value } hår
mascarade-one-eyes = { $value } øjne
mascarade-one-nose = { $value } næse
mascarade-one-mouth = { $value } mund
mascarade-lays-mask = { $who } lægger en maske på { $at }{ $points ->
    [0] {""}
   *[other] {" "}og får { $points } point
}: { $mask }.
mascarade-lays-seen = { $who } lægger en maske på { $at }{ $points ->
    [0] {""}
   *[other] {" "}og får { $points } point
}.

mascarade-board = Bræt
mascarade-players = Spillere
mascarade-rack = Din kortholder
mascarade-pool-name = Pulje
mascarade-player = { $who }: { $score }, { $cards } på kortholderen
mascarade-player-out = { $who }: { $cards } på kortholderen

# Hvad man kan gøre
mascarade-choose = Vælg en af dine masker eller et felt med guldramme.
mascarade-goal-points = Hvert kendetegn, din maske har til fælles med en maske ved siden af, giver et point. Flest point vinder.
mascarade-goal-out = Den, der først er af med alle sine masker, vinder.
mascarade-opens = Den næste spiller kan så bruge { $at }: dér rører en maske { $touched } andre.
mascarade-drag = Træk i brættet for at se resten.
mascarade-choose-square = Vælg nu et felt: masken passer på dem med guldramme.
mascarade-fits-nowhere = Denne maske passer ingen steder lige nu. Vælg en anden.
mascarade-choose-card = De af dine masker, der passer på { $at }, har guldramme.
mascarade-wait = Tryk på en maske, mens du venter, så kan du se den tæt på.
mascarade-watch = Tryk på en maske for at se den tæt på.
mascarade-nothing-fits = Ingen af dine masker passer på { $at }.
mascarade-why-no-match = På { $at } ville din maske røre masken på { $beside }, og de har intet kendetegn til fælles.
mascarade-why-touches-nothing = På { $at } ville din maske ikke røre nogen anden: læg den ved siden af en.
mascarade-deed = læg masken med pilen på { $at }
mascarade-why-hint = { $touched ->
    [0] Den første maske giver ingen point.
   *[other] { $points ->
        [0] {""}
        [one] Dér giver den ét point.
       *[other] Dér giver den { $points } point.
    }{ $why ->
        [only] {" "}Intet andet passer.
        [best] {" "}Intet andet træk giver så meget.
        [top] {" "}Intet træk giver mere.
        [shut] {" "}Intet træk giver mere, og den næste spiller får intet felt, der rører to masker.
        [fewer] {" "}Af de træk, der giver mest, efterlader det den næste spiller færrest felter, der rører to masker.
        [give] {" "}Træk, der giver mere, ville efterlade den næste spiller flere felter, der rører to masker.
        [keep] {" "}Træk, der giver mere, ville koste en maske, der passer på flere felter.
        [hard] {" "}Den passer på færre felter end dine andre masker.
       *[none] {""}
    }
}
mascarade-lay = Læg den: { $points } point
mascarade-lay-plain = Læg den her
mascarade-put-back = Læg den tilbage

# Navne for ører
mascarade-square-free = { $at }, frit
mascarade-square-jumbo = { $at }, Jumbo, frit
mascarade-square-open = { $at }, frit: { $count ->
    [one] en af dine masker passer
   *[other] { $count } af dine masker passer
}
mascarade-square-fits = { $at }: passer
mascarade-square-fits-for = { $at }: passer og giver { $points } point
mascarade-square-mask = { $at }, maske: { $mask }
mascarade-square-last = { $at }, senest lagte maske: { $mask }
mascarade-card = maske: { $mask }
mascarade-card-nowhere = maske: { $mask }, passer ingen steder lige nu
mascarade-card-fits = maske: { $mask }, passer på { $count ->
    [one] et felt
   *[other] { $count } felter
}
mascarade-card-fits-at = maske: { $mask }, passer på { $at }
mascarade-card-fits-for = maske: { $mask }, passer på { $at } og giver { $points } point
mascarade-hinted = { $name } (tip)

# Et felts sider
mascarade-side-up = Over
mascarade-side-right = Højre
mascarade-side-down = Under
mascarade-side-left = Venstre
mascarade-side-strange = intet til fælles
mascarade-alone = Ingen maske ligger ved siden af { $at }.

mascarade-zoom-in = Zoom ind
mascarade-zoom-out = Zoom ud
