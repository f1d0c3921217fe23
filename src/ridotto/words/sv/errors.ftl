## Vad som kan vara fel i vilket spel som helst. Det som varje spel avvisar står i dess egen fil.

unknown-game = Det finns inget spel som heter ”{ $name }”. Huset spelar: { $names }.
no-game-installed = Inget spel är installerat här. Ridotto hittar alla spel, även sina egna, genom metadata i installerade paket. I en klon hjälper: { $command }.
unknown-seat = Det finns ingen plats { $seat }: platserna är numrerade från 0 till { $last }.
not-your-turn = Plats { $seat } har inget att bestämma nu. Just nu bestämmer plats: { $turn }.
nothing-to-decide = Plats { $seat } har inget att bestämma nu.
game-is-over = Spelet är slut: det går inte att göra fler drag.
unknown-language = Huset talar inte ”{ $language }”. Det talar: { $languages }.
move-no-text = Ett drag måste vara text, men det här är: { $move }.

bad-seats = { $game } är för { $fewest } till { $most } spelare, inte { $seats }.
bad-seed = Ett slumpfrö måste vara ett heltal, inte { $seed }.
bad-edition = Den här versionen kan reglerna för { $game } till och med utgåva { $newest }; någon utgåva { $edition } finns inte.
bad-option-name = { $game } har ingen inställning som heter ”{ $name }”. De som finns är: { $names }.
bad-option-value = ”{ $value }” är inte ett giltigt värde för inställningen { $name }. Välj något av: { $values }.
bad-file-option = Inställningen { $name } tar sökvägen till en fil eller en lista med dess rader, inte { $value }.
file-unreadable = Filen { $file } går inte att läsa: { $why }.
file-not-text = Filen { $file } är inte en textfil.

position-no-object = En ställning måste vara ett objekt med namngivna fält, så som docs/positions.md beskriver.
position-other-game = Det här är en ställning i { $other }, inte i { $game }.
position-seats = En ställning i { $game } behöver { $fewest } till { $most } platser, och en lista med en post för var och en.
position-number = Fältet ”{ $field }” ska vara ett tal från { $low } till { $high }, men det är: { $value }.
position-flag = Fältet ”{ $field }” ska vara true eller false, men det är: { $value }.
position-text = Fältet ”{ $field }” ska vara text, men det är: { $value }.
position-word = Fältet ”{ $field }” ska vara något av { $wanted }, men det är: { $value }.
position-table = Fältet ”{ $field }” ska vara ett objekt, men det är: { $value }.
position-texts = Fältet ”{ $field }” ska vara en lista med texter, men det är: { $value }.
position-length = Fältet ”{ $field }” ska vara en lista med längden { $length }, men det är: { $value }.
position-numbers = Fältet ”{ $field }” ska vara en lista med { $length } tal, men det är: { $value }.
position-seat-list = Fältet ”{ $field }” ska vara en lista med platser, men det är: { $value }.
position-different-seats = Fältet ”{ $field }” ska vara en lista med olika platser, men det är: { $value }.
view-other-game = Det här är inte en vy av { $game }.

code-taken = Det finns redan ett bord med koden { $code }. Välj en annan kod.
overtaken = Någon hann före: spelet har gått vidare till händelse { $seq }. Titta efter och försök igen.
store-url = ”{ $url }” är inte en giltig adress till en lagringsplats. Skriv sqlite:///FOLDER, postgresql://USER@HOST/NAME, eller memory: för att inte spara något.
store-unwritable = Huset kan inte skriva till { $place }: { $why }. Välj en mapp som det får skriva till.
store-no-database = { $place } är inte en av husets databaser, eller så är den skadad: { $why }. Flytta undan den, eller välj en annan mapp.
store-newer = { $place } skrevs av en nyare version av Ridotto. Installera den versionen för att öppna den.
store-unreachable = Databasen { $place } går inte att öppna: { $why }. Kontrollera att den är igång och att namn och lösenord stämmer.
store-unavailable = Huset kan inte läsa in eller spara spel just nu. Försök igen om en stund.
store-closed = Huset håller på att stänga. Kom tillbaka när det är öppet igen.

## Varför systemet vägrar, inne i en annan mening

reason-denied = åtkomst nekad
reason-missing = det finns ingen sådan fil eller mapp
reason-folder = det är en mapp
reason-no-folder = en del av sökvägen är inte en mapp
reason-full = disken är full
reason-read-only = skrivskyddat
reason-taken = porten används redan
