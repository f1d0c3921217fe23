## Was bei jedem Spiel falsch sein kann. Was die Spiele selbst ablehnen, steht in ihren eigenen Dateien.

unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Das Haus spielt: { $names }.
unknown-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind von 0 bis { $last } nummeriert.
not-your-turn = Platz { $seat } hat gerade nichts zu entscheiden; dran ist Platz { $turn }.
nothing-to-decide = Platz { $seat } hat gerade nichts zu entscheiden.
game-is-over = Die Partie ist zu Ende: Es kann nicht mehr gezogen werden.
unknown-language = Das Haus spricht „{ $language }“ nicht. Es spricht: { $languages }.
move-no-text = Ein Zug ist ein Text, und { $move } ist keiner.

bad-seats = { $game } spielt man mit { $fewest } bis { $most } Personen, nicht mit { $seats }.
bad-seed = Eine Startzahl ist eine ganze Zahl, nicht { $seed }.
bad-edition = Die Regeln von { $game } sind hier bis zur Fassung { $newest } bekannt. Eine Fassung { $edition } gibt es nicht.
bad-option-name = { $game } hat keine Option „{ $name }“. Es gibt: { $names }.
bad-option-value = „{ $value }“ ist kein Wert der Option { $name }. Wähle einen von diesen: { $values }.
bad-file-option = Die Option { $name } nimmt den Pfad einer Datei oder eine Liste ihrer Zeilen, nicht { $value }.
file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }.
file-not-text = Die Datei { $file } ist keine Textdatei.

position-no-object = Eine Stellung ist ein Objekt mit benannten Feldern, wie in docs/positions.md beschrieben.
position-other-game = Diese Stellung gehört zu { $other }, nicht zu { $game }.
position-seats = Eine Stellung von { $game } braucht { $fewest } bis { $most } Plätze, und eine Liste mit einem Eintrag für jeden.
position-number = Das Feld „{ $field }“ sollte eine Zahl von { $low } bis { $high } sein, ist aber: { $value }.
position-flag = Das Feld „{ $field }“ sollte true oder false sein, ist aber: { $value }.
position-text = Das Feld „{ $field }“ sollte ein Text sein, ist aber: { $value }.
position-word = Das Feld „{ $field }“ sollte eines von diesen sein: { $wanted }. Es ist aber: { $value }.
position-table = Das Feld „{ $field }“ sollte ein Objekt sein, ist aber: { $value }.
position-texts = Das Feld „{ $field }“ sollte eine Liste von Texten sein, ist aber: { $value }.
position-length = Das Feld „{ $field }“ sollte eine Liste der Länge { $length } sein, ist aber: { $value }.
position-numbers = Das Feld „{ $field }“ sollte eine Liste von Zahlen der Länge { $length } sein, ist aber: { $value }.
position-seat-list = Das Feld „{ $field }“ sollte eine Liste von Plätzen sein, ist aber: { $value }.
position-different-seats = Das Feld „{ $field }“ sollte eine Liste verschiedener Plätze sein, ist aber: { $value }.
view-other-game = Das ist keine Ansicht von { $game }.

code-taken = Einen Tisch mit dem Code { $code } gibt es schon. Wähle einen anderen Code.
overtaken = Jemand war schneller: Der Tisch steht jetzt bei Ereignis { $seq }. Sieh ihn dir an und versuch es noch einmal.
store-url = „{ $url }“ ist keine Adresse eines Archivs. Schreib sqlite:///FOLDER, postgresql://USER@HOST/NAME oder memory:, um nichts aufzuheben.
store-unwritable = Das Haus kann nicht nach { $place } schreiben: { $why }. Wähle einen Ordner, in den es schreiben darf.
store-no-database = { $place } ist keine Datenbank des Hauses oder ist beschädigt: { $why }. Räum sie beiseite oder wähle einen anderen Ordner.
store-newer = { $place } stammt von einer neueren Version von Ridotto. Installiere sie, um das zu öffnen.
store-unreachable = Die Datenbank { $place } lässt sich nicht öffnen: { $why }. Sieh nach, ob sie läuft und ob Name und Passwort stimmen.
store-unavailable = Das Haus kann sein Archiv gerade nicht lesen oder beschreiben. Versuch es gleich noch einmal.
store-closed = Das Haus schließt gerade. Komm wieder, wenn es geöffnet ist.

## Warum das System etwas verweigert, in einem anderen Satz

reason-denied = das ist nicht erlaubt
reason-missing = so eine Datei oder so einen Ordner gibt es nicht
reason-folder = das ist ein Ordner
reason-no-folder = ein Teil des Pfads ist kein Ordner
reason-full = der Datenträger ist voll
reason-read-only = man kann dort nur lesen
reason-taken = schon in Gebrauch
