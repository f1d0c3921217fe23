### Siden

# Ord i huset: spil (game), træk (move), tur (turn), runde (round), plads (seat), bord (table), bræt (board, grid),
# felt (square), kort (card), kortholder (rack), pulje (pool), bunke (pile), stak (stack), kortsæt (deck),
# kendetegn (feature), kryds (cross), slå (capture), ude (out), pind (stick), ring, lønningsdag (payday), bud (bid),
# melde pas (pass), spøgefugl (prankster), demaskere (unmask), evne (ability), spilleder (master of ceremonies),
# pause (rest), samtale (discussion), udsagn (statement), stemme på (vote for), vært (host), bot, tip (hint),
# segl (seal), frøtal (seed), referat (record), indstilling (option), øvespil (lesson), modspiller (the other of two).

page-tagline = Fire gamle maskespil i ét hus. Spil med venner, rundt om ét bord eller alene.
page-skip = Gå til indholdet
page-home = Ridotto, til indgangen
page-to-entrance = Til indgangen
page-language = Sprog
page-to-night = Skift til nat
page-to-day = Skift til dag
page-sound-on = Slå lyden til
page-sound-off = Slå lyden fra
page-close = Luk
page-footer = Il Ridotto i Venedig, 1638: enhver kunne sætte sig til spillebordet, blot man bar maske.

## Indgangen

page-choose = Vælg en dør
page-players = { $fewest } til { $most } spillere
page-play-now = Spil nu
page-play-now-game = Spil nu: { $game }, mod botter
page-more-about = Om { $game }
page-against-bots = Spil nu mod botter
page-make-table = Åbn et bord for venner
page-rules = Læs reglerne
page-join = Spil med venner
page-join-hint = Har du en kode? Den står i det link, du har fået.
page-code = Bordets kode
page-join-button = Vær med
page-public = Offentlige borde
page-public-none = Ingen borde er åbne lige nu. Åbn et: så kan andre se det her.
page-left = Spil, du har forladt
page-left-none = Spil, du forlader før slutningen, venter på dig her.
page-seats-taken = { $taken } af { $seats } pladser optaget

page-hosted-by = hos { $host }
page-phase-gathering = venter på spillere
page-phase-playing = i gang
page-phase-ended = slut

## Dig

# Navne på masker, højst tolv tegn hver, med komma imellem.
page-names = Maskehejre, Fløjlsræv, Sølvmøl, Guldkarpe, Blå Skade, Snu Mår, Guldbille, Natugle, Rød Domino, Stille Svane, Grå Due, Ravkat, Kvik Odder, Stolt Trane, Saltmåge, Månehare, Flagermus, Jadefrø, Kobberspurv, Silkekrage, Klog Tudse, Opalfinke, Glad Lækat, Perlehøne
page-me = Dig
page-change-name = Du er { $name }. Skift navn
page-my-name = De andre kender dig som
page-another-name = Et andet navn
page-keep-name = Tag dette navn
page-title = På karnevallet kommer du som
page-title-lady = dame
page-title-lord = herre
page-title-none = det, der er brug for

## Forbindelsen til huset

page-no-answer = Huset svarer ikke. Se efter, om du er på nettet, og prøv igen.
page-understood = Forstået
page-waiting = Et øjeblik …
page-line-lost = Forbindelsen er brudt. Intet er tabt: den kommer igen af sig selv.
page-not-here = Dette bord er lukket for dig.

## Før start

page-seats = Spillere
page-seat-free = Ledig plads
page-seat-mine = dig, på denne enhed
page-seat-leads = leder spillet
page-seat-number = Plads { $seat }
page-here = er her
page-not-yet-here = er væk
page-sit-hint = Tryk på en ledig plads for at sætte dig. Sidder du ikke nogen steder, ser du på.
page-seat-hint = Tryk på en plads for at flytte dig, give en ven plads ved denne enhed eller rejse dig.
page-move-here = Flyt hertil
page-neighbour = En anden på denne enhed
page-neighbour-hint = I spiller på skift på én skærm. Et tæppe skjuler det, de andre ikke må se.
page-neighbour-name = Navn på spilleren ved siden af dig
page-sit-down = Sæt dig
page-seat-bot = En bot
page-seat-of-other = Her sidder allerede nogen.
page-stand = Rejs dig
page-free-seat = Gør pladsen fri
page-kick = Vis spilleren døren
page-bot-random = Drømmer
page-bot-greedy = Husskade
page-bot-talker = Sludrechatol
page-bot-novice = Begynder
page-bot-regular = Stamgæst
page-bot-master = Mester
page-about-bot-random = Gør alt muligt, som reglerne tillader.
page-about-bot-greedy = Snupper det bedste med det samme og ser ikke længere frem.
page-about-bot-talker = Snakker meget og tænker lidt.
page-about-bot-novice = Har spillet et par aftener. God til et første spil.
page-about-bot-regular = Kommer hver uge og er en jævnbyrdig modstander.
page-about-bot-master = Tænker længe. Slå den, hvis du kan.
page-start = Start spillet
page-start-bots = { $free ->
    [0] Alle er her.
    [one] En bot tager den ledige plads.
   *[other] Botter tager de { $free } ledige pladser.
}
page-start-leader = Den sidste plads er til spillederen: nogen må sætte sig der.
page-start-watching = { $free ->
    [0] Du ser på: du har ingen plads.
   *[other] Du ser på: du har ingen plads. Botter tager de ledige.
}
page-host-starts = { $host } starter spillet, når alle er her.
page-invite = Inviter venner
page-qr = QR-kode med linket til dette bord
page-code-is = Kode:
page-copy = Kopier linket
page-copied = Linket er kopieret.
page-share = Del
page-share-text = Kom og spil { $game } med mig.
page-arrangement = Hvad der spilles
page-host-arranges = Det bestemmer { $host }.
page-how-many = Hvor mange spiller
page-count-players = { $count } spillere
page-public-table = Offentligt: alle i huset ser dette bord og må sætte sig
page-as-rules = som reglerne siger
page-lines-read = { $lines ->
    [one] En linje blev læst.
   *[other] { $lines } linjer blev læst.
}
page-clock = Uret
page-clock-none = intet: tænk, så længe du vil
page-clock-move-30 = et halvt minut til hvert træk
page-clock-move-90 = halvandet minut til hvert træk
page-clock-bank-300 = 5 minutter til hele spillet og 5 sekunder mere for hvert træk
page-clock-bank-900 = 15 minutter til hele spillet og 10 sekunder mere for hvert træk
page-clock-days-1 = en dag til hvert træk
page-clock-days-3 = tre dage til hvert træk

## Ved bordet

page-your-turn = Din tur
page-hush = Tys! Alle trykker
page-turn-of = { $count ->
    [0] Et øjeblik …
    [one] { $who } vælger
   *[other] Vælger: { $who }
}
page-over = { $count ->
    [one] { $who } vinder!
   *[other] { $who } vinder!
}
page-log = Hvad der skete
page-not-drawn = Dette spil har ikke noget bræt endnu. Dets træk kan spilles her alligevel.
page-lost = Der er ikke noget bag denne dør.
page-carry = Blive { $name } på denne enhed?
page-carry-here = Her er du { $here }. Bliver du { $name }, har denne enhed de pladser og partier, som hører til { $name }, og ikke længere dem, som hører til { $here }.
page-carry-own-link = Gør det kun, hvis du selv har lavet linket på en af dine egne enheder.
page-carry-become = Bliv { $name }
page-carry-stay = Forbliv { $here }
page-carry-already = Du er allerede { $name } på denne enhed.
page-carry-go-on = Fortsæt
page-carry-not = Dette link fører ingen steder hen
page-tools = Bordets værktøj
page-tool-chat = Chat
page-tool-log = Log
page-tool-hint = Tip
page-tool-undo = Fortryd
page-tool-rules = Regler
page-tool-more = Mere
page-tool-keys = Taster
page-unread = noget nyt
page-sheet-chat = Snak
page-sheet-log = Hvad der skete
page-sheet-rules = Reglerne
page-sheet-more = Ved dette bord
page-sheet-keys = Bordets taster
page-keys-board = På brættet: piletaster for at flytte rundt, Enter eller mellemrum for at vælge.
page-keys-on = Brug disse taster
page-rules-now = Det gælder nu:
page-hint-is = En mester foreslår: { $move }
page-tap = Tryk: ingen må vide, hvem der blev kaldt
page-you-watch = Du ser på.
page-watching-count = { $count ->
    [one] Én person ser på.
   *[other] { $count } personer ser på.
}
page-players-here = Ved bordet
page-away = væk
page-away-until = væk, om { $time } må en bot spille videre
page-you = dig
page-bot-plays-for = en bot spiller videre
page-bot-for-absent = Lad en bot spille videre
page-hours = { $hours } t
page-pause = Pause
page-resume = Spil videre
page-paused = Spillet er sat på pause.
page-give-seat = Lad en bot spille for mig
page-take-seat = Spil selv igen
page-bot-for-you = En bot spiller på din plads.
page-resign = Giv op
page-resign-sure = Ja, giv op
page-leave = Forlad bordet
page-leave-hint = Spillet går videre uden dig, og du finder det ved indgangen under de spil, du har forladt.
page-undo-asked = { $who } beder om at tage et træk tilbage.
page-undo-waits = { $who } har bedt om at tage et træk tilbage. De andre bliver spurgt.
page-yes = Ja
page-no = Nej
page-chat-none = Ingen har sagt noget endnu.
page-from-gallery = (tilskuer)
page-say = Sig
page-say-what = Sig noget
page-say-gallery = Kun dem, der ser på, hører dig.

## Én enhed til flere

page-curtain = Giv enheden til { $name }
page-curtain-hint = Det, der kommer nu, er kun for ét par øjne.
page-curtain-lift = Jeg er { $name }

## Slutningen

page-winner = vinder
page-rematch = Spil igen
page-next-table = Til næste spil
page-see-replay = Se det igen
page-record = Gem referatet
page-seal = Gik alt ærligt til? Spillets segl
page-seal-why = Før det første træk offentliggjorde huset et segl. Det blev lavet af det tal, som alle tilfældigheder kom fra, og som først fortælles nu. Passer de to sammen, er intet ændret, efter at der blev delt ud.
page-seal-seed = Tallet og dets salt
page-seal-was = Seglet, offentliggjort ved uddelingen
page-verify = Efterprøv
page-seal-fits = Seglet passer: intet er ændret, efter at der blev delt ud.
page-seal-broken = Seglet passer ikke. Det her er ikke, hvad der blev delt ud!

## At se et spil igen

page-replay-of = { $game }, én gang til
page-whose-eyes = Set af
page-as-watcher = en tilskuer
page-as-truth = hele sandheden
page-as-player = { $name }
page-to-first = Til begyndelsen
page-step-back = Et træk tilbage
page-step-on = Et træk frem
page-to-last = Til slutningen
page-run = Lad det køre
page-stop = Stop
page-move-number = Træk { $at } af { $last }

## Hvad der sker rundt om et spil

told-sat = { $who } sætter sig.
told-bot-sat = { $who }, en bot, sætter sig.
told-kicked = Værten har vist nogen døren.
told-dealt = Spillet begynder. Dets segl er offentliggjort.
told-undo-asked = { $who } beder om at tage et træk tilbage.
told-undo-answered = { $yes ->
    [yes] { $who } siger ja.
   *[no] { $who } siger nej.
}
told-took-back = Et træk blev taget tilbage.
told-paused = { $who } sætter spillet på pause.
told-resumed = { $who } lader spillet gå videre.
told-gave-time = { $who } giver et minut mere.
told-resigned = { $who } giver op.
told-timed-out = Tiden er gået for { $who }.
told-bot-took = En bot spiller videre for { $who }.
told-took-seat = { $who } spiller selv igen.
told-rematched = Det næste spil venter ved et nyt bord.

## Reglerne, til at læse og udskrive

page-rules-contents = På denne side
page-rules-cards = Rollekort til udskrivning
page-rules-master = Spillederens ark
page-rules-back = Tilbage til reglerne
page-print = Udskriv
page-print-cards = På A4 eller letter, i fuld størrelse. Klip langs linjerne.
