## Hvad der kan være galt i ethvert spil. Hvad et spil selv afviser, står i spillets fil.

unknown-game = Der er ikke noget spil, der hedder »{ $name }«. Huset spiller: { $names }.
no-game-installed = Der er ikke installeret noget spil her. Ridotto finder alle spil, også sine egne, gennem metadata i installerede pakker. Kør i en klon: { $command }.
unknown-seat = Der er ingen plads { $seat }: pladserne har numrene 0 til { $last }.
not-your-turn = Plads { $seat } har ikke noget at afgøre nu. Lige nu vælger plads: { $turn }.
nothing-to-decide = Plads { $seat } har ikke noget at afgøre nu.
game-is-over = Spillet er slut: der kan ikke spilles flere træk.
unknown-language = Huset taler ikke »{ $language }«. Det taler: { $languages }.
move-no-text = Et træk skal være en tekst, men dette er: { $move }.

bad-seats = { $game } er for { $fewest } til { $most } spillere, ikke { $seats }.
bad-seed = Et starttal skal være et helt tal, ikke { $seed }.
bad-edition = Denne version kender reglerne for { $game } til og med udgave { $newest }; der findes ingen udgave { $edition }.
bad-option-name = { $game } har ingen indstilling, der hedder »{ $name }«. Der er: { $names }.
bad-option-value = »{ $value }« er ikke en gyldig værdi for indstillingen { $name }. Vælg en af disse: { $values }.
bad-file-option = Indstillingen { $name } skal have stien til en fil eller en liste med dens linjer, ikke { $value }.
file-unreadable = Filen { $file } kan ikke læses: { $why }.
file-not-text = Filen { $file } er ikke en tekstfil.

position-no-object = En stilling skal være et objekt med navngivne felter, som docs/positions.md beskriver det.
position-other-game = Dette er en stilling i { $other }, ikke i { $game }.
position-seats = En stilling i { $game } kræver { $fewest } til { $most } pladser og en liste med et punkt for hver.
position-number = Feltet »{ $field }« skal være et tal fra { $low } til { $high }, men det er: { $value }.
position-flag = Feltet »{ $field }« skal være true eller false, men det er: { $value }.
position-text = Feltet »{ $field }« skal være en tekst, men det er: { $value }.
position-word = Feltet »{ $field }« skal være et af { $wanted }, men det er: { $value }.
position-table = Feltet »{ $field }« skal være et objekt, men det er: { $value }.
position-texts = Feltet »{ $field }« skal være en liste med tekster, men det er: { $value }.
position-length = Feltet »{ $field }« skal være en liste med længden { $length }, men det er: { $value }.
position-numbers = Feltet »{ $field }« skal være en liste med { $length } tal, men det er: { $value }.
position-seat-list = Feltet »{ $field }« skal være en liste med pladser, men det er: { $value }.
position-different-seats = Feltet »{ $field }« skal være en liste med forskellige pladser, men det er: { $value }.
view-other-game = Dette er ikke en visning af { $game }.

code-taken = Der er allerede et bord med koden { $code }. Vælg en anden kode.
overtaken = Nogen kom først: bordet er nu nået til hændelse { $seq }. Se efter, og prøv igen.
store-url = »{ $url }« er ikke en gyldig adresse på et lager. Skriv sqlite:///FOLDER, postgresql://USER@HOST/NAME, eller memory: for ikke at gemme noget.
store-unwritable = Huset kan ikke skrive til { $place }: { $why }. Vælg en mappe, det må skrive til.
store-no-database = { $place } er ikke en af husets databaser, eller den er beskadiget: { $why }. Flyt den væk, eller vælg en anden mappe.
store-newer = { $place } er skrevet af en nyere version af Ridotto. Installér den version for at åbne den.
store-unreachable = Databasen { $place } kan ikke åbnes: { $why }. Kontrollér, at den kører, og at navn og adgangskode er rigtige.
store-unavailable = Huset kan ikke hente eller gemme spil lige nu. Prøv igen om et øjeblik.
store-closed = Huset er ved at lukke. Kom tilbage, når det er åbent igen.

## Hvorfor systemet nægter, inde i en anden sætning

reason-denied = adgang nægtet
reason-missing = sådan en fil eller mappe findes ikke
reason-folder = det er en mappe
reason-no-folder = en del af stien er ikke en mappe
reason-full = disken er fuld
reason-read-only = skrivebeskyttet
reason-taken = porten er allerede i brug
