### Die Seite

page-tagline = Vier alte Maskenspiele in einem Haus: online mit Freunden, gemeinsam an einem Tisch oder allein gegen Bots. Ohne Anmeldung.
page-skip = Zum Inhalt springen
page-home = Ridotto, zum Eingang
page-to-entrance = Zum Eingang
page-back = Zurück
page-language = Sprache
page-to-night = Dunkle Ansicht
page-to-day = Helle Ansicht
page-sound-on = Ton einschalten
page-sound-off = Ton ausschalten
page-close = Schließen
page-footer = Das Ridotto in Venedig, 1638: Alle durften sich an einen Spieltisch setzen, solange sie eine Maske trugen.

## Der Eingang

page-choose = Wähle eine Tür
page-players = { $fewest } bis { $most } Personen
page-minutes = etwa { $minutes } Min.
page-play-now = Sofort spielen
page-play-now-game = Sofort spielen: { $game }, gegen Bots
page-with-friends = Mit Freunden spielen
page-with-friends-game = Mit Freunden spielen: { $game }
page-strength = Stärke der Bots
page-more-about = Über { $game }
page-against-bots = Sofort gegen Bots spielen
page-make-table = Tisch eröffnen, Einstellungen wählen
page-make-table-hint = Mit Freunden oder allein: Bots besetzen die freien Plätze.
page-rules = Die Regeln lesen
page-join = Bei Freunden mitspielen
page-join-hint = Hast du einen Code? Er steht in dem Link, den du bekommen hast.
page-code = Tischcode
page-join-button = Zum Tisch
page-public = Öffentliche Tische
page-public-none = Gerade ist kein Tisch offen. Eröffne einen: Hier sehen ihn die anderen.
page-open-public = Öffentlichen Tisch eröffnen
page-open-public-hint = Alle im Haus sehen deinen Tisch und dürfen sich setzen. Welches Spiel soll es sein?
page-my-games = Deine Partien
page-my-games-none = Hier warten deine angefangenen Partien auf dich, und die beendeten findest du hier wieder.
page-finished = Beendet
page-finished-all = Alle { $count } zeigen
page-seats-taken = { $taken } von { $seats } Plätzen besetzt

page-hosted-by = eröffnet von { $host }
page-phase-gathering = es fehlt noch jemand
page-phase-full = kann beginnen
page-phase-playing = wird gespielt
page-phase-ended = zu Ende
page-waits-for-you = wartet auf dich
page-games-wait = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
page-hide-table = { $game } aus dieser Liste nehmen
page-won-by = Sieg: { $who }
page-you-won = du hast gewonnen
page-you-lost = du hast verloren
page-with = mit { $who }
page-against-bots-only = gegen Bots
page-some-more = { $count ->
    [one] 1 weiteren Person
   *[other] { $count } weiteren
}

## Du

# Namen von Masken, höchstens zwölf Zeichen, mit Kommas dazwischen.
page-names = Samtfuchs, Silbermotte, Goldkarpfen, Blauelster, Spitzmarder, Nachteule, Roter Domino, Maskenreiher, Grautaube, Mondhase, Salzmöwe, Jademolch, Satinkrähe, Opalfink, Federhenne, Silberkatze, Stolzkranich, Flinkotter, Weiser Uhu, Goldspinne, Seidenschwan, Messingspatz, Samtwiesel, Eisvogel
page-me = Du
page-change-name = Du bist { $name }. Namen ändern
page-my-name = Die anderen kennen dich als
page-friends-call = Wie nennen dich deine Freunde?
page-name-length = { $length } von { $most } Zeichen
page-another-name = Ein anderer Name
page-keep-name = Diesen Namen verwenden
page-title = Zum Karneval kommst du als
page-title-lady = Dame
page-title-lord = Herr
page-title-none = was gerade passt

## Der Draht zum Haus

page-no-answer = Das Haus antwortet nicht. Prüfe, ob du online bist, und versuch es noch einmal.
page-understood = Verstanden
page-waiting = Einen Augenblick …
page-line-lost = Verbindung verloren. Keine Sorge: Sie kommt von selbst zurück, und deine Partie auch.
page-house-away = Keine Verbindung zum Haus. Du musst nichts tun: Die Seite versucht es von selbst weiter.
page-on-its-way = Unterwegs …
page-part-missing = Dieser Teil der Seite konnte nicht geladen werden. Prüfe, ob du online bist.
page-try-again = Noch einmal versuchen
page-not-here = Dieser Tisch ist für dich geschlossen.

## Vor dem Beginn

page-seats = Wer mitspielt
page-seat-free = Freier Platz
page-seat-for-leader = Freier Platz für die Leitung
page-seat-mine = du, an diesem Gerät
page-seat-leads = leitet das Spiel
page-seat-number = Platz { $seat }
page-here = ist da
page-not-yet-here = ist weg
page-invited = eingeladen, noch nicht da
page-seat-for-you = Hier ist ein Platz für dich
page-sit-as = Als { $name } hinsetzen
page-table-full = Alle Plätze sind besetzt
page-table-full-ask = Du kannst hierbleiben und zusehen oder { $host } um einen weiteren Platz bitten.
page-table-full-watch = Du kannst hierbleiben und zusehen.
page-without-seat = { $count ->
    [one] Hier ist noch jemand ohne Platz.
   *[other] Hier sind noch { $count } Personen ohne Platz.
}
page-add-seat = Platz hinzufügen
page-no-more-seats = Mehr Plätze hat dieses Spiel nicht. Wer keinen hat, kann zusehen.
page-sit-hint = Tippe auf einen freien Platz, um dich zu setzen. Ohne Platz siehst du zu.
page-seat-hint = Tippe auf einen Platz, um zu wechseln, noch jemanden an dieses Gerät zu setzen oder aufzustehen.
page-move-here = Hierher wechseln
page-neighbour = Noch jemand an diesem Gerät
page-neighbour-hint = Ihr spielt abwechselnd an einem Bildschirm. Ein Vorhang verbirgt, was die anderen nicht sehen dürfen.
page-neighbour-name = Name der Person neben dir
page-sit-down = Hinsetzen
page-seat-bot = Ein Bot
page-is-bot = ein Bot
page-seat-of-other = Hier sitzt schon jemand.
page-stand = Aufstehen
page-free-seat = Platz freimachen
page-kick = Vor die Tür setzen
page-bot-random = Träumer
page-bot-greedy = Elster
page-bot-talker = Plaudertasche
page-bot-novice = Neuling
page-bot-regular = Stammgast
page-bot-master = Meister
page-about-bot-random = Spielt irgendetwas, solange die Regeln es erlauben.
page-about-bot-greedy = Nimmt sofort das Beste und denkt nicht voraus.
page-about-bot-talker = Redet viel und denkt wenig.
page-about-bot-novice = Spielt erst seit ein paar Abenden. Gut für die erste Partie.
page-about-bot-regular = Kommt jede Woche und hält gut mit.
page-about-bot-master = Denkt lange und gründlich nach. Kannst du gewinnen?
page-start = Partie starten
page-start-bots = { $free ->
    [0] Alle sind da.
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die { $free } freien Plätze.
}
page-start-missing = { $count ->
    [one] Noch nicht da: { $who }. Wenn du jetzt startest, wartet die Partie auf die Züge der fehlenden Person.
   *[other] Noch nicht da: { $who }. Wenn du jetzt startest, wartet die Partie auf die Züge der Fehlenden.
}
page-start-leader = Wer auf dem letzten Platz sitzt, leitet das Spiel: Der Platz muss noch besetzt werden.
page-start-watching = { $free ->
    [0] Du siehst zu: Du hast keinen Platz.
    [one] Du siehst zu: Du hast keinen Platz. Ein Bot nimmt den freien Platz.
   *[other] Du siehst zu: Du hast keinen Platz. Bots nehmen die freien Plätze.
}
page-host-starts = { $host } legt die Einstellungen fest und startet die Partie, wenn alle da sind.
page-still-missing = Noch nicht da: { $who }.
page-starts-by-itself = Die Partie startet von selbst, sobald alle da sind.
page-invite = Freunde einladen
page-qr = QR-Code mit dem Link zu diesem Tisch
page-code-is = Code:
page-copy = Link kopieren
page-copied = Link kopiert.
page-copy-by-hand = Dein Browser erlaubt das Kopieren nicht. Hier ist der Link: { $link }
page-share = Teilen
page-share-text = Spielst du mit mir { $game }?
page-arrangement = Einstellungen der Partie
page-how-many = Wie viele mitspielen
page-count-players = { $count } Personen
page-public-table = Öffentlich: Alle im Haus sehen diesen Tisch und dürfen sich setzen
page-hints-allow = Tipps: Alle dürfen fragen, was ein Meister empfehlen würde
page-as-rules = nach den Regeln
page-lines-read = { $lines ->
    [one] Eine Zeile wurde gelesen.
   *[other] { $lines } Zeilen wurden gelesen.
}
page-own-picks = eine eigene Auswahl
page-pick-more = Eins mehr: { $thing }
page-pick-fewer = Eins weniger: { $thing }
page-pick-hint = Zum Hinzufügen oder Entfernen antippen. Die Erklärung erscheint hier.
page-pick-guide = Wer was kann
page-balance = Wie ausgeglichen es ist
page-balance-rate = { $rate } %
page-balance-even = Ausgeglichen: Beide Seiten gewinnen etwa gleich oft.
page-balance-range = { $side }: zwischen { $low } und { $high } Siege in 100 Partien, soweit wir das sagen können.
page-balance-nobody = Niemand gewinnt: { $rate } %.
page-balance-sets = Das Los wählt eine von { $sets } Besetzungen. { $side }: { $low }–{ $high } %, je nach Besetzung (geschätzt).
page-balance-estimated = Geschätzt für Bots der Stärke „{ $strength }“ auf allen Plätzen.
page-balance-measured = { $games ->
    [one] Gemessen in einer Partie mit Bots der Stärke „{ $strength }“.
   *[other] Gemessen in { $games } Partien mit Bots der Stärke „{ $strength }“.
}
page-balance-ignored = { $count ->
    [one] Eine der Einstellungen unten ist nicht berücksichtigt.
   *[other] { $count } der Einstellungen unten sind nicht berücksichtigt.
}
page-measure = Messen
page-measure-hint = Das Haus spielt im Hintergrund viele Partien mit genau dieser Auswahl.
page-measuring = { $played } von { $games } Partien gespielt
page-measure-stop = Messung abbrechen
page-measure-failed = Das Haus war zu beschäftigt, um zu messen. Versuch es später noch einmal.
page-clock = Die Uhr
page-clock-none = keine: Lass dir so viel Zeit, wie du willst
page-clock-move-30 = eine halbe Minute pro Zug
page-clock-move-90 = anderthalb Minuten pro Zug
page-clock-bank-300 = 5 Minuten pro Person, plus 5 Sekunden pro Zug
page-clock-bank-900 = 15 Minuten pro Person, plus 10 Sekunden pro Zug
page-clock-days-1 = ein Tag pro Zug
page-clock-days-3 = drei Tage pro Zug

## Am Tisch

page-your-turn = Du bist dran
page-not-possible = Das geht jetzt nicht.
page-hush = Pst! Alle tippen etwas an
page-hush-alone = Pst! Die anderen entscheiden heimlich
page-hush-tapped = Wir warten auf die anderen
page-awaits-tap = { $count ->
    [one] Wir warten auf { $who }
   *[other] Wir warten auf: { $who }
}
page-missed-tap = Eben noch nichts angetippt: { $who }
page-turn-of = { $count ->
    [0] Einen Augenblick …
    [one] { $who } ist dran
   *[other] Es entscheiden: { $who }
}
page-over = { $count ->
    [one] { $who } gewinnt!
   *[other] Es gewinnen: { $who }!
}
page-log = Was bisher geschah
page-lost = Hinter dieser Tür ist nichts.
page-carry = Auf diesem Gerät { $name } werden?
page-carry-here = Auf diesem Gerät bist du { $here }. Wirst du { $name }, bekommt es die Plätze und Partien von { $name } und verliert die von { $here }.
page-carry-own-link = Tu das nur, wenn du den Link selbst erstellt hast, auf einem eigenen Gerät.
page-carry-become = { $name } werden
page-carry-stay = { $here } bleiben
page-carry-already = Auf diesem Gerät bist du schon { $name }.
page-carry-go-on = Weiter
page-carry-not = Dieser Link funktioniert nicht
page-tools = Werkzeuge am Tisch
page-tool-chat = Chat
page-tool-log = Verlauf
page-tool-hint = Tipp
page-tool-undo = Zurücknehmen
page-take-back = Zurücknehmen
page-tool-rules = Regeln
page-tool-more = Mehr
page-tool-keys = Tastenkürzel
page-unread = etwas Neues
page-sheet-chat = Chat
page-sheet-log = Was bisher geschah
page-sheet-rules = Regeln
page-sheet-more = An diesem Tisch
page-sheet-keys = Tastenkürzel
page-keys-board = Auf dem Brett: Pfeiltasten zum Bewegen, Eingabe- oder Leertaste zum Auswählen.
page-keys-on = Diese Kürzel verwenden
page-rules-now = Was jetzt gilt:
page-hint-is = Ein Meister rät: { $move }
page-hints-on = An diesem Tisch sind Tipps erlaubt.
page-hints-off = An diesem Tisch gibt es keine Tipps.
page-tap = Antippen, damit niemand merkt, wer aufgerufen ist
page-you-watch = Du siehst zu.
page-watching-count = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
page-players-here = Am Tisch
page-unconnected = { $count ->
    [one] { $who } ist nicht mehr verbunden.
   *[other] { $who } sind nicht mehr verbunden.
}
page-away = weg
page-away-until = weg; in { $time } darf ein Bot übernehmen
page-you = du
page-bot-plays-for = ein Bot spielt
page-bot-for-absent = Bot übernehmen lassen
page-hours = { $hours } Std.
page-pause = Unterbrechen
page-resume = Fortsetzen
page-paused = Die Partie ist unterbrochen.
page-give-seat = Einen Bot für mich spielen lassen
page-take-seat = Wieder selbst spielen
page-bot-for-you = Ein Bot spielt für dich.
page-resign = Aufgeben
page-resign-sure = Ja, aufgeben
page-resign-wins = Dann gewinnt dein Gegenüber.
page-resign-bot = Ein Bot spielt endgültig für dich weiter, und du siehst zu.
page-leave = Den Tisch verlassen
page-leave-hint = Die Partie geht ohne dich weiter. Du findest sie am Eingang unter „Deine Partien“.
page-undo-asked = { $who } möchte einen Zug zurücknehmen.
page-undo-what = Zurückgenommen würde: { $what }
page-undo-later = Was danach kam, wäre auch weg: { $moves }.
page-undo-later-moves = { $count ->
    [one] ein Zug von { $who }
   *[other] { $count } Züge von { $who }
}
page-undo-later-yours = { $count ->
    [one] ein Zug von dir
   *[other] { $count } Züge von dir
}
page-undo-revealed = Seitdem ist etwas Verdecktes ans Licht gekommen. Was man gesehen hat, kann man nicht vergessen.
page-undo-waits = { $who } möchte einen Zug zurücknehmen. Die anderen müssen noch antworten.
page-undo-yours = Du möchtest einen Zug zurücknehmen. Die anderen müssen noch antworten.
page-undo-cancel = Doch nicht
page-undo-refused = { $who } ist nicht einverstanden. Es bleibt bei dem Zug.
page-yes = Ja
page-no = Nein
page-chat-none = Noch keine Nachrichten.
page-from-gallery = (sieht zu)
page-say = Senden
page-say-what = Nachricht schreiben
page-say-gallery = Das lesen nur die anderen, die zusehen.
page-reactions = Reaktionen
page-reactions-show = Reaktionen auf diesem Gerät zeigen
page-sign-bravo = Eine Rose: Bravo!
page-sign-heart = Ein Herz
page-sign-laugh = Gelächter
page-sign-wow = Staunen
page-sign-ouch = Autsch!
page-sign-hmm = Hm, mal überlegen

## Ein Gerät für mehrere

page-curtain = Gib das Gerät an { $name } weiter
page-curtain-hint = Was jetzt kommt, darf sonst niemand sehen.
page-curtain-lift = Ich bin { $name }

## Das Ende

page-end-won = Du hast gewonnen!
page-end-lost = Du hast verloren.
page-end-draw = Unentschieden.
page-end-points = { $mine ->
    [won] Du hast mit { $points } Punkten gewonnen, { $ahead } mehr als { $second }!
    [lost] Du hast um { $ahead ->
        [one] einen Punkt
       *[other] { $ahead } Punkte
    } verloren: { $who } gewinnt mit { $points }.
   *[other] { $who } gewinnt mit { $points } Punkten, { $ahead } mehr als { $second }.
}
page-you-won-with = Du und { $who } habt gewonnen!
page-results = Das Ergebnis
page-story = Wie es lief
page-winner = gewinnt
page-rematch = Revanche
page-rematch-change = Etwas ändern
page-rematch-join = { $who } möchte noch einmal spielen: Mach mit!
page-rematch-call = { $who } möchte noch einmal spielen.
page-rematch-notify = Benachrichtige mich, wenn jemand noch einmal spielen möchte
page-rematch-other = Ein anderes Spiel mit denselben Leuten
page-move-on = Genug davon? Zusammen etwas anderes spielen
page-rematch-join-other = { $who } möchte als Nächstes { $game } spielen: Mach mit!
page-rematch-call-other = { $who } möchte als Nächstes { $game } spielen.
page-next-table = Zur nächsten Partie
page-see-replay = Wiederholung ansehen
page-record = Aufzeichnung speichern
page-seal = Prüfen, ob alles mit rechten Dingen zuging
page-seal-why = Vor dem ersten Zug hat das Haus ein Siegel veröffentlicht. Es entstand aus der geheimen Zahl, die alles Mischen und Ziehen bestimmt und erst jetzt verraten wird. Passen beide zusammen, wurde nach dem Austeilen nichts geändert.
page-seal-seed = Die Startzahl und ihr Zufallszusatz (Salt)
page-seal-was = Das Siegel, veröffentlicht beim Austeilen
page-verify = Prüfen
page-seal-fits = Das Siegel passt: Nach dem Austeilen wurde nichts geändert.
page-seal-broken = Das Siegel passt nicht. Nach dem Austeilen wurde etwas geändert!

## Eine Partie noch einmal sehen

page-replay-of = Wiederholung: { $game }
page-whose-eyes = Blickwinkel
page-as-watcher = Publikum
page-as-truth = alles aufgedeckt
page-as-player = { $name }
page-chapter = Springe zu
page-chapter-start = Anfang
page-chapter-round = Runde { $number }
page-to-table = Zurück zum Tisch
page-to-first = Zum Anfang
page-step-back = Einen Zug zurück
page-step-on = Einen Zug weiter
page-to-last = Zum Ende
page-run = Abspielen
page-stop = Anhalten
page-speed = Tempo: { $speed }×
page-speed-short = { $speed }×
page-replay-keys = Pfeiltasten: ein Zug. Leertaste: Abspielen oder Pause. + und −: schneller oder langsamer. Pos1 und Ende: Anfang und Ende.
page-move-number = Zug { $at } von { $last }

## Was rund um eine Partie geschieht

told-sat = { $who } setzt sich.
told-bot-sat = { $who }, ein Bot, setzt sich.
told-kicked = Jemand wurde vor die Tür gesetzt.
told-renamed = { $was } heißt jetzt { $who }.
told-hints-ruled = { $allowed ->
    [yes] An diesem Tisch sind jetzt Tipps erlaubt.
   *[no] An diesem Tisch gibt es keine Tipps mehr.
}
told-dealt = Die Partie beginnt. Am Ende könnt ihr nachprüfen, ob alles fair war.
told-undo-asked = { $who } möchte einen Zug zurücknehmen.
told-undo-answered = { $yes ->
    [yes] { $who } ist einverstanden.
   *[no] { $who } ist nicht einverstanden.
}
told-undo-withdrawn = { $who } möchte doch keinen Zug zurücknehmen.
told-took-back = Ein Zug wurde zurückgenommen.
told-paused = { $who } unterbricht die Partie.
told-resumed = { $who } setzt die Partie fort.
told-gave-time = { $who } gibt noch eine Minute.
told-resigned = { $who } gibt auf.
told-timed-out = Die Zeit von { $who } ist um.
told-bot-took = Ein Bot übernimmt für { $who }.
told-took-seat = { $who } ist wieder da.
told-rematched = Die nächste Partie wartet an einem neuen Tisch.

## Die Regeln, zum Lesen und zum Drucken

page-rules-contents = Auf dieser Seite
page-rules-back = Zurück zu den Regeln
page-print = Drucken
