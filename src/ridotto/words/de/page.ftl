### Die Seite

# Begriffe: table Tisch, seat Platz, host Gastgeber, game (a play of it) Partie, move und turn Zug („du bist dran“), round Runde,
# hint Tipp, record Aufzeichnung, seal Siegel, seed Startzahl, deal Austeilen, view Ansicht, position Stellung, log Verlauf, store Archiv.
# Mascarade: pool Topf, rack Rahmen, lay anlegen, feature Merkmal, board Spielfeld, square Feld.
# Masker: capture schlagen, cross Kreuz, grid Spielfeld, place Feld, stack Turm, pile Stapel, out ausgeschieden.
# Mask: base Steckbrett, stick Stab, hole Loch, ring Ring, payday Zahltag, bank Bank, bid bieten, out aussteigen, orientation Richtung.
# Karneval: prankster Schelm, guest Gast, unmask demaskieren, ability Fähigkeit, call Aufruf, rest Buffet, discussion Gespräch,
# vote Abstimmung und Stimme (stets gegen jemanden), mark Zeichen, watch bewachen, master of ceremonies Zeremonienmeister.

page-tagline = Vier alte Maskenspiele in einem Haus. Spiel mit Freunden, rund um einen Tisch oder allein.
page-skip = Zum Inhalt springen
page-home = Ridotto, zum Eingang
page-to-entrance = Zum Eingang
page-language = Sprache
page-to-night = Auf Nacht umschalten
page-to-day = Auf Tag umschalten
page-sound-on = Ton einschalten
page-sound-off = Ton ausschalten
page-close = Schließen
page-footer = Das Ridotto in Venedig, 1638: Jeder durfte sich an einen Spieltisch setzen, solange er eine Maske trug.

## Der Eingang

page-choose = Wähle eine Tür
page-players = { $fewest } bis { $most } Personen
page-play-now = Sofort spielen
page-play-now-game = Sofort spielen: { $game }, gegen Bots
page-more-about = Über { $game }
page-against-bots = Sofort gegen Bots spielen
page-make-table = Einen Tisch für Freunde aufmachen
page-rules = Die Regeln lesen
page-join = Zu Freunden setzen
page-join-hint = Du hast einen Code? Er steht in dem Link, den man dir geschickt hat.
page-code = Code des Tisches
page-join-button = Hinsetzen
page-public = Öffentliche Tische
page-public-none = Gerade ist kein Tisch offen. Mach einen auf: Hier sehen ihn die anderen.
page-left = Verlassene Partien
page-left-none = Partien, die du vor dem Ende verlässt, warten hier auf dich.
page-seats-taken = { $taken } von { $seats } Plätzen besetzt

page-hosted-by = bei { $host }
page-phase-gathering = wartet auf Mitspieler
page-phase-playing = wird gespielt
page-phase-ended = zu Ende

## Du

# Namen von Masken, höchstens zwölf Zeichen, mit Kommas dazwischen.
page-names = Samtfuchs, Silbermotte, Goldkarpfen, Blauelster, Spitzmarder, Nachteule, Roter Domino, Maskenreiher, Grautaube, Mondhase, Salzmöwe, Jademolch, Satinkrähe, Opalfink, Federhenne, Silberkatze, Stolzkranich, Flinkotter, Weiser Uhu, Goldspinne, Seidenschwan, Messingspatz, Samtwiesel, Eisvogel
page-me = Du
page-change-name = Du bist { $name }. Namen ändern
page-my-name = Die anderen sehen dich als
page-another-name = Ein anderer Name
page-keep-name = Diesen Namen nehmen
page-title = Beim Karneval kommst du als
page-title-lady = Dame
page-title-lord = Herr
page-title-none = was gerade fehlt

## Der Draht zum Haus

page-no-answer = Das Haus antwortet nicht. Sieh nach, ob du online bist, und versuch es noch einmal.
page-understood = Verstanden
page-waiting = Einen Augenblick …
page-line-lost = Die Verbindung ist abgerissen. Nichts ist verloren: Sie kommt von selbst zurück.
page-not-here = Dieser Tisch ist für dich geschlossen.

## Vor dem Beginn

page-seats = Wer spielt
page-seat-free = Freier Platz
page-seat-mine = du, an diesem Gerät
page-seat-leads = leitet das Spiel
page-seat-number = Platz { $seat }
page-here = ist da
page-not-yet-here = ist weg
page-sit-hint = Tipp auf einen freien Platz, um dich zu setzen. Ohne Platz siehst du zu.
page-seat-hint = Tipp auf einen Platz, um zu wechseln, jemanden an dieses Gerät zu setzen oder aufzustehen.
page-move-here = Hierher wechseln
page-neighbour = Noch jemand an diesem Gerät
page-neighbour-hint = Ihr spielt abwechselnd an einem Bildschirm. Ein Vorhang verbirgt, was die anderen nicht sehen dürfen.
page-neighbour-name = Name der Person neben dir
page-sit-down = Hinsetzen
page-seat-bot = Ein Bot
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
page-about-bot-random = Tut irgendetwas, solange die Regeln es erlauben.
page-about-bot-greedy = Nimmt sofort das Beste und sieht nicht weiter.
page-about-bot-talker = Redet viel und denkt wenig.
page-about-bot-novice = Hat ein paar Abende gespielt. Gut für die erste Partie.
page-about-bot-regular = Kommt jede Woche und hält gut mit.
page-about-bot-master = Denkt lange nach. Schlag ihn, wenn du kannst.
page-start = Partie beginnen
page-start-bots = { $free ->
    [0] Alle sind da.
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die { $free } freien Plätze.
}
page-start-leader = Auf dem letzten Platz leitet jemand das Spiel: Dort muss sich erst jemand hinsetzen.
page-start-watching = { $free ->
    [0] Du siehst zu: Du hast keinen Platz.
   *[other] Du siehst zu: Du hast keinen Platz. Die freien nehmen Bots.
}
page-host-starts = { $host } beginnt die Partie, wenn alle da sind.
page-invite = Freunde einladen
page-qr = QR-Code des Links zu diesem Tisch
page-code-is = Code:
page-copy = Link kopieren
page-copied = Der Link ist kopiert.
page-share = Teilen
page-share-text = Komm, spiel mit mir { $game }.
page-arrangement = Was gespielt wird
page-host-arranges = Das bestimmt { $host }.
page-how-many = Wie viele spielen
page-count-players = { $count } Personen
page-public-table = Öffentlich: Alle im Haus sehen diesen Tisch und dürfen sich setzen
page-as-rules = wie in den Regeln
page-lines-read = { $lines ->
    [one] Eine Zeile gelesen.
   *[other] { $lines } Zeilen gelesen.
}
page-clock = Die Uhr
page-clock-none = keine: Denk nach, solange du willst
page-clock-move-30 = eine halbe Minute für jeden Zug
page-clock-move-90 = anderthalb Minuten für jeden Zug
page-clock-bank-300 = 5 Minuten für die ganze Partie und 5 Sekunden mehr für jeden Zug
page-clock-bank-900 = 15 Minuten für die ganze Partie und 10 Sekunden mehr für jeden Zug
page-clock-days-1 = ein Tag für jeden Zug
page-clock-days-3 = drei Tage für jeden Zug

## Am Tisch

page-your-turn = Du bist dran
page-hush = Pst! Alle tippen
page-turn-of = { $count ->
    [0] Einen Augenblick …
    [one] { $who } entscheidet
   *[other] Es entscheiden: { $who }
}
page-over = { $count ->
    [one] { $who } gewinnt!
   *[other] { $who } gewinnen!
}
page-log = Was geschehen ist
page-not-drawn = Dieses Spiel hat noch kein Brett. Ziehen kann man hier trotzdem.
page-lost = Hinter dieser Tür ist nichts.
page-carry = Auf diesem Gerät { $name } werden?
page-carry-here = Hier bist du { $here }. Wirst du { $name }, hat dieses Gerät die Plätze und Partien von { $name } und nicht mehr die von { $here }.
page-carry-own-link = Tu das nur, wenn du den Link selbst gemacht hast, auf einem deiner Geräte.
page-carry-become = { $name } werden
page-carry-stay = { $here } bleiben
page-carry-already = Auf diesem Gerät bist du schon { $name }.
page-carry-go-on = Weiter
page-carry-not = Dieser Link führt nirgendwohin
page-tools = Werkzeuge des Tisches
page-tool-chat = Reden
page-tool-log = Verlauf
page-tool-hint = Tipp
page-tool-undo = Zurücknehmen
page-tool-rules = Regeln
page-tool-more = Mehr
page-tool-keys = Tasten
page-unread = etwas Neues
page-sheet-chat = Gespräch
page-sheet-log = Was geschehen ist
page-sheet-rules = Die Regeln
page-sheet-more = An diesem Tisch
page-sheet-keys = Tasten des Tisches
page-keys-board = Auf dem Brett: Pfeiltasten zum Bewegen, Eingabe oder Leertaste zum Wählen.
page-keys-on = Diese Tasten benutzen
page-rules-now = Jetzt gilt:
page-hint-is = Ein Meister denkt an: { $move }
page-tap = Tippen: Niemand soll wissen, wer gerufen wurde
page-you-watch = Du siehst zu.
page-watching-count = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
page-players-here = Am Tisch
page-away = weg
page-away-until = weg, in { $time } darf ein Bot weiterspielen
page-you = du
page-bot-plays-for = ein Bot spielt weiter
page-bot-for-absent = Bot weiterspielen lassen
page-hours = { $hours } Std.
page-pause = Pause
page-resume = Weiter
page-paused = Die Partie macht Pause.
page-give-seat = Einen Bot für mich spielen lassen
page-take-seat = Selbst weiterspielen
page-bot-for-you = Ein Bot spielt auf deinem Platz.
page-resign = Aufgeben
page-resign-sure = Wirklich aufgeben
page-leave = Den Tisch verlassen
page-leave-hint = Die Partie geht ohne dich weiter; du findest sie am Eingang unter den verlassenen Partien.
page-undo-asked = { $who } möchte einen Zug zurücknehmen.
page-undo-waits = { $who } möchte einen Zug zurücknehmen. Die anderen werden gefragt.
page-yes = Ja
page-no = Nein
page-chat-none = Noch hat niemand etwas gesagt.
page-from-gallery = (Galerie)
page-say = Sagen
page-say-what = Sag etwas
page-say-gallery = Nur wer zusieht, hört dich.

## Ein Gerät für mehrere

page-curtain = Gib das Gerät an { $name }
page-curtain-hint = Was jetzt kommt, ist nur für ein Paar Augen.
page-curtain-lift = Ich bin { $name }

## Das Ende

page-winner = gewinnt
page-rematch = Noch einmal
page-next-table = Zur nächsten Partie
page-see-replay = Noch einmal ansehen
page-record = Aufzeichnung sichern
page-seal = Ging alles mit rechten Dingen zu? Das Siegel dieser Partie
page-seal-why = Vor dem ersten Zug hat das Haus ein Siegel veröffentlicht. Es entstand aus der Zahl, von der aller Zufall kommt und die erst jetzt verraten wird. Passt beides zusammen, wurde nach dem Austeilen nichts geändert.
page-seal-seed = Die Zahl und ihr Salz
page-seal-was = Das Siegel, beim Austeilen veröffentlicht
page-verify = Prüfen
page-seal-fits = Das Siegel passt: Nach dem Austeilen wurde nichts geändert.
page-seal-broken = Das Siegel passt nicht. Das ist nicht, was ausgeteilt wurde!

## Eine Partie noch einmal sehen

page-replay-of = { $game }, noch einmal
page-whose-eyes = Gesehen von
page-as-watcher = wer zusah
page-as-truth = die volle Wahrheit
page-as-player = { $name }
page-to-first = Zum Anfang
page-step-back = Einen Zug zurück
page-step-on = Einen Zug weiter
page-to-last = Zum Ende
page-run = Laufen lassen
page-stop = Anhalten
page-move-number = Zug { $at } von { $last }

## Was rund um eine Partie geschieht

told-sat = { $who } setzt sich.
told-bot-sat = { $who }, ein Bot, setzt sich.
told-kicked = Jemand wurde vor die Tür gesetzt.
told-dealt = Die Partie beginnt. Ihr Siegel ist veröffentlicht.
told-undo-asked = { $who } möchte einen Zug zurücknehmen.
told-undo-answered = { $yes ->
    [yes] { $who } ist einverstanden.
   *[no] { $who } ist nicht einverstanden.
}
told-took-back = Ein Zug wurde zurückgenommen.
told-paused = { $who } unterbricht die Partie.
told-resumed = { $who } lässt die Partie weitergehen.
told-gave-time = { $who } gibt noch eine Minute.
told-resigned = { $who } gibt auf.
told-timed-out = Die Zeit von { $who } ist um.
told-bot-took = Ein Bot spielt weiter für { $who }.
told-took-seat = { $who } spielt wieder selbst.
told-rematched = Die nächste Partie wartet an einem neuen Tisch.

## Die Regeln, zum Lesen und zum Drucken

page-rules-contents = Auf dieser Seite
page-rules-cards = Rollenkarten zum Drucken
page-rules-master = Blatt für den Zeremonienmeister
page-rules-back = Zurück zu den Regeln
page-print = Drucken
page-print-cards = Auf A4 oder Letter drucken, in voller Größe. An den Linien ausschneiden.
