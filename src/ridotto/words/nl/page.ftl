### De pagina

page-tagline = Vier oude maskerspellen in één huis: online met vrienden, samen rond één tafel of alleen tegen bots. Zonder account.
page-skip = Naar de inhoud
page-home = Ridotto, naar de ingang
page-to-entrance = Naar de ingang
page-back = Terug
page-language = Taal
page-to-night = Donkere weergave
page-to-day = Lichte weergave
page-sound-on = Geluid aanzetten
page-sound-off = Geluid uitzetten
page-close = Sluiten
page-footer = Het Ridotto van Venetië, 1638: wie een masker droeg, mocht aan de speeltafels gaan zitten, wie het ook was.

## De ingang

page-choose = Kies een deur
page-players = { $fewest } tot { $most } spelers
page-minutes = ongeveer { $minutes } min
page-play-now = Nu spelen
page-play-now-game = Nu spelen: { $game }, tegen bots
page-with-friends = Met vrienden spelen
page-with-friends-game = Met vrienden spelen: { $game }
page-strength = Niveau van de bots
page-more-about = Over { $game }
page-against-bots = Nu spelen tegen bots
page-make-table = Tafel openen, instellingen kiezen
page-make-table-hint = Met vrienden of alleen: bots nemen de vrije plaatsen in.
page-rules = De regels lezen
page-join = Aanschuiven bij vrienden
page-join-hint = Heb je een code? Die staat in de link die je kreeg.
page-code = Tafelcode
page-join-button = Naar de tafel
page-public = Openbare tafels
page-public-none = Er is nu geen tafel open. Open er een: dan zien anderen hem hier.
page-open-public = Een openbare tafel openen
page-open-public-hint = Iedereen in het huis ziet je tafel en mag gaan zitten. Welk spel wordt het?
page-my-games = Je partijen
page-my-games-none = Hier wachten partijen waaraan je begonnen bent, en afgelopen partijen vind je hier terug.
page-finished = Afgelopen
page-finished-all = Alle { $count } tonen
page-seats-taken = { $taken } van { $seats } plaatsen bezet

page-hosted-by = geopend door { $host }
page-phase-gathering = wacht op spelers
page-phase-full = kan beginnen
page-phase-playing = bezig
page-phase-ended = voorbij
page-waits-for-you = wacht op jou
page-games-wait = { $count ->
    [one] Er wacht een partij op je
   *[other] Er wachten { $count } partijen op je
}
page-hide-table = { $game } uit deze lijst halen
page-won-by = gewonnen door { $who }
page-you-won = je hebt gewonnen
page-you-lost = je hebt verloren
page-with = met { $who }
page-against-bots-only = tegen bots
page-some-more = { $count ->
    [one] nog 1 speler
   *[other] nog { $count } spelers
}

## Jij

# Namen van maskers, van hoogstens twaalf letters, met komma’s ertussen.
page-names = Sluwe Vos, Fluwelen Vos, Zilvermot, Goudkarper, Bonte Ekster, Felle Marter, Kanten Spin, Nachtuil, Rode Domino, Witte Zwaan, Grijze Duif, Barnsteenkat, Vlugge Otter, Trotse Pauw, Zoute Meeuw, Maanhaas, Nachtvlinder, Groene Draak, Dappere Mus, Satijnkraai, Wijze Pad, Blije Vink, Slimme Bever, Gekuifde Hen
page-me = Jij
page-change-name = Je bent { $name }. Je naam wijzigen
page-my-name = De anderen zien je als
page-friends-call = Hoe noemen je vrienden je?
page-name-length = { $length } van { $most } tekens
page-another-name = Een andere naam
page-keep-name = Deze naam gebruiken
page-title = Naar het carnaval kom je als
page-title-lady = een dame
page-title-lord = een heer
page-title-none = maakt niet uit

## De lijn naar het huis

page-no-answer = Het huis antwoordt niet. Controleer of je online bent en probeer het opnieuw.
page-understood = Begrepen
page-waiting = Een ogenblik …
page-line-lost = Verbinding verbroken. Geen zorgen: de verbinding komt vanzelf terug, en je partij ook.
page-house-away = Geen verbinding met het huis. Je hoeft niets te doen: de pagina blijft het proberen.
page-on-its-way = Onderweg …
page-part-missing = Dit deel van de pagina kon niet worden geladen. Controleer of je online bent.
page-try-again = Opnieuw proberen
page-not-here = Deze tafel is voor jou gesloten.

## Voor het begin

page-seats = Spelers
page-seat-free = Vrije plaats
page-seat-for-leader = Vrije plaats voor wie het spel leidt
page-seat-mine = jij, op dit apparaat
page-seat-leads = leidt het spel
page-seat-number = Plaats { $seat }
page-here = is er
page-not-yet-here = is weg
page-invited = uitgenodigd, nog niet binnen
page-seat-for-you = Er is een plaats voor je
page-sit-as = Gaan zitten als { $name }
page-table-full = Alle plaatsen zijn bezet
page-table-full-ask = Je kunt hier blijven en toekijken, of { $host } om een extra plaats vragen.
page-table-full-watch = Je kunt hier blijven en toekijken.
page-without-seat = { $count ->
    [one] Er is nog iemand zonder plaats.
   *[other] Er zijn nog { $count } mensen zonder plaats.
}
page-add-seat = Plaats toevoegen
page-no-more-seats = Meer plaatsen heeft dit spel niet. Wie er geen heeft, kan toekijken.
page-sit-hint = Tik op een vrije plaats om te gaan zitten. Zonder plaats ben je toeschouwer.
page-seat-hint = Tik op een plaats om van plaats te wisselen, iemand op dit apparaat te laten meespelen of op te staan.
page-move-here = Hier gaan zitten
page-neighbour = Nog iemand op dit apparaat
page-neighbour-hint = Jullie spelen om de beurt op één scherm. Een gordijn verbergt wat de anderen niet mogen zien.
page-neighbour-name = Naam van de speler naast je
page-sit-down = Gaan zitten
page-seat-bot = Een bot
page-is-bot = een bot
page-seat-of-other = Hier zit al iemand.
page-stand = Opstaan
page-free-seat = Plaats vrijmaken
page-kick = Deze speler de deur wijzen
page-bot-random = Dromer
page-bot-greedy = Ekster
page-bot-talker = Kletskous
page-bot-novice = Beginner
page-bot-regular = Stamgast
page-bot-master = Meester
page-about-bot-random = Doet maar wat, zolang het volgens de regels mag.
page-about-bot-greedy = Pakt meteen het beste en denkt niet vooruit.
page-about-bot-talker = Praat veel en denkt weinig.
page-about-bot-novice = Speelt pas een paar avonden. Goed voor een eerste partij.
page-about-bot-regular = Komt elke week, en weert zich aardig.
page-about-bot-master = Denkt lang en goed na. Kun jij winnen?
page-start = Partij starten
page-start-bots = { $free ->
    [0] Iedereen is er.
    [one] Een bot neemt de vrije plaats in.
   *[other] Bots nemen de { $free } vrije plaatsen in.
}
page-start-missing = { $count ->
    [one] Nog niet aanwezig: { $who }. Als je nu start, wacht de partij op deze speler.
   *[other] Nog niet aanwezig: { $who }. Als je nu start, wacht de partij op deze spelers.
}
page-start-leader = De laatste plaats is voor wie het spel leidt: daar moet nog iemand gaan zitten.
page-start-watching = { $free ->
    [0] Je kijkt toe: je hebt geen plaats.
    [one] Je kijkt toe: je hebt geen plaats. Een bot neemt de vrije plaats in.
   *[other] Je kijkt toe: je hebt geen plaats. Bots nemen de vrije plaatsen in.
}
page-host-starts = { $host } kiest de instellingen en start de partij als iedereen er is.
page-still-missing = Nog niet aanwezig: { $who }.
page-starts-by-itself = De partij start vanzelf zodra iedereen er is.
page-invite = Vrienden uitnodigen
page-qr = QR-code met de link naar deze tafel
page-code-is = Code:
page-copy = Link kopiëren
page-copied = Link gekopieerd.
page-copy-by-hand = De browser staat kopiëren niet toe. Dit is de link: { $link }
page-share = Delen
page-share-text = Kom je { $game } met me spelen?
page-arrangement = Instellingen van de partij
page-how-many = Aantal spelers
page-count-players = { $count } spelers
page-public-table = Openbaar: iedereen in het huis ziet deze tafel en mag gaan zitten
page-hints-allow = Tips: spelers mogen vragen wat een meester zou kiezen
page-as-rules = volgens de regels
page-lines-read = { $lines ->
    [one] Er is één regel gelezen.
   *[other] Er zijn { $lines } regels gelezen.
}
page-own-picks = een eigen keuze
page-pick-more = Eén meer: { $thing }
page-pick-fewer = Eén minder: { $thing }
page-pick-hint = Tik om toe te voegen of weg te halen. De uitleg verschijnt hier.
page-pick-guide = Wie wat kan
page-balance = Hoe gelijk de kansen zijn
page-balance-rate = { $rate }%
page-balance-even = In evenwicht: beide kampen winnen ongeveer even vaak.
page-balance-range = { $side }: tussen { $low } en { $high } keer winst in 100 partijen, voor zover we weten.
page-balance-nobody = Niemand wint: { $rate }%.
page-balance-sets = Het lot kiest een van { $sets } samenstellingen. { $side }: { $low }–{ $high }%, afhankelijk van de samenstelling (geschat).
page-balance-estimated = Geschat voor bots van niveau “{ $strength }” op alle plaatsen.
page-balance-measured = { $games ->
    [one] Gemeten in één partij met bots van niveau “{ $strength }”.
   *[other] Gemeten in { $games } partijen met bots van niveau “{ $strength }”.
}
page-balance-ignored = { $count ->
    [one] Eén van de instellingen hieronder is niet meegerekend.
   *[other] { $count } van de instellingen hieronder zijn niet meegerekend.
}
page-measure = Meten
page-measure-hint = Het huis speelt op de achtergrond veel partijen met precies deze keuze.
page-measuring = { $played } van { $games } partijen gespeeld
page-measure-stop = Stoppen met meten
page-measure-failed = Het huis had het te druk om te meten. Probeer het later opnieuw.
page-clock = De klok
page-clock-none = geen: je hebt alle tijd
page-clock-move-30 = een halve minuut per zet
page-clock-move-90 = anderhalve minuut per zet
page-clock-bank-300 = 5 minuten per speler, plus 5 seconden per zet
page-clock-bank-900 = 15 minuten per speler, plus 10 seconden per zet
page-clock-days-1 = één dag per zet
page-clock-days-3 = drie dagen per zet

## Aan een tafel

page-your-turn = Jouw beurt
page-not-possible = Dat kan nu niet.
page-hush = Sst! Allemaal tikken
page-hush-alone = Sst! De anderen beslissen in het geheim
page-hush-tapped = We wachten tot iedereen heeft getikt
page-awaits-tap = { $count ->
    [one] { $who } moet nog tikken
   *[other] Nog niet getikt: { $who }
}
page-missed-tap = Zojuist nog niet getikt: { $who }
page-turn-of = { $count ->
    [0] Een ogenblik …
    [one] { $who } is aan de beurt
   *[other] Nu beslissen: { $who }
}
page-over = { $count ->
    [one] { $who } wint!
   *[other] { $who } winnen!
}
page-log = Wat er is gebeurd
page-lost = Achter deze deur is niets.
page-carry = Op dit apparaat { $name } worden?
page-carry-here = Op dit apparaat ben je { $here }. Word je { $name }, dan krijgt het de plaatsen en partijen van { $name } en verliest het die van { $here }.
page-carry-own-link = Doe dit alleen als je de link zelf hebt gemaakt, op een eigen apparaat.
page-carry-become = { $name } worden
page-carry-stay = { $here } blijven
page-carry-already = Op dit apparaat ben je al { $name }.
page-carry-go-on = Verder
page-carry-not = Deze link werkt niet
page-tools = Hulpmiddelen aan tafel
page-tool-chat = Chat
page-tool-log = Verloop
page-tool-hint = Tip
page-tool-undo = Terugnemen
page-take-back = Terugnemen
page-tool-rules = Regels
page-tool-more = Meer
page-tool-keys = Sneltoetsen
page-unread = iets nieuws
page-sheet-chat = Chat
page-sheet-log = Wat er is gebeurd
page-sheet-rules = Regels
page-sheet-more = Aan deze tafel
page-sheet-keys = Sneltoetsen
page-keys-board = Op het bord: pijltjestoetsen om je te verplaatsen, Enter of spatie om te kiezen.
page-keys-on = Deze sneltoetsen gebruiken
page-rules-now = Wat nu geldt:
page-hint-is = Een meester zou kiezen: { $move }
page-hints-on = Aan deze tafel zijn tips toegestaan.
page-hints-off = Aan deze tafel zijn er geen tips.
page-tap = Tik, zodat niemand merkt wie er geroepen werd
page-you-watch = Je kijkt toe.
page-watching-count = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
page-players-here = Aan tafel
page-unconnected = { $count ->
    [one] { $who } is niet meer verbonden.
   *[other] { $who } zijn niet meer verbonden.
}
page-away = weg
page-away-until = weg; over { $time } mag een bot invallen
page-you = jij
page-bot-plays-for = een bot speelt
page-bot-for-absent = Een bot laten invallen
page-hours = { $hours } u
page-pause = Onderbreken
page-resume = Hervatten
page-paused = De partij is onderbroken.
page-give-seat = Een bot voor mij laten spelen
page-take-seat = Weer zelf spelen
page-bot-for-you = Een bot speelt voor jou.
page-resign = Opgeven
page-resign-sure = Ja, opgeven
page-leave = De tafel verlaten
page-leave-hint = De partij gaat zonder jou verder. Je vindt de partij bij de ingang terug, onder “Je partijen”.
page-undo-asked = { $who } wil een zet terugnemen.
page-undo-what = Dit wordt dan teruggenomen: { $what }
page-undo-later = Wat daarna is gespeeld, wordt dan ook teruggenomen: { $moves }.
page-undo-later-moves = { $count ->
    [one] één zet van { $who }
   *[other] { $count } zetten van { $who }
}
page-undo-later-yours = { $count ->
    [one] één zet van jou
   *[other] { $count } zetten van jou
}
page-undo-revealed = Sindsdien is er iets bekend geworden wat verborgen was. Wie het heeft gezien, kan het niet meer vergeten.
page-undo-waits = { $who } wil een zet terugnemen. De anderen moeten nog antwoorden.
page-undo-yours = Je wilt een zet terugnemen. De anderen moeten nog antwoorden.
page-undo-cancel = Laat maar
page-undo-refused = { $who } vindt het niet goed. De zet blijft staan.
page-yes = Ja
page-no = Nee
page-chat-none = Nog geen berichten.
page-from-gallery = (toeschouwer)
page-say = Versturen
page-say-what = Schrijf een bericht
page-say-gallery = Alleen de andere toeschouwers zien dit.
page-reactions = Reacties
page-reactions-show = Reacties op dit apparaat tonen
page-sign-bravo = Een roos: bravo!
page-sign-heart = Een hart
page-sign-laugh = Gelach
page-sign-wow = Verbazing
page-sign-ouch = Au!
page-sign-hmm = Hm, even denken

## Eén apparaat voor meer spelers

page-curtain = Geef het apparaat door aan { $name }
page-curtain-hint = Wat nu komt, mag niemand anders zien.
page-curtain-lift = Ik ben { $name }

## Het einde

page-end-won = Je hebt gewonnen!
page-end-lost = Je hebt verloren.
page-end-draw = Gelijkspel.
page-end-points = { $mine ->
    [won] Je hebt gewonnen met { $points } punten, { $ahead } meer dan { $second }!
    [lost] Je hebt met { $ahead ->
        [one] één punt
       *[other] { $ahead } punten
    } verschil verloren: { $who } wint met { $points }.
   *[other] { $who } wint met { $points } punten, { $ahead } meer dan { $second }.
}
page-you-won-with = Jij en { $who } hebben gewonnen!
page-results = De uitslag
page-story = Hoe het ging
page-winner = wint
page-rematch = Revanche
page-rematch-change = Iets veranderen
page-rematch-join = { $who } wil nog een keer spelen: meedoen
page-rematch-call = { $who } wil nog een keer spelen.
page-rematch-notify = Waarschuw me als iemand nog een keer wil spelen
page-rematch-other = Een ander spel met dezelfde mensen
page-rematch-join-other = { $who } wil nu { $game } spelen: meedoen
page-rematch-call-other = { $who } wil nu { $game } spelen.
page-next-table = Naar de volgende partij
page-see-replay = Terugkijken
page-record = Verslag bewaren
page-seal = Nagaan of alles eerlijk ging
page-seal-why = Vóór de eerste zet heeft het huis een zegel bekendgemaakt. Het is gemaakt uit het geheime getal dat al het schudden en trekken bepaalt en dat nu pas bekend wordt. Komen die twee overeen, dan is er sinds het begin niets veranderd.
page-seal-seed = Het startgetal en zijn toevoeging (salt)
page-seal-was = Het zegel, bekendgemaakt bij het begin
page-verify = Controleren
page-seal-fits = Het zegel klopt: sinds het begin is er niets veranderd.
page-seal-broken = Het zegel klopt niet. Er is sinds het begin iets veranderd!

## Een partij terugkijken

page-replay-of = Terugkijken: { $game }
page-whose-eyes = Perspectief
page-as-watcher = toeschouwer
page-as-truth = alles zichtbaar
page-as-player = { $name }
page-chapter = Ga naar
page-chapter-start = begin
page-chapter-round = ronde { $number }
page-to-table = Terug naar de tafel
page-to-first = Naar het begin
page-step-back = Eén zet terug
page-step-on = Eén zet verder
page-to-last = Naar het einde
page-run = Afspelen
page-stop = Pauzeren
page-speed = Snelheid: { $speed }×
page-speed-short = { $speed }×
page-replay-keys = Pijltjestoetsen: één zet. Spatiebalk: afspelen of pauze. + en −: sneller of langzamer. Home en End: begin en einde.
page-move-number = Zet { $at } van { $last }

## Wat er rond een partij gebeurt

told-sat = { $who } gaat zitten.
told-bot-sat = { $who }, een bot, gaat zitten.
told-kicked = Iemand is de deur gewezen.
told-renamed = { $was } heet nu { $who }.
told-hints-ruled = { $allowed ->
    [yes] Aan deze tafel zijn nu tips toegestaan.
   *[no] Aan deze tafel zijn tips niet meer toegestaan.
}
told-dealt = De partij begint. Na afloop kan iedereen nagaan of het eerlijk ging.
told-undo-asked = { $who } wil een zet terugnemen.
told-undo-answered = { $yes ->
    [yes] { $who } vindt het goed.
   *[no] { $who } vindt het niet goed.
}
told-undo-withdrawn = { $who } wil toch geen zet terugnemen.
told-took-back = Er is een zet teruggenomen.
told-paused = { $who } onderbreekt de partij.
told-resumed = { $who } hervat de partij.
told-gave-time = { $who } geeft nog een minuut.
told-resigned = { $who } geeft op.
told-timed-out = De tijd van { $who } is om.
told-bot-took = Een bot valt in voor { $who }.
told-took-seat = { $who } is terug.
told-rematched = De volgende partij wacht aan een nieuwe tafel.

## De regels, om te lezen en te printen

page-rules-contents = Op deze pagina
page-rules-back = Terug naar de regels
page-print = Printen
