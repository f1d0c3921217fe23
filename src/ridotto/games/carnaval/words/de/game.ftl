### Au carnaval de Venise

carnaval-summary = Masken, Tänze im Dunkeln und Schelme unter den Gästen: Findet sie, bevor sie euch alle demaskieren.
carnaval-in-short = Tanzt, redet und demaskiert die Schelme.

## Optionen

option-carnaval-roles = Wer zum Karneval kommt
option-carnaval-roles-usual = die übliche Gesellschaft: Zwei von drei Gästen haben eine Fähigkeit
option-carnaval-roles-plain = schlicht: wenige besondere Gäste
option-carnaval-roles-full = vollzählig: kein einziger einfacher Gast
option-carnaval-roles-advised = Bei { $seats } Personen sind { $fewest } bis { $most } Schelme sinnvoll, üblich sind { $count }.
option-carnaval-roles-needed = Bei { $seats } Personen müssen es genau { $count } Schelme sein.
carnaval-balance-guests = Gäste
carnaval-balance-pranksters = Schelme
carnaval-balance-guests-easier = Die Gäste haben es leichter.
carnaval-balance-guests-stronger = Die Gäste sind viel stärker.
carnaval-balance-pranksters-easier = Die Schelme haben es leichter.
carnaval-balance-pranksters-stronger = Die Schelme sind viel stärker.
carnaval-balance-guests-wins = { $wins ->
    [0] Die Gäste gewinnen fast nie.
    [10] Die Gäste gewinnen fast immer.
   *[other] Die Gäste gewinnen an etwa { $wins } von 10 Abenden.
}
carnaval-balance-length = { $length ->
    [one] Ein Abend dauert einen Tanz, in der Regel höchstens { $longest }.
   *[other] Ein Abend dauert etwa { $length } Tänze, meist { $shortest } bis { $longest }.
}
option-carnaval-confidence = Vertrauensvotum: Die Stimme eines demaskierten Gastes zählt doppelt
option-carnaval-secret_vote = Geheime Abstimmung: Gezeigt wird nur das Urteil
option-carnaval-gatecrasher = Ohne Einladung: Eine Karte geht um; wer sie hat, kann keine Fähigkeit nutzen
option-carnaval-master = Wer den Karneval leitet
option-carnaval-master-house = das Haus
option-carnaval-master-person = jemand, der nicht mitspielt
option-carnaval-ladies = Wer eine Dame spielt (Casanova betört Damen, Isabella Herren)
option-carnaval-ladies-turns = immer abwechselnd: Dame, Herr, Dame, Herr
option-carnaval-ladies-none = niemand: Alle sind Herren

## Rollen

carnaval-role-guest = Gast
carnaval-role-prankster = Schelm
carnaval-role-musician = Musikant
carnaval-role-soldier = Soldat
carnaval-role-evil-genie = Böser Geist
carnaval-role-mask-lender = Maskenverleiher
carnaval-role-little-old-man = Großväterchen
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
carnaval-as-little-old-man = das Großväterchen
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
carnaval-call-little-old-man = Großväterchen
carnaval-call-avenger = Rächer
carnaval-call-pranksters = Schelme
carnaval-call-painter = Maler
carnaval-call-master-prankster = Oberschelm
carnaval-call-gentleman = Edelmann

carnaval-card-guest = Du bist gekommen, um zu tanzen und die Schelme zu finden. Deine einzige Gabe ist dein Verstand.
carnaval-card-prankster = In jedem Tanz sucht ihr Schelme euch gemeinsam eine Maske aus und reißt sie herunter. Demaskiert alle Gäste.
carnaval-card-musician = Einmal pro Partie darfst du die Musik anhalten: Der Tanz ist aus, bevor noch etwas geschieht.
carnaval-card-soldier = In jedem Tanz darfst du auf eine maskierte Person zeigen und erfährst, ob sie ein einfacher Gast ist. Wenn nicht, beobachtest du sie, und sie kann in diesem Tanz nichts tun.
carnaval-card-evil-genie = Du hältst zu den Schelmen, aber du kennst sie nicht. Einmal pro Partie darfst du einen Gast zum Schelm machen.
carnaval-card-mask-lender = Du hast eine Ersatzmaske dabei. Einmal pro Partie darfst du sie einer demaskierten Person geben. Vorsicht: Demaskieren dich die Schelme, gehört sie ihnen.
carnaval-card-little-old-man = Du tanzt gern, aber du wirst schnell müde. Du darfst einen Tanz lang sitzen bleiben, aber nicht beim ersten und nie zweimal hintereinander; solange du sitzt, kann dich niemand demaskieren.
carnaval-card-avenger = Vom zweiten Tanz an darfst du selbst eine Maske herunterreißen, wenn in der vorigen Runde kein Schelm erwischt wurde.
carnaval-card-painter = In jedem Tanz darfst du beim Aufruf eines besonderen Gastes die Augen öffnen. Ihr erkennt einander.
carnaval-card-master-prankster = Du bist ein Schelm. In jedem Tanz darfst du dein Zeichen vor eine Person legen: Solange es dort liegt, kann sie keine Fähigkeit nutzen.
carnaval-card-gentleman = Soll jemand demaskiert werden, darfst du einspringen und verlierst stattdessen deine Maske. Bist du demaskiert, darfst du bei Gleichstand in der Abstimmung entscheiden.
carnaval-card-dancing-prankster = Du bist ein Schelm. Bist du demaskiert, darfst du ein einziges Mal alle in den nächsten Tanz ziehen: kein Gespräch mehr, keine Abstimmung.
carnaval-card-winegrower = Bist du demaskiert, schenkst du in jedem Gespräch einer Person Wein ein: Sie darf bis zum nächsten Tanz nicht reden, nicht abstimmen und keine Fähigkeit nutzen.
carnaval-card-chef = Bist du demaskiert, hältst du in jedem Tanz eine maskierte Person mit deinen Speisen auf: Die Schelme können sie nicht demaskieren, und sie kann keine Fähigkeit nutzen.
carnaval-card-hypnotist = Bist du demaskiert, darfst du ein einziges Mal jemandem eine Frage stellen. Die Antwort muss wahr sein: „ja“, „nein“ oder „ich weiß nicht“.
carnaval-card-casanova = Bist du demaskiert, wählst du in jedem Gespräch eine Dame, die dann so stimmen muss wie du, auch in einem zweiten Wahlgang.
carnaval-card-isabella = Bist du demaskiert, wählst du in jedem Gespräch einen Herrn, der dann so stimmen muss wie du, auch in einem zweiten Wahlgang.

## Der Tanz

carnaval-dance = Tanz { $dance }: Die Musik spielt. Nicht gucken!
carnaval-gives = { $who } gibt die fehlende Einladung an { $player } weiter: { $player } ist jetzt ohne Einladung.
carnaval-calls = Der Aufruf: „{ $call }!“
carnaval-serves = Der Koch bewirtet { $guest }: { $guest } ist diesen Tanz lang mit Essen beschäftigt.
carnaval-cancels = Die Musik verstummt. Der Tanz ist aus!
carnaval-learns = { $suspicious ->
    [true] { $player } benimmt sich verdächtig. Du behältst { $player } im Auge.
   *[other] { $player } ist ein einfacher Gast.
 }
carnaval-watches = Jemand wird beobachtet und kann in diesem Tanz keine Fähigkeit nutzen.
carnaval-watched = Du wirst beobachtet: In diesem Tanz kannst du keine Fähigkeit nutzen.
carnaval-watched-past = In diesem Tanz wurdest du beobachtet und konntest keine Fähigkeit nutzen.
carnaval-tempts = Du flüsterst { $player } etwas ins Ohr.
carnaval-joins = { $who } ist jetzt ein Schelm.
carnaval-recognises-genie = { $genie } ist der Böse Geist, der dich zum Schelm gemacht hat.
carnaval-recognises = Der Maler ({ $who }) und { $holder } ({ $role }) erkennen einander.
carnaval-masked = { $who } trägt wieder eine Maske.
carnaval-sits = Du bleibst diesen Tanz lang sitzen.
carnaval-reaches = Du greifst nach der Maske von { $player }.
carnaval-proposes = { $who } schlägt { $player } vor.
carnaval-proposes-nobody = { $who } schlägt niemanden vor.
carnaval-by-lot = Die Schelme waren sich nicht einig, also entschied das Los: { $player }.
carnaval-agree = Die Schelme greifen nach der Maske von { $player }.
carnaval-proposes-taker = { $who } würde die Ersatzmaske { $player } geben.
carnaval-proposes-taker-self = { $who } möchte die Ersatzmaske selbst behalten.
carnaval-proposes-taker-nobody = { $who } ist es egal, wer die Ersatzmaske behält.
carnaval-takes = { $taker } behält die Ersatzmaske.
carnaval-robbed = Die Schelme haben dir deine Ersatzmaske abgenommen.
carnaval-asks = Gleich fällt die Maske von { $victim }. Springst du ein?
carnaval-asks-condemned = Gleich fällt deine eigene Maske, und für dich selbst kannst du nicht einspringen.
carnaval-falls = Jemand reißt dir die Maske herunter. Alle sehen es, wenn der Tanz zu Ende ist.
carnaval-marks = Das Zeichen des Oberschelms liegt jetzt vor { $player }.
carnaval-unmarks = Das Zeichen vor { $player } ist weg.

# Where everything is revealed: what was whispered to one player, told to anybody.
carnaval-tempts-told = { $who } flüstert { $player } etwas ins Ohr.
carnaval-learns-told = { $suspicious ->
    [true] { $who } sieht sich { $player } an: verdächtig.
   *[other] { $who } sieht sich { $player } an: ein einfacher Gast.
 }
carnaval-watched-told = { $who } wird beobachtet und kann in diesem Tanz keine Fähigkeit nutzen.
carnaval-recognises-genie-told = { $who } erfährt, wer der Böse Geist ist: { $genie }.
carnaval-sits-told = { $who } bleibt diesen Tanz lang sitzen.
carnaval-reaches-told = { $who } greift nach der Maske von { $player }.
carnaval-robbed-told = Die Schelme haben die Ersatzmaske an sich genommen.
carnaval-falls-told = Jemand reißt { $who } die Maske herunter. Alle sehen es, wenn der Tanz zu Ende ist.

## Am Buffet

carnaval-rest = Tanz { $dance } ist zu Ende, und das Buffet ist eröffnet.
carnaval-unmasked = { $who } ist demaskiert: { $role }.
carnaval-unmasked-you = Du bist demaskiert: { $role }.
carnaval-says = { $who }: { $statement }
carnaval-takes-back = { $who } nimmt zurück: { $quote }
carnaval-ready = { $who } ist bereit zur Abstimmung.
carnaval-unready = { $who } ist doch noch nicht bereit zur Abstimmung.
carnaval-pours = { $who } schenkt { $player } Wein ein: { $player } darf bis zum nächsten Tanz weder reden noch abstimmen noch eine Fähigkeit nutzen.
carnaval-pours-seen = { $who } schenkt { $player } Wein ein: kein Reden, keine Stimme bis zum nächsten Tanz.
carnaval-charms = { $who } betört { $player }: { $player } muss jetzt abstimmen wie { $who }.
carnaval-drags = { $who } zieht alle in den nächsten Tanz: Schluss mit Reden, und diesmal keine Abstimmung!
carnaval-hypnotises = { $who } hypnotisiert { $player } und fragt: { $question }
carnaval-hypnotised = Frage an { $player } unter Hypnose: { $question }
carnaval-question-prankster = Bist du ein Schelm?
carnaval-question-role = Bist du { $role }?
carnaval-question-knows = Ist { $player } ein Schelm, soweit du weißt?
carnaval-question-voted = Hast du gegen { $player } gestimmt?
carnaval-question-free = (die Frage wird laut gestellt)
carnaval-answers = { $who } antwortet: { $answer ->
    [yes] Ja.
    [no] Nein.
   *[unknown] Ich weiß nicht.
}
carnaval-vote-first = Abstimmung: Wessen Maske soll fallen?
carnaval-vote = Abstimmung, { $round }. Wahlgang. Zur Wahl stehen: { $accused }.
carnaval-voted = { $who } hat abgestimmt.
carnaval-votes = Die Stimmen: { $votes }.
carnaval-one-vote = { $who } gegen { $player }
carnaval-no-votes = keine
carnaval-accused = Keine Mehrheit. Die Angeklagten dürfen sich verteidigen: { $players }.
carnaval-tie = Gleichstand: { $players }.
carnaval-tie-all = { $count ->
    [2] Gleichstand: Beide werden demaskiert.
   *[other] Gleichstand: Alle { $count } werden demaskiert.
}
carnaval-chooses = Der Edelmann entscheidet bei Gleichstand: { $player }.
carnaval-nobody = Bei dieser Abstimmung wird niemand demaskiert.
carnaval-nobody-dance = In diesem Tanz hat niemand die Maske verloren.
carnaval-nobody-music = Der Musikant hat die Musik angehalten: Niemand hat die Maske verloren.
carnaval-in-dance = Im Tanz:
carnaval-master-give = Der Zeremonienmeister gibt { $player } die fehlende Einladung.
carnaval-master-next = Der Zeremonienmeister lässt den Abend weitergehen.
carnaval-master-end-discussion = Der Zeremonienmeister beendet das Gespräch.
carnaval-master-unmask = Der Zeremonienmeister demaskiert { $player }.
carnaval-master-mask = Der Zeremonienmeister setzt { $player } wieder eine Maske auf.
carnaval-master-block = Der Zeremonienmeister sperrt { $player }.
carnaval-master-free = Der Zeremonienmeister gibt { $player } wieder frei.
carnaval-master-mark = Der Zeremonienmeister legt das Zeichen vor { $player }.
carnaval-master-vote = Der Zeremonienmeister berichtigt die Stimme von { $player }.
carnaval-master-vote-instead = Der Zeremonienmeister berichtigt die Stimme von { $player }: Sie richtet sich jetzt gegen { $other }.
carnaval-master-vote-none = Der Zeremonienmeister berichtigt die Stimme von { $player }: Es ist jetzt eine Enthaltung.
carnaval-master-end-guests = Der Zeremonienmeister beendet den Karneval: Die Gäste gewinnen.
carnaval-master-end-pranksters = Der Zeremonienmeister beendet den Karneval: Die Schelme gewinnen.
carnaval-master-end-draw = Der Zeremonienmeister beendet den Karneval: unentschieden.
carnaval-ends = Der Karneval ist vorbei.

## Aussagen

carnaval-say-claim = Ich bin { $role }.
carnaval-say-answer = Wenn du schon fragst: Ich bin { $role }.
carnaval-say-accuse = { $player } ist ein Schelm!
carnaval-say-vouch = { $player } ist kein Schelm.
carnaval-say-vote-for = Ich werde gegen { $player } stimmen.
carnaval-say-ask = { $player }, wer bist du?
carnaval-say-report-suspicious = Ich habe { $player } beobachtet: verdächtig!
carnaval-say-report-harmless = Ich habe { $player } beobachtet: ein einfacher Gast.
carnaval-say-report-role = Ich habe die Karte von { $player } gesehen: { $role }.
carnaval-say-report-watched = Ich wurde beobachtet.
carnaval-say-retract = Ich nehme etwas zurück, was ich gesagt habe.
carnaval-say-retract-this = Ich nehme zurück, was ich gesagt habe: „{ $statement }“

## Wie es endet

carnaval-guests-win = Alle Schelme sind demaskiert: Die Gäste gewinnen.
carnaval-pranksters-win = Alle Gäste sind demaskiert: Die Schelme gewinnen.
carnaval-end-guests-won = Du hast mit den Gästen gewonnen: Alle Schelme sind demaskiert!
carnaval-end-guests-lost = Du hast verloren: Alle Schelme sind demaskiert, die Gäste gewinnen.
carnaval-end-pranksters-won = Du hast mit den Schelmen gewonnen: Alle Gäste sind demaskiert!
carnaval-end-pranksters-lost = Du hast verloren: Alle Gäste sind demaskiert, die Schelme gewinnen.
carnaval-both = Der letzte Gast und der letzte Schelm haben im selben Augenblick ihre Maske verloren: unentschieden.
carnaval-dawn = Drei Runden hintereinander wurde niemand demaskiert: Der Morgen graut, und der Karneval endet unentschieden.
carnaval-masters-word = Der Zeremonienmeister hat den Karneval beendet.

## Ablehnungen

carnaval-unreadable = „{ $move }“ ist kein gültiger Zug. Schreib zum Beispiel: watch 3, claim soldier, vote 5, ready, pass.
carnaval-must-name = Hier kannst du nicht passen, du musst wählen: { $wanted }.
carnaval-other-move = „{ $move }“ ist gerade nicht gefragt. Möglich ist: { $wanted }, oder pass, wo das erlaubt ist.
carnaval-cannot-name = „{ $move }“ geht nicht: Diese Person oder Rolle kann jetzt nicht genannt werden.
carnaval-blocked = Du kannst deine Fähigkeit jetzt nicht nutzen: Du wirst beobachtet, hast das Zeichen vor dir, isst gerade, sitzt beim Wein, bist ohne Einladung oder vom Zeremonienmeister gesperrt.
carnaval-mask-gone = Deine Maske ist weg, und mit ihr diese Fähigkeit.
carnaval-only-pass = Bei diesem Aufruf kannst du nur passen: Schreib pass.
carnaval-not-in-talk = „{ $move }“ geht in diesem Gespräch nicht. Sag etwas, nutze eine Fähigkeit deiner offenen Karte oder schreib: ready.
carnaval-said-enough = Du hast in diesem Gespräch schon alle { $most } Aussagen gemacht.
carnaval-nothing-to-retract = Du hast keine Aussage Nummer { $number } gemacht, die du noch zurücknehmen könntest.
carnaval-cannot-say = „{ $statement }“ kannst du nicht sagen: Nenne eine andere Person oder eine Rolle, die im Spiel ist.
carnaval-not-master = „{ $move }“ kann der Zeremonienmeister jetzt nicht tun.
carnaval-name-self = Dich selbst kannst du nicht wählen.
carnaval-name-nobody = Hier musst du niemanden auswählen.
carnaval-name-bare = Diese Person ist schon demaskiert.
carnaval-name-masked = Diese Person trägt noch eine Maske.
carnaval-name-fellow = Diese Person gehört zu euch.
carnaval-name-again = Nicht zweimal hintereinander dieselbe Person.
carnaval-name-accused = Du kannst jetzt nur jemanden von den Angeklagten wählen.
carnaval-name-charm = Casanova betört Damen, Isabella betört Herren, und einander können sie nicht betören.
carnaval-name-other = Diese Person kannst du jetzt nicht wählen.
carnaval-not-asked = Das geht nicht mehr: Jetzt wirst du etwas anderes gefragt.
carnaval-must-choose = Hier musst du jemanden wählen.

carnaval-no-role = „{ $name }“ ist keine Rolle. Die Rollen sind: { $names }.
carnaval-many-roles = { $roles } Rollen sind zu viele für { $seats } Personen.
carnaval-box = Die Karte „{ $role }“ liegt nur { $held }-mal in der Schachtel, verlangt ist sie aber { $found }-mal.
carnaval-not-small = Bei 4 bis 6 Personen kommt der { $role ->
    [prankster] Schelm
    [master-prankster] Oberschelm
    [dancing-prankster] Tanzschelm
    [painter] Maler
   *[soldier] Soldat
} nicht zum Karneval.
carnaval-needs-genie = Bei 4 bis 6 Personen ist der Böse Geist immer dabei.
carnaval-pranksters = Bei { $seats } Personen müssen { $wanted } Schelme dabei sein (Ober- und Tanzschelm zählen mit), nicht { $found }.
carnaval-pranksters-about = Bei { $seats } Personen müssen { $fewest } bis { $most } Schelme dabei sein (Ober- und Tanzschelm zählen mit), nicht { $found }.
carnaval-ladies = { $seat } kann keine Dame sein: Nenne verschiedene Plätze von 0 bis { $last }.

carnaval-no-prankster = Ab sieben Personen muss ein Schelm dabei sein.
carnaval-masked-and-fallen = Niemand kann maskiert sein und zugleich in diesem Tanz die Maske verloren haben.
carnaval-unmasked-not-shown = Die Karte jeder demaskierten Person muss gezeigt worden sein.
carnaval-camps = Die Lager passen nicht zu den Karten: Nur ein Gast kann in einem anderen Lager sein, als seine Karte sagt, und zwar bei den Schelmen.
carnaval-one-convert = Der Böse Geist nennt nur einmal jemanden und nie sich selbst.
carnaval-invitation = Ist die Option „gatecrasher“ an, hat jemand die fehlende Einladung, sonst niemand.
carnaval-spare = Die Ersatzmaske ist beim Maskenverleiher, bei einem Schelm oder aus dem Spiel.
carnaval-eyes = Nur Schelmen kann entgangen sein, was die anderen Schelme getan haben.
carnaval-no-question = „{ $question }“ ist keine Frage für den Hypnotiseur.
carnaval-said = Platz { $seat } braucht eine Liste von Aussagen, höchstens acht pro Gespräch.
carnaval-no-statement = „{ $statement }“ ist keine Aussage.
carnaval-fallen = Gefallene Masken werden gezeigt, wenn der Tanz zu Ende ist.
carnaval-no-call = „{ $call }“ ist kein Aufruf dieses Tanzes.
carnaval-no-victim = Es muss ein Opfer geben, für das der Edelmann einspringen könnte.
carnaval-no-step = Beim Schritt „{ $step }“ dieses Aufrufs kann niemand entscheiden.
carnaval-no-outcome = Ein Karneval, der vorbei ist, muss ein Ergebnis haben.
carnaval-winners = Es gewinnen die Gäste oder die Schelme und der Geist oder, bei Unentschieden, alle.
carnaval-no-world = Die Ansicht widerspricht sich: Keine Verteilung der Karten passt zu ihr.

## Im Terminal

carnaval-wears-mask = maskiert
carnaval-claims-to-be = angeblich { $role }
carnaval-has-mark = mit Zeichen
carnaval-has-wine = beim Wein
carnaval-has-invitation = ohne Einladung
carnaval-is-charmed = betört
carnaval-in-play = Im Spiel: { $roles }.
carnaval-now-invitation = Vor Tanz { $dance } wird die Einladung weitergegeben.
carnaval-now-dance = Tanz { $dance }. Der Aufruf: „{ $call }!“
carnaval-now-discussion = Am Buffet nach Tanz { $dance }: Zeit zu reden.
carnaval-now-hypnosis = Am Buffet nach Tanz { $dance }: eine Frage unter Hypnose.
carnaval-now-vote = Die Abstimmung nach Tanz { $dance }.
carnaval-now-defence = Die Angeklagten verteidigen sich.
carnaval-now-tie = Gleichstand: Der Edelmann darf entscheiden.
carnaval-now-verdict = Bevor die Maske fällt …
carnaval-now-over = Der Karneval ist vorbei.
carnaval-your-card = Deine Karte: { $role }. { $card }
carnaval-you-joined = Du bist jetzt ein Schelm und gewinnst mit den Schelmen!
carnaval-new-fellow = { $who } ist jetzt ein Schelm und gehört zu euch.
carnaval-tempted = Es hat geklappt: { $player } ist jetzt ein Schelm, wenn nicht schon vorher. Ihr steht auf derselben Seite.
carnaval-you-know = Du weißt: { $player } – { $what }.
carnaval-you-found-suspicious = verdächtig, als du hingesehen hast
carnaval-you-found-harmless = ein einfacher Gast, als du hingesehen hast
carnaval-your-victim = Gleich fällt die Maske von { $player }.

## Auf der Seite

carnaval-chapter-dance = Tanz { $number }
carnaval-chapter-vote = Abstimmung { $number }
carnaval-leader = Zeremonienmeister
carnaval-ring = Alle im Saal
carnaval-tray = Was du tun kannst
carnaval-evening = Der Verlauf des Abends
carnaval-stop-dance = Tanz { $dance }
carnaval-stop-rest = Buffet
carnaval-stop-vote = Abstimmung
carnaval-second-round = zweiter Wahlgang
carnaval-second-vote-among = Zur Wahl stehen nur die zwei mit den meisten Stimmen gegen sich, bei Gleichstand auch mehr.
carnaval-voice = Aufrufe vorlesen
carnaval-lady = Dame
carnaval-lord = Herr
carnaval-bare = demaskiert
carnaval-can-choose = wählbar
carnaval-welcome-card = Deine Karte: { $role }
carnaval-welcome-aim = Dein Ziel:
carnaval-aim-guests = Alle Schelme müssen demaskiert werden. Dann gewinnst du mit den anderen Gästen.
carnaval-aim-pranksters = Alle Gäste müssen demaskiert werden. Dann gewinnt deine Seite.
carnaval-aim-genie = Alle Gäste müssen demaskiert werden. Dann gewinnst du mit den Schelmen.
carnaval-welcome-fellows = { $count ->
   *[other] Mit dir im Bunde: { $who }.
}
carnaval-welcome-small = In so kleiner Runde ist anfangs niemand ein Schelm: Im ersten Tanz macht der Böse Geist heimlich jemanden dazu. Vielleicht dich!
carnaval-welcome-next = Jetzt:
carnaval-welcome-dance = der erste Tanz. Das Licht geht aus, und eine Rolle nach der anderen wird aufgerufen; wer aufgerufen wird, handelt heimlich.
carnaval-welcome-tap = Bei jedem Aufruf tippen alle etwas an, aufgerufen oder nicht: So verrät das Antippen nicht, wer gemeint war.
carnaval-welcome-cover = Wer nicht aufgerufen ist, verbeugt sich nur zur Tarnung.
carnaval-welcome-roles = Alle Rollen: Tippe auf die Karte in der Ecke.
carnaval-welcome-alone = Allein mit Bots musst du nichts antippen: Du hast nur etwas zu tun, wenn du aufgerufen wirst.
carnaval-welcome-go = Ich weiß, wer ich bin: Auf zum Tanz
carnaval-turned = Der Böse Geist hat dich zum Schelm gemacht
carnaval-turned-aim = Dein neues Ziel:
carnaval-turned-keeps = Deine Karte ({ $role }) behältst du, mit allem, was sie kann.
carnaval-turned-go = Ich habe die Seite gewechselt: Weiter
carnaval-intro = Du bist der Zeremonienmeister
carnaval-intro-script = Lies die goldene Zeile laut vor und tippe dann auf „{ $line }“.
carnaval-intro-next = „{ $next }“ bringt den Abend einen Schritt weiter. Darüber steht, wer noch etwas antippen, entscheiden oder abstimmen muss.
carnaval-intro-powers = „{ $time }“ gibt allen, die noch entscheiden, mehr Zeit. Mit „{ $powers }“ änderst du das Spiel von Hand: eine Maske abnehmen, jemanden sperren, eine Stimme berichtigen, den Karneval beenden.
carnaval-intro-secret = Du siehst alle Karten: Lass niemanden auf deinen Bildschirm schauen.
carnaval-intro-go = Der Karneval kann beginnen
carnaval-cards = Deine Karte und alle Rollen
carnaval-cards-short = Rollen
carnaval-cards-unread = deine Karte
carnaval-corner-card = { $card }: alle Rollen
carnaval-cover = Meine Karte auf diesem Bildschirm verdecken
carnaval-uncover = Meine Karte auf diesem Bildschirm zeigen
carnaval-known = Was du weißt
carnaval-known-of = { $who }: { $what }
carnaval-learnt-close = Verstanden
carnaval-own-mask = Deine Maske ist gefallen, aber du spielst weiter mit: Du redest und stimmst ab, und deine Seite kann noch gewinnen.
carnaval-own-mask-prankster = In den Tänzen wählen die anderen Schelme jetzt ohne dich.
carnaval-own-mask-late = Du stimmst nach allen anderen ab.
carnaval-own-mask-idle = Ohne Maske kannst du deine Fähigkeit nicht nutzen.
carnaval-company = Wer zum Karneval gekommen ist
carnaval-used-up = (verbraucht)
carnaval-known-prankster = ein Schelm, wie du weißt
carnaval-known-genie = der Böse Geist, wie du weißt
carnaval-known-suspicious = verdächtig, als du hingesehen hast
carnaval-known-harmless = ein einfacher Gast, als du hingesehen hast
carnaval-known-answer = Frage an { $who } unter Hypnose: { $question } Antwort: { $answer ->
    [yes] Ja.
    [no] Nein.
   *[unknown] Ich weiß nicht.
}
carnaval-badge-accused = angeklagt
carnaval-badge-watched = beobachtet
carnaval-badge-served = beim Essen
carnaval-badge-wine = beim Wein
carnaval-badge-barred = vom Zeremonienmeister gesperrt
carnaval-badge-mark = mit Zeichen
carnaval-badge-invitation = ohne Einladung
carnaval-badge-spare = hat die Ersatzmaske
carnaval-badge-again = wieder maskiert
carnaval-badge-turned = jetzt ein Schelm
carnaval-badge-charmed = betört
carnaval-badge-ready = bereit
carnaval-badges = Was neben den Personen steht
carnaval-hands = { $hands ->
    [one] eine Hand zeigt hierher
   *[other] { $hands } Hände zeigen hierher
 }
carnaval-hands-before = { $hands ->
    [one] eine Hand im ersten Wahlgang
   *[other] { $hands } Hände im ersten Wahlgang
 }
carnaval-hands-up = { $up ->
    [0] Wessen Maske soll fallen?
    [one] Eine Hand ist oben …
   *[other] { $up } Hände sind oben …
 }
carnaval-hand-at = zeigt auf { $player }
carnaval-hand-none = enthält sich
carnaval-hand-hidden = hat abgestimmt
carnaval-tally = Wer auf wen zeigt
carnaval-first-vote = Erster Wahlgang
carnaval-more-hands = + { $count } weitere
carnaval-no-majority = Keine Mehrheit
carnaval-winners-are = Der Sieg geht an
carnaval-card-unknown = Karte unbekannt
carnaval-won-over = { $role }, vom Bösen Geist zum Schelm gemacht
carnaval-story-pranksters = { $count ->
    [one] Der Schelm war { $who }.
   *[other] Die Schelme waren: { $who }.
}
carnaval-story-genie = { $who }, der Böse Geist, hat { $player } zum Schelm gemacht.
carnaval-story-genie-alone = { $who }, der Böse Geist, hat niemanden zum Schelm gemacht.
carnaval-story-lie = { $who } sagte: { $quote } In Wahrheit: { $role }.
carnaval-story-lie-believed = { $who } sagte: { $quote } In Wahrheit: { $role }, und doch hat nie jemand gegen { $who } gestimmt.
carnaval-story-lie-about = { $who } sagte: { $quote } In Wahrheit war { $player } { $role }.
carnaval-story-suspected = { $hands ->
    [one] Kein Gast wurde mehr verdächtigt als { $who } ({ $role }): eine einzige Stimme, und die zu Unrecht.
   *[other] Kein Gast wurde mehr verdächtigt als { $who } ({ $role }): { $hands } Stimmen, alle zu Unrecht.
}
carnaval-story-fell = Im Dunkeln: { $who }.
carnaval-story-voted = { $wrong ->
    [yes] Durch Abstimmung, zu Unrecht: { $who }.
   *[no] Durch Abstimmung: { $who }.
}
carnaval-story-votes = Stimmen von { $who }.
carnaval-story-turn-dance = Die Wende kam in Tanz { $dance }, als { $who } demaskiert wurde: { $role }.
carnaval-story-turn-vote = Die Wende kam in der Abstimmung nach Tanz { $dance }, als { $who } demaskiert wurde: { $role }.
carnaval-story-turn-end = Alles war offen, bis die letzte Maske fiel: die von { $who }.
carnaval-story-vote = { $count ->
    [one] Die entscheidende Abstimmung: { $hands }. Demaskiert: { $who }.
   *[other] Die entscheidende Abstimmung endete mit Gleichstand: { $hands }. Demaskiert: { $who }.
}
carnaval-wait = Die anderen entscheiden …
carnaval-wait-verdict = Bevor eine Maske fällt, darf der Edelmann heimlich einspringen …
carnaval-wait-for = Wir warten auf: { $who }.
carnaval-wait-late = Wir warten auf: { $who }. Demaskierte Schelme stimmen zuletzt ab.
carnaval-wait-own-late = Demaskierte Schelme stimmen zuletzt ab: Du bist dran, wenn die Stimmen der anderen auf dem Tisch liegen.
carnaval-votes-with = { $who } hat dich betört: Deine Stimme folgt der von { $who }.
carnaval-wine-yours = { $who } hat dir Wein eingeschenkt: Bis der nächste Tanz beginnt, darfst du weder reden noch abstimmen.
carnaval-hindered = { $why ->
    [mark] Das Zeichen liegt vor dir: Du kannst deine Fähigkeit jetzt nicht nutzen.
    [invitation] Du hast keine Einladung: Du kannst deine Fähigkeit jetzt nicht nutzen.
   *[barred] Der Zeremonienmeister hat dich gesperrt: Du kannst deine Fähigkeit jetzt nicht nutzen.
}
carnaval-wait-taps = Alle tippen etwas an, ob aufgerufen oder nicht: So verrät sich niemand.
carnaval-dance-alone = Du hast nichts zu tun: Der Tanz geht weiter.
carnaval-dance-soon = Gleich beginnt der nächste Tanz …
carnaval-dance-goes-on = Du hast etwas angetippt. Es geht weiter, sobald alle so weit sind.
carnaval-tap-called = Du bist aufgerufen: Entscheide!
carnaval-tap-turned = Du bist jetzt ein Schelm: Entscheide!
carnaval-tap-along = Du wurdest nicht aufgerufen: Tippe nur zum Schein.
carnaval-tap-unable = { $why ->
    [watched] Du bist aufgerufen, aber du wirst beobachtet.
    [served] Du bist aufgerufen, aber du bist beim Essen.
    [barred] Du bist aufgerufen, aber der Zeremonienmeister hat dich gesperrt.
    [marked] Du bist aufgerufen, aber vor dir liegt das Zeichen.
    [invitation] Du bist aufgerufen, aber du hast keine Einladung.
    [bare] Du bist aufgerufen, aber deine Maske ist weg.
    [robbed] Du bist aufgerufen, aber die Schelme haben deine Ersatzmaske.
    [no-need] Du bist aufgerufen, aber noch braucht niemand eine Maske.
    [tired] Du bist aufgerufen, aber du bist schon im vorigen Tanz sitzen geblieben.
    [used] Du bist aufgerufen, aber deine Fähigkeit ist verbraucht.
   *[other] Du bist aufgerufen, aber du kannst jetzt nichts tun.
}
# Augenblicke des Tanzes, durch „/“ getrennt. Sie bedeuten nichts und dürfen nicht klingen, als verrieten sie etwas über jemanden.
carnaval-moments = Die Geigen sind heute Abend ein wenig zu schnell. / Jemand tritt dir auf den Fuß und entschuldigt sich in vier Sprachen. / Eine Feder kitzelt dich an der Nase. Bloß nicht niesen. / Es riecht nach Orangen, Kerzenwachs und nassem Hund. / Links, rechts, Drehung … und ein Umhang streift dich. / Draußen singt ein Gondoliere, und zwar falsch. / Deine Maske juckt. Die der anderen auch. / Irgendwo klappt ein Fächer zu. / Der Kronleuchter klirrt: Eine Motte tanzt mit. / Jemand kichert. Irgendwer kichert immer. / Du verbeugst dich. Vermutlich vor einem Garderobenständer. / Eine Glocke schlägt elf. Oder war es zwölf?
carnaval-choose-deed = Sag etwas oder tippe jemanden an.
carnaval-choose-defence = Sag etwas zu deiner Verteidigung oder tippe jemanden an.
carnaval-turn-talk = Jetzt dürfen alle durcheinanderreden
carnaval-turn-accused = Du bist angeklagt: Verteidige dich
carnaval-turn-accused-spent = Du bist angeklagt
carnaval-turn-verdict = Die Stimmen sind gezählt
carnaval-ending = Die letzten Masken fallen
carnaval-still-talk = Du bist bereit zur Abstimmung, kannst aber noch reden.
carnaval-still-defend = Du hast dich verteidigt, kannst aber noch reden.
carnaval-statements-left = { $count ->
    [one] Noch eine Aussage.
   *[other] Noch { $count } Aussagen.
}
carnaval-statements-used = Deine Aussagen sind aufgebraucht. Nach dem nächsten Tanz hast du wieder welche.
carnaval-kind-others = Über andere
carnaval-kind-self = Über dich selbst
carnaval-kind-found = Was du herausgefunden hast, wahr oder nicht
carnaval-said-nothing = Hat heute Abend noch nichts gesagt.
carnaval-said-about = Über diese Person:
carnaval-overheard = Was gesagt wurde
carnaval-last-words = Zuletzt sagten die Angeklagten:
carnaval-has-voted = Stimmte gegen: { $players }
carnaval-only-once = Das geht nur einmal pro Partie!
carnaval-whisper-does = Das Flüstern des Geistes macht einen Gast zum Schelm. Das geht einmal pro Partie; bei einem Schelm ist es vergeudet.
carnaval-say-it = Sagen
carnaval-quote = „{ $statement }“
carnaval-back = Neu wählen
carnaval-more-time = Noch eine Minute
carnaval-pass = { $phase ->
    [vote] Enthaltung
    [tie] Nicht eingreifen
    [verdict] Nichts tun
   *[other] Weitertanzen
 }
carnaval-pass-called = Nichts tun

carnaval-ask-give = Wer bekommt die fehlende Einladung?
carnaval-ask-serve = Wen bewirtest du?
carnaval-ask-sketch = Bei wessen Aufruf öffnest du die Augen?
carnaval-ask-cancel = Hältst du die Musik an?
carnaval-ask-watch = Wen beobachtest du?
carnaval-ask-convert = Wem flüsterst du etwas ins Ohr?
carnaval-ask-lend = Wer bekommt die Ersatzmaske?
carnaval-ask-sit = Bleibst du diesen Tanz lang sitzen?
carnaval-ask-unmask = Wessen Maske soll fallen?
carnaval-ask-mark = Vor wen legst du das Zeichen?
carnaval-ask-take = Wer von euch behält die Ersatzmaske?
carnaval-ask-vote = Wessen Maske soll fallen?
carnaval-ask-correct = Wessen Stimme berichtigst du?
carnaval-ask-choose = Wer von ihnen wird demaskiert?
carnaval-ask-pour = Wem schenkst du Wein ein?
carnaval-ask-charm = Wen betörst du?
carnaval-ask-drag = Ziehst du alle in den nächsten Tanz?
carnaval-ask-hypnotise = Wen hypnotisierst du?
carnaval-ask-question = Was fragst du?
carnaval-ask-accuse = Wer ist ein Schelm?
carnaval-ask-vouch = Wer ist kein Schelm?
carnaval-ask-vote-for = Gegen wen wirst du stimmen?
carnaval-ask-ask = Wen fragst du?
carnaval-ask-report-suspicious = Du sagst, dass du als Soldat jemand Verdächtiges beobachtet hast. Wen?
carnaval-ask-report-harmless = Du sagst, dass du als Soldat einen einfachen Gast beobachtet hast. Wen?
carnaval-ask-report-role = Du sagst, du hast eine Karte gesehen. Wessen?
carnaval-ask-report-watched = Sagst du, dass der Soldat dich beobachtet hat?
carnaval-ask-claim = Wer bist du?
carnaval-ask-answer = Du wirst gefragt: Wer bist du?
carnaval-asked-by = { $count ->
    [one] { $who } fragt dich: Wer bist du?
   *[other] { $who } fragen dich: Wer bist du?
}
carnaval-ask-retract = Was nimmst du zurück?
carnaval-ask-player = Welche Person?
carnaval-tap-player = Tippe jemanden an.
carnaval-ask-role = Welche Rolle?
carnaval-ask-mask = Wer bekommt wieder eine Maske?
carnaval-ask-block = Wen sperrst du?
carnaval-ask-free = Wen gibst du frei?
carnaval-ask-instead = Gegen wen stimmt { $player } stattdessen?
carnaval-ask-end = Wie endet der Karneval?
carnaval-ask-bow = Vor wem verbeugst du dich?
carnaval-ask-clap = Klatschst du mit?
carnaval-ask-gasp = Vielleicht springt jetzt heimlich der Edelmann ein. Hältst du den Atem an?
carnaval-ask-invite = Wer hat die Einladung verloren?
carnaval-ask-meet = Wen möchtest du kennenlernen?

carnaval-verb-give = Weitergeben
carnaval-verb-serve = Bewirten
carnaval-verb-sketch = Augen öffnen
carnaval-verb-watch = Beobachten
carnaval-verb-convert = Flüstern
carnaval-verb-lend = Maske geben
carnaval-verb-unmask = Demaskieren
carnaval-verb-mark = Zeichen legen
carnaval-verb-take = Behalten
carnaval-verb-vote = Abstimmen
carnaval-verb-correct = Stimme berichtigen
carnaval-verb-choose = Wählen
carnaval-verb-pour = Ein{"\u00AD"}schenken
carnaval-verb-charm = Betören
carnaval-verb-drag = Alle zum Tanz!
carnaval-verb-hypnotise = Hypnose
carnaval-verb-accuse = Schelm!
carnaval-verb-vouch = Bürgen
carnaval-verb-vote-for = Ich stimme gegen …
carnaval-verb-ask = Fragen
carnaval-verb-report-suspicious = Als Soldat: verdächtig
carnaval-verb-report-harmless = Als Soldat: einfacher Gast
carnaval-verb-report-role = Karte gesehen
carnaval-verb-report-watched = Ich wurde beobachtet
carnaval-verb-claim = Ich bin …
carnaval-verb-answer = Antworten
carnaval-verb-retract = Aussage zurück{"\u00AD"}nehmen …
carnaval-verb-yes = Ja
carnaval-verb-no = Nein
carnaval-verb-unknown = Ich weiß nicht
carnaval-verb-mask = Wieder maskieren
carnaval-verb-block = Sperren
carnaval-verb-free = Freigeben
carnaval-verb-end = Karneval beenden
carnaval-verb-bow = Verbeugen
carnaval-verb-invite = Fehlende Einladung
carnaval-verb-meet = Kennenlernen

carnaval-do-give = An { $player } weitergeben
carnaval-do-serve = { $player } bewirten
carnaval-do-sketch = Augen öffnen: { $role }
carnaval-do-cancel = Musik anhalten
carnaval-do-watch = { $player } beobachten
carnaval-do-convert = { $player } etwas zuflüstern
carnaval-do-lend = Maske für { $player }
carnaval-do-sit = Sitzen bleiben
carnaval-do-unmask = { $player } demaskieren
carnaval-do-mark = Zeichen vor { $player } legen
carnaval-do-step-in = Einspringen
carnaval-do-take = { $player } behält sie
carnaval-do-vote = Gegen { $player } stimmen
carnaval-do-vote-instead = { $player } stimmt gegen { $other }
carnaval-do-vote-none = { $player } enthält sich
carnaval-do-choose = { $player } demaskieren
carnaval-do-pour = Wein für { $player }
carnaval-do-charm = { $player } betören
carnaval-do-drag = Alle zum Tanz!
carnaval-do-hypnotise-with = { $player } fragen: { $question }
carnaval-do-yes = Ja
carnaval-do-no = Nein
carnaval-do-unknown = Ich weiß nicht
carnaval-do-ready = Bereit zur Abstimmung
carnaval-do-defended = Das war meine Verteidigung
carnaval-do-not-ready = Doch noch nicht bereit
carnaval-do-speak-again = Ich will noch etwas sagen
carnaval-do-next = Weiter
carnaval-do-next-without = Weiter ohne { $who }
carnaval-do-end-discussion = Gespräch beenden
carnaval-do-mask = { $player } wieder maskieren
carnaval-do-block = { $player } sperren
carnaval-do-free = { $player } freigeben
carnaval-do-end-guests = Die Gäste gewinnen
carnaval-do-end-pranksters = Die Schelme gewinnen
carnaval-do-end-draw = Unentschieden
carnaval-do-bow = Mich vor { $player } verbeugen
carnaval-do-clap = Mitklatschen
carnaval-do-gasp = Den Atem anhalten
carnaval-do-invite = { $player } hat sie verloren
carnaval-do-meet = Kennenlernen: { $role }

carnaval-word-prankster = Bist du ein Schelm?
carnaval-word-free = Eine eigene Frage
carnaval-word-role = Bist du …?
carnaval-word-knows = Ist … ein Schelm, soweit du weißt?
carnaval-word-voted = Hast du gegen … gestimmt?
carnaval-word-none = Niemand
carnaval-word-guests = Die Gäste gewinnen
carnaval-word-pranksters = Die Schelme gewinnen
carnaval-word-draw = Unentschieden

carnaval-desk = Das Pult des Zeremonienmeisters
carnaval-desk-call = Wer aufgerufen ist, entscheidet am eigenen Bildschirm, und alle tippen etwas an. Lass ihnen Zeit.
carnaval-desk-silent = Jetzt wird niemand aufgerufen. Warte, bis alle etwas angetippt haben.
carnaval-desk-gentleman = Der Edelmann wird heimlich gefragt. Warte einen Moment.
carnaval-desk-vote = Alle stimmen am eigenen Bildschirm ab.
carnaval-desk-powers = Eingreifen
carnaval-script = Dein Text
carnaval-script-again = Noch einmal
carnaval-script-stop = Stopp
carnaval-script-next = Nächste Zeile
carnaval-does-next = „{ $button }“ lässt den Abend weitergehen.
carnaval-does-next-hush = { $count ->
    [0] Alle haben etwas angetippt. „{ $button }“ beendet diesen Aufruf.
   *[other] Noch nichts angetippt: { $who }. „{ $button }“ beendet diesen Aufruf, ohne darauf zu warten.
}
carnaval-does-next-decides = { $count ->
    [0] Einen Augenblick …
   *[other] Noch nicht entschieden: { $who }. Du kannst weitermachen, ohne darauf zu warten.
}
carnaval-does-next-vote = { $count ->
    [0] Alle haben abgestimmt.
   *[other] Noch nicht abgestimmt: { $who }. „{ $button }“ zählt das als Enthaltung.
}
carnaval-does-end-discussion = Ist das Gespräch beendet, beginnt die Abstimmung.
carnaval-does-unmask = Die Maske fällt, und alle sehen die Karte.
carnaval-does-mask = Die Person trägt wieder eine Maske.
carnaval-does-mark = Das Zeichen liegt vor der Person: Sie kann keine Fähigkeit nutzen.
carnaval-does-block = Die Person kann keine Fähigkeit nutzen, bis du das aufhebst.
carnaval-does-free = Hebt alles auf, was die Fähigkeit der Person sperrt, nur nicht die fehlende Einladung.
carnaval-does-correct = Ändert eine Stimme, die schon abgegeben ist.
carnaval-does-invite = Die Person bekommt die fehlende Einladung. Vor jedem Tanz wird die Karte weitergegeben.
carnaval-does-end = Du sagst, wer gewonnen hat, und die Partie ist vorbei.

## Gedruckt: die Karten

carnaval-print-cards = Rollenkarten zum Drucken
carnaval-print-cards-hint = Auf A4 oder Letter in voller Größe drucken. An den Linien ausschneiden.
carnaval-side-guests = auf der Seite der Gäste
carnaval-side-pranksters = auf der Seite der Schelme
carnaval-side-genie = hält zu den Schelmen, ist aber keiner
carnaval-thing-invitation = fehlende Einladung
carnaval-thing-invitation-text = Ohne Einladung kannst du keine Fähigkeit nutzen. Unmittelbar vor jedem Tanz gibst du diese Karte offen an jemand anderen weiter.
carnaval-thing-mark = Zeichen des Oberschelms
carnaval-thing-mark-text = Solange es vor dir liegt, kannst du keine Fähigkeit nutzen.

## Gedruckt: das Blatt des Zeremonienmeisters. Was er laut sagt, und was er tut.

carnaval-print-master = Blatt für den Zeremonienmeister
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
carnaval-aloud-open-all = Schelme, öffnet die Augen und seht einander an.
carnaval-aloud-close-all = Schelme, schließt die Augen.
carnaval-aloud-dance = Die Musik spielt. Schließt die Augen.
carnaval-aloud-rest = Der Tanz ist zu Ende. Öffnet die Augen: Das Buffet ist eröffnet.
carnaval-aloud-vote = Hebt den Arm. Eins, zwei, drei: Zeigt!

carnaval-lead-cards = Sag allen, welche Rollen im Spiel sind und was sie tun, und gib allen je eine Karte.
carnaval-lead-calls = Ruf nur die Rollen auf, die im Spiel sind, diese aber in jedem Tanz und mit der gleichen Pause, auch wenn die Person dahinter demaskiert ist oder nichts tun kann.
carnaval-lead-blocked = Wer beobachtet wird, das Zeichen vor sich hat, isst, beim Wein sitzt oder ohne Einladung ist, kann keine Fähigkeit nutzen.
carnaval-lead-invitation = Spielt ihr mit „Ohne Einladung“: Gib die fehlende Einladung einer Person deiner Wahl. Unmittelbar vor jedem Tanz, auch vor dem ersten, wird sie offen weitergegeben.
carnaval-lead-chef = Erst wenn er demaskiert ist. Er zeigt auf eine maskierte Person, nie zweimal hintereinander auf dieselbe; berühre sie an der Schulter. In diesem Tanz können die Schelme sie nicht demaskieren.
carnaval-lead-painter = Ruf ihn nicht auf. Einmal im Tanz darf er beim Aufruf von Musikant, Soldat, Maskenverleiher, Großväterchen, Rächer oder Edelmann die Augen öffnen.
carnaval-lead-musician = Nickt er, ist der Tanz sofort zu Ende: Ruf niemanden mehr auf. Einmal pro Partie.
carnaval-lead-soldier = Er zeigt auf eine maskierte Person. Bei einem einfachen Gast schüttle den Kopf. Bei allen anderen nicke, berühre die Person an der Schulter und sag:
carnaval-lead-evil-genie = Einmal pro Partie zeigt er auf eine maskierte Person. Ist sie ein Gast, wird sie zum Schelm: Berühre sie an der Schulter; sie öffnet die Augen und sieht den Geist.
carnaval-lead-evil-genie-small = Mit 4 bis 6 Personen muss er im ersten Tanz wählen, vor allen anderen Aufrufen, und der Schelm sieht ihn nicht.
carnaval-lead-mask-lender = Einmal pro Partie zeigt er auf eine demaskierte Person, die nun die Ersatzmaske aufsetzt: Sag, wer es ist. Haben die Schelme die Maske erbeutet, antwortet einer von ihnen.
carnaval-lead-little-old-man = Ein Nicken heißt: Das Großväterchen bleibt diesen Tanz lang sitzen, und niemand kann es demaskieren. Nie im ersten Tanz, nie zweimal hintereinander.
carnaval-lead-avenger = Nicht im ersten Tanz, und nur, wenn weder im vorigen Tanz noch in der Abstimmung danach ein Schelm erwischt wurde. Er zeigt auf eine maskierte Person.
carnaval-lead-pranksters = Auch wer vom Geist zum Schelm gemacht wurde, öffnet die Augen. Sie einigen sich auf eine maskierte Person, die nicht zu ihnen gehört. Mit 4 bis 6 Personen im ersten Tanz auf niemanden.
carnaval-lead-master-prankster = Leg das Zeichen vor die Person, auf die er zeigt. Bei jedem Aufruf muss es weiterwandern, sonst nimmst du es weg.
carnaval-lead-gentleman = Jedes Mal, wenn eine Maske fallen soll, auch nach einer Abstimmung: Berühre ihn an der Schulter und zeig ihm, wessen. Nickt er, wird er stattdessen demaskiert.
carnaval-lead-shown = Sag, wessen Masken gefallen sind, aber nicht wie: Diese Personen drehen ihre Karten um. Prüfe, ob die Partie zu Ende ist.
carnaval-lead-talk = Lass alle reden. Winzer, Hypnotiseur, Tanzschelm, Casanova und Isabella dürfen jetzt ihre Fähigkeit nutzen, wenn sie demaskiert sind.
carnaval-lead-vote = Demaskierte Schelme zeigen zwei Sekunden später; nach ihnen zählt keine Stimme mehr. Wer mehr als die Hälfte der Stimmen gegen sich hat, wird demaskiert.
carnaval-lead-second = Sonst verteidigen sich die beiden, die die meisten Stimmen gegen sich haben (bei Gleichstand auch mehr), und alle stimmen noch einmal ab, aber nur gegen eine dieser Personen. Die meisten Stimmen entscheiden; bei Gleichstand werden alle demaskiert, die gleichauf liegen. Mit 4 bis 6 Personen entscheidet schon der erste Wahlgang.
carnaval-lead-law = Dein Wort ist Gesetz, auch gegen die Regeln.
carnaval-along-table = Setzt euch so nah zusammen, dass ihr einander berühren könnt. Alle legen eine Hand in die Mitte des Tisches.
carnaval-along-cards = Nenne die Rollen im Spiel, geh die Regeln durch und gib die Karten aus. Alle sehen sich ihre eigene Karte an, auch du.
carnaval-along-eyes = Ruf auf wie oben, aber halte selbst die Augen geschlossen. Öffne sie nur, wenn du deine eigene Rolle aufgerufen hast.
carnaval-along-touch = Wer jemanden wählt, berührt die Hand dieser Person. Ist eine Antwort nötig, nickt sie oder schüttelt den Kopf.
carnaval-along-answer = Wer dir Ja oder Nein sagen muss, berührt deine Hand: einmal für Ja, zweimal für Nein.
carnaval-along-time = Wenn du meinst, dass jemand fertig ist, bitte darum, die Augen zu schließen. Wer noch nicht so weit ist, berührt deine Hand und bekommt mehr Zeit.
carnaval-along-care = Sag deutlich, was zu tun ist, und lass bei jedem Aufruf Zeit dafür, auch bei deinem eigenen: So verrätst du dich nicht.
