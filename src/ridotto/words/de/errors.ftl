## Was bei jedem Spiel falsch sein kann. Was die Spiele selbst ablehnen, steht in ihren eigenen Dateien.

unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Das Haus spielt: { $names }.
no-game-installed = Hier ist kein Spiel installiert. Ridotto findet alle Spiele, auch seine eigenen, über die Metadaten installierter Pakete. In einem Klon hilft: { $command }.
unknown-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind von 0 bis { $last } nummeriert.
not-your-turn = Platz { $seat } hat gerade nichts zu entscheiden. Gerade dran: Platz { $turn }.
nothing-to-decide = Platz { $seat } hat gerade nichts zu entscheiden.
game-is-over = Die Partie ist zu Ende: Es sind keine Züge mehr möglich.
unknown-language = Das Haus spricht „{ $language }“ nicht. Es spricht: { $languages }.
move-no-text = Ein Zug muss ein Text sein, dies ist aber: { $move }.

bad-seats = { $game } spielt man mit { $fewest } bis { $most } Personen, nicht mit { $seats }.
bad-seed = Eine Startzahl muss eine ganze Zahl sein, nicht { $seed }.
bad-edition = Diese Version kennt die Regeln von { $game } bis zur Fassung { $newest }; eine Fassung { $edition } gibt es nicht.
bad-option-name = { $game } hat keine Option „{ $name }“. Es gibt: { $names }.
bad-option-value = „{ $value }“ ist kein gültiger Wert für die Option { $name }. Wähle einen von diesen: { $values }.
bad-file-option = Die Option { $name } erwartet den Pfad einer Datei oder eine Liste ihrer Zeilen, nicht { $value }.
file-unreadable = Die Datei { $file } lässt sich nicht lesen: { $why }.
file-not-text = Die Datei { $file } ist keine Textdatei.

position-no-object = Eine Stellung muss ein Objekt mit benannten Feldern sein, wie in docs/positions.md beschrieben.
position-other-game = Das ist eine Stellung von { $other }, nicht von { $game }.
position-seats = Eine Stellung von { $game } braucht { $fewest } bis { $most } Plätze und eine Liste mit einem Eintrag für jeden.
position-number = Das Feld „{ $field }“ sollte eine Zahl von { $low } bis { $high } sein, ist aber: { $value }.
position-flag = Das Feld „{ $field }“ sollte true oder false sein, ist aber: { $value }.
position-text = Das Feld „{ $field }“ sollte ein Text sein, ist aber: { $value }.
position-word = Das Feld „{ $field }“ sollte eines von diesen sein: { $wanted }. Es ist aber: { $value }.
position-table = Das Feld „{ $field }“ sollte ein Objekt sein, ist aber: { $value }.
position-texts = Das Feld „{ $field }“ sollte eine Liste von Texten sein, ist aber: { $value }.
position-length = Das Feld „{ $field }“ sollte eine Liste der Länge { $length } sein, ist aber: { $value }.
position-numbers = Das Feld „{ $field }“ sollte eine Liste von { $length } Zahlen sein, ist aber: { $value }.
position-seat-list = Das Feld „{ $field }“ sollte eine Liste von Plätzen sein, ist aber: { $value }.
position-different-seats = Das Feld „{ $field }“ sollte eine Liste verschiedener Plätze sein, ist aber: { $value }.
view-other-game = Das ist keine Ansicht von { $game }.

code-taken = Einen Tisch mit dem Code { $code } gibt es schon. Wähle einen anderen Code.
overtaken = Jemand war schneller: Der Tisch ist schon bei Ereignis { $seq }. Sieh noch einmal hin und versuch es dann erneut.
store-url = „{ $url }“ ist keine gültige Adresse für ein Archiv. Schreib sqlite:///FOLDER, postgresql://USER@HOST/NAME oder memory:, um nichts zu speichern.
store-unwritable = Das Haus kann nicht nach { $place } schreiben: { $why }. Wähle einen Ordner, in den es schreiben darf.
store-no-database = { $place } ist keine Datenbank des Hauses oder ist beschädigt: { $why }. Verschieb sie oder wähle einen anderen Ordner.
store-newer = { $place } stammt von einer neueren Version von Ridotto. Installiere diese Version, um es zu öffnen.
store-unreachable = Die Datenbank { $place } lässt sich nicht öffnen: { $why }. Prüfe, ob sie läuft und ob Name und Passwort stimmen.
store-unavailable = Das Haus kann gerade keine Partien laden oder speichern. Versuch es gleich noch einmal.
store-closed = Das Haus schließt gerade. Komm wieder, wenn es geöffnet hat.

## Warum das System etwas verweigert, in einem anderen Satz

reason-denied = Der Zugriff ist nicht erlaubt
reason-missing = Eine solche Datei oder einen solchen Ordner gibt es nicht
reason-folder = Das ist ein Ordner
reason-no-folder = Ein Teil des Pfads ist kein Ordner
reason-full = Der Datenträger ist voll
reason-read-only = Dort kann nur gelesen werden
reason-taken = Der Port ist schon belegt
