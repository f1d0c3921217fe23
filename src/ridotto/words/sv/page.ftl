### Sidan

# Ord: huset, bord, plats, värd, gäst, bot (botar); spel är det som har regler, parti det som spelas; drag, tur, runda;
# kort, kortlek, pott, ställ, ruta, kännetecken, lägga; kors, rutnät, fånga, hög, stapel, utslagen; pinne, hål, platta,
# ring, avlöning, bud, hoppa av; spjuver, demaskera, dans, danspaus, rösta på, förmåga; protokoll, sigill, frö, giv, tips;
# upprop, ropas upp, omgång (av en omröstning), uttalande; de tryckta reglerna, vårt eget val (där de tiger); övningsparti.

page-tagline = Fyra gamla maskspel i ett hus. Spela med vänner, runt samma bord eller på egen hand.
page-skip = Hoppa till innehållet
page-home = Ridotto, till entrén
page-to-entrance = Till entrén
page-language = Språk
page-to-night = Byt till natt
page-to-day = Byt till dag
page-sound-on = Slå på ljudet
page-sound-off = Stäng av ljudet
page-close = Stäng
page-footer = Il Ridotto i Venedig, 1638: vem som helst fick slå sig ner vid ett spelbord, bara man bar mask.

## Entrén

page-choose = Välj en dörr
page-players = { $fewest }–{ $most } spelare
page-play-now = Spela nu
page-play-now-game = Spela nu: { $game }, mot botar
page-more-about = Om { $game }
page-against-bots = Spela nu mot botar
page-make-table = Öppna ett bord för vänner
page-rules = Läs reglerna
page-join = Spela med vänner
page-join-hint = Har du en kod? Den står i länken du har fått.
page-code = Bordets kod
page-join-button = Gå dit
page-public = Offentliga bord
page-public-none = Inget bord är öppet just nu. Öppna ett själv, så syns det här för andra.
page-left = Partier du har lämnat
page-left-none = Partier som du lämnar före slutet väntar på dig här.
page-seats-taken = { $taken } av { $seats } platser upptagna

page-hosted-by = hos { $host }
page-phase-gathering = väntar på spelare
page-phase-playing = pågår
page-phase-ended = slut

## Du

# Namn på masker, högst tolv tecken vart och ett, med komma emellan.
page-names = Maskhäger, Sammetsräv, Silvermal, Guldkarp, Blå skata, Listig mård, Spetsspindel, Nattuggla, Röd domino, Tyst svan, Grå duva, Gyllene katt, Snabb utter, Stolt trana, Saltmås, Månhare, Vit vessla, Jadeödla, Pudrad mops, Sidenkråka, Klok padda, Opalfink, Munter iller, Plymhöna
page-me = Du
page-change-name = Du är { $name }. Byt namn
page-my-name = För de andra heter du
page-another-name = Ett annat namn
page-keep-name = Ta det här namnet
page-title = Till karnevalen kommer du som
page-title-lady = en dam
page-title-lord = en herre
page-title-none = det som behövs

## Linjen till huset

page-no-answer = Huset svarar inte. Se efter om du är uppkopplad och försök igen.
page-understood = Jag förstår
page-waiting = Ett ögonblick …
page-line-lost = Kontakten med huset är bruten. Inget är förlorat: den kommer tillbaka av sig själv.
page-not-here = Det här bordet är stängt för dig.

## Före start

page-seats = Vilka spelar
page-seat-free = Ledig plats
page-seat-mine = du, på den här enheten
page-seat-leads = leder spelet
page-seat-number = Plats { $seat }
page-here = är här
page-not-yet-here = är borta
page-sit-hint = Tryck på en ledig plats för att sätta dig. Utan plats tittar du på.
page-seat-hint = Tryck på en plats för att flytta dig, sätta en vän där på den här enheten eller resa dig.
page-move-here = Flytta hit
page-neighbour = Någon annan på den här enheten
page-neighbour-hint = Ni turas om vid samma skärm. En ridå döljer det som de andra inte får se.
page-neighbour-name = Namn på spelaren bredvid dig
page-sit-down = Sätt dig
page-seat-bot = En bot
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
page-about-bot-greedy = Tar det som är bäst för stunden och ser inte längre.
page-about-bot-talker = Pratar mycket och tänker lite.
page-about-bot-novice = Har spelat några kvällar. Bra för ett första parti.
page-about-bot-regular = Kommer varje vecka och bjuder gott motstånd.
page-about-bot-master = Tänker länge. Slå den om du kan.
page-start = Starta partiet
page-start-bots = { $free ->
    [0] Alla är här.
    [one] En bot tar den lediga platsen.
   *[other] Botar tar de { $free } lediga platserna.
}
page-start-leader = Den sista platsen är till för den som leder spelet: någon måste sätta sig där.
page-start-watching = { $free ->
    [0] Du tittar på: du har ingen plats.
   *[other] Du tittar på: du har ingen plats. Botar tar de lediga.
}
page-host-starts = { $host } startar partiet när alla är här.
page-invite = Bjud in vänner
page-qr = QR-kod med länken till bordet
page-code-is = Kod:
page-copy = Kopiera länken
page-copied = Länken är kopierad.
page-share = Dela
page-share-text = Kom och spela { $game } med mig.
page-arrangement = Vad som spelas
page-host-arranges = Det här bestämmer { $host }.
page-how-many = Hur många spelar
page-count-players = { $count } spelare
page-public-table = Offentligt: alla i huset ser bordet och får sätta sig
page-as-rules = enligt reglerna
page-lines-read = { $lines ->
    [one] En rad lästes in.
   *[other] { $lines } rader lästes in.
}
page-clock = Klockan
page-clock-none = ingen: tänk så länge du vill
page-clock-move-30 = en halv minut per drag
page-clock-move-90 = en och en halv minut per drag
page-clock-bank-300 = 5 minuter för hela partiet och 5 sekunder till för varje drag
page-clock-bank-900 = 15 minuter för hela partiet och 10 sekunder till för varje drag
page-clock-days-1 = ett dygn per drag
page-clock-days-3 = tre dygn per drag

## Vid ett bord

page-your-turn = Din tur
page-hush = Tyst! Alla trycker
page-turn-of = { $count ->
    [0] Ett ögonblick …
    [one] { $who } funderar
   *[other] Funderar: { $who }
}
page-over = { $count ->
   *[other] { $who } vinner!
}
page-log = Vad som har hänt
page-not-drawn = Det här spelet har inget bräde ännu. Dragen går att spela här ändå.
page-lost = Bakom den här dörren finns ingenting.
page-carry = Bli { $name } på den här enheten?
page-carry-here = Här är du { $here }. Blir du { $name } får den här enheten de platser och partier som hör till { $name }, och har inte längre dem som hör till { $here }.
page-carry-own-link = Gör det bara om du själv har skapat länken, på en av dina egna enheter.
page-carry-become = Bli { $name }
page-carry-stay = Förbli { $here }
page-carry-already = Du är redan { $name } på den här enheten.
page-carry-go-on = Fortsätt
page-carry-not = Den här länken leder ingenstans
page-tools = Bordets verktyg
page-tool-chat = Prat
page-tool-log = Logg
page-tool-hint = Tips
page-tool-undo = Ångra
page-tool-rules = Regler
page-tool-more = Mer
page-tool-keys = Tangenter
page-unread = något nytt
page-sheet-chat = Prat
page-sheet-log = Vad som har hänt
page-sheet-rules = Reglerna
page-sheet-more = Vid det här bordet
page-sheet-keys = Bordets tangenter
page-keys-board = På brädet: piltangenterna för att flytta dig, Enter eller mellanslag för att välja.
page-keys-on = Använd tangenterna
page-rules-now = Det här gäller nu:
page-hint-is = En mästare tänker på: { $move }
page-tap = Tryck: ingen ska få veta vem som ropades upp
page-you-watch = Du tittar på.
page-watching-count = { $count ->
    [one] En person tittar på.
   *[other] { $count } personer tittar på.
}
page-players-here = Vid bordet
page-away = borta
page-away-until = borta, om { $time } får en bot spela vidare
page-you = du
page-bot-plays-for = en bot spelar vidare
page-bot-for-absent = Låt en bot spela vidare
page-hours = { $hours } tim
page-pause = Pausa
page-resume = Fortsätt
page-paused = Partiet är pausat.
page-give-seat = Låt en bot spela åt mig
page-take-seat = Spela själv igen
page-bot-for-you = En bot spelar på din plats.
page-resign = Ge upp
page-resign-sure = Ge upp på riktigt
page-leave = Lämna bordet
page-leave-hint = Partiet går vidare utan dig. Du hittar det i entrén, bland partierna du har lämnat.
page-undo-asked = { $who } vill ta tillbaka ett drag.
page-undo-waits = { $who } vill ta tillbaka ett drag. De andra tillfrågas.
page-yes = Ja
page-no = Nej
page-chat-none = Ingen har sagt något än.
page-from-gallery = (läktaren)
page-say = Säg
page-say-what = Säg något
page-say-gallery = Bara de som tittar på hör dig.

## En enhet för flera

page-curtain = Lämna över enheten till { $name }
page-curtain-hint = Det som kommer nu är bara för ett par ögon.
page-curtain-lift = Jag är { $name }

## Slutet

page-winner = vinner
page-rematch = Spela igen
page-next-table = Till nästa parti
page-see-replay = Se det igen
page-record = Spara protokollet
page-seal = Gick allt rätt till? Partiets sigill
page-seal-why = Före det första draget visade huset ett sigill. Det är gjort av talet som all slump kom ur, och talet avslöjas först nu. Stämmer de överens har ingenting ändrats sedan given.
page-seal-seed = Talet och dess salt
page-seal-was = Sigillet som visades vid given
page-verify = Kontrollera
page-seal-fits = Sigillet stämmer: ingenting har ändrats sedan given.
page-seal-broken = Sigillet stämmer inte. Det här är inte det som gavs!

## Se ett parti igen

page-replay-of = { $game }, en gång till
page-whose-eyes = Sett av
page-as-watcher = den som tittade på
page-as-truth = hela sanningen
page-as-player = { $name }
page-to-first = Till början
page-step-back = Ett drag bakåt
page-step-on = Ett drag framåt
page-to-last = Till slutet
page-run = Låt det rulla
page-stop = Stanna
page-move-number = Drag { $at } av { $last }

## Vad som händer runt ett parti

told-sat = { $who } sätter sig.
told-bot-sat = { $who }, en bot, sätter sig.
told-kicked = Värden har visat någon på dörren.
told-dealt = Partiet börjar. Dess sigill är visat för alla.
told-undo-asked = { $who } vill ta tillbaka ett drag.
told-undo-answered = { $yes ->
    [yes] { $who } går med på det.
   *[no] { $who } går inte med på det.
}
told-took-back = Ett drag togs tillbaka.
told-paused = { $who } pausar partiet.
told-resumed = { $who } låter partiet fortsätta.
told-gave-time = { $who } ger en minut till.
told-resigned = { $who } ger upp.
told-timed-out = Tiden är ute för { $who }.
told-bot-took = En bot spelar vidare för { $who }.
told-took-seat = { $who } spelar igen.
told-rematched = Nästa parti väntar vid ett nytt bord.

## Reglerna, att läsa och skriva ut

page-rules-contents = På den här sidan
page-rules-cards = Rollkort att skriva ut
page-rules-master = Ceremonimästarens blad
page-rules-back = Tillbaka till reglerna
page-print = Skriv ut
page-print-cards = På A4 eller letter, i full storlek. Klipp längs linjerna.
