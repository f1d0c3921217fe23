### Das Haus: was es ablehnt und was es an der Tür sagt

## Ablehnungen

bad-setting = „{ $value }“ ist kein gültiger Wert für die Einstellung { $name }. Siehe: ridotto serve --help.
bad-request = Das konnte das Haus nicht lesen. Vielleicht ist es zu lang oder deine Seite ist veraltet: Fass dich kürzer oder lade die Seite neu.
id-used = Unter der Kennung { $id } wurde schon etwas anderes gesendet. Sende das hier unter einer neuen.
no-such-table = Einen Tisch mit dem Code { $code } gibt es nicht. Prüfe, ob er so in der Einladung steht.
no-such-page = Unter { $path } gibt es nichts. Fang am Eingang an: auf der Seite „/“.
no-such-method = { $path } lässt sich nicht mit { $method } aufrufen.
carry-too-late = Dieser Link ist abgelaufen oder unvollständig. Erstelle auf dem ersten Gerät einen neuen.
carry-used = Dieser Link wurde schon benutzt: Jeder gilt nur für ein Gerät. Erstelle auf dem ersten Gerät einen neuen.
foreign-page = { $origin } ist keine Seite dieses Hauses. Öffne die Seite des Hauses selbst oder bitte die Person, die es betreibt, die Adresse bei --url zu ergänzen.
too-fast = Das war zu viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
too-large = Das ist zu groß: höchstens { $most } Bytes.
house-stumbled = Im Haus ist etwas schiefgegangen. Nichts wurde geändert; versuch es noch einmal.
measuring-busy = Das Haus ist gerade mit anderen Tischen beschäftigt. Versuch es in einer Minute noch einmal.
measuring-without-sides = In { $game } gibt es keine Seiten, die sich vergleichen ließen.
hint-dropped = Du hast um einen anderen Tipp gebeten, darum hat das Haus die Suche nach diesem abgebrochen.
no-move-to-look-at = Auf diesem Platz gibt es gerade nichts zu entscheiden.
bad-seat-asked = „{ $seat }“ steht hier nicht zur Wahl. Möglich sind: { $seats }.
no-house = Unter { $url } antwortet kein Haus. Prüfe, ob die Adresse stimmt und ob das Haus geöffnet ist.

## An der Tür

page-not-built = Das Haus ist geöffnet, aber seine Seite ist noch nicht gebaut: Starte „python3 dev.py play“ oder installiere Ridotto mit pip. Andere Programme erreichen die Tische unter /api.
door-taken = Das Haus kann seine Tür bei { $host }, Port { $port }, nicht öffnen: { $why }. Wähle mit --port einen anderen.
no-processes-here = Mehrere Prozesse (--processes) gibt es nur unter Linux. Lass die Angabe weg: Für eine kleine Runde genügt einer.
no-processes-in-memory = Mehrere Prozesse können nicht teilen, was nur im Arbeitsspeicher liegt. Gib ihnen einen Ordner (--data) oder eine Datenbank oder lass --processes weg.
house-is-open = Das Haus ist geöffnet: { $url }
house-for-phones = Für Handys und andere Geräte im selben Netz: { $url }
house-to-close = Zum Schließen Strg+C drücken. Alle Partien sind gespeichert.
house-to-close-memory = Zum Schließen Strg+C drücken. Gespeichert wird nichts: Danach sind alle Partien verloren.

## Hilfe

help-serve = das Haus öffnen, damit alle im Browser miteinander spielen können
help-serve-data = der Ordner, in dem die Partien gespeichert werden
help-serve-database = statt eines Ordners die Adresse einer Datenbank, etwa postgresql://USER@HOST/NAME; memory: speichert nichts
help-serve-bus = die Adresse eines Redis-Servers, wenn mehrere Knoten dieselben Tische bedienen
help-serve-host = die Adresse, auf der das Haus lauscht; 127.0.0.1 nur für diesen Rechner
help-serve-port = der Port, auf dem das Haus lauscht; 0 für irgendeinen freien Port
help-serve-url = unter welcher Adresse das Haus zu erreichen ist, etwa https://play.example.org; mehrere durch Kommas getrennt
help-serve-proxies = Adressen vertrauenswürdiger Proxys, durch Kommas getrennt
help-serve-processes = wie viele Prozesse die Anfragen bedienen, um mehrere Kerne zu nutzen; jeder Tisch wird von einem davon bedient
help-serve-workers = in wie vielen Prozessen die Bots nachdenken; 0: passend zum Rechner
help-serve-pause = wie viele Sekunden sich ein Bot für einen Zug mindestens nimmt
help-serve-rate = Faktor für die üblichen Grenzen bei Anfragen; 0: ohne Grenzen
help-serve-idle = nach wie vielen Sekunden ein Tisch, den niemand ansieht, aus dem Arbeitsspeicher verschwindet
help-serve-poll = wie viele Sekunden zwischen zwei Blicken ins Archiv vergehen
help-serve-metrics = ein Passwort, mit dem andere Rechner /metrics lesen dürfen
help-serve-open = auch den Browser öffnen
help-describe = die Routen (openapi) oder den Socket (asyncapi) für andere Programme beschreiben
help-describe-what = openapi oder asyncapi
