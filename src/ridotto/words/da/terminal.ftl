### Kommandoen `ridotto`

compiled = regelbøgerne er kompileret
uncompiled = regelbøgerne er ikke kompileret (de samme spil, bare langsommere)

## Hjælp

help-ridotto = Spil gamle maskespil i terminalen, alene mod botter eller flere ved samme tastatur.
help-version = vis Ridottos version, og om regelbøgerne er kompileret
help-play = spil et spil; du bliver spurgt om det, du ikke angiver
help-arena = lad botter spille mange spil, og se, hvem der vinder
help-seats = botterne, én til hver plads, f.eks.: master,greedy; de bytter plads fra spil til spil
help-arena-players = med { $sides }: hvor mange spillere
help-how-many = hvor mange spil
help-json = en linje JSON for hver bot, til andre programmer
help-ray = adressen på en Ray-klynge, der spiller spillene, eller »local«
help-balance = mål, hvor lige chancerne i et spil er: lige stærke botter spiller på alle pladser
help-balance-players = hvor mange spillere, f.eks. 7, 4-15 eller 4,9; ellers alle antal, som spillet tillader
help-balance-games = hvor mange spil af hver slags
help-balance-strength = hvilke botter der spiller
help-workers = med hvor mange processer; ellers én pr. kerne
help-balance-json = én linje JSON pr. side eller plads, til andre programmer
help-resume = fortsæt et spil, du har forladt
help-hint = de bedste træk i et spil, du har forladt, og hvorfor
help-replay = gå skridt for skridt gennem referatet af et spil
help-verify = kontrollér, at et spil begyndte og blev spillet, som referatet siger
verified = { $moves ->
    [one] Et træk, spillet efter reglerne.
   *[other] { $moves } træk, alle spillet efter reglerne.
} { $over ->
    [yes] Resultatet i referatet er rigtigt.
   *[no] Spillet er ikke slut.
} { $sealed ->
    [yes] Seglet passer: intet er ændret, siden spillet begyndte.
   *[no] Referatet har intet segl, så intet beviser, hvordan spillet begyndte.
}
the-leader = Spillederen
help-games = husets spil og deres indstillinger
help-rules = reglerne for et spil
help-file = referatet af et spil
help-hint-player = for denne spiller, talt fra 1; ellers for den første, der skal vælge
help-replay-player = vis kun det, denne spiller så, talt fra 1; ellers alt
help-players = hvem der spiller, mennesker og botter, f.eks.: Anna,Bob,master
help-seed = det tal, der styrer alt tilfældigt: samme starttal giver samme spil
help-record = filen, som spillet gemmes i
help-lesson = lær spillet, mens du spiller: et kort øvespil mod botter
help-yes = spørg ikke om noget: brug standardværdien for alt, der ikke er angivet

help-language = sproget, i stedet for systemets: { $languages }
help-help = vis denne hjælp
help-usage = brug:{" "}
help-arguments = argumenter
help-options = tilvalg
help-option = { $game }: { $meaning }

## Hvad der i hjælpen står for noget, man skal nævne

type-command = KOMMANDO
type-game = SPIL
type-file = FIL
type-names = NAVNE
type-bots = BOTTER
type-bot = BOT
type-number = N
type-address = ADRESSE
type-value = VÆRDI
type-language = SPROG
type-link = LINK
type-name = NAVN

## Kommandoer, der ikke kan forstås

bad-command = Der mangler noget i denne kommando. Se: { $command } --help.
bad-argument = Værdien for { $part } mangler eller er ugyldig. Se: { $command } --help.
unknown-words = »{ $words }« betyder ikke noget her. Se: { $command } --help.

## At sætte sig til bords

which-game = Hvilket spil?
how-many = Hvor mange spillere, { $fewest } til { $most }? [{ $usual }]{" "}
name-of-player = Navn på spiller { $number }, eller en bot ({ $bots }): [{ $usual }]{" "}
option-question = { $meaning }:
usually = [{ $value }]{" "}
guest = Gæst
bots-here = { $count ->
    [one] { $bots } er en bot.
   *[other] Botter: { $bots }.
}
bad-name = »{ $name }« er ikke et gyldigt spillernavn: 1 til { $longest } tegn.
same-name = Der er to spillere, der hedder { $name }: giv dem forskellige navne.
name-of-bot = »{ $name }« er navnet på en bot her. Vælg et andet navn.
name-alike = »{ $name }« minder for meget om { $other }, som allerede sidder ved bordet. Vælg et andet navn.
unknown-bot = { $game } har ingen bot, der hedder »{ $bot }«. Der er: { $bots }.
bad-games = En kamp kræver mindst ét spil, ikke { $games }.
no-such-player = Der er ingen spiller { $number }: spillerne har numrene 1 til { $most }.
game-line = { $name }: { $title }, { $fewest } til { $most } spillere
option-line = {"  "}--{ $name } { $meaning }: { $values }

## At spille

kept-in = Spillet gemmes i { $file } (starttal { $seed }).
curtain = Giv tastaturet til { $who }. { $who }: tryk Enter, når ingen andre ser på.{" "}
nothing-now = { $who }: du har ikke noget at gøre lige nu. Tryk Enter for at give tastaturet videre.{" "}
no-leader-here = Når I deles om ét tastatur, leder huset: lad indstillingen »master« stå på »house«.
lesson-prepared = Et øvespil er lavet på forhånd: udelad --players, --seed og spillets indstillinger.
can-do = { $count ->
    [one] Der er kun ét træk. Skriv det, eller »?« for hjælp.
   *[other] Du kan vælge mellem { $count } træk. Skriv et af dem, eller begyndelsen på det; »?« viser dem alle.
}
thinking = Tænker … { $percent } %
your-move = { $who } >{" "}
commands = Skriv et træk, eller begyndelsen på et for at se, hvordan det kan fortsætte. Desuden: »?« viser trækkene, »hint« giver et tip, »undo« tager et træk tilbage, »rules« viser reglerne, »quit« slutter, og spillet bliver gemt.
to-go-on = Spillet er gemt. Spil videre med: ridotto resume { $file }
the-end = { $why } { $count ->
    [one] { $winners } vinder!
   *[other] { $winners } vinder!
} Resultat: { $scores }.
the-end-level = { $why } Alle ender lige: { $scores }.
already-over = Spillet i { $file } er slut. Se det igen med: ridotto replay { $file }

## Arenaen

arena-progress = { $done } af { $all } spil
arena-header = bot          spil  sejre   andel     95 %-interval     styrke
arena-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }   { $rating }
arena-sides-header = side                   spil  sejre   andel     95 %-interval
arena-sides-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }
arena-who = Angiv, hvem der spiller: { $command } SPIL --seats master,random; eller, i et spil med sider: { $command } { $sides }.
arena-sides = Kun { $game } har disse sider, og alle skal angives: { $command } { $sides }.
no-ray = Ray er ikke installeret her. Sådan installerer du det: { $command }
no-cluster = Der er ingen Ray-klynge på { $address }. Kontrollér adressen, eller brug »local«.
balance-setup = { $players } spillere, { $options }
balance-no-options = sædvanlige indstillinger
balance-seat = plads { $number }

## At se igen

replay-step = Træk { $at } af { $last }. Enter: næste, b: tilbage, et tal: gå dertil, q: slut >{" "}
replay-help = Tryk Enter for næste træk, b for at gå tilbage, et tal fra 0 til { $last }, eller q for at slutte.

## Referater

record-empty = Referatet er tomt.
record-header = Den første linje i et referat skal angive spil, spillere, indstillinger og starttal.
record-line = Linje { $line } i referatet kan ikke forstås.
record-after-end = Referatet går videre efter resultatet, på linje { $line }.
record-move = Træk { $number } i referatet, »{ $move }«, kan ikke spilles: { $why }
record-seal = Referatets segl passer ikke til starttal og salt: noget er ændret, siden spillet begyndte.
record-outcome = Trækkene i referatet fører ikke til det resultat, der står i det.
record-exists = Filen { $file } findes allerede. Vælg et andet navn, eller fortsæt det spil: ridotto resume { $file }
record-unwritable = Filen { $file } kan ikke skrives: { $why }.

## Ved et bord i et hus

help-join = spil ved et bord i et hus, her i terminalen
help-join-link = linket til bordet, f.eks. http://localhost:1638/t/ABCDEF
help-join-name = det navn, de andre ser
help-join-seat = pladsen, du tager, talt fra 1; ellers den første ledige
help-join-watch = se bare på
join-link = »{ $link }« er ikke et link til et bord. Det skal se ud som http://localhost:1638/t/ABCDEF.
join-you-sit = { $who }, du sidder på plads { $number }.
join-you-watch = Du ser på.
join-commands = Skriv et træk, eller begyndelsen på et for at se, hvordan det kan fortsætte. Desuden: »?« viser trækkene; »say …«: sig noget; »hint«: få et tip; »undo«: tag et træk tilbage; »yes«, »no«: svar; »pause«, »resume«: hold pause, spil videre; »away«, »back«: lad en bot spille, tag pladsen tilbage; »resign«: giv op; »rules«: se reglerne; værten skriver »start«; »quit« slutter, og når du kommer igen, får du din plads tilbage.
join-nod = Nogen vælger i hemmelighed. Tryk Enter ligesom alle andre.
join-after-end = Skriv »rematch« for at spille igen, »rematch« og navnet på et spil (for eksempel »rematch mask«) for at spille noget andet sammen, eller »quit«.
join-line-cut = Forbindelsen er afbrudt. Den kommer tilbage af sig selv, og det gør dit spil også.
join-line-back = Forbundet igen.
join-told-sat = { $name } sætter sig.
join-told-bot-sat = { $name }, en bot, sætter sig.
join-told-stood = En plads er ledig igen.
join-told-renamed = { $was } hedder nu { $name }.
join-told-hints-ruled = { $allowed ->
    [true] Værten tillader tip ved dette bord.
   *[false] Værten tillader ikke længere tip.
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
    [true] { $who } beder om at tage et træk tilbage: skriv »yes« eller »no«. Siden da er noget skjult kommet frem. Det kan ingen glemme igen.
   *[false] { $who } beder om at tage et træk tilbage: skriv »yes« eller »no«.
}
join-told-undo-answered = { $who } siger { $yes ->
    [true] ja
   *[false] nej
}.
join-told-took-back = Et træk blev taget tilbage.
join-told-paused = { $who } sætter spillet på pause.
join-told-resumed = { $who } genoptager spillet.
join-told-gave-time = { $who } giver et minut mere.
join-told-resigned = { $who } giver op.
join-told-timed-out = Tiden er gået for { $who }.
join-told-bot-took = En bot tager over for { $who }.
join-told-took-seat = { $who } er tilbage.
join-told-rematched = Der er et nyt bord: { $code }. Skriv »rematch« for at gå dertil.
