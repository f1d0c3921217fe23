### De pagina

# Woorden: beurt, zet, ronde, partij (één keer spelen), spel (Masker, Mask …), plaats (stoel aan tafel), gastheer, gast, stelling,
# weergave, verslag, zegel, startgetal, tip; kaartje, rekje, pot, vakje, aanleggen (Mascarade); kruis, veroveren, speelveld,
# stapeltje (Masker); stokje, gaatje, bord, betaaldag, veiling, uitstappen (Mask); grapjas, gave, pauze, stemming (carnaval).

page-tagline = Vier oude maskerspellen in één huis. Speel met vrienden, rond één tafel of alleen.
page-skip = Naar de inhoud
page-home = Ridotto, naar de ingang
page-to-entrance = Naar de ingang
page-language = Taal
page-to-night = Naar nacht
page-to-day = Naar dag
page-sound-on = Geluid aan
page-sound-off = Geluid uit
page-close = Sluiten
page-footer = Het Ridotto van Venetië, 1638: iedereen mocht aan een speeltafel gaan zitten, als hij maar een masker droeg.

## De ingang

page-choose = Kies een deur
page-players = { $fewest } tot { $most } spelers
page-play-now = Nu spelen
page-play-now-game = Nu spelen: { $game }, tegen bots
page-more-about = Over { $game }
page-against-bots = Nu spelen tegen bots
page-make-table = Een tafel voor vrienden
page-rules = De regels lezen
page-join = Meedoen met vrienden
page-join-hint = Heb je een code? Die staat in de link die je kreeg.
page-code = Code van de tafel
page-join-button = Meedoen
page-public = Openbare tafels
page-public-none = Er is nu geen tafel open. Maak er een: dan zien de anderen hem hier.
page-left = Verlaten partijen
page-left-none = Partijen die je voor het einde verlaat, wachten hier op je.
page-seats-taken = { $taken } van { $seats } plaatsen bezet

page-hosted-by = bij { $host }
page-phase-gathering = wacht op spelers
page-phase-playing = bezig
page-phase-ended = voorbij

## Jij

# Namen van maskers, van hoogstens twaalf letters, met komma’s ertussen.
page-names = Sluwe Vos, Fluwelen Vos, Zilvermot, Goudkarper, Bonte Ekster, Fijne Marter, Kanten Spin, Nachtuil, Rode Domino, Witte Zwaan, Grijze Duif, Barnsteenkat, Vlugge Otter, Trotse Pauw, Zoute Meeuw, Maanhaas, Nachtvlinder, Groene Draak, Dappere Mus, Satijnkraai, Wijze Pad, Blije Vink, Slimme Bever, Gekuifde Hen
page-me = Jij
page-change-name = Je bent { $name }. Van naam veranderen
page-my-name = De anderen zien je als
page-another-name = Een andere naam
page-keep-name = Deze naam nemen
page-title = Naar het carnaval kom je als
page-title-lady = een dame
page-title-lord = een heer
page-title-none = wat er nodig is

## De lijn naar het huis

page-no-answer = Het huis antwoordt niet. Kijk of je online bent en probeer het opnieuw.
page-understood = Begrepen
page-waiting = Een ogenblik …
page-line-lost = De lijn is verbroken. Er is niets verloren: die komt vanzelf terug.
page-not-here = Deze tafel is voor jou gesloten.

## Voor het begin

page-seats = Wie speelt mee
page-seat-free = Vrije plaats
page-seat-mine = jij, op dit apparaat
page-seat-leads = leidt het spel
page-seat-number = Plaats { $seat }
page-here = is er
page-not-yet-here = is weg
page-sit-hint = Tik op een vrije plaats om te gaan zitten. Zonder plaats kijk je toe.
page-seat-hint = Tik op een plaats om te verhuizen, een vriend aan dit apparaat te laten zitten of op te staan.
page-move-here = Hier gaan zitten
page-neighbour = Nog iemand aan dit apparaat
page-neighbour-hint = Jullie spelen om de beurt op één scherm. Een gordijn verbergt wat de anderen niet mogen zien.
page-neighbour-name = Naam van de speler naast je
page-sit-down = Gaan zitten
page-seat-bot = Een bot
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
page-about-bot-random = Doet maar wat, als het volgens de regels mag.
page-about-bot-greedy = Pakt meteen het beste en kijkt niet verder.
page-about-bot-talker = Praat veel en denkt weinig.
page-about-bot-novice = Heeft een paar avonden gespeeld. Goed voor een eerste partij.
page-about-bot-regular = Komt elke week, en weert zich aardig.
page-about-bot-master = Denkt lang na. Win er maar eens van.
page-start = Partij beginnen
page-start-bots = { $free ->
    [0] Iedereen is er.
    [one] Een bot neemt de vrije plaats in.
   *[other] Bots nemen de { $free } vrije plaatsen in.
}
page-start-leader = De laatste plaats is voor wie het spel leidt: daar moet eerst iemand zitten.
page-start-watching = { $free ->
    [0] Je kijkt toe: je hebt geen plaats.
   *[other] Je kijkt toe: je hebt geen plaats. Bots nemen de vrije in.
}
page-host-starts = { $host } begint de partij als iedereen er is.
page-invite = Vrienden uitnodigen
page-qr = QR-code van de link naar deze tafel
page-code-is = Code:
page-copy = Link kopiëren
page-copied = De link is gekopieerd.
page-share = Delen
page-share-text = Kom { $game } met me spelen.
page-arrangement = Wat er gespeeld wordt
page-host-arranges = { $host } bepaalt dit.
page-how-many = Hoeveel spelers
page-count-players = { $count } spelers
page-public-table = Openbaar: iedereen in het huis ziet deze tafel en mag gaan zitten
page-as-rules = volgens de regels
page-lines-read = { $lines ->
    [one] Eén regel gelezen.
   *[other] { $lines } regels gelezen.
}
page-clock = De klok
page-clock-none = geen: denk zo lang je wilt
page-clock-move-30 = een halve minuut per zet
page-clock-move-90 = anderhalve minuut per zet
page-clock-bank-300 = 5 minuten voor de hele partij, en 5 seconden erbij per zet
page-clock-bank-900 = 15 minuten voor de hele partij, en 10 seconden erbij per zet
page-clock-days-1 = één dag per zet
page-clock-days-3 = drie dagen per zet

## Aan een tafel

page-your-turn = Jouw beurt
page-hush = Sst! Iedereen tikt
page-turn-of = { $count ->
    [0] Een ogenblik …
    [one] { $who } beslist
   *[other] Beslissen: { $who }
}
page-over = { $count ->
    [one] { $who } wint!
   *[other] { $who } winnen!
}
page-log = Wat er gebeurde
page-not-drawn = Dit spel heeft nog geen bord. De zetten kun je hier toch doen.
page-lost = Achter deze deur is niets.
page-carry = Op dit apparaat { $name } worden?
page-carry-here = Hier ben je { $here }. Word je { $name }, dan heeft dit apparaat de plaatsen en partijen van { $name } en niet meer die van { $here }.
page-carry-own-link = Doe dit alleen als je de link zelf hebt gemaakt, op een apparaat van jou.
page-carry-become = { $name } worden
page-carry-stay = { $here } blijven
page-carry-already = Op dit apparaat ben je al { $name }.
page-carry-go-on = Verder
page-carry-not = Deze link leidt nergens heen
page-tools = Hulpmiddelen aan tafel
page-tool-chat = Praten
page-tool-log = Verloop
page-tool-hint = Tip
page-tool-undo = Terugnemen
page-tool-rules = Regels
page-tool-more = Meer
page-tool-keys = Toetsen
page-unread = iets nieuws
page-sheet-chat = Praten
page-sheet-log = Wat er gebeurde
page-sheet-rules = De regels
page-sheet-more = Aan deze tafel
page-sheet-keys = Toetsen van de tafel
page-keys-board = Op het bord: pijltjestoetsen om rond te gaan, Enter of spatie om te kiezen.
page-keys-on = Deze toetsen gebruiken
page-rules-now = Dit geldt nu:
page-hint-is = Een meester denkt aan: { $move }
page-tap = Tik: niemand mag weten wie er geroepen werd
page-you-watch = Je kijkt toe.
page-watching-count = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
}
page-players-here = Aan tafel
page-away = weg
page-away-until = weg, over { $time } mag een bot verder spelen
page-you = jij
page-bot-plays-for = een bot speelt verder
page-bot-for-absent = Laat een bot verder spelen
page-hours = { $hours } u
page-pause = Pauzeren
page-resume = Verdergaan
page-paused = De partij ligt stil.
page-give-seat = Laat een bot voor mij spelen
page-take-seat = Weer zelf spelen
page-bot-for-you = Een bot speelt op jouw plaats.
page-resign = Opgeven
page-resign-sure = Echt opgeven
page-leave = De tafel verlaten
page-leave-hint = De partij gaat zonder jou verder. Bij de ingang vind je hem terug onder de verlaten partijen.
page-undo-asked = { $who } vraagt een zet te mogen terugnemen.
page-undo-waits = { $who } wil een zet terugnemen. De anderen krijgen de vraag.
page-yes = Ja
page-no = Nee
page-chat-none = Er heeft nog niemand iets gezegd.
page-from-gallery = (tribune)
page-say = Zeggen
page-say-what = Zeg iets
page-say-gallery = Alleen wie toekijkt, hoort je.

## Eén apparaat voor meer spelers

page-curtain = Geef het apparaat aan { $name }
page-curtain-hint = Wat nu komt, is voor één paar ogen.
page-curtain-lift = Ik ben { $name }

## Het einde

page-winner = wint
page-rematch = Nog een keer
page-next-table = Naar de volgende partij
page-see-replay = Terugkijken
page-record = Verslag bewaren
page-seal = Ging alles eerlijk? Het zegel van deze partij
page-seal-why = Vóór de eerste zet heeft het huis een zegel bekendgemaakt. Het is gemaakt van het getal waar alle toeval uit kwam, en dat nu pas verteld wordt. Passen ze bij elkaar, dan is er na het delen niets veranderd.
page-seal-seed = Het getal, met zijn zout
page-seal-was = Het zegel, bekendgemaakt bij het delen
page-verify = Controleren
page-seal-fits = Het zegel klopt: na het delen is er niets veranderd.
page-seal-broken = Het zegel klopt niet. Dit is niet wat er gedeeld is!

## Een partij terugkijken

page-replay-of = { $game }, nog een keer
page-whose-eyes = Door de ogen van
page-as-watcher = wie toekeek
page-as-truth = de hele waarheid
page-as-player = { $name }
page-to-first = Naar het begin
page-step-back = Eén zet terug
page-step-on = Eén zet verder
page-to-last = Naar het einde
page-run = Afspelen
page-stop = Stoppen
page-move-number = Zet { $at } van { $last }

## Wat er rond een partij gebeurt

told-sat = { $who } gaat zitten.
told-bot-sat = { $who }, een bot, gaat zitten.
told-kicked = De gastheer heeft iemand de deur gewezen.
told-dealt = De partij begint. Het zegel is bekendgemaakt.
told-undo-asked = { $who } vraagt een zet te mogen terugnemen.
told-undo-answered = { $yes ->
    [yes] { $who } vindt het goed.
   *[no] { $who } vindt het niet goed.
}
told-took-back = Er is een zet teruggenomen.
told-paused = { $who } pauzeert de partij.
told-resumed = { $who } laat de partij verdergaan.
told-gave-time = { $who } geeft nog een minuut.
told-resigned = { $who } geeft op.
told-timed-out = De tijd van { $who } is om.
told-bot-took = Een bot speelt verder voor { $who }.
told-took-seat = { $who } speelt weer zelf.
told-rematched = De volgende partij wacht aan een nieuwe tafel.

## De regels, om te lezen en te printen

page-rules-contents = Op deze pagina
page-rules-cards = Rolkaarten om te printen
page-rules-master = Blad voor de ceremoniemeester
page-rules-back = Terug naar de regels
page-print = Printen
page-print-cards = Op A4- of letterpapier, op ware grootte. Knip langs de lijnen.
