### Mascarade

mascarade-summary = Leg maskers aan bij maskers waar ze iets mee gemeen hebben.
mascarade-play-long = De hele partij spelen: 100 maskers, ongeveer 30 minuten
mascarade-in-short = Leg masker aan masker: elk gedeeld kenmerk telt.

## Opties

option-mascarade-scoring = Hoe je wint
option-mascarade-scoring-points = punten voor elk gedeeld kenmerk
option-mascarade-scoring-out = als eerste al je kaartjes kwijt zijn
option-mascarade-links = Waar een nieuw masker bij moet passen
option-mascarade-links-all = bij elk masker dat het raakt
option-mascarade-links-any = bij ten minste één masker dat het raakt
option-mascarade-masks = Aantal maskers; het lot kiest welke (volgens de regels: alle 100)
option-mascarade-first = Wie begint
option-mascarade-first-lot = het lot beslist
option-mascarade-deck = Bestand met je eigen kaartjes

## De maskers

mascarade-mask = { $face } gezicht, { $hair } haar, { $eyes } ogen, { $nose } neus, { $mouth } mond
mascarade-face-0 = rond
mascarade-face-1 = ovaal
mascarade-face-2 = vierkant
mascarade-face-3 = hartvormig
mascarade-face-4 = peervormig
mascarade-face-5 = ruitvormig
mascarade-hair-0 = geen
mascarade-hair-1 = krullend
mascarade-hair-2 = steil
mascarade-hair-3 = stekelig
mascarade-hair-4 = gevlochten
mascarade-hair-5 = gepoederd
mascarade-eyes-0 = ronde
mascarade-eyes-1 = slaperige
mascarade-eyes-2 = amandelvormige
mascarade-eyes-3 = loensende
mascarade-eyes-4 = knipogende
mascarade-eyes-5 = stervormige
mascarade-nose-0 = ronde
mascarade-nose-1 = kromme
mascarade-nose-2 = lange
mascarade-nose-3 = brede
mascarade-nose-4 = opgewipte
mascarade-nose-5 = snavelvormige
mascarade-mouth-0 = glimlachende
mascarade-mouth-1 = pruilende
mascarade-mouth-2 = lachende
mascarade-mouth-3 = zingende
mascarade-mouth-4 = besnorde
mascarade-mouth-5 = getuite

## Wat er gebeurt

mascarade-lays = { $who } legt { $card } op { $at }{ $points ->
    [0] .
    [one] : { $points } punt.
   *[other] : { $points } punten.
}
mascarade-draws = { $who } pakt { $count ->
    [one] een kaartje.
   *[other] { $count } kaartjes.
}
mascarade-draws-known = { $who } pakt { $cards }.
mascarade-passes = { $who } kan niet aanleggen en slaat een beurt over.

## Hoe het afloopt

mascarade-last-card = De pot is leeg, en één rekje ook.
mascarade-blocked = Niemand kan nog aanleggen.
mascarade-over-last = { $who } heeft geen maskers meer: het spel is uit.
mascarade-over-blocked = Niemand kan nog een masker aanleggen: het spel is uit.
mascarade-story-best = Het beste masker: { $who } op { $at }, { $score }.
mascarade-story-lead = { $left ->
    [0] { $who } kwam pas met het allerlaatste masker op kop.
    [one] { $who } kwam één masker voor het einde definitief op kop.
   *[other] { $who } kwam { $left } maskers voor het einde definitief op kop.
}
mascarade-story-led = { $who } lag bijna vanaf het begin op kop.

## Weigeringen

mascarade-unreadable = “{ $move }” is geen geldige zet. Schrijf het kaartje en het vakje, bijvoorbeeld: 03521 e6.
mascarade-not-yours = Het kaartje { $card } staat niet op je rekje.
mascarade-jumbo-first = Het eerste kaartje gaat op de Jumbo, { $jumbo }.
mascarade-occupied = Op { $at } ligt al een kaartje.
mascarade-touches-nothing = Op { $at } zou het kaartje { $card } geen ander kaartje raken: leg het naast een ander.
mascarade-no-match = Op { $at } zou het kaartje { $card } het kaartje { $other } op { $beside } raken, en die hebben geen kenmerk gemeen.

deck-no-card = { $file }, regel { $line }: “{ $card }” is geen geldig kaartje. Een kaartje bestaat uit vijf cijfers of letters, één voor elk kenmerk: gezichtsvorm, haar, ogen, neus, mond.
deck-twice = { $file }, regel { $line }: het kaartje { $card } staat al op regel { $first }. Alle kaartjes moeten verschillend zijn.
deck-count = { $file }: de kaartjes eindigen op regel { $line }; { $found ->
    [one] het is er { $found }
   *[other] het zijn er { $found }
}, maar er zijn er { $wanted } nodig.

mascarade-no-square = “{ $square }” is geen vakje van het bord: de vakjes lopen van a1 tot en met j10.
mascarade-no-card = “{ $card }” is geen geldig kaartje: nodig zijn vijf cijfers of letters, één voor elk kenmerk.
mascarade-card-twice = Het kaartje { $card } komt twee keer voor.
mascarade-too-many = Er zijn { $found } kaartjes, meer dan er op de { $most } vakjes passen.
mascarade-one-winner = Een voltooide partij Mascarade heeft precies één winnaar.
mascarade-unseen = Volgens de weergave { $found ->
    [one] is { $found } kaartje
   *[other] zijn { $found } kaartjes
} niet gezien, en dat klopt niet met de rekjes en de pot.
mascarade-no-world = Geen enkele verdeling past bij deze weergave: wie aan de beurt is, zou niet kunnen aanleggen.

## In de terminal

mascarade-your-rack = Je rekje (gezichtsvorm, haar, ogen, neus, mond):
mascarade-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
mascarade-cards = { $count ->
    [one] { $count } kaartje
   *[other] { $count } kaartjes
}
mascarade-left = { $count ->
    [0] geen kaartjes over
    [one] { $count } kaartje over
   *[other] { $count } kaartjes over
}
mascarade-pool = { $count ->
    [0] De pot is leeg.
    [one] Eén kaartje in de pot.
   *[other] { $count } kaartjes in de pot.
}

## Op de pagina

mascarade-one-face = { $value } gezicht
mascarade-one-hair = { $value } haar
mascarade-one-eyes = { $value } ogen
mascarade-one-nose = { $value } neus
mascarade-one-mouth = { $value } mond
mascarade-lays-mask = { $who } legt een masker op { $at }: { $mask }{ $points ->
    [0] .
    [one] {" "}({ $points } punt).
   *[other] {" "}({ $points } punten).
}
mascarade-lays-seen = { $who } legt een masker op { $at }{ $points ->
    [0] .
    [one] {" "}({ $points } punt).
   *[other] {" "}({ $points } punten).
}

mascarade-board = Bord
mascarade-players = Spelers
mascarade-rack = Je rekje
mascarade-pool-name = Pot
mascarade-player = { $who }: { $score }, { $cards } op het rekje
mascarade-player-out = { $who }: { $cards } op het rekje

# Wat je kunt doen
mascarade-choose = Kies een van je maskers, of een vakje met een gouden rand.
mascarade-goal-points = Elk kenmerk dat je masker deelt met een masker ernaast, levert een punt op. Wie de meeste punten heeft, wint.
mascarade-goal-out = Wie als eerste alle maskers kwijt is, wint.
mascarade-opens = Wie na jou komt, kan dan { $at } gebruiken: daar raakt een masker { $touched } andere.
mascarade-drag = Sleep het bord om de rest te zien.
mascarade-choose-square = Kies nu een vakje: het masker past op elk vakje met een gouden rand.
mascarade-fits-nowhere = Dit masker past nu nergens. Kies een ander.
mascarade-choose-card = Je maskers die op { $at } passen, hebben een gouden rand.
mascarade-wait = Terwijl je wacht: tik op een masker om het van dichtbij te zien.
mascarade-watch = Tik op een masker om het van dichtbij te zien.
mascarade-nothing-fits = Geen van je maskers past op { $at }.
mascarade-why-no-match = Op { $at } zou je masker het masker op { $beside } raken, en die hebben geen kenmerk gemeen.
mascarade-why-touches-nothing = Op { $at } zou je masker geen ander masker raken: leg het naast een ander.
mascarade-deed = op { $at } het masker met de pijl
mascarade-why-hint = { $touched ->
    [0] Het eerste masker levert geen punten op.
   *[other] { $points ->
        [0] {""}
        [one] Daar levert het één punt op.
       *[other] Daar levert het { $points } punten op.
    }{ $why ->
        [only] {" "}Niets anders past.
        [best] {" "}Geen andere zet levert zoveel op.
        [top] {" "}Geen zet levert meer op.
        [shut] {" "}Geen zet levert meer op, en de volgende speler krijgt geen vakje dat twee maskers raakt.
        [fewer] {" "}Van de zetten die het meest opleveren, laat deze voor de volgende speler de minste vakjes over die twee maskers raken.
        [give] {" "}Zetten die meer opleveren, laten voor de volgende speler meer vakjes over die twee maskers raken.
        [keep] {" "}Zetten die meer opleveren, kosten een masker dat op meer vakjes past.
        [hard] {" "}Het past op minder vakjes dan je andere maskers.
       *[none] {""}
    }
}
mascarade-lay = { $points ->
    [one] Aanleggen: { $points } punt
   *[other] Aanleggen: { $points } punten
}
mascarade-lay-plain = Hier aanleggen
mascarade-put-back = Terugzetten

# Namen voor het oor
mascarade-square-free = { $at }, vrij
mascarade-square-jumbo = { $at }, de Jumbo, vrij
mascarade-square-open = { $at }, vrij: { $count ->
    [one] een van je maskers past
   *[other] { $count } van je maskers passen
}
mascarade-square-fits = { $at }: past
mascarade-square-fits-for = { $at }: past, levert { $points ->
    [one] { $points } punt op
   *[other] { $points } punten op
}
mascarade-square-mask = { $at }, masker: { $mask }
mascarade-square-last = { $at }, laatst aangelegde masker: { $mask }
mascarade-card = masker: { $mask }
mascarade-card-nowhere = masker: { $mask }, past nu nergens
mascarade-card-fits = masker: { $mask }, past op { $count ->
    [one] één vakje
   *[other] { $count } vakjes
}
mascarade-card-fits-at = masker: { $mask }, past op { $at }
mascarade-card-fits-for = masker: { $mask }, past op { $at }, levert { $points ->
    [one] { $points } punt op
   *[other] { $points } punten op
}
mascarade-hinted = { $name } (tip)

# De zijden van een vakje
mascarade-side-up = Boven
mascarade-side-right = Rechts
mascarade-side-down = Onder
mascarade-side-left = Links
mascarade-side-strange = geen overeenkomst
mascarade-alone = Naast { $at } ligt geen masker.

mascarade-zoom-in = Inzoomen
mascarade-zoom-out = Uitzoomen
