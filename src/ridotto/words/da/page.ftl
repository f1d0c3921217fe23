### Siden

page-tagline = Fire gamle maskespil i ét hus: med venner på nettet, rundt om ét bord eller alene mod botter. Du behøver ingen konto.
page-skip = Gå til indholdet
page-home = Ridotto, tilbage til indgangen
page-to-entrance = Til indgangen
page-back = Tilbage
page-language = Sprog
page-to-night = Skift til mørkt tema
page-to-day = Skift til lyst tema
page-sound-on = Slå lyden til
page-sound-off = Slå lyden fra
page-close = Luk
page-footer = Il Ridotto i Venedig, 1638: enhver kunne sætte sig til spillebordet, blot man bar maske.

## Indgangen

page-choose = Vælg en dør
page-players = { $fewest } til { $most } spillere
page-minutes = ca. { $minutes } min.
page-play-now = Spil nu
page-play-now-game = Spil nu: { $game }, mod botter
page-with-friends = Spil med venner
page-with-friends-game = Spil med venner: { $game }
page-strength = Botternes styrke
page-more-about = Om { $game }
page-against-bots = Spil nu mod botter
page-make-table = Åbn et bord, vælg indstillinger
page-make-table-hint = Med venner eller alene: botter tager de ledige pladser.
page-rules = Læs reglerne
page-join = Vær med ved et bord
page-join-hint = Har du en kode? Den står i det link, du har fået.
page-code = Bordets kode
page-join-button = Vær med
page-public = Offentlige borde
page-public-none = Ingen borde er åbne lige nu. Åbn et, så kan andre se det her.
page-open-public = Åbn et offentligt bord
page-open-public-hint = Alle i huset ser dit bord og må sætte sig. Hvilket spil skal det være?
page-my-games = Dine spil
page-my-games-none = Her venter de spil, du er begyndt på, og her finder du de afsluttede igen.
page-finished = Afsluttede
page-finished-all = Vis alle { $count }
page-seats-taken = { $taken } af { $seats } pladser optaget

page-hosted-by = hos { $host }
page-phase-gathering = venter på spillere
page-phase-full = klar til start
page-phase-playing = i gang
page-phase-ended = slut
page-waits-for-you = venter på dig
page-games-wait = { $count ->
    [one] Et spil venter på dig
   *[other] { $count } spil venter på dig
}
page-hide-table = Fjern { $game } fra listen
page-won-by = { $who } vandt
page-you-won = du vandt
page-you-lost = du tabte
page-with = med { $who }
page-against-bots-only = mod botter
page-some-more = { $count ->
    [one] 1 til
   *[other] { $count } andre
}

## Dig

# Navne på masker, højst tolv tegn hver, med komma imellem.
page-names = Natravn, Fløjlsræv, Sølvmøl, Guldkarpe, Blå Allike, Snu Mår, Guldbille, Natugle, Rød Domino, Stille Svane, Grå Due, Ravkat, Kvik Odder, Stolt Trane, Saltmåge, Månehare, Flagermus, Jadefrø, Kobberspurv, Silkekrage, Klog Tudse, Opalfinke, Glad Lækat, Perlehøne
page-me = Dig
page-change-name = Du er { $name }. Skift navn
page-my-name = De andre ser dig som
page-friends-call = Hvad kalder dine venner dig?
page-name-length = { $length } af { $most } tegn
page-another-name = Et andet navn
page-keep-name = Brug dette navn
page-title = Til karnevallet kommer du som
page-title-lady = dame
page-title-lord = herre
page-title-none = det er lige meget

## Forbindelsen til huset

page-no-answer = Huset svarer ikke. Kontrollér, at du er på nettet, og prøv igen.
page-understood = Okay
page-waiting = Et øjeblik …
page-line-lost = Forbindelsen er afbrudt. Bare rolig: den kommer tilbage af sig selv, og det gør dit spil også.
page-house-away = Ingen forbindelse til huset. Du behøver ikke gøre noget: siden bliver ved med at prøve.
page-on-its-way = På vej …
page-part-missing = Denne del af siden kunne ikke indlæses. Kontrollér, at du er på nettet.
page-try-again = Prøv igen
page-not-here = Dette bord er lukket for dig.

## Før start

page-seats = Spillere
page-seat-free = Ledig plads
page-seat-for-leader = Ledig plads til den, der leder spillet
page-seat-mine = dig, på denne enhed
page-seat-leads = leder spillet
page-seat-number = Plads { $seat }
page-here = er her
page-not-yet-here = er væk
page-invited = ikke kommet endnu
page-seat-for-you = Der er en plads til dig
page-sit-as = Sæt dig som { $name }
page-table-full = Alle pladser er optaget
page-table-full-ask = Du kan blive og se på, eller bede { $host } om at tilføje en plads.
page-table-full-watch = Du kan blive og se på.
page-without-seat = { $count ->
    [one] Der er en person her uden plads.
   *[other] Der er { $count } personer her uden plads.
}
page-add-seat = Tilføj en plads
page-no-more-seats = Spillet har ikke flere pladser. Den, der ingen plads har, kan se på.
page-sit-hint = Tryk på en ledig plads for at sætte dig. Uden plads er du tilskuer.
page-seat-hint = Tryk på en plads for at flytte dertil, lade en ven spille på denne enhed eller rejse dig.
page-move-here = Flyt hertil
page-neighbour = En anden på denne enhed
page-neighbour-hint = I skiftes ved én skærm. Et tæppe skjuler det, de andre ikke må se.
page-neighbour-name = Navn på spilleren ved siden af dig
page-sit-down = Sæt dig
page-seat-bot = En bot
page-is-bot = en bot
page-seat-of-other = Her sidder der allerede nogen.
page-stand = Rejs dig
page-free-seat = Gør pladsen ledig
page-kick = Vis spilleren døren
page-bot-random = Drømmer
page-bot-greedy = Husskade
page-bot-talker = Sludrechatol
page-bot-novice = Begynder
page-bot-regular = Stamgæst
page-bot-master = Mester
page-about-bot-random = Gør hvad som helst, bare reglerne tillader det.
page-about-bot-greedy = Snupper det, der er bedst lige nu, og ser aldrig fremad.
page-about-bot-talker = Snakker meget og tænker lidt.
page-about-bot-novice = Har kun spillet et par aftener. God til et første spil.
page-about-bot-regular = Kommer hver uge og giver god modstand.
page-about-bot-master = Tænker længe og grundigt. Kan du vinde?
page-start = Start spillet
page-start-bots = { $free ->
    [0] Alle er her.
    [one] En bot tager den ledige plads.
   *[other] Botter tager de { $free } ledige pladser.
}
page-start-missing = { $count ->
    [one] Mangler stadig: { $who }. Hvis du starter nu, venter spillet, når det er spillerens tur.
   *[other] Mangler stadig: { $who }. Hvis du starter nu, venter spillet på deres træk.
}
page-start-leader = Den sidste plads er til den, der leder: nogen skal sætte sig der.
page-start-watching = { $free ->
    [0] Du ser på: du har ingen plads.
    [one] Du ser på: du har ingen plads. En bot tager den ledige.
   *[other] Du ser på: du har ingen plads. Botter tager de ledige.
}
page-host-starts = { $host } vælger indstillingerne og starter spillet, når alle er her.
page-still-missing = Mangler stadig: { $who }.
page-starts-by-itself = Spillet starter af sig selv, så snart alle er her.
page-invite = Invitér venner
page-qr = QR-kode med linket til dette bord
page-code-is = Kode:
page-copy = Kopiér linket
page-copied = Linket er kopieret.
page-copy-by-hand = Browseren tillader ikke kopiering. Her er linket: { $link }
page-share = Del
page-share-text = Kom og spil { $game } med mig.
page-arrangement = Indstillinger
page-how-many = Antal spillere
page-count-players = { $count } spillere
page-public-table = Offentligt: alle i huset ser dette bord og må sætte sig
page-hints-allow = Tip tilladt: spillerne må spørge, hvad en mester foreslår
page-as-rules = efter reglerne
page-lines-read = { $lines ->
    [one] En linje blev læst.
   *[other] { $lines } linjer blev læst.
}
page-own-picks = dit eget udvalg
page-pick-more = Én mere: { $thing }
page-pick-fewer = Én færre: { $thing }
page-pick-hint = Tryk for at tilføje eller fjerne. Forklaringen vises her.
page-pick-guide = Hvem der kan hvad
page-balance = Hvor lige chancerne er
page-balance-rate = { $rate } %
page-balance-even = Jævnbyrdigt: begge sider vinder omtrent lige ofte.
page-balance-range = { $side }: mellem { $low } og { $high } sejre i 100 spil, så vidt vi ved.
page-balance-nobody = Ingen vinder: { $rate } %.
page-balance-sets = Der trækkes lod mellem { $sets } sammensætninger. { $side }: { $low }–{ $high } %, alt efter sammensætningen (anslået).
page-balance-estimated = Anslået for botter med styrken »{ $strength }« på alle pladser.
page-balance-measured = { $games ->
    [one] Målt i ét spil mellem botter med styrken »{ $strength }«.
   *[other] Målt i { $games } spil mellem botter med styrken »{ $strength }«.
}
page-balance-ignored = { $count ->
    [one] En af indstillingerne nedenfor er ikke regnet med.
   *[other] { $count } af indstillingerne nedenfor er ikke regnet med.
}
page-measure = Start måling
page-measure-hint = Huset spiller mange spil med netop dette udvalg, i baggrunden.
page-measuring = { $played } af { $games } spil spillet
page-measure-stop = Stop målingen
page-measure-failed = Huset havde for travlt til at måle. Prøv igen senere.
page-clock = Betænkningstid
page-clock-none = ubegrænset: tænk, så længe du vil
page-clock-move-30 = et halvt minut pr. træk
page-clock-move-90 = halvandet minut pr. træk
page-clock-bank-300 = 5 minutter pr. spiller, plus 5 sekunder pr. træk
page-clock-bank-900 = 15 minutter pr. spiller, plus 10 sekunder pr. træk
page-clock-days-1 = et døgn pr. træk
page-clock-days-3 = tre døgn pr. træk

## Ved bordet

page-your-turn = Din tur
page-not-possible = Det kan ikke lade sig gøre nu.
page-hush = Tys! Tryk, alle sammen
page-hush-alone = Tys! De andre bestemmer sig i hemmelighed
page-hush-tapped = Vi venter, til alle har trykket
page-awaits-tap = { $count ->
   *[other] Vi venter på { $who }
}
page-missed-tap = For lidt siden havde { $who } ikke trykket
page-turn-of = { $count ->
    [0] Et øjeblik …
    [one] Nu spiller { $who }
   *[other] Vælger: { $who }
}
page-over = { $count ->
    [one] { $who } vinder!
   *[other] { $who } vinder!
}
page-log = Spillets gang
page-lost = Der er ikke noget bag denne dør.
page-carry = Vil du være { $name } på denne enhed?
page-carry-here = Du er { $here } på denne enhed. Bliver du { $name }, får enheden de pladser og spil, der hører til { $name }, og mister dem, der hører til { $here }.
page-carry-own-link = Gør det kun, hvis du selv har lavet linket på en af dine egne enheder.
page-carry-become = Vær { $name }
page-carry-stay = Fortsæt som { $here }
page-carry-already = Du er allerede { $name } på denne enhed.
page-carry-go-on = Fortsæt
page-carry-not = Dette link fører ingen steder hen
page-tools = Bordets værktøj
page-tool-chat = Chat
page-tool-log = Log
page-tool-hint = Tip
page-tool-undo = Fortryd
page-take-back = Fortryd
page-tool-rules = Regler
page-tool-more = Mere
page-tool-keys = Genvejstaster
page-unread = noget nyt
page-sheet-chat = Chat
page-sheet-log = Spillets gang
page-sheet-rules = Regler
page-sheet-more = Ved dette bord
page-sheet-keys = Genvejstaster
page-keys-board = På brættet: piletaster for at bevæge dig rundt, Enter eller mellemrum for at vælge.
page-keys-on = Brug genvejstaster
page-rules-now = Lige nu gælder:
page-hint-is = En mester foreslår: { $move }
page-hints-on = Tip er tilladt ved dette bord.
page-hints-off = Ved dette bord er der ingen tip.
page-tap = Tryk, så ingen opdager, hvem der blev kaldt
page-you-watch = Du ser på.
page-watching-count = { $count ->
    [one] Én person ser på.
   *[other] { $count } personer ser på.
}
page-players-here = Ved bordet
page-unconnected = { $count ->
    [one] { $who } har mistet forbindelsen.
   *[other] Uden forbindelse: { $who }.
}
page-away = væk
page-away-until = væk; om { $time } må en bot tage over
page-you = dig
page-bot-plays-for = en bot spiller
page-bot-for-absent = Lad en bot tage over
page-hours = { $hours } t
page-pause = Pause
page-resume = Spil videre
page-paused = Spillet er sat på pause.
page-give-seat = Lad en bot spille for mig
page-take-seat = Tag min plads tilbage
page-bot-for-you = En bot spiller for dig.
page-resign = Giv op
page-resign-sure = Ja, jeg giver op
page-resign-wins = Så vinder den anden.
page-resign-bot = En bot overtager din plads resten af spillet, og du ser på.
page-leave = Forlad bordet
page-leave-hint = Spillet går videre uden dig. Du finder det ved indgangen under »Dine spil«.
page-undo-asked = { $who } beder om at tage et træk tilbage.
page-undo-what = I så fald tages dette tilbage: { $what }
page-undo-later = Det, der blev spillet bagefter, tages så også tilbage: { $moves }.
page-undo-later-moves = { $count ->
    [one] ét træk af { $who }
   *[other] { $count } træk af { $who }
}
page-undo-later-yours = { $count ->
    [one] ét af dine træk
   *[other] { $count } af dine træk
}
page-undo-revealed = Siden da er noget skjult kommet frem. Det kan ingen glemme igen.
page-undo-waits = { $who } har bedt om at tage et træk tilbage. Venter på de andres svar.
page-undo-yours = Du har bedt om at tage et træk tilbage. Venter på de andres svar.
page-undo-cancel = Glem det
page-undo-refused = { $who } siger nej. Trækket gælder stadig.
page-yes = Ja
page-no = Nej
page-chat-none = Ingen beskeder endnu.
page-from-gallery = (tilskuer)
page-say = Send
page-say-what = Skriv en besked
page-say-gallery = Kun de andre tilskuere ser dette.
page-reactions = Reaktioner
page-reactions-show = Vis reaktioner på denne enhed
page-sign-bravo = En rose: bravo!
page-sign-heart = Et hjerte
page-sign-laugh = Latter
page-sign-wow = Forbløffelse
page-sign-ouch = Av!
page-sign-hmm = Hm, lad mig tænke

## Én enhed til flere

page-curtain = Giv enheden til { $name }
page-curtain-hint = Det, der kommer nu, må ingen andre se.
page-curtain-lift = Jeg er { $name }

## Slutningen

page-end-won = Du vandt!
page-end-lost = Du tabte.
page-end-draw = Uafgjort.
page-end-points = { $mine ->
    [won] Du vandt med { $points } point, { $ahead } foran { $second }!
    [lost] Du tabte med { $ahead } point: { $who } vinder med { $points }.
   *[other] { $who } vinder med { $points } point, { $ahead } foran { $second }.
}
page-you-won-with = Du og { $who } vandt!
page-results = Resultatet
page-story = Sådan gik det
page-winner = vinder
page-rematch = Spil igen
page-rematch-change = Ændr noget
page-rematch-join = { $who } vil spille igen: vær med
page-rematch-call = { $who } vil spille igen.
page-rematch-notify = Giv mig besked, når nogen vil spille igen
page-rematch-other = Spil noget andet sammen
page-move-on = Fået nok? Spil noget andet sammen
page-rematch-join-other = { $who } vil spille { $game } nu: vær med
page-rematch-call-other = { $who } vil spille { $game } nu.
page-next-table = Til næste spil
page-see-replay = Se spillet igen
page-record = Gem referatet
page-seal = Kontrollér, at alt gik ærligt for sig
page-seal-why = Før det første træk offentliggjorde huset et segl, beregnet ud fra det hemmelige tal, der styrer alt tilfældigt i spillet. Tallet afsløres først nu. Passer de to sammen, er intet ændret, siden spillet begyndte.
page-seal-seed = Tallet og dets salt
page-seal-was = Seglet, der blev offentliggjort ved starten
page-verify = Kontrollér
page-seal-fits = Seglet passer: intet er ændret, siden spillet begyndte.
page-seal-broken = Seglet passer ikke. Noget er ændret, siden spillet begyndte!

## At se et spil igen

page-replay-of = Gensyn: { $game }
page-whose-eyes = Synsvinkel
page-as-watcher = tilskuer
page-as-truth = alt afsløret
page-as-player = { $name }
page-chapter = Gå til
page-chapter-start = start
page-chapter-round = runde { $number }
page-to-table = Tilbage til bordet
page-to-first = Til begyndelsen
page-step-back = Et træk tilbage
page-step-on = Et træk frem
page-to-last = Til slutningen
page-run = Afspil
page-stop = Pause
page-speed = Hastighed: { $speed }×
page-speed-short = { $speed }×
page-replay-keys = Piletaster: ét træk. Mellemrum: afspil eller pause. + og −: hurtigere eller langsommere. Home og End: begyndelsen og slutningen.
page-move-number = Træk { $at } af { $last }

## Hvad der sker rundt om et spil

told-sat = { $who } sætter sig.
told-bot-sat = { $who }, en bot, sætter sig.
told-kicked = Værten har vist nogen døren.
told-renamed = { $was } hedder nu { $who }.
told-hints-ruled = { $allowed ->
    [yes] Værten tillader tip ved dette bord.
   *[no] Værten tillader ikke længere tip.
}
told-dealt = Spillet begynder. Bagefter kan alle kontrollere, at alt gik ærligt for sig.
told-undo-asked = { $who } beder om at tage et træk tilbage.
told-undo-answered = { $yes ->
    [yes] { $who } siger ja.
   *[no] { $who } siger nej.
}
told-undo-withdrawn = { $who } vil alligevel ikke tage et træk tilbage.
told-took-back = Et træk blev taget tilbage.
told-paused = { $who } sætter spillet på pause.
told-resumed = { $who } genoptager spillet.
told-gave-time = { $who } giver et minut mere.
told-resigned = { $who } giver op.
told-timed-out = Tiden er gået for { $who }.
told-bot-took = En bot tager over for { $who }.
told-took-seat = { $who } er tilbage.
told-rematched = Det næste spil venter ved et nyt bord.

## Reglerne, til at læse og udskrive

page-rules-contents = På denne side
page-rules-back = Tilbage til reglerne
page-print = Udskriv
