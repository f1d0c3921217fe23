### Der Befehl `ridotto`

compiled = Regelwerke kompiliert
uncompiled = Regelwerke nicht kompiliert (dieselben Spiele, nur langsamer)

## Hilfe

help-ridotto = Alte Maskenspiele im Terminal, allein gegen Bots oder zu mehreren an einer Tastatur.
help-version = die Version von Ridotto zeigen, und ob die Regelwerke kompiliert sind
help-play = eine Partie spielen; was nicht angegeben ist, wird erfragt
help-arena = Bots viele Partien spielen lassen und sehen, wer gewinnt
help-seats = die Bots, einer für jeden Platz, etwa: master,greedy; sie wechseln die Plätze von Partie zu Partie
help-arena-players = mit { $sides }: wie viele mitspielen
help-how-many = wie viele Partien
help-json = eine Zeile JSON für jeden Bot, für andere Programme
help-ray = die Adresse eines Ray-Clusters, der die Partien spielt, oder „local“
help-balance = messen, wie ausgeglichen ein Spiel ist: Gleich starke Bots spielen auf allen Plätzen
help-balance-players = wie viele mitspielen, etwa 7, 4-15 oder 4,9; ohne Angabe alle Zahlen, die das Spiel zulässt
help-balance-games = wie viele Partien jeder Art
help-balance-strength = welche Bots spielen
help-workers = mit wie vielen Prozessen; ohne Angabe einer je Kern
help-balance-json = eine Zeile JSON je Seite oder Platz, für andere Programme
help-resume = eine unterbrochene Partie fortsetzen
help-hint = die besten Züge in einer unterbrochenen Partie, und warum
help-replay = die Aufzeichnung einer Partie Schritt für Schritt ansehen
help-verify = prüfen, ob in einer Partie so ausgeteilt und gespielt wurde, wie es in der Aufzeichnung steht
verified = { $moves ->
    [one] Ein Zug, nach den Regeln gespielt.
   *[other] { $moves } Züge, alle nach den Regeln gespielt.
} { $over ->
    [yes] Das aufgezeichnete Ergebnis stimmt.
   *[no] Die Partie ist nicht zu Ende.
} { $sealed ->
    [yes] Das Siegel passt: Nach dem Austeilen wurde nichts geändert.
   *[no] Die Aufzeichnung hat kein Siegel; nichts beweist, wie ausgeteilt wurde.
}
the-leader = Zeremonienmeister
help-games = die Spiele des Hauses und ihre Optionen
help-rules = die Regeln eines Spiels
help-file = die Aufzeichnung einer Partie
help-hint-player = für wen, gezählt ab 1; sonst für die erste Person, die entscheiden muss
help-replay-player = nur zeigen, was diese Person gesehen hat, gezählt ab 1; sonst alles
help-players = wer mitspielt, Menschen und Bots, etwa: Anna,Bob,master
help-seed = die Zahl, die alles Mischen und Ziehen bestimmt: Dieselbe Startzahl ergibt dieselbe Partie
help-record = die Datei, in der die Partie gespeichert wird
help-lesson = das Spiel beim Spielen lernen: eine kurze Lernpartie gegen Bots
help-yes = nichts fragen: Vorgaben für alles, was nicht angegeben ist

help-language = die Sprache, falls nicht die des Systems: { $languages }
help-help = diese Hilfe zeigen
help-usage = Aufruf:{" "}
help-arguments = Angaben
help-options = Optionen
help-option = { $game }: { $meaning }

## Was in der Hilfe für das steht, was man nennt

type-command = BEFEHL
type-game = SPIEL
type-file = DATEI
type-names = NAMEN
type-bots = BOTS
type-bot = BOT
type-number = N
type-address = ADRESSE
type-value = WERT
type-language = SPRACHE
type-link = LINK
type-name = NAME

## Befehle, die nicht zu verstehen sind

bad-command = In diesem Befehl fehlt etwas. Siehe: { $command } --help.
bad-argument = Der Wert von { $part } fehlt oder ist ungültig. Siehe: { $command } --help.
unknown-words = „{ $words }“ hat hier keine Bedeutung. Siehe: { $command } --help.

## Sich setzen

which-game = Welches Spiel?
how-many = Wie viele spielen mit, { $fewest } bis { $most }? [{ $usual }]{" "}
name-of-player = Name für Platz { $number } oder ein Bot ({ $bots }): [{ $usual }]{" "}
option-question = { $meaning }:
usually = [{ $value }]{" "}
guest = Gast
bots-here = { $count ->
    [one] { $bots } ist ein Bot.
   *[other] Bots: { $bots }.
}
bad-name = „{ $name }“ geht nicht als Name: Erlaubt sind 1 bis { $longest } Zeichen.
same-name = Der Name { $name } kommt zweimal vor: Wähle verschiedene Namen.
name-of-bot = „{ $name }“ heißen hier Bots. Wähle einen anderen Namen.
name-alike = „{ $name }“ ist leicht mit { $other } zu verwechseln, und dieser Name ist am Tisch schon vergeben. Wähle einen anderen.
unknown-bot = Für { $game } gibt es keinen Bot namens „{ $bot }“. Es gibt: { $bots }.
bad-games = Nötig ist mindestens eine Partie, nicht { $games }.
no-such-player = Nummer { $number } gibt es nicht: Gezählt wird von 1 bis { $most }.
game-line = { $name }: { $title }, { $fewest } bis { $most } Personen
option-line = {"  "}--{ $name } { $meaning }: { $values }

## Spielen

kept-in = Die Partie wird in { $file } gespeichert (Startzahl { $seed }).
curtain = Gib die Tastatur an { $who } weiter. { $who }: Drück die Eingabetaste, wenn sonst niemand hinsieht.{" "}
nothing-now = { $who }: Du hast gerade nichts zu tun. Drück die Eingabetaste, um die Tastatur weiterzugeben.{" "}
no-leader-here = Teilt ihr euch eine Tastatur, leitet das Haus: Lass die Option „master“ auf „house“.
lesson-prepared = Eine Lernpartie ist schon vorbereitet: Lass --players, --seed und die Optionen des Spiels weg.
can-do = { $count ->
    [one] Nur ein Zug ist möglich. Tippe ihn ein, oder „?“ für Hilfe.
   *[other] { $count } Züge sind möglich. Tippe einen oder seinen Anfang ein; „?“ zeigt alle.
}
thinking = Der Bot denkt nach … { $percent } %
your-move = { $who } >{" "}
commands = Tippe einen Zug ein, oder seinen Anfang, um zu sehen, wie er weitergehen kann. Außerdem: „?“: alle Züge zeigen; „hint“: Tipp; „undo“: Zug zurücknehmen; „rules“: die Regeln zeigen; „quit“: aufhören, die Partie bleibt gespeichert.
to-go-on = Die Partie ist gespeichert. Zum Fortsetzen: ridotto resume { $file }
the-end = { $why } { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen!
} Endstand: { $scores }.
the-end-level = { $why } Alle liegen gleichauf: { $scores }.
already-over = Die Partie in { $file } ist zu Ende. Zum Ansehen: ridotto replay { $file }

## Die Arena

arena-progress = { $done } von { $all } Partien
arena-header = Bot       Partien  Siege   Quote      95-%-Bereich     Stärke
arena-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }   { $rating }
arena-sides-header = Seite               Partien  Siege   Quote      95-%-Bereich
arena-sides-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }
arena-who = Sag, wer spielt: { $command } SPIEL --seats master,random; oder bei einem Spiel mit Seiten: { $command } { $sides }.
arena-sides = Diese Seiten gibt es nur bei { $game }, und du musst alle nennen: { $command } { $sides }.
no-ray = Ray ist hier nicht installiert. So installierst du es: { $command }
no-cluster = Unter { $address } gibt es keinen Ray-Cluster. Prüfe die Adresse, oder nimm „local“.
balance-setup = { $players } am Tisch, { $options }
balance-no-options = übliche Optionen
balance-seat = Platz { $number }

## Noch einmal ansehen

replay-step = Zug { $at } von { $last }. Eingabetaste: weiter, b: zurück, eine Zahl: dorthin, q: beenden >{" "}
replay-help = Drück die Eingabetaste für den nächsten Zug, b für zurück, eine Zahl von 0 bis { $last } oder q zum Beenden.

## Aufzeichnungen

record-empty = Die Aufzeichnung ist leer.
record-header = Die erste Zeile einer Aufzeichnung muss Spiel, Namen, Optionen und Startzahl nennen.
record-line = Zeile { $line } der Aufzeichnung ist nicht zu verstehen.
record-after-end = Die Aufzeichnung geht nach ihrem Ergebnis weiter, in Zeile { $line }.
record-move = Zug { $number } der Aufzeichnung, „{ $move }“, kann nicht gespielt werden: { $why }
record-seal = Das Siegel der Aufzeichnung passt nicht zu Startzahl und Zufallszusatz (Salt): Nach dem Austeilen wurde etwas geändert.
record-outcome = Die Züge der Aufzeichnung führen nicht zum aufgezeichneten Ergebnis.
record-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen oder setz die Partie darin fort: ridotto resume { $file }
record-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $why }.

## An einem Tisch eines Hauses

help-join = an einem Tisch eines Hauses spielen, hier im Terminal
help-join-link = der Link des Tisches, etwa http://localhost:1638/t/ABCDEF
help-join-name = der Name, den die anderen sehen
help-join-seat = der Platz, den du nimmst, gezählt ab 1; sonst der erste freie
help-join-watch = nur zusehen
join-link = „{ $link }“ ist kein Link zu einem Tisch. Er sollte so aussehen: http://localhost:1638/t/ABCDEF.
join-you-sit = { $who }, du sitzt auf Platz { $number }.
join-you-watch = Du siehst zu.
join-commands = Tippe einen Zug ein, oder seinen Anfang, um zu sehen, wie er weitergehen kann. Außerdem: „?“: alle Züge zeigen; „say …“: etwas sagen; „hint“: Tipp; „undo“: Zug zurücknehmen; „yes“, „no“: antworten; „pause“, „resume“: unterbrechen, fortsetzen; „away“, „back“: einen Bot spielen lassen, wieder selbst spielen; „resign“: aufgeben; „rules“: Regeln zeigen; „start“: die Partie starten, wenn du den Tisch eröffnet hast; „quit“: den Tisch verlassen. Kommst du wieder, bekommst du deinen Platz zurück.
join-nod = Jemand entscheidet heimlich. Drück die Eingabetaste, so wie alle.
join-after-end = Tippe ein: „rematch“ für eine Revanche, „rematch“ und den Namen eines Spiels (etwa „rematch mask“) für etwas anderes mit denselben Leuten oder „quit“ zum Aufhören.
join-line-cut = Verbindung verloren. Sie kommt von selbst zurück, und deine Partie auch.
join-line-back = Wieder verbunden.
join-told-sat = { $name } setzt sich.
join-told-bot-sat = { $name }, ein Bot, setzt sich.
join-told-stood = Ein Platz ist wieder frei.
join-told-renamed = { $was } heißt jetzt { $name }.
join-told-hints-ruled = { $allowed ->
    [true] An diesem Tisch sind jetzt Tipps erlaubt.
   *[false] An diesem Tisch gibt es keine Tipps mehr.
}
join-told-said = { $name }: { $text }
join-told-reacted = { $name }: { $sign ->
    [bravo] { page-sign-bravo }
    [heart] { page-sign-heart }
    [laugh] { page-sign-laugh }
    [wow] { page-sign-wow }
    [ouch] { page-sign-ouch }
   *[hmm] { page-sign-hmm }
}
join-told-undo-asked = { $revealed ->
    [true] { $who } möchte einen Zug zurücknehmen: Tippe „yes“ oder „no“ ein. Seitdem ist etwas Verdecktes ans Licht gekommen. Was man gesehen hat, kann man nicht vergessen.
   *[false] { $who } möchte einen Zug zurücknehmen: Tippe „yes“ oder „no“ ein.
}
join-told-undo-answered = { $who } sagt { $yes ->
    [true] Ja
   *[false] Nein
}.
join-told-took-back = Ein Zug wurde zurückgenommen.
join-told-paused = { $who } unterbricht die Partie.
join-told-resumed = { $who } setzt die Partie fort.
join-told-gave-time = { $who } gibt noch eine Minute.
join-told-resigned = { $who } gibt auf.
join-told-timed-out = Die Zeit von { $who } ist um.
join-told-bot-took = Ein Bot übernimmt für { $who }.
join-told-took-seat = { $who } ist wieder da.
join-told-rematched = Es gibt einen neuen Tisch: { $code }. Tippe „rematch“ ein, um hinzugehen.
