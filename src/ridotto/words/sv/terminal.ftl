### Kommandot `ridotto`

compiled = regelverken är kompilerade
uncompiled = regelverken är inte kompilerade (samma spel, bara långsammare)

## Hjälp

help-ridotto = Spela gamla maskspel i terminalen, på egen hand mot bottar eller flera vid samma tangentbord.
help-version = visa Ridottos version, och om regelverken är kompilerade
help-play = spela ett spel; du får frågor om det du inte anger
help-arena = låt bottar spela många partier och se vem som vinner
help-seats = bottarna, en för varje plats, till exempel: master,greedy; de byter plats från parti till parti
help-arena-players = med { $sides }: hur många spelare
help-how-many = hur många partier
help-json = en rad JSON för varje bott, för andra program
help-ray = adressen till ett Ray-kluster som spelar partierna, eller ”local”
help-balance = mät hur jämnt ett spel är: lika starka bottar spelar på alla platser
help-balance-players = hur många spelare, till exempel 7, 4-15 eller 4,9; annars alla antal som spelet tillåter
help-balance-games = hur många partier av varje slag
help-balance-strength = vilka bottar som spelar
help-workers = hur många processer som spelar; annars en per kärna
help-balance-json = en rad JSON per sida eller plats, för andra program
help-resume = fortsätt ett spel som du har lämnat
help-hint = de bästa dragen i ett spel som du har lämnat, och varför
help-replay = stega igenom protokollet från ett spel
help-verify = kontrollera att ett spel började och spelades så som protokollet säger
verified = { $moves ->
    [one] Ett drag, spelat enligt reglerna.
   *[other] { $moves } drag, alla spelade enligt reglerna.
} { $over ->
    [yes] Resultatet i protokollet stämmer.
   *[no] Spelet är inte slut.
} { $sealed ->
    [yes] Sigillet stämmer: ingenting har ändrats sedan starten.
   *[no] Protokollet har inget sigill, så inget bevisar hur spelet började.
}
the-leader = Ceremonimästaren
help-games = husets spel och deras inställningar
help-rules = reglerna för ett spel
help-file = protokollet från ett spel
help-hint-player = för den här spelaren, räknat från 1; annars för den första som ska bestämma något
help-replay-player = visa bara vad den här spelaren såg, räknat från 1; annars allt
help-players = vilka som spelar, människor och bottar, till exempel: Anna,Bob,master
help-seed = talet som styr all slump: samma slumpfrö ger samma spel
help-record = filen att spara spelet i
help-lesson = lär dig spelet medan du spelar: ett kort övningsspel mot bottar
help-yes = ställ inga frågor: standardvärden för allt som inte anges

help-language = språk, i stället för systemets: { $languages }
help-help = visa den här hjälpen
help-usage = användning:{" "}
help-arguments = argument
help-options = flaggor
help-option = { $game }: { $meaning }

## Vad som i hjälpen står för något att ange

type-command = KOMMANDO
type-game = SPEL
type-file = FIL
type-names = NAMN
type-bots = BOTTAR
type-bot = BOTT
type-number = N
type-address = ADRESS
type-value = VÄRDE
type-language = SPRÅK
type-link = LÄNK
type-name = NAMN

## Kommandon som inte går att förstå

bad-command = Något saknas i det här kommandot. Se: { $command } --help.
bad-argument = Värdet för { $part } saknas eller är ogiltigt. Se: { $command } --help.
unknown-words = ”{ $words }” betyder ingenting här. Se: { $command } --help.

## Innan man börjar

which-game = Vilket spel?
how-many = Hur många spelare, { $fewest } till { $most }? [{ $usual }]{" "}
name-of-player = Namn på spelare { $number }, eller en bott ({ $bots }): [{ $usual }]{" "}
option-question = { $meaning }:
usually = [{ $value }]{" "}
guest = Gäst
bots-here = { $count ->
    [one] { $bots } är en bott.
   *[other] Bottar: { $bots }.
}
bad-name = ”{ $name }” är inte ett giltigt spelarnamn: 1 till { $longest } tecken.
same-name = Det finns två spelare som heter { $name }: ge dem olika namn.
name-of-bot = ”{ $name }” är ett namn på en bott här. Välj ett annat namn.
name-alike = ”{ $name }” är för likt { $other }, som redan sitter vid det här bordet. Välj ett annat namn.
unknown-bot = Det finns ingen bott som heter ”{ $bot }” för { $game }. De som finns är: { $bots }.
bad-games = En match behöver minst ett parti, inte { $games }.
no-such-player = Det finns ingen spelare { $number }: spelarna är numrerade från 1 till { $most }.
game-line = { $name }: { $title }, { $fewest } till { $most } spelare
option-line = {"  "}--{ $name } { $meaning }: { $values }

## Medan man spelar

kept-in = Spelet sparas i { $file } (slumpfrö { $seed }).
curtain = Lämna över tangentbordet till { $who }. { $who }: tryck Enter när ingen annan tittar.{" "}
nothing-now = { $who }: du har inget att göra just nu. Tryck Enter för att lämna tangentbordet vidare.{" "}
no-leader-here = Vid ett gemensamt tangentbord är det huset som leder: låt inställningen ”master” vara ”house”.
lesson-prepared = Ett övningsspel är förberett: utelämna --players, --seed och spelets inställningar.
can-do = { $count ->
    [one] Det finns bara ett drag. Skriv det, eller ”?” för hjälp.
   *[other] Du kan välja mellan { $count } drag. Skriv ett, eller början på det; ”?” visar alla.
}
thinking = Tänker … { $percent } %
your-move = { $who } >{" "}
commands = Skriv ett drag, eller början på ett för att se hur det kan fortsätta. Dessutom: ”?” visar dragen, ”hint” ger ett tips, ”undo” tar tillbaka ett drag, ”rules” visar reglerna, ”quit” avslutar; spelet sparas.
to-go-on = Spelet är sparat. För att fortsätta: ridotto resume { $file }
the-end = { $why } { $count ->
   *[other] { $winners } vinner!
} Resultat: { $scores }.
the-end-level = { $why } Alla slutar lika: { $scores }.
already-over = Spelet i { $file } är slut. För att se det igen: ridotto replay { $file }

## Arenan

arena-progress = { $done } av { $all } partier
arena-header = bott      partier  vunna   andel     95 %-intervall    styrka
arena-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }   { $rating }
arena-sides-header = sida                partier  vunna   andel     95 %-intervall
arena-sides-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }
arena-who = Ange vilka som spelar: { $command } SPEL --seats master,random; eller, i ett spel med sidor: { $command } { $sides }.
arena-sides = De här sidorna finns bara i { $game }, och alla måste anges: { $command } { $sides }.
no-ray = Ray är inte installerat här. Så installerar du det: { $command }
no-cluster = Det finns inget Ray-kluster på { $address }. Kontrollera adressen, eller använd ”local”.
balance-setup = { $players } spelare, { $options }
balance-no-options = vanliga inställningar
balance-seat = plats { $number }

## Att se igen

replay-step = Drag { $at } av { $last }. Enter: nästa, b: tillbaka, ett tal: gå dit, q: avsluta >{" "}
replay-help = Tryck Enter för nästa drag, b för att gå tillbaka, ett tal från 0 till { $last }, eller q för att avsluta.

## Protokoll

record-empty = Protokollet är tomt.
record-header = Den första raden i ett protokoll måste ange spel, spelare, inställningar och slumpfrö.
record-line = Rad { $line } i protokollet går inte att förstå.
record-after-end = Protokollet fortsätter efter sitt resultat, på rad { $line }.
record-move = Drag { $number } i protokollet, ”{ $move }”, kan inte spelas: { $why }
record-seal = Protokollets sigill stämmer inte med dess slumpfrö och salt: något har ändrats sedan starten.
record-outcome = Dragen i protokollet leder inte till det resultat som står där.
record-exists = Filen { $file } finns redan. Välj ett annat namn, eller fortsätt det spelet: ridotto resume { $file }
record-unwritable = Filen { $file } går inte att skriva: { $why }.

## Vid ett bord i ett hus

help-join = spela vid ett bord i ett hus, här i terminalen
help-join-link = länken till bordet, till exempel http://localhost:1638/t/ABCDEF
help-join-name = namnet som de andra ser
help-join-seat = platsen att ta, räknat från 1; annars den första lediga
help-join-watch = bara titta på
join-link = ”{ $link }” är inte en länk till ett bord. Den ska se ut som http://localhost:1638/t/ABCDEF.
join-you-sit = { $who }, du sitter på plats { $number }.
join-you-watch = Du tittar på.
join-commands = Skriv ett drag, eller början på ett för att se hur det kan fortsätta. Dessutom: ”?” visar dragen; ”say …”: säg något; ”hint”: få ett tips; ”undo”: ta tillbaka ett drag; ”yes”, ”no”: svara; ”pause”, ”resume”: pausa, fortsätt; ”away”, ”back”: låt en bott spela, ta tillbaka platsen; ”resign”: ge upp; ”rules”: se reglerna; värden skriver ”start”; ”quit” avslutar, och när du går till bordet igen får du tillbaka din plats.
join-nod = Någon bestämmer sig i hemlighet. Tryck Enter, precis som alla andra.
join-after-end = Skriv ”rematch” för att spela igen, ”rematch” och namnet på ett spel (till exempel ”rematch mask”) för att spela något annat tillsammans, eller ”quit”.
join-line-cut = Anslutningen bröts. Den kommer tillbaka av sig själv, och ditt spel också.
join-line-back = Ansluten igen.
join-told-sat = { $name } sätter sig.
join-told-bot-sat = { $name }, en bott, sätter sig.
join-told-stood = En plats är ledig igen.
join-told-renamed = { $was } heter nu { $name }.
join-told-hints-ruled = { $allowed ->
    [true] Värden tillåter tips vid det här bordet.
   *[false] Värden tillåter inte tips längre.
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
    [true] { $who } vill ta tillbaka ett drag: skriv ”yes” eller ”no”. Sedan dess har något dolt kommit fram. Det går inte att göra osett.
   *[false] { $who } vill ta tillbaka ett drag: skriv ”yes” eller ”no”.
}
join-told-undo-answered = { $who } säger { $yes ->
    [true] ja
   *[false] nej
}.
join-told-took-back = Ett drag togs tillbaka.
join-told-paused = { $who } pausar spelet.
join-told-resumed = { $who } återupptar spelet.
join-told-gave-time = { $who } ger en minut till.
join-told-resigned = { $who } ger upp.
join-told-timed-out = Tiden är ute för { $who }.
join-told-bot-took = En bott tar över åt { $who }.
join-told-took-seat = { $who } är tillbaka.
join-told-rematched = Det finns ett nytt bord: { $code }. Skriv ”rematch” för att gå dit.
