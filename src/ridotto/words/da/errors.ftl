## Hvad der kan være galt i ethvert spil. Hvad et spil selv afviser, står i spillets fil.

unknown-game = Der er ikke noget spil, der hedder »{ $name }«. Huset spiller: { $names }.
unknown-seat = Der er ingen plads { $seat }: pladserne har numrene 0 til { $last }.
not-your-turn = Plads { $seat } har ikke noget at afgøre nu; turen er hos plads { $turn }.
nothing-to-decide = Plads { $seat } har ikke noget at afgøre nu.
game-is-over = Spillet er slut: der kan ikke spilles flere træk.
unknown-language = Huset taler ikke »{ $language }«. Det taler: { $languages }.
move-no-text = Et træk er en tekst, og det er { $move } ikke.

bad-seats = { $game } spilles af { $fewest } til { $most } spillere, ikke { $seats }.
bad-seed = Et frøtal er et helt tal, ikke { $seed }.
bad-edition = Reglerne for { $game } kendes her til og med udgave { $newest }. Der findes ingen udgave { $edition }.
bad-option-name = { $game } har ikke indstillingen »{ $name }«. Der er: { $names }.
bad-option-value = »{ $value }« kan ikke bruges til indstillingen { $name }. Vælg en af disse: { $values }.
bad-file-option = Indstillingen { $name } skal have stien til en fil eller en liste med dens linjer, ikke { $value }.
file-unreadable = Filen { $file } kan ikke læses: { $why }.
file-not-text = Filen { $file } er ikke en tekstfil.

position-no-object = En stilling er et objekt med navngivne felter, som docs/positions.md beskriver det.
position-other-game = Denne stilling hører til { $other }, ikke til { $game }.
position-seats = En stilling i { $game } kræver { $fewest } til { $most } pladser og en liste med et punkt for hver.
position-number = Feltet »{ $field }« skulle være et tal fra { $low } til { $high }, men det er: { $value }.
position-flag = Feltet »{ $field }« skulle være true eller false, men det er: { $value }.
position-text = Feltet »{ $field }« skulle være en tekst, men det er: { $value }.
position-word = Feltet »{ $field }« skulle være et af { $wanted }, men det er: { $value }.
position-table = Feltet »{ $field }« skulle være et objekt, men det er: { $value }.
position-texts = Feltet »{ $field }« skulle være en liste med tekster, men det er: { $value }.
position-length = Feltet »{ $field }« skulle være en liste på { $length }, men det er: { $value }.
position-numbers = Feltet »{ $field }« skulle være en liste på { $length } tal, men det er: { $value }.
position-seat-list = Feltet »{ $field }« skulle være en liste med pladser, men det er: { $value }.
position-different-seats = Feltet »{ $field }« skulle være en liste med forskellige pladser, men det er: { $value }.
view-other-game = Dette er ikke, hvad man ser i { $game }.

code-taken = Der er allerede et bord med koden { $code }. Vælg en anden kode.
overtaken = Nogen kom først: bordet er nu nået til hændelse { $seq }. Se på det, og prøv igen.
store-url = »{ $url }« er ikke adressen på et lager. Skriv sqlite:///FOLDER, postgresql://USER@HOST/NAME, eller memory: for ikke at gemme noget.
store-unwritable = Huset kan ikke skrive til { $place }: { $why }. Vælg en mappe, det må skrive til.
store-no-database = { $place } er ikke en af husets databaser, eller den er beskadiget: { $why }. Flyt den væk, eller vælg en anden mappe.
store-newer = { $place } er skrevet af en nyere version af Ridotto. Installer den version for at åbne den.
store-unreachable = Databasen { $place } kan ikke åbnes: { $why }. Se efter, om den kører, og om navn og adgangskode er rigtige.
store-unavailable = Huset kan ikke læse eller skrive sine logge lige nu. Prøv igen om et øjeblik.
store-closed = Huset er ved at lukke. Kom igen, når det er åbent.

## Hvorfor systemet nægter, inde i en anden sætning

reason-denied = det er ikke tilladt
reason-missing = sådan en fil eller mappe findes ikke
reason-folder = det er en mappe
reason-no-folder = en del af stien er ikke en mappe
reason-full = disken er fuld
reason-read-only = der kan kun læses
reason-taken = den er allerede i brug
