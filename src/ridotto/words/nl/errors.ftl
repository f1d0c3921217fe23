## Wat er bij elk spel mis kan gaan. De eigen weigeringen van een spel staan in zijn bestand.

unknown-game = Er bestaat geen spel dat “{ $name }” heet. Het huis speelt: { $names }.
no-game-installed = Er is hier geen spel geïnstalleerd. Ridotto vindt alle spellen, ook die van zichzelf, via de metadata van geïnstalleerde pakketten. In een kloon helpt: { $command }.
unknown-seat = Er is geen plaats { $seat }: de plaatsen zijn genummerd van 0 tot en met { $last }.
not-your-turn = Plaats { $seat } hoeft nu niets te beslissen. Aan de beurt: plaats { $turn }.
nothing-to-decide = Plaats { $seat } hoeft nu niets te beslissen.
game-is-over = De partij is voorbij: er kunnen geen zetten meer gedaan worden.
unknown-language = Het huis spreekt geen “{ $language }”. Het spreekt: { $languages }.
move-no-text = Een zet moet tekst zijn, maar dit is: { $move }.

bad-seats = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $seats }.
bad-seed = Een startgetal moet een geheel getal zijn, niet { $seed }.
bad-edition = Deze versie kent de regels van { $game } tot en met editie { $newest }; editie { $edition } bestaat niet.
bad-option-name = { $game } heeft geen optie “{ $name }”. Wel: { $names }.
bad-option-value = “{ $value }” is geen geldige waarde voor de optie { $name }. Kies uit: { $values }.
bad-file-option = De optie { $name } verwacht het pad van een bestand of een lijst met de regels ervan, niet { $value }.
file-unreadable = Het bestand { $file } kan niet gelezen worden: { $why }.
file-not-text = Het bestand { $file } is geen tekstbestand.

position-no-object = Een stelling moet een object met benoemde velden zijn, zoals beschreven in docs/positions.md.
position-other-game = Dit is een stelling van { $other }, niet van { $game }.
position-seats = Een stelling van { $game } heeft { $fewest } tot { $most } plaatsen nodig, en een lijst met een waarde voor elke plaats.
position-number = Het veld “{ $field }” moet een getal van { $low } tot en met { $high } zijn, maar het is: { $value }.
position-flag = Het veld “{ $field }” moet true of false zijn, maar het is: { $value }.
position-text = Het veld “{ $field }” moet een tekst zijn, maar het is: { $value }.
position-word = Het veld “{ $field }” moet een van { $wanted } zijn, maar het is: { $value }.
position-table = Het veld “{ $field }” moet een object zijn, maar het is: { $value }.
position-texts = Het veld “{ $field }” moet een lijst van teksten zijn, maar het is: { $value }.
position-length = Het veld “{ $field }” moet een lijst met lengte { $length } zijn, maar het is: { $value }.
position-numbers = Het veld “{ $field }” moet een lijst van { $length } getallen zijn, maar het is: { $value }.
position-seat-list = Het veld “{ $field }” moet een lijst van plaatsen zijn, maar het is: { $value }.
position-different-seats = Het veld “{ $field }” moet een lijst van verschillende plaatsen zijn, maar het is: { $value }.
view-other-game = Dit is geen weergave van { $game }.

code-taken = Er is al een tafel met de code { $code }. Kies een andere code.
overtaken = Iemand was je voor: de tafel is al bij gebeurtenis { $seq }. Kijk nog eens en probeer het opnieuw.
store-url = “{ $url }” is geen geldig adres voor een opslag. Schrijf sqlite:///FOLDER, postgresql://USER@HOST/NAME, of memory: om niets te bewaren.
store-unwritable = Het huis kan niet schrijven in { $place }: { $why }. Kies een map waarin het mag schrijven.
store-no-database = { $place } is geen database van het huis, of is beschadigd: { $why }. Verplaats het bestand of kies een andere map.
store-newer = { $place } is gemaakt met een nieuwere versie van Ridotto. Installeer die versie om het te openen.
store-unreachable = De database { $place } kan niet geopend worden: { $why }. Controleer of die draait en of de naam en het wachtwoord kloppen.
store-unavailable = Het huis kan nu even geen partijen laden of bewaren. Probeer het zo meteen opnieuw.
store-closed = Het huis gaat dicht. Kom terug als het weer open is.

## Waarom het systeem iets weigert, binnen een andere zin

reason-denied = geen toegang
reason-missing = dat bestand of die map bestaat niet
reason-folder = het is een map
reason-no-folder = een deel van het pad is geen map
reason-full = de schijf is vol
reason-read-only = er mag alleen gelezen worden
reason-taken = de poort is al in gebruik
