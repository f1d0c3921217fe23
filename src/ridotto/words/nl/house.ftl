### Het huis: wat het weigert, en wat het aan de deur zegt

## Weigeringen

bad-setting = “{ $value }” is geen geldige waarde voor de instelling { $name }. Zie: ridotto serve --help.
bad-request = Dit kon het huis niet lezen. Misschien is het te lang, of is je pagina verouderd: maak het korter of laad de pagina opnieuw.
id-used = Onder het kenmerk { $id } is al iets anders verstuurd. Verstuur dit onder een nieuw kenmerk.
no-such-table = Er is geen tafel met de code { $code }. Controleer of die zo in de uitnodiging staat.
no-such-page = Op { $path } is niets te vinden. Begin bij de ingang: de pagina “/”.
no-such-method = { $path } accepteert geen { $method }.
carry-too-late = Deze link is verlopen of onvolledig. Maak een nieuwe op het eerste apparaat.
carry-used = Deze link is al gebruikt: elke link werkt maar voor één apparaat. Maak een nieuwe op het eerste apparaat.
foreign-page = { $origin } is geen pagina van dit huis. Open de eigen pagina van het huis, of vraag de beheerder het adres aan --url toe te voegen.
too-fast = Dat was te veel tegelijk. Probeer het opnieuw over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
too-large = Dat is te groot: hoogstens { $most } bytes.
house-stumbled = Er ging iets mis in het huis. Er is niets veranderd; probeer het opnieuw.
measuring-busy = Het huis heeft het nu druk met andere tafels. Probeer het over een minuut opnieuw.
measuring-without-sides = In { $game } zijn er geen kampen om te vergelijken.
hint-dropped = Je hebt om een andere tip gevraagd, dus is het huis gestopt met zoeken naar deze.
no-move-to-look-at = Op deze plaats valt er nu niets te beslissen.
bad-seat-asked = “{ $seat }” kun je hier niet kiezen. Kies uit: { $seats }.
no-house = Op { $url } antwoordt geen huis. Controleer of het adres klopt en of het huis open is.

## Aan de deur

page-not-built = Het huis is open, maar zijn pagina is niet gebouwd: voer “python3 dev.py play” uit, of installeer Ridotto met pip. Andere programma’s bereiken de tafels onder /api.
door-taken = Het huis kan zijn deur op { $host }, poort { $port }, niet openen: { $why }. Kies een andere met --port.
no-processes-here = Meerdere processen (--processes) werken alleen op Linux. Laat de optie weg: voor een kleine club is één proces genoeg.
no-processes-in-memory = Meerdere processen kunnen niet delen wat alleen in het geheugen staat. Geef ze een map (--data) of een database, of laat --processes weg.
house-is-open = Het huis is open: { $url }
house-for-phones = Voor telefoons en andere apparaten op hetzelfde netwerk: { $url }
house-to-close = Druk op Ctrl-C om het te sluiten. Alle partijen blijven bewaard.
house-to-close-memory = Druk op Ctrl-C om het te sluiten. Er wordt niets bewaard: daarna zijn alle partijen weg.

## Hulp

help-serve = open het huis, zodat mensen samen in hun browser kunnen spelen
help-serve-data = de map waarin partijen worden bewaard
help-serve-database = het adres van een database in plaats van een map, zoals postgresql://USER@HOST/NAME; memory: bewaart niets
help-serve-bus = het adres van een Redis-server, als meerdere knooppunten dezelfde tafels bedienen
help-serve-host = het adres om op te luisteren; 127.0.0.1 alleen voor deze computer
help-serve-port = de poort om op te luisteren; 0 voor een willekeurige vrije poort
help-serve-url = waar spelers het huis bereiken, zoals https://play.example.org; meerdere adressen met komma’s ertussen
help-serve-proxies = adressen van vertrouwde proxy’s, met komma’s ertussen
help-serve-processes = hoeveel processen de spelers bedienen, om meerdere kernen te gebruiken; elke tafel wordt door één ervan bediend
help-serve-workers = in hoeveel processen de bots nadenken; 0: wat bij de computer past
help-serve-pause = hoeveel seconden een bot minstens over een zet doet
help-serve-rate = factor voor de gewone limieten op verzoeken; 0: geen limieten
help-serve-idle = na hoeveel seconden een tafel waar niemand naar kijkt uit het geheugen verdwijnt
help-serve-poll = hoeveel seconden er tussen twee controles van de opslag zitten
help-serve-metrics = een wachtwoord waarmee andere computers /metrics mogen lezen
help-serve-open = open ook de browser
help-describe = beschrijf de routes (openapi) of de socket (asyncapi) voor andere programma’s
help-describe-what = openapi of asyncapi
