### Sidan

page-tagline = Fyra gamla maskspel i ett hus: med vänner på nätet, runt samma bord eller på egen hand mot bottar. Inget konto behövs.
page-skip = Hoppa till innehållet
page-home = Ridotto, tillbaka till entrén
page-to-entrance = Till entrén
page-back = Tillbaka
page-language = Språk
page-to-night = Byt till mörkt läge
page-to-day = Byt till ljust läge
page-sound-on = Slå på ljudet
page-sound-off = Stäng av ljudet
page-close = Stäng
page-footer = Il Ridotto i Venedig, 1638: vem som helst fick slå sig ner vid ett spelbord, bara man bar mask.

## Entrén

page-choose = Välj en dörr
page-players = { $fewest }–{ $most } spelare
page-minutes = cirka { $minutes } min
page-play-now = Spela nu
page-play-now-game = Spela nu: { $game }, mot bottar
page-with-friends = Spela med vänner
page-with-friends-game = Spela med vänner: { $game }
page-strength = Bottarnas styrka
page-more-about = Om { $game }
page-against-bots = Spela nu mot bottar
page-make-table = Öppna ett bord, välj inställningar
page-make-table-hint = Med vänner eller på egen hand: bottar tar de lediga platserna.
page-rules = Läs reglerna
page-join = Gå till ett bord
page-join-hint = Har du en kod? Den står i länken du har fått.
page-code = Bordets kod
page-join-button = Gå dit
page-public = Offentliga bord
page-public-none = Inget bord är öppet just nu. Öppna ett, så syns det här för andra.
page-open-public = Öppna ett offentligt bord
page-open-public-hint = Alla i huset ser ditt bord och får sätta sig. Vilket spel blir det?
page-my-games = Dina spel
page-my-games-none = Här väntar spel som du har börjat på, och avslutade spel finns kvar här.
page-finished = Avslutade
page-finished-all = Visa alla { $count }
page-seats-taken = { $taken } av { $seats } platser upptagna

page-hosted-by = hos { $host }
page-phase-gathering = väntar på spelare
page-phase-full = kan börja
page-phase-playing = pågår
page-phase-ended = slut
page-waits-for-you = väntar på dig
page-games-wait = { $count ->
    [one] Ett spel väntar på dig
   *[other] { $count } spel väntar på dig
}
page-hide-table = Ta bort { $game } från listan
page-won-by = { $who } vann
page-you-won = du vann
page-you-lost = du förlorade
page-with = med { $who }
page-against-bots-only = mot bottar
page-some-more = { $count ->
    [one] 1 till
   *[other] { $count } till
}

## Du

# Namn på masker, högst tolv tecken vart och ett, med komma emellan.
page-names = Silkeshäger, Sammetsräv, Silvermal, Guldkarp, Blå skata, Listig mård, Spetsspindel, Nattuggla, Röd domino, Tyst svan, Grå duva, Gyllene katt, Snabb utter, Stolt trana, Saltmås, Månhare, Vit vessla, Jadeödla, Pudrad mops, Sidenkråka, Klok padda, Opalfink, Munter iller, Plymhöna
page-me = Du
page-change-name = Du är { $name }. Byt namn
page-my-name = De andra ser dig som
page-friends-call = Vad kallar dina vänner dig?
page-name-length = { $length } av { $most } tecken
page-another-name = Ett annat namn
page-keep-name = Ta det här namnet
page-title = Till karnevalen kommer du som
page-title-lady = en dam
page-title-lord = en herre
page-title-none = det kvittar

## Anslutningen till huset

page-no-answer = Huset svarar inte. Kontrollera att du är uppkopplad och försök igen.
page-understood = Okej
page-waiting = Ett ögonblick …
page-line-lost = Anslutningen bröts. Ingen fara: den kommer tillbaka av sig själv, och ditt spel också.
page-house-away = Ingen kontakt med huset. Du behöver inte göra något: sidan fortsätter att försöka.
page-on-its-way = På väg …
page-part-missing = Den här delen av sidan kunde inte laddas. Kontrollera att du är uppkopplad.
page-try-again = Försök igen
page-not-here = Det här bordet är stängt för dig.

## Före start

page-seats = Spelare
page-seat-free = Ledig plats
page-seat-for-leader = Ledig plats för den som leder spelet
page-seat-mine = du, på den här enheten
page-seat-leads = leder spelet
page-seat-number = Plats { $seat }
page-here = är här
page-not-yet-here = är borta
page-invited = inbjuden, inte här än
page-seat-for-you = Det finns en plats till dig
page-sit-as = Sätt dig som { $name }
page-table-full = Alla platser är upptagna
page-table-full-ask = Du kan stanna och titta på, eller be { $host } lägga till en plats.
page-table-full-watch = Du kan stanna och titta på.
page-without-seat = { $count ->
    [one] En person här har ingen plats.
   *[other] { $count } personer här har ingen plats.
}
page-add-seat = Lägg till en plats
page-no-more-seats = Spelet har inte fler platser. Den som saknar plats kan titta på.
page-sit-hint = Tryck på en ledig plats för att sätta dig. Utan plats är du åskådare.
page-seat-hint = Tryck på en plats för att flytta dit, låta en vän spela på den här enheten eller resa dig.
page-move-here = Flytta hit
page-neighbour = Någon annan på den här enheten
page-neighbour-hint = Ni turas om vid samma skärm. En ridå döljer det som de andra inte får se.
page-neighbour-name = Namn på spelaren bredvid dig
page-sit-down = Sätt dig
page-seat-bot = En bott
page-is-bot = en bott
page-seat-of-other = Här sitter redan någon.
page-stand = Res dig
page-free-seat = Gör platsen ledig
page-kick = Visa spelaren på dörren
page-bot-random = Drömmare
page-bot-greedy = Skata
page-bot-talker = Pratkvarn
page-bot-novice = Nybörjare
page-bot-regular = Stamgäst
page-bot-master = Mästare
page-about-bot-random = Gör vad som helst som reglerna tillåter.
page-about-bot-greedy = Tar det som är bäst just nu och ser aldrig framåt.
page-about-bot-talker = Pratar mycket och tänker lite.
page-about-bot-novice = Har bara spelat några kvällar. Lagom för ett första spel.
page-about-bot-regular = Kommer varje vecka och bjuder gott motstånd.
page-about-bot-master = Tänker länge och väl. Kan du vinna?
page-start = Starta spelet
page-start-bots = { $free ->
    [0] Alla är här.
    [one] En bott tar den lediga platsen.
   *[other] Bottar tar de { $free } lediga platserna.
}
page-start-missing = { $count ->
    [one] Saknas fortfarande: { $who }. Om du startar nu väntar spelet när den som saknas är i tur.
   *[other] Saknas fortfarande: { $who }. Om du startar nu väntar spelet när någon av dem är i tur.
}
page-start-leader = Den sista platsen är för den som leder spelet: någon måste sätta sig där.
page-start-watching = { $free ->
    [0] Du tittar på: du har ingen plats.
    [one] Du tittar på: du har ingen plats. En bott tar den lediga.
   *[other] Du tittar på: du har ingen plats. Bottar tar de lediga.
}
page-host-starts = { $host } väljer inställningarna och startar spelet när alla är här.
page-still-missing = Saknas fortfarande: { $who }.
page-starts-by-itself = Spelet startar av sig självt så snart alla är här.
page-invite = Bjud in vänner
page-qr = QR-kod med länken till bordet
page-code-is = Kod:
page-copy = Kopiera länken
page-copied = Länken är kopierad.
page-copy-by-hand = Webbläsaren tillåter inte kopiering. Här är länken: { $link }
page-share = Dela
page-share-text = Kom och spela { $game } med mig.
page-arrangement = Inställningar
page-how-many = Antal spelare
page-count-players = { $count } spelare
page-public-table = Offentligt: alla i huset ser bordet och får sätta sig
page-hints-allow = Tips tillåtna: spelarna får fråga vad en mästare föreslår
page-as-rules = enligt reglerna
page-lines-read = { $lines ->
    [one] En rad lästes in.
   *[other] { $lines } rader lästes in.
}
page-own-picks = ett eget urval
page-pick-more = En till: { $thing }
page-pick-fewer = En färre: { $thing }
page-pick-hint = Tryck för att lägga till eller ta bort. Förklaringen visas här.
page-pick-guide = Vem som kan vad
page-balance = Hur jämnt det är
page-balance-rate = { $rate } %
page-balance-even = Jämnt: båda sidor vinner ungefär lika ofta.
page-balance-range = { $side }: mellan { $low } och { $high } vinster på 100 partier, såvitt vi vet.
page-balance-nobody = Ingen vinner: { $rate } %.
page-balance-sets = Lotten väljer en av { $sets } uppsättningar. { $side }: { $low }–{ $high } %, beroende på uppsättningen (uppskattat).
page-balance-estimated = Uppskattat för bottar med styrkan ”{ $strength }” på alla platser.
page-balance-measured = { $games ->
    [one] Uppmätt i ett parti mellan bottar med styrkan ”{ $strength }”.
   *[other] Uppmätt i { $games } partier mellan bottar med styrkan ”{ $strength }”.
}
page-balance-ignored = { $count ->
    [one] En av inställningarna nedan är inte medräknad.
   *[other] { $count } av inställningarna nedan är inte medräknade.
}
page-measure = Mät
page-measure-hint = Huset spelar många partier med just det här urvalet, i bakgrunden.
page-measuring = { $played } av { $games } partier spelade
page-measure-stop = Sluta mäta
page-measure-failed = Huset hade för mycket att göra för att hinna mäta. Försök igen senare.
page-clock = Betänketid
page-clock-none = obegränsad: tänk så länge du vill
page-clock-move-30 = en halv minut per drag
page-clock-move-90 = en och en halv minut per drag
page-clock-bank-300 = 5 minuter per spelare, plus 5 sekunder per drag
page-clock-bank-900 = 15 minuter per spelare, plus 10 sekunder per drag
page-clock-days-1 = ett dygn per drag
page-clock-days-3 = tre dygn per drag

## Vid ett bord

page-your-turn = Din tur
page-not-possible = Det går inte nu.
page-hush = Tyst! Tryck, allihop
page-hush-alone = Tyst! De andra väljer i hemlighet
page-hush-tapped = Väntar tills alla har tryckt
page-awaits-tap = { $count ->
   *[other] Väntar på { $who }
}
page-missed-tap = Nyss hade { $who } inte tryckt än
page-turn-of = { $count ->
    [0] Ett ögonblick …
    [one] Nu spelar { $who }
   *[other] Funderar: { $who }
}
page-over = { $count ->
   *[other] { $who } vinner!
}
page-log = Händelser
page-lost = Bakom den här dörren finns ingenting.
page-carry = Vill du bli { $name } på den här enheten?
page-carry-here = Du är { $here } på den här enheten. Blir du { $name } får enheten de platser och spel som hör till { $name }, och förlorar dem som hör till { $here }.
page-carry-own-link = Gör det bara om du själv har skapat länken, på en av dina egna enheter.
page-carry-become = Bli { $name }
page-carry-stay = Fortsätt som { $here }
page-carry-already = Du är redan { $name } på den här enheten.
page-carry-go-on = Fortsätt
page-carry-not = Den här länken leder ingenstans
page-tools = Bordets verktyg
page-tool-chat = Chatt
page-tool-log = Logg
page-tool-hint = Tips
page-tool-undo = Ångra
page-take-back = Ångra
page-tool-rules = Regler
page-tool-more = Mer
page-tool-keys = Kortkommandon
page-unread = något nytt
page-sheet-chat = Chatt
page-sheet-log = Händelser
page-sheet-rules = Regler
page-sheet-more = Vid det här bordet
page-sheet-keys = Kortkommandon
page-keys-board = På brädet: piltangenterna för att flytta dig, Enter eller mellanslag för att välja.
page-keys-on = Använd kortkommandon
page-rules-now = Det här gäller nu:
page-hint-is = En mästare föreslår: { $move }
page-hints-on = Tips är tillåtna vid det här bordet.
page-hints-off = Vid det här bordet finns inga tips.
page-tap = Tryck, så att ingen märker vem som ropades upp
page-you-watch = Du tittar på.
page-watching-count = { $count ->
    [one] En person tittar på.
   *[other] { $count } personer tittar på.
}
page-players-here = Vid bordet
page-unconnected = { $count ->
    [one] { $who } har tappat anslutningen.
   *[other] Utan anslutning: { $who }.
}
page-away = borta
page-away-until = borta; om { $time } får en bott ta över
page-you = du
page-bot-plays-for = en bott spelar
page-bot-for-absent = Låt en bott ta över
page-hours = { $hours } tim
page-pause = Pausa
page-resume = Fortsätt
page-paused = Spelet är pausat.
page-give-seat = Låt en bott spela åt mig
page-take-seat = Ta tillbaka min plats
page-bot-for-you = En bott spelar åt dig.
page-resign = Ge upp
page-resign-sure = Ja, jag ger upp
page-leave = Lämna bordet
page-leave-hint = Spelet går vidare utan dig. Du hittar det i entrén, under ”Dina spel”.
page-undo-asked = { $who } vill ta tillbaka ett drag.
page-undo-what = Detta tas i så fall tillbaka: { $what }
page-undo-later = Då tas också det som spelades efteråt tillbaka: { $moves }.
page-undo-later-moves = { $count ->
    [one] ett drag av { $who }
   *[other] { $count } drag av { $who }
}
page-undo-later-yours = { $count ->
    [one] ett av dina drag
   *[other] { $count } av dina drag
}
page-undo-revealed = Sedan dess har något dolt kommit fram. Det kan ingen glömma igen.
page-undo-waits = { $who } vill ta tillbaka ett drag. Väntar på de andras svar.
page-undo-yours = Du vill ta tillbaka ett drag. Väntar på de andras svar.
page-undo-cancel = Strunt i det
page-undo-refused = { $who } går inte med på det. Draget gäller fortfarande.
page-yes = Ja
page-no = Nej
page-chat-none = Inga meddelanden än.
page-from-gallery = (åskådare)
page-say = Skicka
page-say-what = Skriv ett meddelande
page-say-gallery = Bara de andra åskådarna ser det här.
page-reactions = Reaktioner
page-reactions-show = Visa reaktioner på den här enheten
page-sign-bravo = En ros: bravo!
page-sign-heart = Ett hjärta
page-sign-laugh = Skratt
page-sign-wow = Förvåning
page-sign-ouch = Aj!
page-sign-hmm = Hm, låt mig tänka

## En enhet för flera

page-curtain = Lämna över enheten till { $name }
page-curtain-hint = Det som kommer nu får ingen annan se.
page-curtain-lift = Jag är { $name }

## Slutet

page-end-won = Du vann!
page-end-lost = Du förlorade.
page-end-draw = Oavgjort.
page-end-points = { $mine ->
    [won] Du vann med { $points } poäng, { $ahead } fler än { $second }!
    [lost] Du förlorade med { $ahead } poäng: { $who } vinner med { $points }.
   *[other] { $who } vinner med { $points } poäng, { $ahead } fler än { $second }.
}
page-you-won-with = Du och { $who } vann!
page-results = Resultatet
page-story = Så gick det
page-winner = vinner
page-rematch = Spela igen
page-rematch-change = Ändra något
page-rematch-join = { $who } vill spela igen: var med
page-rematch-call = { $who } vill spela igen.
page-rematch-notify = Meddela mig när någon vill spela igen
page-rematch-other = Spela något annat tillsammans
page-rematch-join-other = { $who } vill spela { $game } härnäst: var med
page-rematch-call-other = { $who } vill spela { $game } härnäst.
page-next-table = Till nästa spel
page-see-replay = Se reprisen
page-record = Spara protokollet
page-seal = Kontrollera att allt gick rätt till
page-seal-why = Före det första draget visade huset ett sigill, beräknat ur det hemliga tal som styr all slump i spelet. Talet avslöjas först nu. Stämmer de överens har ingenting ändrats sedan starten.
page-seal-seed = Talet och dess salt
page-seal-was = Sigillet som visades vid starten
page-verify = Kontrollera
page-seal-fits = Sigillet stämmer: ingenting har ändrats sedan starten.
page-seal-broken = Sigillet stämmer inte. Något har ändrats sedan starten!

## Se ett spel igen

page-replay-of = Repris: { $game }
page-whose-eyes = Synvinkel
page-as-watcher = åskådare
page-as-truth = allt avslöjat
page-as-player = { $name }
page-chapter = Gå till
page-chapter-start = början
page-chapter-round = runda { $number }
page-to-table = Tillbaka till bordet
page-to-first = Till början
page-step-back = Ett drag bakåt
page-step-on = Ett drag framåt
page-to-last = Till slutet
page-run = Spela upp
page-stop = Pausa
page-speed = Hastighet: { $speed }×
page-speed-short = { $speed }×
page-replay-keys = Piltangenter: ett drag. Mellanslag: spela upp eller pausa. + och −: snabbare eller långsammare. Home och End: början och slutet.
page-move-number = Drag { $at } av { $last }

## Vad som händer runt ett spel

told-sat = { $who } sätter sig.
told-bot-sat = { $who }, en bott, sätter sig.
told-kicked = Värden har visat någon på dörren.
told-renamed = { $was } heter nu { $who }.
told-hints-ruled = { $allowed ->
    [yes] Värden tillåter tips vid det här bordet.
   *[no] Värden tillåter inte tips längre.
}
told-dealt = Spelet börjar. Efteråt kan alla kontrollera att allt gick rätt till.
told-undo-asked = { $who } vill ta tillbaka ett drag.
told-undo-answered = { $yes ->
    [yes] { $who } går med på det.
   *[no] { $who } går inte med på det.
}
told-undo-withdrawn = { $who } vill inte längre ta tillbaka ett drag.
told-took-back = Ett drag togs tillbaka.
told-paused = { $who } pausar spelet.
told-resumed = { $who } återupptar spelet.
told-gave-time = { $who } ger en minut till.
told-resigned = { $who } ger upp.
told-timed-out = Tiden är ute för { $who }.
told-bot-took = En bott tar över åt { $who }.
told-took-seat = { $who } är tillbaka.
told-rematched = Nästa spel väntar vid ett nytt bord.

## Reglerna, att läsa och skriva ut

page-rules-contents = På den här sidan
page-rules-back = Tillbaka till reglerna
page-print = Skriv ut
