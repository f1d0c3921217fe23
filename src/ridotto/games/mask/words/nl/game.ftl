### Mask

mask-summary = Stokjes onder beschilderde maskers, en kaarten die geveild worden.
mask-in-short = Elke ronde een nieuw masker: stokjes in zijn ringen leveren punten op.
mask-play-long = De hele partij spelen: 18 maskers, ongeveer een uur

## Opties

option-mask-farewell = Afscheid: aan het eind gaan de maskers er een voor een af, en elke keer betaalt het masker eronder nog eens
option-mask-masks = Met hoeveel maskers je speelt (volgens de regels: 18 met drie spelers, 16 met vier, 15 met vijf, 12 met zes)
option-mask-first = Wie begint
option-mask-first-lot = het lot beslist
option-mask-deck = Bestand met je eigen kaarten
option-mask-stencils = Bestand met je eigen maskers

## De maskers

mask-stencil-smiler = de Glimlacher
mask-stencil-sulker = de Pruillip
mask-stencil-winker = de Knipoger
mask-stencil-singer = de Zanger
mask-stencil-owl = de Uil
mask-stencil-cat = de Kat
mask-stencil-fox = de Vos
mask-stencil-devil = de Duivel
mask-stencil-king = de Koning
mask-stencil-jester = de Nar
mask-stencil-pirate = de Piraat
mask-stencil-clown = de Clown
mask-stencil-moon = de Maan
mask-stencil-greybeard = de Grijsaard
mask-stencil-weeper = de Huilebalk
mask-stencil-cyclops = de Cycloop
mask-stencil-doctor = de Dokter
mask-stencil-lion = de Leeuw

## De kaarten

mask-card-stroll = Wandeling
mask-card-stroll-text = Verzet je stokjes in totaal hoogstens 3 stappen, gratis.
mask-card-long-stroll = Lange wandeling
mask-card-long-stroll-text = Verzet je stokjes in totaal hoogstens 6 stappen, gratis.
mask-card-two-by-two = Twee aan twee
mask-card-two-by-two-text = Je mag elk van je stokjes één stap verzetten, gratis.
mask-card-leap = Sprong
mask-card-leap-text = Verzet een van je stokjes langs zijn rij of kolom naar een vrij gaatje naar keuze; het mag over stokjes springen, maar niet over het midden.
mask-card-trapdoor = Valluik
mask-card-trapdoor-text = Steek een van je stokjes in een vrij gaatje naar keuze.
mask-card-quick-change = Stuivertje wisselen
mask-card-quick-change-text = Verwissel een van je stokjes met een stokje van een andere speler.
mask-card-shove = Duwtje
mask-card-shove-text = Verzet één stokje van een andere speler hoogstens 2 stappen.
mask-card-crowd = Gedrang
mask-card-crowd-text = Verzet hoogstens drie stokjes van andere spelers elk één stap.
mask-card-banish = Verbanning
mask-card-banish-text = Steek een stokje van een andere speler in een vrij gaatje naar keuze aan de buitenrand.
mask-card-mix-up = Verwisseling
mask-card-mix-up-text = Kies twee andere spelers en verwissel een stokje van de een met een stokje van de ander.
mask-card-promenade = Polonaise
mask-card-promenade-text = Om de beurt mogen alle spelers een van hun stokjes één stap verzetten, gratis.
mask-card-toll = Tol
mask-card-toll-text = Alle spelers betalen de bank 1 punt voor elk van hun stokjes in een ring of dubbele ring.
mask-card-collection = Collecte
mask-card-collection-text = Elke andere speler betaalt je 1 punt.
mask-card-largesse = Traktatie
mask-card-largesse-text = Je betaalt elke andere speler 1 punt, met de klok mee, zolang je punten hebt.
mask-card-consolation = Troostprijs
mask-card-consolation-text = Wie geen stokje in een ring of dubbele ring heeft, krijgt 2 punten van de bank.
mask-card-purse = Buidel
mask-card-purse-text = Je krijgt 4 punten van de bank.
mask-card-full-purse = Volle buidel
mask-card-full-purse-text = Je krijgt 8 punten van de bank.
mask-card-pickpocket = Zakkenroller
mask-card-pickpocket-text = Pak 3 punten af van een speler naar keuze.
mask-card-fine = Boete
mask-card-fine-text = Betaal de bank 3 punten.
mask-card-ruin = Aderlating
mask-card-ruin-text = Betaal de bank de helft van je punten, naar beneden afgerond.
mask-card-alms = Aalmoes
mask-card-alms-text = Geef 2 punten aan de speler met de minste punten, maar nooit aan jezelf. Zijn er meerdere, dan kies je zelf.
mask-card-quarter-turn = Kwartslag
mask-card-quarter-turn-text = Til het masker op en leg het terug in de richting die je wilt.
mask-card-early-payday = Vroege betaaldag
mask-card-early-payday-text = Nu is het betaaldag, voor iedereen.
mask-card-private-payday = Eigen betaaldag
mask-card-private-payday-text = Nu is het betaaldag, voor jou alleen.

## Wat er gebeurt

mask-places = { $who } steekt een stokje in { $at }.
mask-turns-up = { $who } draait een masker om: { $mask }.
mask-lays = { $who } legt { $mask } neer: { $orientation ->
    [0] rechtop
    [1] een kwartslag gedraaid
    [2] ondersteboven
   *[other] drie kwartslagen gedraaid
}.
mask-passes = { $who } past.
mask-goes = { $who } verzet een stokje van { $from } naar { $to } en betaalt { $cost ->
    [one] { $cost } punt.
   *[other] { $cost } punten.
}
mask-done = { $who } is klaar.
mask-draws = { $who } pakt een kaart en veilt die.
mask-draws-known = { $who } pakt { $card } en veilt die kaart.
mask-bids = { $who } biedt { $points }.
mask-out = { $who } haakt af.
mask-cannot-bid = { $who } kan geen bod betalen en haakt af.
mask-unsold = Niemand wil de kaart van { $who }: die gaat onder de stapel zonder te worden voorgelezen.
mask-buys = { $who } koopt de kaart van { $seller } voor { $points } en leest voor: { $card }.
mask-keeps = { $who } houdt de kaart voor { $points } en leest voor: { $card }.
mask-pays = { $who } betaalt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} aan { $to }.
mask-pays-bank = { $who } betaalt { $points ->
    [one] 1 punt
   *[other] { $points } punten
} aan de bank.
mask-gets = { $who } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} van de bank.
mask-walks = { $who } verzet een stokje van { $from } naar { $to }.
mask-walks-other = { $who } verzet een stokje van { $owner }: van { $from } naar { $to }.
mask-leaps = { $who } springt met een stokje van { $from } naar { $to }.
mask-leaps-other = { $who } springt met een stokje van { $owner }: van { $from } naar { $to }.
mask-puts = { $who } verzet een stokje van { $from } rechtstreeks naar { $to }.
mask-puts-other = { $who } verzet een stokje van { $owner }: van { $from } rechtstreeks naar { $to }.
mask-swaps = { $who } verwisselt de stokjes in { $one } ({ $owner }) en { $other } ({ $second }).
mask-turns = { $who } legt { $mask } opnieuw neer: { $orientation ->
    [0] rechtop
    [1] een kwartslag gedraaid
    [2] ondersteboven
   *[other] drie kwartslagen gedraaid
}.
mask-skips = { $who } ziet af van { $card }.
mask-cannot = { $card } heeft geen effect voor { $who }.
mask-payday = Betaaldag bij { $mask }: { $gains }.
mask-payday-nobody = Betaaldag bij { $mask }: niemand krijgt iets.
mask-takes-off = Nu gaat { $mask } eraf.

## Hoe het afloopt

mask-last-payday = Het laatste masker heeft betaald.
mask-farewell = Het laatste masker is eraf.

## Weigeringen

mask-unreadable = “{ $move }” is geen geldige zet. Schrijf bijvoorbeeld: place c3, orient 2, pass, go a1 a4, done, draw, bid 4, out, put a1 g7, swap a1 c3, from 2, to 2, skip.
mask-must-place = Steek eerst een stokje in een vrij gaatje, bijvoorbeeld: place c3.
mask-must-orient = Leg eerst het masker neer: orient 0, 1, 2 of 3.
mask-centre = Het midden, d4, is geen gaatje.
mask-hole-taken = In { $at } staat al een stokje; het is van plaats { $owner }.
mask-why-hole-taken = In { $at } staat al een stokje.
mask-why-orient = Leg eerst het masker neer.
mask-why-bid = Er wordt een kaart geveild: bied mee of haak af.
mask-must-bid = De kaart wordt geveild: bied { $least } of meer (je hebt { $points }), of schrijf: out.
mask-bid-too-low = Een bod van { $bid } is te laag: bied minstens { $least }.
mask-bid-too-high = Je kunt geen { $bid } bieden: je hebt { $points }.
mask-choose = Je bent aan de beurt: schrijf pass of draw, of verzet een stokje, bijvoorbeeld: go a1 a4.
mask-moving = Je bent stokjes aan het verzetten: ga door, bijvoorbeeld met go a1 a4, of schrijf: done.
mask-no-cards = Er is geen kaart meer om te pakken: pas, of verzet een stokje.
mask-not-your-stick = Je hebt geen stokje in { $at }. Jouw stokjes staan in { $yours }.
mask-no-way = Er is geen vrije weg van { $begin } naar { $end }: je kunt niet over stokjes of over het midden.
mask-too-dear = De weg van { $begin } naar { $end } kost { $cost }, en je hebt { $points }.
mask-by-card-must = De kaart { $card } moet worden uitgevoerd.
mask-by-card-go = Met { $card } verzet je stokjes, bijvoorbeeld: go a1 a2.
mask-by-card-leap = Met { $card } gaat een stokje langs zijn rij of kolom, bijvoorbeeld: go a1 a5.
mask-by-card-put = Met { $card } gaat een stokje in een ander gaatje, bijvoorbeeld: put a1 g7.
mask-by-card-swap = Met { $card } wisselen twee stokjes van plaats, bijvoorbeeld: swap a1 c3.
mask-by-card-orient = Met { $card } wordt het masker opnieuw neergelegd: orient 0, 1, 2 of 3.
mask-by-card-from = Met { $card } pak je punten af van één speler, bijvoorbeeld: from 2. Je kunt kiezen: { $seats }.
mask-by-card-to = Met { $card } geef je punten aan één speler, bijvoorbeeld: to 2. Je kunt kiezen: { $seats }.
mask-not-from = Met { $card } kun je niets afpakken van plaats { $seat }. Je kunt kiezen: { $seats }.
mask-not-to = Met { $card } kun je niets geven aan plaats { $seat }. Je kunt kiezen: { $seats }.
mask-no-stick = In { $at } staat geen stokje.
mask-swap-own = { $card } verwisselt een van je stokjes met een stokje van een andere speler.
mask-swap-others = { $card } verwisselt stokjes van twee verschillende andere spelers.
mask-only-own = { $card } verzet alleen je eigen stokjes, en het stokje in { $at } is niet van jou.
mask-only-others = { $card } verzet alleen stokjes van andere spelers, en het stokje in { $at } is van jou.
mask-not-in-line = Met { $card } blijft een stokje in zijn rij of kolom en gaat het niet over het midden: { $end } is vanaf { $begin } niet te bereiken.
mask-not-border = { $card } zet een stokje in een gaatje aan de buitenrand, en daar ligt { $end } niet.
mask-stick-done = { $card } laat het stokje in { $at } niet verder gaan.
mask-too-far = Van { $begin } naar { $end } is het { $steps } stappen, en met { $card } heb je er nog maar { $left }.

mask-stencils-count = { $file }: de maskers eindigen op regel { $line }; { $found ->
    [one] het is er { $found }
   *[other] het zijn er { $found }
}, maar er zijn er { $wanted } nodig.
mask-stencils-rings = { $file }, regel { $line }: het masker { $mask } heeft { $found ->
    [one] maar { $found } ring
   *[other] { $found } ringen, dubbele meegeteld
}; het moeten er 5 tot 10 zijn.
mask-stencils-name = { $file }, regel { $line }: “{ $text }” moet de naam van een masker zijn, in letters; daarna volgen zeven rijen van zeven gaatjes.
mask-stencils-twice = { $file }, regel { $line }: op regel { $first } staat al een masker { $mask }.
mask-stencils-rows = { $file }, regel { $line }: het masker { $mask } eindigt na { $found ->
    [one] { $found } rij
   *[other] { $found } rijen
}; het moeten er zeven zijn.
mask-stencils-row = { $file }, regel { $line }: rij { $row } van een masker heeft zeven gaatjes, niet “{ $text }”.
mask-stencils-hole = { $file }, regel { $line }: “{ $letter }” op { $hole } is geen gaatje. Schrijf . voor een gaatje, o voor een ring, @ voor een dubbele ring.
mask-stencils-centre = { $file }, regel { $line }: op { $hole } staat “{ $letter }”, maar het midden is geen gaatje. Schrijf daar #.
mask-cards-line = { $file }, regel { $line }: “{ $text }” is geen geldige kaart. Schrijf hoeveel, de naam en wat de kaart doet, bijvoorbeeld: 3 Purse: bank pays you 4.
mask-cards-effect = { $file }, regel { $line }: “{ $effect }” kan de kaart { $card } niet doen. Schrijf bijvoorbeeld: walk own 2 sticks 3 steps; swap own other; you pay bank 3.
mask-cards-twice = { $file }, regel { $line }: op regel { $first } staat al een kaart { $card }.
mask-cards-count = { $file }: de kaarten eindigen op regel { $line }; { $found ->
    [one] het is er { $found }
   *[other] het zijn er { $found }
}, maar er zijn er { $wanted } nodig.

mask-no-hole = “{ $hole }” is geen gaatje: de gaatjes lopen van a1 tot en met g7, zonder het midden d4.
mask-no-ring = “{ $pay }” op { $hole } is geen ring: een ring betaalt 3, een dubbele ring 5.
mask-no-mask = Er zit geen masker “{ $mask }” in de doos.
mask-twice = Het masker { $mask } komt twee keer voor.
mask-laid = Het veld “laid” moet een lijst zijn met de naam en de richting van elk masker.
mask-top = Het laatste masker in “laid” ligt bovenop: “mask” en “orientation” moeten hetzelfde zeggen.
mask-rings = Het veld “rings” past niet bij het masker op het bord: hier zou het { $rings } moeten zijn.
mask-hole-twice = In { $hole } staan twee stokjes.
mask-no-card = Er zit geen kaart “{ $card }” bij deze kaarten.
mask-too-many-cards = De kaart { $card } bestaat { $held } keer, maar komt in de stelling { $found } keer voor.
mask-too-many = Er zijn { $found } kaarten, en een stapel heeft er hoogstens { $most }.
mask-no-phase = “{ $phase }” is geen fase. De fasen zijn: { $phases }.
mask-phase-sticks = Stokjes worden gezet in de fase “place”, en alleen dan staan ze nog niet allemaal op het bord.
mask-phase-placed = Plaats { $seat } heeft beide stokjes op het bord, en kan dus niet aan de beurt zijn om er een te zetten.
mask-phase-orient = In de fase “orient” is de speler die opent aan de beurt, en is er nog een masker te leggen.
mask-phase-round = Voor een ronde moet er een masker op het bord liggen.
mask-phase-auction = Er is een “auction” in de fasen “auction” en “card”, en alleen daar.
mask-bid-bidder = Bij een hoogste bod hoort een bieder, en bij een bieder een bod.
mask-bid-held = Plaats { $seat } kan niet het hoogste bod hebben, { $bid }: wie dat heeft, is niet afgehaakt en heeft zoveel punten.
mask-doer = Alleen de koper, plaats { $seat }, voert deze kaart uit.
mask-walked = Het stokje in { $hole } kan met deze kaart niet zo ver zijn gegaan.
mask-view-cards = De kaarten die niet gezien zijn, kloppen niet met de stapel van de weergave.
mask-view-masks = De resterende maskers kloppen niet met de ongeziene.

## In de terminal

mask-you-hold = Alleen jij kent de kaart die geveild wordt: { $card }. “{ $text }”
mask-cost = kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
mask-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
mask-lying = Masker: { $mask }. { $left ->
    [0] Het is het laatste.
    [one] Hierna nog één.
   *[other] Hierna nog { $left }.
} Een ring ( ) betaalt 3, een dubbele ring (( )) betaalt 5.
mask-would-pay = zou nu betalen: { $gains }
mask-carrying-out = De kaart zegt: { $card }. “{ $text }”
mask-auction = { $seller } veilt een kaart. Nog in de veiling: { $staying }.
mask-highest = Hoogste bod: { $points } van { $who }.
mask-no-bid = Nog geen bod; het laagste is 1.

## Op de pagina

mask-chapter = masker { $number }
mask-base = Het bord
mask-hole = { $at }, leeg
mask-hole-stick = { $at }, stokje van { $who }
mask-hole-ring = ring, betaalt { $pay }
mask-hole-open = te kiezen
mask-hole-start = kan verzet worden
mask-hole-hinted = tip
mask-to-come = { $left ->
    [0] laatste masker
    [one] nog 1 masker
   *[other] nog { $left } maskers
} · stapel: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
mask-next-known = Je weet nog wat de volgende kaart is: { $card }
mask-goal = Na elke ronde betalen de ringen. Wie de meeste punten heeft, wint.
mask-goal-place = Daarna komen er maskers over het bord. Een stokje dat door een ring van het masker steekt, levert per ronde 3 punten op, door een dubbele ring 5. Wie de meeste punten heeft, wint.
mask-goal-yours = { $gain ->
    [0] Na elke ronde betalen de ringen; nog geen van je stokjes steekt erdoor. Wie de meeste punten heeft, wint.
   *[other] Na elke ronde betalen de ringen: zoals het nu staat, krijg je { $gain }. Wie de meeste punten heeft, wint.
}
mask-goal-prices = De munten zijn prijzen: zoveel kost de weg erheen.

mask-asks-place = Steek een van je stokjes in een vrij gaatje.
mask-asks-orient = Jij opent deze ronde: in welke richting moet { $mask } liggen?
mask-asks-turn = Een van de drie: kies een stokje om te verzetten, veil een kaart, of pas.
mask-asks-move = Kies een stokje om verder te gaan, of tik op “Klaar”.
mask-asks-card = Doe wat de kaart zegt.
mask-waits-place = { $who } kiest een gaatje voor een stokje.
mask-waits-orient = { $who } opent deze ronde en draait { $mask }.
mask-waits-turn = { $who } kiest: passen, stokjes verzetten of een kaart veilen.
mask-waits-move = { $who } verzet stokjes.
mask-waits-auction = { $who } kiest: bieden of afhaken.
mask-waits-card = { $who } doet wat de kaart zegt.
mask-choose-stick = Kies een stokje.
mask-moved = { $who } verzette { $ways }{ $cost ->
    [0] .
   *[other] {" "}voor { $cost }.
}
mask-choose-direction = Kies in welke richting het masker nu moet liggen.
mask-swap-with = Het stokje in { $at }: met welk stokje verwissel je het?
mask-where-to = Het stokje in { $at }: waarheen?

mask-deed-place = Stokje in { $one } steken
mask-deed-go = Van { $one } naar { $other }
mask-deed-put = Van { $one } rechtstreeks naar { $other }
mask-deed-swap = { $one } en { $other } verwisselen
mask-deed-orient = { $one ->
    [0] Rechtop
    [1] Een kwartslag
    [2] Ondersteboven
   *[other] Drie kwartslagen
}
mask-deed-bid = { $one } bieden
mask-deed-from = Afpakken van { $who }
mask-deed-to = Geven aan { $who }
mask-deed-pass = Passen
mask-deed-draw = Kaart pakken en veilen
mask-about-draw = In plaats van verzetten: iedereen biedt; de koper betaalt jou en voert hem uit.
mask-deed-done = Klaar
mask-deed-skip = Overslaan
mask-deed-out = Afhaken
mask-soon-pass = Je past …
mask-soon-draw = Je pakt een kaart …
mask-soon-done = Je beurt eindigt …
mask-soon-skip = Je slaat het over …
mask-soon-out = Je haakt af …
mask-soon-from = Je pakt iets van { $who } …
mask-soon-to = Je geeft { $who } iets …
mask-costs-left = Kost { $cost }, je houdt { $left } over.
mask-payday-would = Betaaldag zou opleveren: { $gains }.
mask-payday-would-nobody = Betaaldag zou niemand iets opleveren.
mask-payday-gain = betaaldag +{ $gain }
mask-payday-now = Betaaldag!
mask-nobody-paid = Niemand krijgt iets.
mask-ending = De laatste betaaldag
mask-last-card = De laatste kaart was { $card }, gekocht door { $who } voor { $points }.
mask-tally = Waar de punten vandaan komen
mask-tally-start = Aan het begin
mask-tally-paydays = Betaaldagen
mask-tally-sold = Kaarten verkocht
mask-tally-bought = Kaarten gekocht
mask-tally-steps = Stappen
mask-tally-cards = Werking van kaarten
mask-tally-end = Aan het eind
mask-go-on = Verder
mask-gain = +{ $gain }
mask-then = →{ $points }
mask-confirm = Bevestigen
mask-tap-again = Tik nog eens: { $what }
mask-orientations = Hoe het masker kan liggen
mask-list = { $count ->
    [one] De enige zet tonen
   *[other] Alle { $count } zetten tonen
}

mask-price = −{ $points }
mask-bought = Gekocht door { $who } voor { $points }
mask-sells = { $mine ->
    [mine] Jij houdt deze kaart omhoog.
   *[theirs] { $who } houdt een kaart omhoog.
}
mask-would-pay-to = { $mine ->
    [mine] Koop je de kaart zelf, dan betaal je de bank.
   *[theirs] Koop jij de kaart, dan betaal je { $who }.
}
mask-first-sale = Kaarten kunnen goed of slecht zijn: wie er een koopt, moet doen wat erop staat.
mask-card-unknown = Een kaart die je niet hebt gezien
mask-known-all = Iedereen kent hem.
mask-known-you = Alleen jij kent hem.
mask-known-you-and = Jij kent hem, en { $who } ook.
mask-known-to = { $who } kent hem.
mask-known-to-several = { $who } kennen hem.
mask-clue = { $bids ->
    [yes] { $who } biedt mee: de kaart is goed, of het is bluf.
   *[no] { $who } biedt niet mee: misschien is de kaart slecht.
}
mask-if-unsold = Biedt niemand, dan gaat hij onder de stapel en blijft geheim.
mask-if-quiet = Bied je zelf niet, dan biedt bijna niemand.
mask-only-you = Alleen jij doet nog mee: { $least ->
    [one] 1 punt is genoeg.
   *[other] { $least } punten zijn genoeg.
}
mask-all-cards = Mogelijke kaarten
mask-cards-unseen = Deze kaarten kunnen het zijn
mask-seconds = { $seconds } s
mask-bid-less = Minder bieden
mask-bid-more = Meer bieden
mask-bid-slide = Je bod
mask-bid-left = { $bid } bieden · je houdt { $left } over
mask-standing-highest = hoogste bod
mask-standing-in = doet nog mee
mask-standing-out = afgehaakt
mask-opens = legt het masker
mask-opened = speelt als laatste
mask-wins = wint
