### Der Befehl `ridotto`

compiled = Regelwerke kompiliert
uncompiled = Regelwerke nicht kompiliert (dieselben Spiele, nur langsamer)

## Hilfe

help-ridotto = Alte Maskenspiele im Terminal, allein gegen Bots oder zu mehreren an einer Tastatur.
help-version = sagen, welches Ridotto das ist und ob seine Regelwerke kompiliert sind
help-play = eine Partie spielen; was keine Option sagt, wird gefragt
help-arena = Bots viele Partien spielen lassen und sehen, wer gewinnt
help-seats = die Bots, einer für jeden Platz, etwa: master,greedy; sie wechseln die Plätze von Partie zu Partie
help-guests-side = beim Karneval: der Bot, der alle Gäste spielt
help-pranksters-side = beim Karneval: der Bot, der alle Schelme spielt, und den Bösen Geist
help-arena-players = mit --guests und --pranksters: wie viele mitspielen
help-how-many = wie viele Partien
help-json = eine Zeile für jeden Bot, für Programme
help-resume = eine verlassene Partie fortsetzen
help-hint = die besten Züge in einer verlassenen Partie, und warum
help-replay = die Aufzeichnung einer Partie Schritt für Schritt ansehen
help-verify = beweisen, dass eine Partie so ausgeteilt und gespielt wurde, wie die Aufzeichnung sagt
verified = { $moves ->
    [one] Ein Zug, nach den Regeln gespielt.
   *[other] { $moves } Züge, alle nach den Regeln gespielt.
} { $over ->
    [yes] Das Ergebnis stimmt.
   *[no] Die Partie ist nicht zu Ende.
} { $sealed ->
    [yes] Das Siegel passt: Nach dem Austeilen wurde nichts geändert.
   *[no] Die Aufzeichnung hat kein Siegel; nichts beweist, wie ausgeteilt wurde.
}
the-leader = Zeremonienmeister
help-games = die Spiele des Hauses und ihre Optionen
help-rules = die Regeln eines Spiels
help-file = die Aufzeichnung einer Partie
help-hint-player = für diesen Spieler, gezählt ab 1; sonst für den ersten, der entscheiden muss
help-replay-player = nur sehen, was dieser Spieler sah, gezählt ab 1; sonst alles
help-players = wer spielt, Menschen und Bots, etwa: Anna,Bob,master
help-seed = die Zahl, von der aller Zufall kommt: Dieselbe Startzahl teilt dieselbe Partie aus
help-record = die Datei, in der die Partie aufgehoben wird
help-yes = nichts fragen: das Übliche für alles, was keine Option sagt

help-language = die Sprache, wenn nicht die des Systems: { $languages }
help-help = diese Hilfe zeigen
help-usage = Aufruf:{" "}
help-arguments = zu nennen
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
type-value = WERT
type-language = SPRACHE
type-link = LINK
type-name = NAME

## Befehle, die nicht zu verstehen sind

bad-command = In diesem Befehl fehlt etwas. Siehe: { $command } --help.
bad-argument = Der Wert von { $part } fehlt oder passt nicht. Siehe: { $command } --help.
unknown-words = „{ $words }“ bedeutet hier nichts. Siehe: { $command } --help.

## Sich setzen

which-game = Welches Spiel?
how-many = Wie viele spielen, { $fewest } bis { $most }? [{ $usual }]{" "}
name-of-player = Name von Spieler { $number }, oder ein Bot ({ $bots }): [{ $usual }]{" "}
option-question = { $meaning }:
usually = [{ $value }]{" "}
guest = Gast
bot-number = Bot { $number }
bad-name = „{ $name }“ ist kein Name zum Spielen: 1 bis { $longest } Zeichen.
same-name = Zwei heißen { $name }: Gib ihnen verschiedene Namen.
name-of-bot = „{ $name }“ heißen hier die Bots. Wähle einen anderen Namen.
name-alike = „{ $name }“ sieht aus wie { $other }, und wer so heißt, sitzt schon an diesem Tisch. Wähle einen anderen Namen.
unknown-bot = Für { $game } gibt es keinen Bot namens „{ $bot }“. Es gibt: { $bots }.
bad-games = Ein Vergleich braucht mindestens eine Partie, nicht { $games }.
no-such-player = Einen Spieler { $number } gibt es nicht: Gezählt wird von 1 bis { $most }.
game-line = { $name }: { $title }, { $fewest } bis { $most } Personen
option-line = {"  "}--{ $name } { $meaning }: { $values }

## Spielen

kept-in = Die Partie wird in { $file } aufgehoben (Startzahl { $seed }).
curtain = Gib die Tastatur an { $who }. { $who }: Drück die Eingabetaste, wenn sonst niemand hinsieht.{" "}
nothing-now = { $who }: Du hast jetzt nichts zu tun. Drück die Eingabetaste und gib die Tastatur weiter.{" "}
no-leader-here = An einer Tastatur leitet das Haus: Lass die Option „master“ auf „house“.
can-do = { $count ->
    [one] Du hast nur einen Zug. Tipp ihn ein; „?“ erklärt ihn.
   *[other] Du hast { $count } Züge. Tipp einen ein oder seinen Anfang; „?“ zeigt alle.
}
thinking = Denkt nach … { $percent } %
your-move = { $who } >{" "}
commands = Tipp einen Zug ein, oder den Anfang, um zu sehen, wie er weitergehen kann. Außerdem: „?“ zeigt die Züge, „rules“ die Regeln, „quit“ geht; die Partie bleibt erhalten.
to-go-on = Die Partie bleibt erhalten. Zum Weiterspielen: ridotto resume { $file }
the-end = { $why } { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen!
} Ergebnis: { $scores }.
already-over = Die Partie in { $file } ist zu Ende. Zum Ansehen: ridotto replay { $file }

## Die Arena

arena-progress = { $done } von { $all } Partien
arena-header = Bot       Partien   Siege  Quote   95-%-Bereich    Stärke
arena-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }   { $rating }
arena-sides-header = Seite               Partien   Siege  Quote   95-%-Bereich
arena-sides-line = { $name } { $games } { $wins } { $rate }   { $low } – { $high }
arena-who = Sag, wer spielt: { $command } SPIEL --seats master,random; oder beim Karneval: --guests master --pranksters master.
arena-sides = Seiten gibt es nur beim Karneval, und zwar zwei: { $command } carnaval --guests master --pranksters master.

## Noch einmal ansehen

replay-step = Zug { $at } von { $last }. Eingabetaste: weiter, b: zurück, eine Zahl: dorthin, q: Schluss >{" "}
replay-help = Drück die Eingabetaste für den nächsten Zug, b für zurück, eine Zahl von 0 bis { $last } oder q zum Beenden.

## Aufzeichnungen

record-empty = Die Aufzeichnung ist leer.
record-header = Die erste Zeile einer Aufzeichnung muss Spiel, Spieler, Optionen und Startzahl nennen.
record-line = Zeile { $line } der Aufzeichnung ist nicht zu verstehen.
record-after-end = Die Aufzeichnung geht nach ihrem Ergebnis weiter, in Zeile { $line }.
record-move = Zug { $number } der Aufzeichnung, „{ $move }“, kann nicht gespielt werden: { $why }
record-seal = Das Siegel der Aufzeichnung passt nicht zu Startzahl und Salz: Das ist nicht, was ausgeteilt wurde.
record-outcome = Die Züge der Aufzeichnung führen nicht zu dem Ergebnis, das sie nennt.
record-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen, oder mach weiter mit: ridotto resume { $file }
record-unwritable = Die Datei { $file } lässt sich nicht schreiben: { $why }.

## An einem Tisch eines Hauses

help-join = an einem Tisch eines Hauses spielen, hier im Terminal
help-join-link = der Link des Tisches, etwa http://localhost:1638/t/ABCDEF
help-join-name = wie du heißen möchtest
help-join-seat = der Platz, den du nimmst, gezählt ab 1; sonst der erste freie
help-join-watch = nur zusehen
join-link = „{ $link }“ ist kein Link eines Tisches. Er sieht so aus: http://localhost:1638/t/ABCDEF.
join-you-sit = { $who }, du sitzt auf Platz { $number }.
join-you-watch = Du siehst zu.
join-commands = Tipp einen Zug ein, oder den Anfang, um zu sehen, wie er weitergehen kann. Außerdem: „?“ zeigt die Züge, „say …“ redet, „hint“ bittet um einen Tipp, „undo“ möchte einen Zug zurücknehmen, „yes“ und „no“ antworten, „pause“ und „resume“, „away“ und „back“, „resign“ gibt auf, „rules“ zeigt die Regeln; der Gastgeber beginnt mit „start“; „quit“ geht, und wer wiederkommt, findet seinen Platz.
join-nod = Jemand entscheidet, und niemand darf wissen, wer. Drück zum Nicken die Eingabetaste.
join-after-end = Tipp „rematch“, um noch einmal zu spielen, oder „quit“.
join-line-cut = Das Haus ist gerade nicht zu hören. Du wirst wieder verbunden; nichts ist verloren.
join-line-back = Das Haus ist wieder zu hören.
join-told-sat = { $name } setzt sich.
join-told-bot-sat = { $name }, ein Bot, setzt sich.
join-told-stood = Ein Platz ist wieder frei.
join-told-said = { $name }: { $text }
join-told-undo-asked = { $who } möchte einen Zug zurücknehmen: Tipp „yes“ oder „no“.
join-told-undo-answered = { $who } sagt { $yes ->
    [true] Ja
   *[false] Nein
}.
join-told-took-back = Ein Zug ist zurückgenommen.
join-told-paused = { $who } unterbricht die Partie.
join-told-resumed = { $who } setzt die Partie fort.
join-told-gave-time = { $who } gibt noch eine Minute.
join-told-resigned = { $who } gibt auf.
join-told-timed-out = Die Zeit von { $who } ist um.
join-told-bot-took = Ein Bot spielt weiter für { $who }.
join-told-took-seat = { $who } ist wieder da.
join-told-rematched = Es gibt einen neuen Tisch: { $code }. Tipp „rematch“, um hinzugehen.
