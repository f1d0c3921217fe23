### De opdracht `ridotto`

compiled = spelregels gecompileerd
uncompiled = spelregels niet gecompileerd (dezelfde spellen, alleen trager)

## Hulp

help-ridotto = Speel oude maskerspellen in de terminal, alleen tegen bots of met meer mensen aan één toetsenbord.
help-version = toon de versie van Ridotto, en of de spelregels gecompileerd zijn
help-play = speel een partij; wat je niet opgeeft, wordt gevraagd
help-arena = laat bots veel partijen spelen en zie wie er wint
help-seats = de bots, één voor elke plaats, bijvoorbeeld: master,greedy; ze wisselen na elke partij van plaats
help-arena-players = met { $sides }: hoeveel spelers
help-how-many = hoeveel partijen
help-json = één regel JSON voor elke bot, voor andere programma’s
help-ray = het adres van een Ray-cluster dat de partijen speelt, of “local”
help-resume = hervat een onderbroken partij
help-hint = de beste zetten in een onderbroken partij, en waarom
help-balance = meet hoe gelijk de kansen in een spel zijn: even sterke bots spelen op alle plaatsen
help-balance-players = hoeveel spelers, bijvoorbeeld 7, 4-15 of 4,9; anders alle aantallen die het spel toelaat
help-balance-games = hoeveel partijen van elke soort
help-balance-strength = welke bots spelen
help-workers = met hoeveel processen; anders één per kern
help-balance-json = één regel JSON per kamp of plaats, voor andere programma’s
help-replay = loop stap voor stap door het verslag van een partij
help-verify = controleer of een partij is begonnen en gespeeld zoals het verslag zegt
verified = { $moves ->
    [one] Eén zet, gespeeld volgens de regels.
   *[other] { $moves } zetten, allemaal gespeeld volgens de regels.
} { $over ->
    [yes] De uitslag klopt.
   *[no] De partij is niet voorbij.
} { $sealed ->
    [yes] Het zegel klopt: sinds het begin is er niets veranderd.
   *[no] Het verslag heeft geen zegel, dus niets bewijst hoe de partij begon.
}
the-leader = De ceremoniemeester
help-games = de spellen van het huis en hun opties
help-rules = de regels van een spel
help-file = het verslag van een partij
help-hint-player = voor deze speler, geteld vanaf 1; anders voor de eerste die moet beslissen
help-replay-player = toon alleen wat deze speler zag, geteld vanaf 1; anders alles
help-players = wie er spelen, mensen en bots, bijvoorbeeld: Anna,Bob,master
help-seed = het getal dat al het schudden en trekken bepaalt: hetzelfde startgetal geeft dezelfde partij
help-record = het bestand waarin de partij wordt bewaard
help-lesson = leer het spel spelenderwijs: een korte oefenpartij tegen bots
help-yes = vraag niets: gebruik standaardwaarden voor alles wat je niet opgeeft

help-language = de taal, als het niet die van het systeem is: { $languages }
help-help = toon deze hulp
help-usage = gebruik:{" "}
help-arguments = argumenten
help-options = opties
help-option = { $game }: { $meaning }

## Wat in de hulp staat voor iets wat je noemt

type-command = OPDRACHT
type-game = SPEL
type-file = BESTAND
type-names = NAMEN
type-bots = BOTS
type-bot = BOT
type-number = N
type-address = ADRES
type-value = WAARDE
type-language = TAAL
type-link = LINK
type-name = NAAM

## Opdrachten die niet te begrijpen zijn

bad-command = In deze opdracht ontbreekt iets. Zie: { $command } --help.
bad-argument = De waarde van { $part } ontbreekt of is niet geldig. Zie: { $command } --help.
unknown-words = “{ $words }” betekent hier niets. Zie: { $command } --help.

## Gaan zitten

which-game = Welk spel?
how-many = Hoeveel spelers, { $fewest } tot { $most }? [{ $usual }]{" "}
name-of-player = Naam van speler { $number }, of een bot ({ $bots }): [{ $usual }]{" "}
option-question = { $meaning }:
usually = [{ $value }]{" "}
guest = Gast
bots-here = { $count ->
    [one] { $bots } is een bot.
   *[other] Bots: { $bots }.
}
bad-name = “{ $name }” kan geen naam zijn: een naam heeft 1 tot { $longest } tekens.
same-name = Er zijn twee spelers die { $name } heten: geef ze verschillende namen.
name-of-bot = “{ $name }” is hier een naam voor bots. Kies een andere naam.
name-alike = “{ $name }” lijkt te veel op { $other }, die al aan deze tafel zit. Kies een andere naam.
unknown-bot = Er is voor { $game } geen bot die “{ $bot }” heet. Wel: { $bots }.
bad-games = Voor een wedstrijd is minstens één partij nodig, niet { $games }.
no-such-player = Er is geen speler { $number }: de spelers zijn genummerd van 1 tot en met { $most }.
game-line = { $name }: { $title }, { $fewest } tot { $most } spelers
option-line = {"  "}--{ $name } { $meaning }: { $values }

## Spelen

kept-in = De partij wordt bewaard in { $file } (startgetal { $seed }).
curtain = Geef het toetsenbord door aan { $who }. { $who }: druk op Enter als er niemand anders kijkt.{" "}
nothing-now = { $who }: er is nu niets voor je te doen. Druk op Enter om het toetsenbord door te geven.{" "}
no-leader-here = Delen jullie één toetsenbord, dan leidt het huis: laat de optie “master” op “house” staan.
lesson-prepared = Een oefenpartij ligt al klaar: laat --players, --seed en de opties van het spel weg.
can-do = { $count ->
    [one] Er is maar één zet mogelijk. Typ hem, of “?” voor hulp.
   *[other] Er zijn { $count } zetten mogelijk. Typ er een, of het begin ervan; “?” toont ze allemaal.
}
thinking = De bot denkt na … { $percent }%
your-move = { $who } >{" "}
commands = Typ een zet, of het begin ervan om te zien hoe die verder kan gaan. Ook: “?”: alle zetten tonen; “hint”: een tip; “undo”: een zet terugnemen; “rules”: de regels tonen; “quit”: stoppen, de partij blijft bewaard.
to-go-on = De partij is bewaard. Hervatten: ridotto resume { $file }
the-end = { $why } { $count ->
    [one] { $winners } wint!
   *[other] { $winners } winnen!
} Eindstand: { $scores }.
the-end-level = { $why } Iedereen eindigt gelijk: { $scores }.
already-over = De partij in { $file } is voorbij. Terugkijken: ridotto replay { $file }

## De arena

arena-progress = { $done } van { $all } partijen
arena-header = bot      partijen   gew.   winst      95%-interval    sterkte
arena-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }   { $rating }
arena-sides-header = kamp               partijen   gew.   winst      95%-interval
arena-sides-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }
arena-who = Zeg wie er spelen: { $command } SPEL --seats master,random; of, bij een spel met kampen: { $command } { $sides }.
arena-sides = Alleen { $game } heeft deze kampen, en je moet ze allemaal noemen: { $command } { $sides }.
no-ray = Ray is hier niet geïnstalleerd. Zo installeer je het: { $command }
no-cluster = Op { $address } is geen Ray-cluster te vinden. Controleer het adres, of gebruik “local”.
balance-setup = { $players } spelers, { $options }
balance-no-options = gebruikelijke opties
balance-seat = plaats { $number }

## Terugkijken

replay-step = Zet { $at } van { $last }. Enter: volgende, b: terug, een getal: daarheen, q: stoppen >{" "}
replay-help = Druk op Enter voor de volgende zet, b om terug te gaan, een getal van 0 tot en met { $last }, of q om te stoppen.

## Verslagen

record-empty = Het verslag is leeg.
record-header = De eerste regel van een verslag moet spel, spelers, opties en startgetal noemen.
record-line = Regel { $line } van het verslag is niet te begrijpen.
record-after-end = Het verslag gaat na de uitslag nog door, op regel { $line }.
record-move = Zet { $number } van het verslag, “{ $move }”, kan niet gespeeld worden: { $why }
record-seal = Het zegel van het verslag komt niet overeen met het startgetal en de toevoeging (salt): er is sinds het begin iets veranderd.
record-outcome = De zetten van het verslag leiden niet tot de uitslag die erin staat.
record-exists = Het bestand { $file } bestaat al. Kies een andere naam, of hervat die partij: ridotto resume { $file }
record-unwritable = Het bestand { $file } kan niet geschreven worden: { $why }.

## Aan een tafel van een huis

help-join = speel aan een tafel van een huis, hier in de terminal
help-join-link = de link van de tafel, zoals http://localhost:1638/t/ABCDEF
help-join-name = de naam die de anderen zien
help-join-seat = de plaats die je neemt, geteld vanaf 1; anders de eerste vrije plaats
help-join-watch = alleen toekijken
join-link = “{ $link }” is geen link naar een tafel. Die ziet er zo uit: http://localhost:1638/t/ABCDEF.
join-you-sit = { $who }, je zit op plaats { $number }.
join-you-watch = Je kijkt toe.
join-commands = Typ een zet, of het begin ervan om te zien hoe die verder kan gaan. Ook: “?”: alle zetten tonen; “say …”: iets zeggen; “hint”: een tip; “undo”: een zet terugnemen; “yes”, “no”: antwoorden; “pause”, “resume”: onderbreken, hervatten; “away”, “back”: een bot laten spelen, weer zelf spelen; “resign”: opgeven; “rules”: de regels tonen; “start”: de partij starten, als jij de tafel hebt geopend; “quit”: de tafel verlaten. Kom je terug, dan krijg je je plaats terug.
join-nod = Iemand beslist in het geheim. Druk op Enter om mee te tikken, net als iedereen.
join-after-end = Typ “rematch” voor een revanche, “rematch” gevolgd door de naam van een spel (bijvoorbeeld “rematch mask”) voor een ander spel met dezelfde mensen, of “quit” om te stoppen.
join-line-cut = Verbinding verbroken. De verbinding komt vanzelf terug, en je partij ook.
join-line-back = Weer verbonden.
join-told-sat = { $name } gaat zitten.
join-told-bot-sat = { $name }, een bot, gaat zitten.
join-told-stood = Er is weer een plaats vrij.
join-told-renamed = { $was } heet nu { $name }.
join-told-hints-ruled = { $allowed ->
    [true] Aan deze tafel zijn nu tips toegestaan.
   *[false] Aan deze tafel zijn tips niet meer toegestaan.
}
join-told-said = { $name }: { $text }
join-told-reacted = { $name }: { $sign ->
    [bravo] { page-sign-bravo }
    [heart] { page-sign-heart }
    [laugh] { page-sign-laugh }
    [wow] { page-sign-wow }
    [ouch] { page-sign-ouch }
   *[hmm] { page-sign-hmm }
}
join-told-undo-asked = { $revealed ->
    [true] { $who } wil een zet terugnemen: typ “yes” of “no”. Sindsdien is er iets bekend geworden wat verborgen was. Wie het heeft gezien, kan het niet meer vergeten.
   *[false] { $who } wil een zet terugnemen: typ “yes” of “no”.
}
join-told-undo-answered = { $who } zegt { $yes ->
    [true] ja
   *[false] nee
}.
join-told-took-back = Er is een zet teruggenomen.
join-told-paused = { $who } onderbreekt de partij.
join-told-resumed = { $who } hervat de partij.
join-told-gave-time = { $who } geeft nog een minuut.
join-told-resigned = { $who } geeft op.
join-told-timed-out = De tijd van { $who } is om.
join-told-bot-took = Een bot valt in voor { $who }.
join-told-took-seat = { $who } is terug.
join-told-rematched = Er is een nieuwe tafel: { $code }. Typ “rematch” om erheen te gaan.
