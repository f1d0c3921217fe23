### Das Haus: was es ablehnt und was es an der Tür sagt

## Ablehnungen

bad-setting = „{ $value }“ ist kein Wert für die Einstellung { $name }. Siehe: ridotto serve --help.
bad-ask = Das kann das Haus nicht lesen. Vielleicht ist es zu lang, oder deine Seite ist älter als das Haus: Fass dich kürzer, oder lade die Seite neu.
id-used = Unter der Kennung { $id } wurde schon etwas anderes gefragt. Frag mit einer neuen noch einmal.
no-such-table = Einen Tisch mit dem Code { $code } gibt es nicht. Sieh nach, ob er so in der Einladung steht.
no-such-page = Unter { $path } gibt es nichts. Beginne am Eingang: auf der Seite „/“.
no-such-method = { $path } lässt sich nicht mit { $method } fragen.
carry-too-late = Dieser Link zu einem anderen Gerät ist zu alt oder unvollständig. Mach auf dem ersten Gerät einen neuen.
carry-used = Dieser Link zu einem anderen Gerät wurde schon benutzt: Jeder gilt für ein Gerät. Mach auf dem ersten Gerät einen neuen.
foreign-page = { $origin } ist keine Seite dieses Hauses. Öffne die Seite des Hauses selbst, oder lass seinen Betreiber die Adresse bei --url ergänzen.
too-fast = Das war zu viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
too-large = Das ist zu groß: höchstens { $most } Bytes.
house-stumbled = Dem Haus ist ein Fehler unterlaufen. Nichts wurde geändert; versuch es noch einmal.
hint-dropped = Du hast um einen anderen Tipp gebeten, darum wird über diesen nicht weiter nachgedacht.
no-move-to-look-at = An diesem Platz gibt es gerade nichts zu entscheiden.
bad-seat-asked = „{ $seat }“ ist keiner von diesen: { $seats }.
no-house = Unter { $url } antwortet kein Haus. Sieh nach, ob die Adresse stimmt und ob das Haus geöffnet ist.

## An der Tür

page-not-built = Das Haus ist geöffnet, aber seine Seite ist nicht gebaut: Starte „python3 dev.py play“ oder installiere Ridotto mit pip. Andere Programme erreichen den Tisch unter /api.
door-taken = Das Haus kann seine Tür bei { $host }, Port { $port }, nicht öffnen: { $why }. Wähle einen anderen mit --port.
no-processes-here = Mehrere Prozesse (--processes) brauchen Linux. Lass die Angabe weg: Ein Prozess bedient einen kleinen Verein gut.
no-processes-in-memory = Mehrere Prozesse können nicht teilen, was nur im Speicher steht. Gib ihnen einen Ordner (--data) oder eine Datenbank, oder lass --processes weg.
house-is-open = Das Haus ist geöffnet: { $url }
house-for-phones = Für Handys und andere Geräte im selben Netz: { $url }
house-to-close = Zum Schließen Strg+C drücken. Alle Partien bleiben erhalten.

## Hilfe

help-serve = das Haus öffnen: Man spielt miteinander, jeder in seinem Browser
help-serve-data = der Ordner, in dem die Partien aufgehoben werden
help-serve-database = statt eines Ordners die Adresse einer Datenbank, etwa postgresql://USER@HOST/NAME; memory: hebt nichts auf
help-serve-bus = die Adresse eines Redis, wenn mehrere Knoten dieselben Tische bedienen
help-serve-host = die Adresse, an der das Haus lauscht; 127.0.0.1 nur für diesen Rechner
help-serve-port = der Port, an dem das Haus lauscht; 0 für irgendeinen freien
help-serve-url = wo Gäste das Haus erreichen, etwa https://play.example.org; mehrere mit Kommas
help-serve-proxies = Adressen von Proxys, denen geglaubt wird, wer fragt; mehrere mit Kommas
help-serve-processes = wie viele Prozesse die Gäste bedienen, um mehrere Kerne zu nutzen; jeder Tisch wird von einem davon bedient
help-serve-workers = in wie vielen Prozessen Bots nachdenken; 0: wie es zum Rechner passt
help-serve-pause = wie viele Sekunden sich ein Bot für einen Zug mindestens nimmt
help-serve-rate = das Wievielfache der üblichen Grenzen Gäste fragen dürfen; 0: ohne Grenze
help-serve-idle = nach wie vielen Sekunden ein Tisch, den niemand ansieht, den Speicher verlässt
help-serve-poll = Sekunden zwischen zwei Blicken ins Archiv
help-serve-metrics = ein Passwort, mit dem andere Rechner /metrics lesen dürfen
help-serve-open = auch den Browser öffnen
help-describe = die Routen (openapi) oder die Verbindung (asyncapi) für andere Programme beschreiben
help-describe-what = openapi oder asyncapi
