### Het huis: wat het weigert, en wat het aan de deur zegt

## Weigeringen

bad-setting = “{ $value }” is geen waarde voor de instelling { $name }. Zie: ridotto serve --help.
bad-ask = Dit kan het huis niet lezen. Misschien is het te lang, of is je pagina ouder dan het huis: maak het korter, of laad de pagina opnieuw.
id-used = Onder het kenmerk { $id } is al iets anders gevraagd. Vraag het opnieuw met een nieuw kenmerk.
no-such-table = Er is geen tafel met de code { $code }. Kijk of je hem hebt getypt zoals in de uitnodiging.
no-such-page = Op { $path } is niets. Begin bij de voordeur: de pagina “/”.
no-such-method = { $path } kan niet met { $method } gevraagd worden.
carry-too-late = Deze link naar een ander apparaat is te oud of niet volledig. Maak een nieuwe op het eerste apparaat.
carry-used = Deze link naar een ander apparaat is al gebruikt: elke link geldt voor één apparaat. Maak een nieuwe op het eerste apparaat.
foreign-page = { $origin } is geen pagina van dit huis. Open de eigen pagina van het huis, of laat de gastheer het adres bij --url zetten.
too-fast = Dat was te veel tegelijk. Probeer het opnieuw over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
too-large = Dat is te groot: hoogstens { $most } bytes.
house-stumbled = Het huis heeft een fout gemaakt. Er is niets veranderd; probeer het opnieuw.
hint-dropped = Je hebt om een andere tip gevraagd, dus over deze wordt niet verder nagedacht.
no-move-to-look-at = Op deze plaats valt er nu niets te beslissen.
bad-seat-asked = “{ $seat }” is geen van deze: { $seats }.
no-house = Op { $url } antwoordt geen huis. Kijk of het adres klopt, en of het huis open is.

## Aan de deur

page-not-built = Het huis is open, maar zijn pagina is niet gebouwd: voer “python3 dev.py play” uit, of installeer Ridotto met pip. Andere programma’s bereiken de tafel onder /api.
door-taken = Het huis kan zijn deur niet openen op { $host }, poort { $port }: { $why }. Kies een andere met --port.
no-processes-here = Meerdere processen (--processes) vragen om Linux. Laat de optie weg: één proces bedient een kleine club goed.
no-processes-in-memory = Meerdere processen kunnen niet delen wat alleen in het geheugen staat. Geef ze een map (--data) of een database, of laat --processes weg.
house-is-open = Het huis is open: { $url }
house-for-phones = Voor telefoons en anderen in hetzelfde netwerk: { $url }
house-to-close = Sluiten doe je met Ctrl-C. Alle partijen blijven bewaard.

## Hulp

help-serve = open het huis: mensen spelen met elkaar in hun browser
help-serve-data = de map om de partijen in te bewaren
help-serve-database = het adres van een database in plaats van een map, zoals postgresql://USER@HOST/NAME; memory: bewaart niets
help-serve-bus = het adres van een Redis, als meer knooppunten dezelfde tafels bedienen
help-serve-host = het adres om op te luisteren; 127.0.0.1 alleen voor deze machine
help-serve-port = de poort om op te luisteren; 0 voor een die vrij is
help-serve-url = waar gasten het huis bereiken, zoals https://play.example.org; meer adressen met komma’s ertussen
help-serve-proxies = adressen van proxy’s die geloofd worden over wie er vraagt, met komma’s ertussen
help-serve-processes = hoeveel processen de gasten bedienen, om meer kernen te gebruiken; elke tafel wordt door één ervan bediend
help-serve-workers = in hoeveel processen bots denken; 0: wat bij de machine past
help-serve-pause = seconden die een bot minstens over een zet doet
help-serve-rate = hoeveel keer de gewone limieten gasten mogen vragen; 0: zonder limiet
help-serve-idle = seconden tot een tafel waar niemand naar kijkt uit het geheugen gaat
help-serve-poll = seconden tussen twee blikken in de opslag
help-serve-metrics = een wachtwoord waarmee andere machines /metrics mogen lezen
help-serve-open = open ook de browser
help-describe = beschrijf de routes (openapi) of de socket (asyncapi) voor andere programma’s
help-describe-what = openapi of asyncapi
