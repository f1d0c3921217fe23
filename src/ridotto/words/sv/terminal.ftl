### Kommandot `ridotto`

compiled = regelverken är kompilerade
uncompiled = regelverken är inte kompilerade (samma spel, bara långsammare)

## Hjälp

help-ridotto = Spela gamla maskspel i terminalen, ensam mot botar eller flera vid ett tangentbord.
help-version = säg vilken Ridotto det här är, och om regelverken är kompilerade
help-play = spela ett parti; det som ingen flagga säger får du frågor om
help-arena = låt botar spela många partier och se vem som vinner
help-seats = botarna, en för varje plats, till exempel: master,greedy; de byter plats från parti till parti
help-guests-side = på karnevalen: boten som spelar alla gäster
help-pranksters-side = på karnevalen: boten som spelar alla spjuvrar och den onda anden
help-arena-players = med --guests och --pranksters: hur många spelare
help-how-many = hur många partier
help-json = en rad för varje bot, för maskiner
help-resume = fortsätt ett parti som lämnats
help-hint = de bästa dragen i ett parti som lämnats, och varför
help-replay = stega igenom protokollet från ett parti
help-verify = bevisa att ett parti gavs och spelades som protokollet säger
verified = { $moves ->
    [one] Ett drag, spelat enligt reglerna.
   *[other] { $moves } drag, alla spelade enligt reglerna.
} { $over ->
    [yes] Resultatet stämmer.
   *[no] Partiet är inte slut.
} { $sealed ->
    [yes] Sigillet stämmer: ingenting har ändrats sedan given.
   *[no] Protokollet har inget sigill, så inget bevisar hur korten gavs.
}
the-leader = Ceremonimästaren
help-games = husets spel och deras inställningar
help-rules = reglerna för ett spel
help-file = protokollet från ett parti
help-hint-player = för den här spelaren, räknat från 1; annars för den första som har något att bestämma
help-replay-player = se bara vad den här spelaren såg, räknat från 1; annars allt
help-players = vilka som spelar, människor och botar, till exempel: Anna,Bob,master
help-seed = talet som all slump kommer ur: samma frö ger samma parti
help-record = filen att spara partiet i
help-yes = fråga ingenting: det vanliga för allt som ingen flagga säger

help-language = språket att tala, om inte systemets: { $languages }
help-help = visa den här hjälpen
help-usage = användning:{" "}
help-arguments = att ange
help-options = flaggor
help-option = { $game }: { $meaning }

## Vad som i hjälpen står för något att ange

type-command = KOMMANDO
type-game = SPEL
type-file = FIL
type-names = NAMN
type-bots = BOTAR
type-bot = BOT
type-number = N
type-value = VÄRDE
type-language = SPRÅK
type-link = LÄNK
type-name = NAMN

## Kommandon som inte går att förstå

bad-command = Något saknas i det här kommandot. Se: { $command } --help.
bad-argument = Värdet för { $part } saknas eller passar inte. Se: { $command } --help.
unknown-words = ”{ $words }” betyder ingenting här. Se: { $command } --help.

## Innan man börjar

which-game = Vilket spel?
how-many = Hur många spelare, { $fewest } till { $most }? [{ $usual }]{" "}
name-of-player = Namn på spelare { $number }, eller en bot ({ $bots }): [{ $usual }]{" "}
option-question = { $meaning }:
usually = [{ $value }]{" "}
guest = Gäst
bot-number = Bot { $number }
bad-name = ”{ $name }” är inget namn på en spelare: 1 till { $longest } tecken.
same-name = Det finns två spelare som heter { $name }: ge dem olika namn.
name-of-bot = Här är det bottarna som heter ”{ $name }”. Välj ett annat namn.
name-alike = ”{ $name }” liknar { $other }, som redan sitter vid det här bordet. Välj ett annat namn.
unknown-bot = Det finns ingen bot som heter ”{ $bot }” för { $game }. Det finns: { $bots }.
bad-games = En match behöver minst ett parti, inte { $games }.
no-such-player = Det finns ingen spelare { $number }: spelarna är numrerade från 1 till { $most }.
game-line = { $name }: { $title }, { $fewest } till { $most } spelare
option-line = {"  "}--{ $name } { $meaning }: { $values }

## Medan man spelar

kept-in = Partiet sparas i { $file } (frö { $seed }).
curtain = Lämna över tangentbordet till { $who }. { $who }: tryck Enter när ingen annan tittar.{" "}
nothing-now = { $who }: du har inget att göra nu. Tryck Enter för att lämna vidare.{" "}
no-leader-here = Vid ett tangentbord är det huset som leder: låt inställningen ”master” vara ”house”.
can-do = { $count ->
    [one] Du har ett drag. Skriv det; ”?” förklarar.
   *[other] Du har { $count } drag. Skriv ett, eller början på det; ”?” visar alla.
}
thinking = Tänker … { $percent } %
your-move = { $who } >{" "}
commands = Skriv ett drag, eller början på ett för att se hur det kan fortsätta. Dessutom: ”?” visar dragen, ”rules” visar reglerna, ”quit” lämnar; partiet sparas.
to-go-on = Partiet är sparat. För att fortsätta: ridotto resume { $file }
the-end = { $why } { $count ->
   *[other] { $winners } vinner!
} Resultat: { $scores }.
already-over = Partiet i { $file } är slut. För att se det: ridotto replay { $file }

## Arenan

arena-progress = { $done } av { $all } partier
arena-header = bot       partier   vunna  andel   95 %-intervall  styrka
arena-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }   { $rating }
arena-sides-header = sida                partier   vunna  andel   95 %-intervall
arena-sides-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }
arena-who = Säg vilka som spelar: { $command } SPEL --seats master,random; eller, på karnevalen, --guests master --pranksters master.
arena-sides = Sidor finns bara på karnevalen, och de är två: { $command } carnaval --guests master --pranksters master.

## Att se igen

replay-step = Drag { $at } av { $last }. Enter: nästa, b: tillbaka, ett tal: gå dit, q: lämna >{" "}
replay-help = Tryck Enter för nästa drag, b för att gå tillbaka, ett tal från 0 till { $last }, eller q för att lämna.

## Protokoll

record-empty = Protokollet är tomt.
record-header = Den första raden i ett protokoll måste nämna spel, spelare, inställningar och frö.
record-line = Rad { $line } i protokollet går inte att förstå.
record-after-end = Protokollet fortsätter efter sitt resultat, på rad { $line }.
record-move = Drag { $number } i protokollet, ”{ $move }”, kan inte spelas: { $why }
record-seal = Protokollets sigill stämmer inte med dess frö och salt: det här är inte det som gavs.
record-outcome = Dragen i protokollet leder inte till resultatet som det anger.
record-exists = Filen { $file } finns redan. Välj ett annat namn, eller fortsätt med: ridotto resume { $file }
record-unwritable = Filen { $file } går inte att skriva: { $why }.

## Vid ett bord i ett hus

help-join = spela vid ett bord i ett hus, här i terminalen
help-join-link = länken till bordet, till exempel http://localhost:1638/t/ABCDEF
help-join-name = vad du vill heta
help-join-seat = platsen att ta, räknat från 1; annars den första lediga
help-join-watch = bara titta på
join-link = ”{ $link }” är ingen länk till ett bord. Den ser ut som http://localhost:1638/t/ABCDEF.
join-you-sit = { $who }, du sitter på plats { $number }.
join-you-watch = Du tittar på.
join-commands = Skriv ett drag, eller början på ett för att se hur det kan fortsätta. Dessutom: ”?” visar dragen, ”say …” pratar, ”hint” ber om ett tips, ”undo” om att få ta tillbaka ett drag, ”yes” och ”no” svarar, ”pause” och ”resume”, ”away” och ”back”, ”resign” ger upp, ”rules” visar reglerna; värden skriver ”start”; ”quit” lämnar, och den som kommer tillbaka hittar sin plats.
join-nod = Någon bestämmer sig, och ingen får veta vem. Tryck Enter för att nicka.
join-after-end = Skriv ”rematch” för att spela igen, eller ”quit”.
join-line-cut = Huset hörs inte just nu. Kontakten kommer tillbaka; inget är förlorat.
join-line-back = Huset hörs igen.
join-told-sat = { $name } sätter sig.
join-told-bot-sat = { $name }, en bot, sätter sig.
join-told-stood = En plats är ledig igen.
join-told-said = { $name }: { $text }
join-told-undo-asked = { $who } vill ta tillbaka ett drag: skriv ”yes” eller ”no”.
join-told-undo-answered = { $who } säger { $yes ->
    [true] ja
   *[false] nej
}.
join-told-took-back = Ett drag tas tillbaka.
join-told-paused = { $who } pausar partiet.
join-told-resumed = { $who } låter partiet fortsätta.
join-told-gave-time = { $who } ger en minut till.
join-told-resigned = { $who } ger upp.
join-told-timed-out = Tiden är ute för { $who }.
join-told-bot-took = En bot spelar vidare för { $who }.
join-told-took-seat = { $who } är tillbaka.
join-told-rematched = Det finns ett nytt bord: { $code }. Skriv ”rematch” för att gå dit.
