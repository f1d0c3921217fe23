### Au carnaval de Venise

carnaval-summary = Masken, Tänze im Dunkeln und Schelme unter den Gästen: Findet sie, bevor sie euch alle demaskieren.

## Optionen

option-carnaval-roles = Wer zum Karneval kommt
option-carnaval-roles-usual = die übliche Gesellschaft: Zwei von dreien haben eine Fähigkeit
option-carnaval-roles-plain = schlicht: nur zwei besondere Gäste
option-carnaval-roles-full = vollzählig: Niemand ist ein einfacher Gast
option-carnaval-roles-advised = Bei { $seats } Personen sind { $fewest } bis { $most } Schelme möglich, empfohlen sind { $count }.
option-carnaval-roles-needed = Bei { $seats } Personen sind { $count } Schelme dabei.
option-carnaval-confidence = Vertrauensvotum: Die Stimme eines demaskierten Gasts zählt doppelt
option-carnaval-secret_vote = Geheime Abstimmung: Gezeigt wird nur das Urteil
option-carnaval-gatecrasher = Zaungast: Jemand hat seine Einladung verloren
option-carnaval-master = Wer den Karneval leitet
option-carnaval-master-house = das Haus
option-carnaval-master-person = jemand, der nicht mitspielt
option-carnaval-ladies = Wer eine Dame spielt
option-carnaval-ladies-turns = abwechselnd Dame und Herr
option-carnaval-ladies-none = niemand: lauter Herren

## Rollen

carnaval-role-guest = Gast
carnaval-role-prankster = Schelm
carnaval-role-musician = Musikant
carnaval-role-soldier = Soldat
carnaval-role-evil-genie = Böser Geist
carnaval-role-mask-lender = Maskenverleiher
carnaval-role-little-old-man = Alter Herr
carnaval-role-avenger = Rächer
carnaval-role-painter = Maler
carnaval-role-master-prankster = Oberschelm
carnaval-role-gentleman = Edelmann
carnaval-role-dancing-prankster = Tanzschelm
carnaval-role-winegrower = Winzer
carnaval-role-chef = Koch
carnaval-role-hypnotist = Hypnotiseur
carnaval-role-casanova = Casanova
carnaval-role-isabella = Isabella

# Wie man sagt, wer jemand ist: „Ich bin …“. Immer im Nominativ; ein Satz, der einen anderen Fall braucht, stellt einen Doppelpunkt davor.
carnaval-as-guest = ein einfacher Gast
carnaval-as-prankster = ein Schelm
carnaval-as-musician = der Musikant
carnaval-as-soldier = der Soldat
carnaval-as-evil-genie = der Böse Geist
carnaval-as-mask-lender = der Maskenverleiher
carnaval-as-little-old-man = der Alte Herr
carnaval-as-avenger = der Rächer
carnaval-as-painter = der Maler
carnaval-as-master-prankster = der Oberschelm
carnaval-as-gentleman = der Edelmann
carnaval-as-dancing-prankster = der Tanzschelm
carnaval-as-winegrower = der Winzer
carnaval-as-chef = der Koch
carnaval-as-hypnotist = der Hypnotiseur
carnaval-as-casanova = Casanova
carnaval-as-isabella = Isabella

# Wie man jemanden aufruft: „…, öffne die Augen.“
carnaval-call-chef = Koch
carnaval-call-musician = Musikant
carnaval-call-soldier = Soldat
carnaval-call-evil-genie = Böser Geist
carnaval-call-mask-lender = Maskenverleiher
carnaval-call-little-old-man = Alter Herr
carnaval-call-avenger = Rächer
carnaval-call-pranksters = Schelme
carnaval-call-painter = Maler
carnaval-call-master-prankster = Oberschelm
carnaval-call-gentleman = Edelmann

carnaval-card-guest = Du bist gekommen, um zu tanzen und die Schelme zu finden. Deine einzige Gabe ist dein Verstand.
carnaval-card-prankster = In jedem Tanz sucht ihr Schelme euch eine Maske aus und reißt sie herunter. Demaskiert alle Gäste.
carnaval-card-musician = Einmal am Abend darfst du aufhören zu spielen: Der Tanz ist aus, bevor etwas geschieht.
carnaval-card-soldier = In jedem Tanz darfst du auf jemanden mit Maske zeigen und erfährst, ob da mehr als ein einfacher Gast tanzt. Wenn ja, bewachst du ihn, und er kann in diesem Tanz nichts tun.
carnaval-card-evil-genie = Du hältst zu den Schelmen, aber du kennst sie nicht. Einmal am Abend darfst du einen Gast zu einem der Ihren machen.
carnaval-card-mask-lender = Du hast eine Ersatzmaske dabei. Einmal darfst du sie jemandem geben, der demaskiert ist. Vorsicht: Demaskieren dich Schelme, nehmen sie sie dir ab.
carnaval-card-little-old-man = Du tanzt gern, aber du wirst schnell müde. Du darfst einen Tanz sitzen bleiben, nie zwei hintereinander; solange du sitzt, kann dich niemand demaskieren.
carnaval-card-avenger = Wurde in der vorigen Runde kein Schelm erwischt, darfst du selbst eine Maske herunterreißen.
carnaval-card-painter = In jedem Tanz darfst du beim Aufruf eines besonderen Gasts die Augen öffnen. Ihr erkennt einander.
carnaval-card-master-prankster = Du bist ein Schelm. In jedem Tanz darfst du dein Zeichen vor jemanden legen: Solange es dort liegt, wirkt dessen Fähigkeit nicht.
carnaval-card-gentleman = Soll jemand demaskiert werden, darfst du an seine Stelle treten. Demaskiert darfst du bei Gleichstand der Stimmen entscheiden.
carnaval-card-dancing-prankster = Du bist ein Schelm. Bist du demaskiert, darfst du einmal alle in den nächsten Tanz ziehen: kein Gerede mehr, keine Abstimmung.
carnaval-card-winegrower = Bist du demaskiert, schenkst du in jedem Gespräch jemandem Wein ein: Er darf nicht reden, nicht abstimmen und keine Fähigkeit nutzen.
carnaval-card-chef = Bist du demaskiert, hältst du in jedem Tanz jemanden mit Maske bei deinen Speisen fest: Schelme können ihn nicht demaskieren, und er kann keine Fähigkeit nutzen.
carnaval-card-hypnotist = Bist du demaskiert, darfst du einmal jemandem eine Frage stellen, die wahr beantwortet werden muss: ja, nein oder ich weiß nicht.
carnaval-card-casanova = Bist du demaskiert, wählst du vor jeder Abstimmung eine Dame, die so stimmen muss wie du.
carnaval-card-isabella = Bist du demaskiert, wählst du vor jeder Abstimmung einen Herrn, der so stimmen muss wie du.

## Der Tanz

carnaval-dance = Die Musik spielt: Tanz { $dance }. Schließt die Augen.
carnaval-gives = { $who } gibt die fehlende Einladung an { $player } weiter: Das ist jetzt der Zaungast.
carnaval-calls = Das Haus ruft: „{ $call }!“
carnaval-serves = Der Koch bewirtet { $guest }: Diesen Tanz über wird nur gegessen.
carnaval-cancels = Die Musik verstummt. Der Tanz ist aus!
carnaval-learns = { $suspicious ->
    [true] { $player } benimmt sich verdächtig und wird jetzt von dir bewacht.
   *[other] { $player } ist ein einfacher Gast.
 }
carnaval-watches = Jemand wird bewacht und kann in diesem Tanz keine Fähigkeit nutzen.
carnaval-watched = Du wirst bewacht: In diesem Tanz kannst du keine Fähigkeit nutzen.
carnaval-tempts = Du flüsterst { $player } etwas ins Ohr.
carnaval-joins = { $who } ist jetzt ein Schelm.
carnaval-recognises-genie = { $genie } ist der Böse Geist, der dich verführt hat.
carnaval-recognises = Der Maler ({ $who }) und { $holder }, { $role }, erkennen einander.
carnaval-masked = { $who } trägt wieder eine Maske.
carnaval-sits = Du bleibst diesen Tanz über sitzen.
carnaval-reaches = Du greifst nach der Maske von { $player }.
carnaval-proposes = { $who } schlägt { $player } vor.
carnaval-proposes-nobody = { $who } schlägt niemanden vor.
carnaval-agree = Die Schelme greifen nach der Maske von { $player }.
carnaval-proposes-taker = { $who } würde die Ersatzmaske { $player } geben.
carnaval-proposes-taker-nobody = { $who } ist es gleich, wer die Ersatzmaske behält.
carnaval-takes = { $taker } behält die Ersatzmaske.
carnaval-robbed = Die Schelme haben dir deine Ersatzmaske abgenommen.
carnaval-asks = { $victim } soll demaskiert werden. Springst du ein und gibst deine Maske her?
carnaval-asks-condemned = Deine eigene Maske soll fallen. Für dich selbst kannst du nicht einspringen: Tipp einfach mit wie alle.
carnaval-falls = Jemand reißt dir die Maske herunter. Alle sehen es, wenn der Tanz zu Ende ist.
carnaval-marks = Das Zeichen des Oberschelms liegt vor { $player }.
carnaval-unmarks = Das Zeichen vor { $player } ist weg.

## Am Buffet

carnaval-rest = Öffnet die Augen: Tanz { $dance } ist zu Ende, das Buffet ist eröffnet.
carnaval-unmasked = { $who } ist demaskiert: Es ist { $role }.
carnaval-says = { $who }: { $statement }
carnaval-ready = { $who } ist bereit zur Abstimmung.
carnaval-pours = { $who } schenkt { $player } Wein ein: kein Reden und kein Abstimmen mehr.
carnaval-charms = { $who } betört { $player }: Beide stimmen jetzt gleich.
carnaval-drags = { $who } zieht alle in den nächsten Tanz!
carnaval-hypnotises = { $who } hypnotisiert { $player } und fragt: { $question }
carnaval-question-prankster = Bist du ein Schelm?
carnaval-question-role = Bist du { $role }?
carnaval-question-knows = Weißt du, dass { $player } ein Schelm ist?
carnaval-question-voted = Hast du gegen { $player } gestimmt?
carnaval-question-free = (die Frage wird laut gestellt)
carnaval-answers = { $who } antwortet: { $answer ->
    [yes] Ja.
    [no] Nein.
   *[unknown] Ich weiß nicht.
}
carnaval-vote = Abstimmung, { $round }. Wahlgang: { $accused }.
carnaval-voted = { $who } hat abgestimmt.
carnaval-votes = Die Stimmen: { $votes }.
carnaval-one-vote = { $who } gegen { $player }
carnaval-no-votes = keine
carnaval-accused = Keine Mehrheit. Die Angeklagten dürfen sich verteidigen: { $players }.
carnaval-tie = Gleichstand: { $players }.
carnaval-chooses = Der Edelmann entscheidet: { $player }.
carnaval-nobody = Diese Abstimmung demaskiert niemanden.
carnaval-master-give = Der Zeremonienmeister gibt { $player } die fehlende Einladung.
carnaval-master-next = Der Zeremonienmeister lässt den Abend weitergehen.
carnaval-master-end-discussion = Der Zeremonienmeister beendet das Gespräch.
carnaval-master-unmask = Der Zeremonienmeister demaskiert { $player }.
carnaval-master-mask = Der Zeremonienmeister setzt { $player } wieder eine Maske auf.
carnaval-master-block = Der Zeremonienmeister sperrt { $player }.
carnaval-master-free = Der Zeremonienmeister gibt { $player } wieder frei.
carnaval-master-mark = Der Zeremonienmeister legt das Zeichen vor { $player }.
carnaval-master-vote = Der Zeremonienmeister ändert die Stimme von { $player }.
carnaval-master-vote-instead = Der Zeremonienmeister ändert die Stimme von { $player }: Sie geht jetzt gegen { $other }.
carnaval-master-vote-none = Der Zeremonienmeister ändert die Stimme von { $player }: Sie gilt jetzt als Enthaltung.
carnaval-master-end-guests = Der Zeremonienmeister beendet den Karneval: Die Gäste gewinnen.
carnaval-master-end-pranksters = Der Zeremonienmeister beendet den Karneval: Die Schelme gewinnen.
carnaval-master-end-draw = Der Zeremonienmeister beendet den Karneval: unentschieden.
carnaval-ends = Der Karneval ist vorbei.

## Aussagen

carnaval-say-claim = Ich bin { $role }.
carnaval-say-answer = Ihr wollt es wissen: Ich bin { $role }.
carnaval-say-accuse = { $player } ist ein Schelm!
carnaval-say-vouch = { $player } ist kein Schelm.
carnaval-say-vote-for = Ich stimme gegen { $player }.
carnaval-say-ask = { $player }, wer bist du?
carnaval-say-report-suspicious = Ich habe { $player } beobachtet: verdächtig.
carnaval-say-report-harmless = Ich habe { $player } beobachtet: ein einfacher Gast.
carnaval-say-report-role = { $player } ist { $role }, ich habe es gesehen.
carnaval-say-report-watched = Ich wurde bewacht.
carnaval-say-retract = Ich nehme meine Aussage Nummer { $number } zurück.

## Wie es endet

carnaval-guests-win = Alle Schelme sind demaskiert: Die Gäste gewinnen.
carnaval-pranksters-win = Alle Gäste sind demaskiert: Die Schelme und der Böse Geist gewinnen.
carnaval-both = Der letzte Gast und der letzte Schelm haben im selben Augenblick ihre Maske verloren: unentschieden.
carnaval-dawn = Drei Runden, und keine Maske ist gefallen: Der Morgen graut, und der Karneval endet unentschieden.
carnaval-masters-word = Der Zeremonienmeister hat den Karneval beendet.

## Ablehnungen

carnaval-unreadable = „{ $move }“ ist kein Zug. Schreib zum Beispiel: watch 3, claim soldier, vote 5, ready, pass.
carnaval-must-name = Hier kannst du nicht passen, du musst wählen: { $wanted }.
carnaval-other-move = „{ $move }“ ist gerade nicht gefragt. Du kannst: { $wanted }, oder pass, wo das erlaubt ist.
carnaval-cannot-name = „{ $move }“ geht nicht: Diese Person oder Rolle kann jetzt nicht genannt werden.
carnaval-blocked = Du kannst deine Fähigkeit jetzt nicht nutzen: Du wirst bewacht, bist gezeichnet oder beschäftigt, oder dir fehlt die Einladung.
carnaval-mask-gone = Deine Maske ist weg, und mit ihr diese Fähigkeit.
carnaval-only-pass = Bei diesem Aufruf kannst du nichts tun: Schreib pass.
carnaval-not-in-talk = „{ $move }“ geht in diesem Gespräch nicht. Sag etwas, nutze eine Fähigkeit deiner offenen Karte, oder schreib: ready.
carnaval-said-enough = Du hast in diesem Gespräch deine { $most } Aussagen gemacht.
carnaval-nothing-to-retract = Du hast keine Aussage Nummer { $number }, die noch gilt.
carnaval-cannot-say = „{ $statement }“ kann man nicht sagen: Sprich von jemand anderem und von einer Rolle, die im Spiel ist.
carnaval-not-master = „{ $move }“ kann der Zeremonienmeister jetzt nicht tun.
carnaval-name-self = Dich selbst kannst du nicht wählen.
carnaval-name-bare = Diese Person trägt keine Maske mehr.
carnaval-name-masked = Diese Person trägt noch ihre Maske.
carnaval-name-fellow = Diese Person gehört zu euch.
carnaval-name-again = Nicht zweimal hintereinander dieselbe Person.
carnaval-name-accused = Jetzt können nur die Angeklagten gewählt werden.
carnaval-name-charm = Casanova betört Damen, Isabella betört Herren, und keiner von beiden den anderen.
carnaval-name-other = Diese Person kann jetzt nicht gewählt werden.
carnaval-not-asked = Das geht nicht mehr: Jetzt ist etwas anderes gefragt.
carnaval-must-choose = Hier muss jemand gewählt werden.

carnaval-no-role = „{ $name }“ ist keine Rolle. Die Rollen sind: { $names }.
carnaval-many-roles = { $roles } Rollen sind zu viele für { $seats } Personen.
carnaval-box = Von der Karte „{ $role }“ gibt es nicht mehr als { $held }, verlangt sind aber { $found }.
carnaval-not-small = Zu viert, fünft oder sechst kommt der { $role ->
    [prankster] Schelm
    [master-prankster] Oberschelm
    [dancing-prankster] Tanzschelm
    [painter] Maler
   *[soldier] Soldat
} nicht zum Karneval.
carnaval-needs-genie = Zu viert, fünft oder sechst ist der Böse Geist immer dabei.
carnaval-pranksters = Bei { $seats } Personen müssen { $wanted } Schelme dabei sein (Ober- und Tanzschelm zählen mit), nicht { $found }.
carnaval-pranksters-about = Bei { $seats } Personen müssen { $fewest } bis { $most } Schelme dabei sein (Ober- und Tanzschelm zählen mit), nicht { $found }.
carnaval-ladies = { $seat } kann keine Dame sein: Nenn verschiedene Plätze von 0 bis { $last }.

carnaval-no-prankster = Ab sieben Personen muss ein Schelm dabei sein.
carnaval-masked-and-fallen = Niemand kann maskiert sein und in diesem Tanz seine Maske verloren haben.
carnaval-unmasked-not-shown = Wer demaskiert ist, dessen Karte ist gezeigt worden.
carnaval-camps = Die Lager passen nicht zu den Karten: Nur ein Gast kann in einem anderen Lager sein, als seine Karte sagt, und zwar bei den Schelmen.
carnaval-one-convert = Der Böse Geist nennt einmal eine einzige Person, und nicht sich selbst.
carnaval-invitation = Mit der Option „gatecrasher“ hat jemand die fehlende Einladung, ohne sie niemand.
carnaval-spare = Die Ersatzmaske ist beim Maskenverleiher oder bei einem Schelm, oder sie ist weg.
carnaval-eyes = Nur Schelmen kann entgangen sein, was die anderen Schelme getan haben.
carnaval-no-question = „{ $question }“ ist keine Frage des Hypnotiseurs.
carnaval-said = Platz { $seat } kann in einem Gespräch höchstens acht Aussagen gemacht haben, als Liste.
carnaval-no-statement = „{ $statement }“ ist keine Aussage.
carnaval-fallen = Gefallene Masken werden gezeigt, wenn der Tanz zu Ende ist.
carnaval-no-call = „{ $call }“ ist kein Aufruf dieses Tanzes.
carnaval-no-victim = Es muss ein Opfer geben, für das der Edelmann gefragt wird.
carnaval-no-step = Beim Schritt „{ $step }“ dieses Aufrufs kann niemand entscheiden.
carnaval-no-outcome = Ein Karneval, der vorbei ist, hat ein Ergebnis.
carnaval-winners = Es gewinnen die Gäste, oder die Schelme und der Geist, oder bei Unentschieden alle.
carnaval-no-world = Die Ansicht widerspricht sich: Keine Verteilung der Karten passt zu ihr.

## Im Terminal

carnaval-wears-mask = maskiert
carnaval-claims-to-be = will { $role } sein
carnaval-has-mark = gezeichnet
carnaval-has-wine = beim Wein
carnaval-has-invitation = Zaungast
carnaval-is-charmed = betört
carnaval-in-play = Im Spiel: { $roles }.
carnaval-now-invitation = Vor Tanz { $dance } wird die Einladung weitergegeben.
carnaval-now-dance = Tanz { $dance }. Das Haus ruft: „{ $call }!“
carnaval-now-discussion = Am Buffet nach Tanz { $dance }: Redet miteinander.
carnaval-now-hypnosis = Am Buffet nach Tanz { $dance }: eine Frage unter Hypnose.
carnaval-now-vote = Die Abstimmung nach Tanz { $dance }.
carnaval-now-defence = Die Angeklagten verteidigen sich.
carnaval-now-tie = Gleichstand: Der Edelmann darf entscheiden.
carnaval-now-verdict = Bevor die Maske fällt …
carnaval-now-over = Der Karneval ist vorbei.
carnaval-your-card = Du bist { $role }. { $card }
carnaval-you-joined = Du bist jetzt ein Schelm!
carnaval-you-know = Du weißt: { $player } – { $what }.
carnaval-you-found-suspicious = verdächtig, als du hingesehen hast
carnaval-you-found-harmless = ein einfacher Gast, als du hingesehen hast
carnaval-your-victim = Soll demaskiert werden: { $player }.

## Auf der Seite

carnaval-leader = Zeremonienmeister
carnaval-ring = Alle rings im Saal
carnaval-tray = Was du tun kannst
carnaval-evening = Der Verlauf des Abends
carnaval-stop-dance = Tanz { $dance }
carnaval-stop-rest = Buffet
carnaval-stop-vote = Abstimmung
carnaval-second-round = zweiter Wahlgang
carnaval-voice = Die Stimme des Zeremonienmeisters
carnaval-lady = Dame
carnaval-lord = Herr
carnaval-bare = demaskiert
carnaval-can-choose = wählbar
carnaval-cards = Die Karten
carnaval-cards-short = Karten
carnaval-cards-unread = deine Karte
carnaval-corner-card = { $card }: die Karten
carnaval-cover = Meine Karte auf diesem Gerät verdecken
carnaval-uncover = Meine Karte auf diesem Gerät zeigen
carnaval-known = Was du weißt
carnaval-known-of = { $who }: { $what }
carnaval-company = Wer zum Ball gekommen ist
carnaval-used-up = (verbraucht)
carnaval-known-prankster = ein Schelm, das weißt du
carnaval-known-genie = der Böse Geist, das weißt du
carnaval-known-suspicious = verdächtig, als du hingesehen hast
carnaval-known-harmless = ein einfacher Gast, als du hingesehen hast
carnaval-badge-accused = angeklagt
carnaval-badge-watched = bewacht
carnaval-badge-served = beim Essen
carnaval-badge-wine = beim Wein
carnaval-badge-barred = vom Zeremonienmeister gesperrt
carnaval-badge-mark = gezeichnet
carnaval-badge-invitation = Zaungast
carnaval-badge-spare = hat die Ersatzmaske
carnaval-badge-charmed = betört
carnaval-badge-ready = bereit
carnaval-hands = { $hands ->
    [one] eine Hand zeigt hierher
   *[other] { $hands } Hände zeigen hierher
 }
carnaval-hands-up = { $up ->
    [0] Wessen Maske soll fallen?
    [one] Eine Hand ist oben …
   *[other] { $up } Hände sind oben …
 }
carnaval-hand-at = zeigt auf { $player }
carnaval-hand-none = enthält sich
carnaval-hand-hidden = hat abgestimmt
carnaval-tally = Die Hände
carnaval-winners-are = Der Sieg geht an
carnaval-wait = Die anderen entscheiden …
carnaval-dance-goes-on = Der Tanz geht weiter …
carnaval-choose-deed = Sag etwas oder tippe jemanden an.
carnaval-only-once = Nur einmal am Abend!
carnaval-say-it = Sagen
carnaval-quote = „{ $statement }“
carnaval-back = Neu wählen
carnaval-more-time = Noch eine Minute
carnaval-pass = { $phase ->
    [vote] Enthalten
    [tie] Geschehen lassen
    [verdict] Nichts tun
   *[other] Weitertanzen
 }

carnaval-ask-give = An wen gibst du die fehlende Einladung weiter?
carnaval-ask-serve = Wen hältst du mit deinen Speisen fest?
carnaval-ask-sketch = Bei wessen Aufruf öffnest du die Augen?
carnaval-ask-cancel = Hältst du die Musik an?
carnaval-ask-watch = Wen beobachtest du?
carnaval-ask-convert = Wem flüsterst du ins Ohr?
carnaval-ask-lend = Wem gibst du die Ersatzmaske?
carnaval-ask-sit = Bleibst du diesen Tanz über sitzen?
carnaval-ask-unmask = Wessen Maske muss ab?
carnaval-ask-mark = Vor wen legst du das Zeichen?
carnaval-ask-take = Wer von euch behält die Ersatzmaske?
carnaval-ask-vote = Wessen Maske soll fallen?
carnaval-ask-correct = Wessen Stimme änderst du?
carnaval-ask-choose = Wer von ihnen ist es?
carnaval-ask-pour = Wem schenkst du Wein ein?
carnaval-ask-charm = Wen betörst du?
carnaval-ask-drag = Ziehst du alle in den nächsten Tanz?
carnaval-ask-hypnotise = Wen hypnotisierst du?
carnaval-ask-question = Was fragst du?
carnaval-ask-accuse = Wer ist ein Schelm?
carnaval-ask-vouch = Wer ist kein Schelm?
carnaval-ask-vote-for = Gegen wen wirst du stimmen?
carnaval-ask-ask = Wen fragst du?
carnaval-ask-report-suspicious = Wen fandest du verdächtig?
carnaval-ask-report-harmless = Wen fandest du harmlos?
carnaval-ask-report-role = Wessen Karte hast du gesehen?
carnaval-ask-report-watched = Du wurdest bewacht?
carnaval-ask-claim = Wer bist du?
carnaval-ask-answer = Man fragt dich: Wer bist du?
carnaval-ask-retract = Was widerrufst du?
carnaval-ask-player = Wen meinst du?
carnaval-tap-player = Tippe jemanden an.
carnaval-ask-role = Welche Rolle?
carnaval-ask-mask = Wer trägt wieder eine Maske?
carnaval-ask-block = Wer kann nichts tun?
carnaval-ask-free = Wer ist wieder frei?
carnaval-ask-instead = Gegen wen stimmt { $player } stattdessen?
carnaval-ask-end = Wie endet der Karneval?
carnaval-ask-bow = Vor wem verbeugst du dich?
carnaval-ask-clap = Klatschst du mit?
carnaval-ask-gasp = Gleich fällt das Urteil. Hältst du den Atem an?
carnaval-ask-invite = Wer hat die Einladung verloren?
carnaval-ask-meet = Wem möchtest du gern begegnen?

carnaval-verb-give = Weitergeben
carnaval-verb-serve = Bewirten
carnaval-verb-sketch = Augen öffnen
carnaval-verb-watch = Beobachten
carnaval-verb-convert = Flüstern
carnaval-verb-lend = Geben
carnaval-verb-unmask = Demaskieren
carnaval-verb-mark = Zeichen legen
carnaval-verb-take = Behalten
carnaval-verb-vote = Abstimmen
carnaval-verb-correct = Stimme ändern
carnaval-verb-choose = Wählen
carnaval-verb-pour = Einschenken
carnaval-verb-charm = Betören
carnaval-verb-drag = Alle zum Tanz!
carnaval-verb-hypnotise = Hypnose
carnaval-verb-accuse = Schelm!
carnaval-verb-vouch = Bürgen
carnaval-verb-vote-for = Ich stimme gegen …
carnaval-verb-ask = Fragen
carnaval-verb-report-suspicious = Verdächtig!
carnaval-verb-report-harmless = Harmlos
carnaval-verb-report-role = Ich sah …
carnaval-verb-report-watched = Bewacht
carnaval-verb-claim = Ich bin …
carnaval-verb-answer = Antworten
carnaval-verb-retract = Widerrufen
carnaval-verb-yes = Ja
carnaval-verb-no = Nein
carnaval-verb-unknown = Ich weiß nicht
carnaval-verb-mask = Neu maskieren
carnaval-verb-block = Sperren
carnaval-verb-free = Freigeben
carnaval-verb-end = Beenden
carnaval-verb-bow = Verbeugen
carnaval-verb-invite = Fehlende Einladung
carnaval-verb-meet = Begegnen

carnaval-do-give = An { $player } weitergeben
carnaval-do-serve = { $player } bewirten
carnaval-do-sketch = Augen auf: { $role }
carnaval-do-cancel = Musik anhalten
carnaval-do-watch = { $player } beobachten
carnaval-do-convert = { $player } etwas zuflüstern
carnaval-do-lend = An { $player } geben
carnaval-do-sit = Sitzen bleiben
carnaval-do-unmask = { $player } demaskieren
carnaval-do-mark = { $player } zeichnen
carnaval-do-step-in = Einspringen
carnaval-do-take = { $player } behält sie
carnaval-do-vote = Gegen { $player } stimmen
carnaval-do-vote-instead = { $player } stimmt gegen { $other }
carnaval-do-vote-none = { $player } enthält sich
carnaval-do-choose = Es ist { $player }
carnaval-do-pour = Wein für { $player }
carnaval-do-charm = { $player } betören
carnaval-do-drag = Alle zum Tanz!
carnaval-do-hypnotise-with = { $player } fragen: { $question }
carnaval-do-yes = Ja
carnaval-do-no = Nein
carnaval-do-unknown = Ich weiß nicht
carnaval-do-ready = Bereit
carnaval-do-next = Weiter
carnaval-do-next-without = Weiter ohne { $who }
carnaval-do-end-discussion = Gespräch beenden
carnaval-do-mask = { $player } neu maskieren
carnaval-do-block = { $player } sperren
carnaval-do-free = { $player } freigeben
carnaval-do-end-guests = Die Gäste gewinnen
carnaval-do-end-pranksters = Die Schelme gewinnen
carnaval-do-end-draw = Unentschieden
carnaval-do-bow = Vor { $player } verbeugen
carnaval-do-clap = Mitklatschen
carnaval-do-gasp = Den Atem anhalten
carnaval-do-invite = Es ist { $player }
carnaval-do-meet = Mein Wunsch: { $role }

carnaval-word-prankster = Bist du ein Schelm?
carnaval-word-free = Eine eigene Frage
carnaval-word-role = Bist du …?
carnaval-word-knows = Weißt du, dass … ein Schelm ist?
carnaval-word-voted = Hast du gegen … gestimmt?
carnaval-word-none = Niemand
carnaval-word-guests = Die Gäste gewinnen
carnaval-word-pranksters = Die Schelme gewinnen
carnaval-word-draw = Unentschieden

carnaval-desk = Das Pult des Zeremonienmeisters

## Gedruckt: die Karten

carnaval-side-guests = auf der Seite der Gäste
carnaval-side-pranksters = auf der Seite der Schelme
carnaval-side-genie = hält zu den Schelmen, ist aber keiner
carnaval-thing-invitation = fehlende Einladung
carnaval-thing-invitation-text = Ohne Einladung kannst du keine Fähigkeit nutzen. Unmittelbar vor jedem Tanz gibst du diese Karte offen an jemand anderen weiter.
carnaval-thing-mark = Zeichen des Oberschelms
carnaval-thing-mark-text = Solange es vor dir liegt, kannst du keine Fähigkeit nutzen.

## Gedruckt: das Blatt des Zeremonienmeisters. Was er laut sagt, und was er tut.

carnaval-sheet-before = Vor dem ersten Tanz
carnaval-sheet-dance = Der Tanz, in dieser Reihenfolge
carnaval-sheet-after = Buffet und Abstimmung
carnaval-sheet-company = Die übliche Gesellschaft
carnaval-sheet-along = Wenn du mitspielst: ohne Gerät, die Hände auf dem Tisch
carnaval-sheet-call = Aufruf
carnaval-sheet-say = Du sagst
carnaval-sheet-do = Du tust
carnaval-sheet-players = Personen
carnaval-sheet-roles = Rollen

carnaval-aloud-open = { $call }, öffne die Augen.
carnaval-aloud-close = { $call }, schließ die Augen.
carnaval-aloud-open-all = Schelme, öffnet die Augen und seht euch an.
carnaval-aloud-close-all = Schelme, schließt die Augen.
carnaval-aloud-dance = Die Musik spielt. Schließt die Augen.
carnaval-aloud-rest = Der Tanz ist zu Ende. Öffnet die Augen: Das Buffet ist eröffnet.
carnaval-aloud-vote = Hebt den Arm. Eins, zwei, drei: zeigt!

carnaval-lead-cards = Sag allen, welche Rollen im Spiel sind und was sie tun, und gib jedem eine Karte.
carnaval-lead-calls = Ruf nur Rollen auf, die im Spiel sind, aber diese in jedem Tanz und mit der gleichen Pause: auch wenn die Person dahinter demaskiert ist oder nichts tun kann.
carnaval-lead-blocked = Wer bewacht, gezeichnet, beim Essen, beim Wein oder ohne Einladung ist, kann keine Fähigkeit nutzen.
carnaval-lead-invitation = Spielt ihr mit dem Zaungast: Gib die fehlende Einladung jemandem deiner Wahl. Unmittelbar vor jedem Tanz, auch vor dem ersten, wird sie offen weitergegeben.
carnaval-lead-chef = Erst wenn er demaskiert ist. Er zeigt auf jemanden mit Maske, nie zweimal hintereinander auf dieselbe Person; berühr sie an der Schulter. In diesem Tanz können Schelme sie nicht demaskieren.
carnaval-lead-painter = Ruf ihn nicht auf. Einmal im Tanz darf er beim Aufruf von Musikant, Soldat, Maskenverleiher, Altem Herrn, Rächer oder Edelmann die Augen öffnen.
carnaval-lead-musician = Nickt er, ist der Tanz sofort zu Ende: Ruf niemanden mehr auf. Einmal am Abend.
carnaval-lead-soldier = Er zeigt auf jemanden mit Maske. Ist es ein einfacher Gast, schüttle den Kopf. Bei jedem anderen nick, berühr ihn an der Schulter und sag:
carnaval-lead-evil-genie = Einmal am Abend zeigt er auf jemanden mit Maske. Ein Gast ist von nun an ein Schelm: Berühr ihn an der Schulter, er öffnet die Augen und sieht den Geist.
carnaval-lead-evil-genie-small = Mit 4 bis 6 Personen muss er im ersten Tanz wählen, vor allen anderen Aufrufen, und der Schelm sieht ihn nicht.
carnaval-lead-mask-lender = Einmal am Abend zeigt er auf jemanden, der demaskiert ist und nun die Ersatzmaske aufsetzt: Sag, wer es ist. Haben die Schelme die Maske erbeutet, antwortet einer von ihnen.
carnaval-lead-little-old-man = Nickt er, bleibt er diesen Tanz über sitzen, und niemand kann ihn demaskieren. Nie im ersten Tanz, nie zweimal hintereinander.
carnaval-lead-avenger = Nicht im ersten Tanz, und nur, wenn weder im vorigen Tanz noch in der Abstimmung danach ein Schelm erwischt wurde. Er zeigt auf jemanden mit Maske.
carnaval-lead-pranksters = Auch wen der Geist für sie gewonnen hat. Sie einigen sich auf jemanden mit Maske, der keiner von ihnen ist. Mit 4 bis 6 Personen im ersten Tanz auf niemanden.
carnaval-lead-master-prankster = Leg sein Zeichen vor die Person, auf die er zeigt; bei jedem Aufruf muss es weiterziehen, oder du nimmst es weg.
carnaval-lead-gentleman = Jedes Mal, wenn eine Maske fallen soll, auch nach einer Abstimmung: Berühr ihn an der Schulter und zeig ihm, wessen. Nickt er, wird er stattdessen demaskiert.
carnaval-lead-shown = Sag, wessen Maske gefallen ist, nicht wie: Die Karte wird umgedreht. Sieh nach, ob die Partie zu Ende ist.
carnaval-lead-talk = Lass alle reden. Winzer, Hypnotiseur, Tanzschelm, Casanova und Isabella dürfen, wenn sie demaskiert sind, jetzt ihre Fähigkeit nutzen.
carnaval-lead-vote = Demaskierte Schelme zeigen zwei Sekunden später; nach ihnen zählt keine Stimme mehr. Wer mehr als die Hälfte der Stimmen gegen sich hat, wird demaskiert.
carnaval-lead-second = Sonst verteidigen sich die beiden mit den meisten Stimmen (bei Gleichstand auch mehr). Dann stimmen alle noch einmal ab, aber nur gegen jemanden von den Angeklagten. Wer dabei die meisten Stimmen hat, wird demaskiert; bei Gleichstand fallen alle ihre Masken. Mit 4 bis 6 Personen entscheidet schon der erste Wahlgang.
carnaval-lead-law = Dein Wort ist Gesetz, auch gegen die Regeln.
carnaval-along-table = Setzt euch so nah zusammen, dass ihr einander berühren könnt. Alle legen eine Hand in die Mitte des Tischs.
carnaval-along-cards = Nenn die Rollen im Spiel, erinnere an die Regeln und gib die Karten aus. Alle sehen ihre eigene an, auch du.
carnaval-along-eyes = Ruf auf wie oben, aber halt selbst die Augen geschlossen. Öffne sie nur, wenn du dich selbst aufgerufen hast.
carnaval-along-touch = Wer jemanden wählt, berührt dessen Hand. Wenn nötig, nickt diese Person oder schüttelt den Kopf.
carnaval-along-answer = Wer dir Ja oder Nein sagen muss, berührt deine Hand: einmal für Ja, zweimal für Nein.
carnaval-along-time = Wenn du meinst, dass jemand fertig ist, bitte darum, die Augen zu schließen. Wer noch nicht fertig ist, berührt deine Hand: Lass mehr Zeit.
carnaval-along-care = Sag deutlich, was zu tun ist, und lass bei jedem Aufruf Zeit dafür, auch bei deinem eigenen: So verrätst du dich nicht.
