### Au carnaval de Venise

carnaval-summary = Masker, danse i mørket og spøgefugle blandt gæsterne: find dem, før de demaskerer jer alle.
carnaval-in-short = Dans, tal sammen, og demaskér spøgefuglene.

## Indstillinger

option-carnaval-roles = Hvem der kommer til karnevallet
option-carnaval-roles-usual = det sædvanlige selskab: to ud af tre gæster har en evne
option-carnaval-roles-plain = enkelt: få særlige gæster
option-carnaval-roles-full = broget selskab: slet ingen almindelige gæster
option-carnaval-roles-advised = Med { $seats } spillere passer { $fewest } til { $most } spøgefugle godt; { $count } er det sædvanlige.
option-carnaval-roles-needed = Med { $seats } spillere skal der være præcis { $count } spøgefugle.
carnaval-balance-guests = Gæster
carnaval-balance-pranksters = Spøgefugle
carnaval-balance-guests-easier = Gæsterne har nemmere ved at vinde.
carnaval-balance-guests-stronger = Gæsterne er meget stærkere.
carnaval-balance-pranksters-easier = Spøgefuglene har nemmere ved at vinde.
carnaval-balance-pranksters-stronger = Spøgefuglene er meget stærkere.
carnaval-balance-guests-wins = { $wins ->
    [0] Gæsterne vinder næsten aldrig.
    [10] Gæsterne vinder næsten altid.
   *[other] Gæsterne vinder omkring { $wins } af 10 aftener.
}
carnaval-balance-length = { $length ->
    [one] En aften varer én dans, som regel højst { $longest }.
   *[other] En aften varer omkring { $length } danse, oftest { $shortest } til { $longest }.
}
option-carnaval-confidence = Tillidsafstemning: en demaskeret gæsts stemme tæller dobbelt
option-carnaval-secret_vote = Hemmelig afstemning: kun udfaldet vises
option-carnaval-gatecrasher = Uden invitation: et kort går på omgang og blokerer indehaverens evne
option-carnaval-master = Hvem der leder karnevallet
option-carnaval-master-house = huset
option-carnaval-master-person = en spilleder, der ikke selv spiller med
option-carnaval-ladies = Hvem der er dame (Casanova charmerer damer, Isabella herrer)
option-carnaval-ladies-turns = skiftevis dame og herre
option-carnaval-ladies-none = ingen: alle er herrer

## Roller

carnaval-role-guest = gæst
carnaval-role-prankster = spøgefugl
carnaval-role-musician = musikant
carnaval-role-soldier = soldat
carnaval-role-evil-genie = ond ånd
carnaval-role-mask-lender = maskeudlejer
carnaval-role-little-old-man = lille gamling
carnaval-role-avenger = hævner
carnaval-role-painter = maler
carnaval-role-master-prankster = mesterspøgefugl
carnaval-role-gentleman = kavaler
carnaval-role-dancing-prankster = dansende spøgefugl
carnaval-role-winegrower = vinbonde
carnaval-role-chef = køkkenchef
carnaval-role-hypnotist = hypnotisør
carnaval-role-casanova = Casanova
carnaval-role-isabella = Isabella

# Som man siger, hvem man er: »Jeg er …«.
carnaval-as-guest = en almindelig gæst
carnaval-as-prankster = en spøgefugl
carnaval-as-musician = musikanten
carnaval-as-soldier = soldaten
carnaval-as-evil-genie = den onde ånd
carnaval-as-mask-lender = maskeudlejeren
carnaval-as-little-old-man = den lille gamling
carnaval-as-avenger = hævneren
carnaval-as-painter = maleren
carnaval-as-master-prankster = mesterspøgefuglen
carnaval-as-gentleman = kavaleren
carnaval-as-dancing-prankster = den dansende spøgefugl
carnaval-as-winegrower = vinbonden
carnaval-as-chef = køkkenchefen
carnaval-as-hypnotist = hypnotisøren
carnaval-as-casanova = Casanova
carnaval-as-isabella = Isabella

# Som man kalder på nogen: »… åbner øjnene.«
carnaval-call-chef = Køkkenchefen
carnaval-call-musician = Musikanten
carnaval-call-soldier = Soldaten
carnaval-call-evil-genie = Den onde ånd
carnaval-call-mask-lender = Maskeudlejeren
carnaval-call-little-old-man = Den lille gamling
carnaval-call-avenger = Hævneren
carnaval-call-pranksters = Spøgefuglene
carnaval-call-painter = Maleren
carnaval-call-master-prankster = Mesterspøgefuglen
carnaval-call-gentleman = Kavaleren

carnaval-card-guest = Du kom for at danse og for at finde spøgefuglene. Du har ingen særlig evne, kun dit kvikke hoved.
carnaval-card-prankster = I hver dans vælger du og dine venner en maske, I river af. Demaskér alle gæsterne.
carnaval-card-musician = Én gang i løbet af aftenen må du stoppe musikken: dansen er forbi, før der sker mere.
carnaval-card-soldier = I hver dans må du pege på en maskeret spiller og få at vide, om det er en almindelig gæst. Hvis ikke, holder du øje med spilleren, som intet kan gøre i den dans.
carnaval-card-evil-genie = Du er på spøgefuglenes side, men du ved ikke, hvem de er. Én gang i løbet af aftenen må du gøre en gæst til en af dem.
carnaval-card-mask-lender = Du har en ekstra maske med. Én gang må du give den til en demaskeret spiller. Pas på: demaskerer spøgefuglene dig, tager de den.
carnaval-card-little-old-man = Du elsker at danse, men du bliver træt. Du må sidde en dans over, men ikke den første og aldrig to i træk; mens du sidder, kan ingen demaskere dig.
carnaval-card-avenger = Fra den anden dans må du selv rive en maske af, hvis ingen spøgefugl blev fanget i runden før.
carnaval-card-painter = I hver dans må du åbne øjnene, når en særlig gæst bliver kaldt. I genkender hinanden.
carnaval-card-master-prankster = Du er en spøgefugl. I hver dans må du lægge dit mærke foran en spiller, som ikke kan bruge nogen evne, så længe det ligger der.
carnaval-card-gentleman = Når nogen er ved at blive demaskeret, kan du ofre din egen maske i stedet. Er du selv demaskeret, må du træffe afgørelsen ved stemmelighed.
carnaval-card-dancing-prankster = Du er en spøgefugl. Når du er demaskeret, må du én gang trække alle med ind i den næste dans: slut med snak, ingen afstemning.
carnaval-card-winegrower = Når du er demaskeret, skænker du i hver diskussion vin for én spiller, som indtil næste dans hverken kan tale, stemme eller bruge en evne.
carnaval-card-chef = Når du er demaskeret, holder du i hver dans én maskeret spiller beskæftiget med dine retter: spøgefuglene kan ikke demaskere spilleren, som heller ikke kan bruge nogen evne.
carnaval-card-hypnotist = Når du er demaskeret, må du én gang stille en spiller et spørgsmål, som skal besvares ærligt: »ja«, »nej« eller »det ved jeg ikke«.
carnaval-card-casanova = Når du er demaskeret, vælger du en dame i hver diskussion. Hun skal derefter stemme det samme som dig, også i den anden afstemning.
carnaval-card-isabella = Når du er demaskeret, vælger du en herre i hver diskussion. Han skal derefter stemme det samme som dig, også i den anden afstemning.

## Dansen

carnaval-dance = Musikken spiller: dans { $dance }. Ingen må smugkigge!
carnaval-gives = { $who } giver kortet »Uden invitation« videre til { $player }.
carnaval-calls = Der kaldes: »{ $call }!«
carnaval-serves = Køkkenchefen serverer for { $guest }, som har travlt med at spise i denne dans.
carnaval-cancels = Musikken holder op. Dansen er forbi!
carnaval-learns = { $suspicious ->
    [true] { $player } opfører sig mistænkeligt. Du holder øje med { $player }.
   *[other] { $player } er en almindelig gæst.
 }
carnaval-watches = Nogen bliver overvåget og kan ikke bruge nogen evne i denne dans.
carnaval-watched = Du bliver overvåget: du kan ikke bruge nogen evne i denne dans.
carnaval-watched-past = Under dansen var du overvåget og kunne ikke bruge nogen evne.
carnaval-tempts = Du hvisker { $player } noget i øret.
carnaval-joins = { $who } er nu en spøgefugl.
carnaval-recognises-genie = { $genie } er den onde ånd, der gjorde dig til spøgefugl.
carnaval-recognises = Maleren ({ $who }) og { $holder }, { $role }, genkender hinanden.
carnaval-masked = { $who } bærer maske igen.
carnaval-sits = Du sidder denne dans over.
carnaval-reaches = Du rækker ud efter masken på { $player }.
carnaval-proposes = { $who } foreslår { $player }.
carnaval-proposes-nobody = { $who } foreslår ingen.
carnaval-by-lot = Spøgefuglene var uenige, så lodtrækningen afgjorde det: { $player }.
carnaval-agree = Spøgefuglene rækker ud efter masken på { $player }.
carnaval-proposes-taker = { $who } vil lade { $player } beholde den ekstra maske.
carnaval-proposes-taker-self = { $who } vil selv beholde den ekstra maske.
carnaval-proposes-taker-nobody = Det er lige meget for { $who }, hvem der beholder den ekstra maske.
carnaval-takes = { $taker } beholder den ekstra maske.
carnaval-robbed = Spøgefuglene har taget din ekstra maske.
carnaval-asks = { $victim } er ved at blive demaskeret. Vil du ofre din egen maske i stedet?
carnaval-asks-condemned = Det er din egen maske, der skal af, og dig selv kan du ikke redde.
carnaval-falls = Nogen river din maske af. Alle får det at se, når dansen er slut.
carnaval-marks = Mesterspøgefuglens mærke ligger nu foran { $player }.
carnaval-unmarks = Mærket foran { $player } er væk.

# Where everything is revealed: what was whispered to one player, told to anybody.
carnaval-tempts-told = { $who } hvisker { $player } noget i øret.
carnaval-learns-told = { $suspicious ->
    [true] { $who } holder øje med { $player }: mistænkelig.
   *[other] { $who } holder øje med { $player }: en almindelig gæst.
 }
carnaval-watched-told = { $who } bliver overvåget og kan ikke bruge nogen evne i denne dans.
carnaval-recognises-genie-told = { $who } får at vide, hvem den onde ånd er: { $genie }.
carnaval-sits-told = { $who } sidder denne dans over.
carnaval-reaches-told = { $who } rækker ud efter masken på { $player }.
carnaval-robbed-told = Spøgefuglene har taget den ekstra maske.
carnaval-falls-told = Nogen river masken af { $who }. Alle får det at se, når dansen er slut.

## Buffeten

carnaval-rest = Dans { $dance } er forbi, og buffeten er klar.
carnaval-unmasked = { $who } er demaskeret: { $role }.
carnaval-unmasked-you = Du er demaskeret: { $role }.
carnaval-says = { $who }: { $statement }
carnaval-takes-back = { $who } tager sine ord tilbage: { $quote }
carnaval-ready = { $who } er klar til at stemme.
carnaval-unready = { $who } er alligevel ikke klar til at stemme.
carnaval-pours = { $who } skænker vin for { $player }, som indtil næste dans hverken kan tale, stemme eller bruge nogen evne.
carnaval-pours-seen = { $who } skænker vin for { $player }: ingen snak og ingen stemme før næste dans.
carnaval-charms = { $who } charmerer { $player }, som nu skal stemme det samme.
carnaval-drags = { $who } trækker alle med ind i den næste dans: slut med snakken, og ingen afstemning denne gang!
carnaval-hypnotises = { $who } hypnotiserer { $player } og spørger: { $question }
carnaval-hypnotised = Spørgsmål til { $player } under hypnose: { $question }
carnaval-question-prankster = Er du en spøgefugl?
carnaval-question-role = Er du { $role }?
carnaval-question-knows = Er { $player } en spøgefugl, så vidt du ved?
carnaval-question-voted = Stemte du imod { $player }?
carnaval-question-free = (spørgsmålet stilles højt)
carnaval-answers = { $who } svarer: { $answer ->
    [yes] ja.
    [no] nej.
   *[unknown] det ved jeg ikke.
}
carnaval-vote-first = Afstemningen: hvis maske skal af?
carnaval-vote = { $round ->
    [1] Afstemningen.
   *[other] Den anden afstemning.
} Vælg mellem: { $accused }.
carnaval-voted = { $who } har stemt.
carnaval-votes = Stemmerne: { $votes }.
carnaval-one-vote = { $who } imod { $player }
carnaval-no-votes = ingen
carnaval-accused = Intet flertal. De anklagede kan forsvare sig: { $players }.
carnaval-tie = Stemmelighed: { $players }.
carnaval-tie-all = { $count ->
    [2] Stemmelighed: begge bliver demaskeret.
   *[other] Stemmelighed: alle { $count } bliver demaskeret.
}
carnaval-chooses = Kavaleren træffer afgørelsen: { $player }.
carnaval-nobody = Ingen demaskeres ved afstemningen.
carnaval-nobody-dance = Ingen mistede sin maske i denne dans.
carnaval-nobody-music = Musikanten stoppede musikken: ingen mistede sin maske.
carnaval-in-dance = I dansen:
carnaval-master-give = Spillederen giver { $player } kortet »Uden invitation«.
carnaval-master-next = Spillederen lader aftenen gå videre.
carnaval-master-end-discussion = Spillederen afslutter diskussionen.
carnaval-master-unmask = Spillederen demaskerer { $player }.
carnaval-master-mask = Spillederen giver { $player } en maske på igen.
carnaval-master-block = Spillederen blokerer { $player }.
carnaval-master-free = Spillederen fjerner blokeringen af { $player }.
carnaval-master-mark = Spillederen lægger mærket foran { $player }.
carnaval-master-vote = Spillederen retter stemmen fra { $player }.
carnaval-master-vote-instead = Spillederen retter stemmen fra { $player }: den er nu imod { $other }.
carnaval-master-vote-none = Spillederen retter stemmen fra { $player }, som nu stemmer blankt.
carnaval-master-end-guests = Spillederen afslutter karnevallet: gæsterne vinder.
carnaval-master-end-pranksters = Spillederen afslutter karnevallet: spøgefuglene vinder.
carnaval-master-end-draw = Spillederen afslutter karnevallet: uafgjort.
carnaval-ends = Karnevallet er slut.

## Udsagn

carnaval-say-claim = Jeg er { $role }.
carnaval-say-answer = Siden I spørger: jeg er { $role }.
carnaval-say-accuse = { $player } er en spøgefugl!
carnaval-say-vouch = { $player } er ikke en spøgefugl.
carnaval-say-vote-for = Jeg vil stemme imod { $player }.
carnaval-say-ask = { $player }, hvem er du?
carnaval-say-report-suspicious = Jeg holdt øje med { $player }: mistænkelig!
carnaval-say-report-harmless = Jeg holdt øje med { $player }: en almindelig gæst.
carnaval-say-report-role = { $player } er { $role }. Jeg så det.
carnaval-say-report-watched = Jeg blev overvåget.
carnaval-say-retract = Jeg tager noget tilbage, som jeg har sagt.
carnaval-say-retract-this = Jeg tager mine ord tilbage: »{ $statement }«

## Hvordan det slutter

carnaval-guests-win = Alle spøgefugle er demaskeret: gæsterne vinder.
carnaval-pranksters-win = Alle gæster er demaskeret: spøgefuglene vinder.
carnaval-end-guests-won = Du vandt med gæsterne: alle spøgefugle er demaskeret!
carnaval-end-guests-lost = Du tabte: alle spøgefugle er demaskeret, og gæsterne vinder.
carnaval-end-pranksters-won = Du vandt med spøgefuglene: alle gæster er demaskeret!
carnaval-end-pranksters-lost = Du tabte: alle gæster er demaskeret, og spøgefuglene vinder.
carnaval-both = Den sidste gæst og den sidste spøgefugl mistede masken i samme øjeblik: uafgjort.
carnaval-dawn = Tre runder i træk uden en demaskering: dagen gryr, og karnevallet ender uafgjort.
carnaval-masters-word = Spillederen har afsluttet karnevallet.

## Afvisninger

carnaval-unreadable = »{ $move }« er ikke et gyldigt træk. Prøv f.eks.: watch 3, claim soldier, vote 5, ready, pass.
carnaval-must-name = Du kan ikke melde pas her; du skal vælge: { $wanted }.
carnaval-other-move = »{ $move }« er ikke det, du bliver spurgt om nu. Du kan: { $wanted }, eller melde pas (pass), hvor det er tilladt.
carnaval-cannot-name = »{ $move }« går ikke: den spiller eller rolle kan ikke vælges nu.
carnaval-blocked = Du kan ikke bruge din evne nu: du er overvåget, mærket eller optaget af maden, drikker vin, er uden invitation eller er blokeret af spillederen.
carnaval-mask-gone = Din maske er væk, og dermed også denne evne.
carnaval-only-pass = Ved dette kald kan du ikke gøre andet end at melde pas (pass).
carnaval-not-in-talk = »{ $move }« går ikke i denne diskussion. Sig noget, brug en evne fra dit åbne kort, eller sig: ready.
carnaval-said-enough = Du har allerede brugt alle dine { $most } udsagn i denne diskussion.
carnaval-nothing-to-retract = Du har ikke noget udsagn nummer { $number }, der stadig kan tages tilbage.
carnaval-cannot-say = »{ $statement }« kan ikke siges: nævn en anden spiller eller en rolle, der er med i spillet.
carnaval-not-master = »{ $move }« er ikke noget, spillederen kan gøre nu.
carnaval-name-self = Du kan ikke vælge dig selv.
carnaval-name-nobody = Her behøver du ikke vælge en spiller.
carnaval-name-bare = Denne spiller er allerede demaskeret.
carnaval-name-masked = Denne spiller har stadig sin maske på.
carnaval-name-fellow = Denne spiller er en af jer.
carnaval-name-again = Ikke den samme spiller to gange i træk.
carnaval-name-accused = Nu kan du kun vælge en af de anklagede.
carnaval-name-charm = Casanova charmerer damer, Isabella charmerer herrer, og hinanden kan de ikke charmere.
carnaval-name-other = Denne spiller kan du ikke vælge nu.
carnaval-not-asked = Det er ikke muligt længere: nu bliver du spurgt om noget andet.
carnaval-must-choose = Her skal du vælge nogen.

carnaval-no-role = »{ $name }« er ikke en rolle. Rollerne er: { $names }.
carnaval-many-roles = { $roles } roller er for mange til { $seats } spillere.
carnaval-box = I æsken er der kun { $held } af kortet »{ $role }«, men der skal bruges { $found }.
carnaval-not-small = Med 4 til 6 spillere kommer { $role ->
    [prankster] spøgefuglen
    [master-prankster] mesterspøgefuglen
    [dancing-prankster] den dansende spøgefugl
    [painter] maleren
   *[soldier] soldaten
} ikke til karnevallet.
carnaval-needs-genie = Med 4 til 6 spillere er den onde ånd altid med.
carnaval-pranksters = Med { $seats } spillere skal der være { $wanted } spøgefugle (mesterspøgefuglen og den dansende spøgefugl tæller med), ikke { $found }.
carnaval-pranksters-about = Med { $seats } spillere skal der være { $fewest } til { $most } spøgefugle (mesterspøgefuglen og den dansende spøgefugl tæller med), ikke { $found }.
carnaval-ladies = { $seat } kan ikke være dame: angiv forskellige pladser fra 0 til { $last }.

carnaval-no-prankster = Med syv spillere eller flere skal der være en spøgefugl.
carnaval-masked-and-fallen = En spiller kan ikke både være maskeret og have mistet sin maske i denne dans.
carnaval-unmasked-not-shown = Alle demaskerede spilleres kort skal være blevet vist.
carnaval-camps = Lejrene passer ikke til kortene: højst én gæst kan have skiftet lejr, og da til spøgefuglenes.
carnaval-one-convert = Den onde ånd vælger én spiller, én gang, og aldrig sig selv.
carnaval-invitation = Nogen har kortet »Uden invitation«, hvis indstillingen »gatecrasher« er slået til, og ingen, hvis den er slået fra.
carnaval-spare = Maskeudlejeren eller en spøgefugl har den ekstra maske, eller også er den væk.
carnaval-eyes = Kun spøgefugle kan være gået glip af, hvad de andre spøgefugle gjorde.
carnaval-no-question = »{ $question }« er ikke et af hypnotisørens spørgsmål.
carnaval-said = Plads { $seat } skal have en liste med udsagn, højst otte pr. diskussion.
carnaval-no-statement = »{ $statement }« er ikke et udsagn.
carnaval-fallen = Masker, der er røget af, vises, når dansen er forbi.
carnaval-no-call = »{ $call }« er ikke et kald i denne dans.
carnaval-no-victim = Der skal være et offer, som kavaleren bliver spurgt om.
carnaval-no-step = Ingen kan afgøre noget ved trinnet »{ $step }« i dette kald.
carnaval-no-outcome = Et karneval, der er slut, skal have et udfald.
carnaval-winners = Vinderne er gæsterne, eller spøgefuglene og den onde ånd, eller ved uafgjort alle.
carnaval-no-world = Visningen modsiger sig selv: ingen fordeling af kortene passer til den.

## I terminalen

carnaval-wears-mask = maskeret
carnaval-claims-to-be = påstår at være { $role }
carnaval-has-mark = mærket
carnaval-has-wine = drikker vin
carnaval-has-invitation = uden invitation
carnaval-is-charmed = charmeret
carnaval-in-play = Med i spillet: { $roles }.
carnaval-now-invitation = Kortet »Uden invitation« gives videre før dans { $dance }.
carnaval-now-dance = Dans { $dance }. Der kaldes: »{ $call }!«
carnaval-now-discussion = Buffeten efter dans { $dance }: tid til at snakke.
carnaval-now-hypnosis = Buffeten efter dans { $dance }: et spørgsmål under hypnose.
carnaval-now-vote = Afstemningen efter dans { $dance }.
carnaval-now-defence = De anklagede forsvarer sig.
carnaval-now-tie = Stemmelighed: kavaleren kan afgøre det.
carnaval-now-verdict = Før masken ryger af …
carnaval-now-over = Karnevallet er slut.
carnaval-your-card = Du er { $role }. { $card }
carnaval-you-joined = Du er nu en spøgefugl og vinder sammen med spøgefuglene!
carnaval-new-fellow = { $who } er nu en spøgefugl: en af jer.
carnaval-tempted = Det virkede: { $player } er nu en spøgefugl, hvis ikke i forvejen. I er på samme side.
carnaval-you-know = Du ved: { $player } – { $what }.
carnaval-you-found-suspicious = mistænkelig, da du så efter
carnaval-you-found-harmless = en almindelig gæst, da du så efter
carnaval-your-victim = { $player } er ved at blive demaskeret.

## På siden

carnaval-chapter-dance = dans { $number }
carnaval-chapter-vote = afstemning { $number }
carnaval-leader = spillederen
carnaval-ring = Spillerne rundt i salen
carnaval-tray = Hvad du kan gøre
carnaval-evening = Aftenens gang
carnaval-stop-dance = Dans { $dance }
carnaval-stop-rest = Buffet
carnaval-stop-vote = Afstemning
carnaval-second-round = anden afstemning
carnaval-second-vote-among = Den anden afstemning står mellem de to med flest stemmer imod sig og alle, der har lige så mange.
carnaval-voice = Læs kaldene højt
carnaval-lady = dame
carnaval-lord = herre
carnaval-bare = demaskeret
carnaval-can-choose = kan vælges
carnaval-welcome-card = Du er { $role }
carnaval-welcome-aim = Dit mål:
carnaval-aim-guests = at alle spøgefugle bliver demaskeret. Du vinder sammen med de andre gæster.
carnaval-aim-pranksters = at alle gæster bliver demaskeret. Så vinder din side.
carnaval-aim-genie = at alle gæster bliver demaskeret. Du vinder sammen med spøgefuglene.
carnaval-welcome-fellows = { $count ->
    [one] Også spøgefugl: { $who }.
   *[other] Også spøgefugle: { $who }.
}
carnaval-welcome-small = Med så få spillere er der ingen spøgefugl endnu: i den første dans udpeger den onde ånd en i hemmelighed. Måske dig!
carnaval-welcome-next = Nu:
carnaval-welcome-dance = den første dans. Lyset slukkes, og rollerne bliver kaldt én efter én; den, der bliver kaldt, gør noget i hemmelighed.
carnaval-welcome-tap = Ved hvert kald trykker alle, kaldt eller ej: så afslører intet tryk, hvem der blev kaldt.
carnaval-welcome-cover = Den, der ikke bliver kaldt, bukker kun for et syns skyld.
carnaval-welcome-roles = Alle roller: tryk på kortet i hjørnet.
carnaval-welcome-alone = Alene med botter behøver du ikke trykke: du skal kun gøre noget, når du bliver kaldt.
carnaval-welcome-go = Jeg ved, hvem jeg er: lad os danse
carnaval-turned = Den onde ånd har gjort dig til spøgefugl
carnaval-turned-aim = Dit nye mål:
carnaval-turned-keeps = Du beholder dit kort ({ $role }) og alt, hvad det lader dig gøre.
carnaval-turned-go = Jeg har skiftet side: videre
carnaval-intro = Du er spilleder
carnaval-intro-script = Læs den gyldne replik højt, og tryk så på »{ $line }«.
carnaval-intro-next = »{ $next }« bringer aftenen et skridt videre. Ovenover står der, hvem der endnu ikke har trykket, besluttet sig eller stemt.
carnaval-intro-powers = »{ $time }« giver mere tid til den, der skal beslutte sig. Med »{ $powers }« ændrer du selv spillet: tager en maske af, blokerer en spiller, retter en stemme, afslutter karnevallet.
carnaval-intro-secret = Du ser alles kort: lad ingen se på din skærm.
carnaval-intro-go = Lad karnevallet begynde
carnaval-cards = Dit kort og alle roller
carnaval-cards-short = roller
carnaval-cards-unread = dit kort
carnaval-corner-card = { $card }: alle roller
carnaval-cover = Skjul mit kort på denne skærm
carnaval-uncover = Vis mit kort på denne skærm
carnaval-known = Hvad du ved
carnaval-known-of = { $who }: { $what }
carnaval-learnt-close = Forstået
carnaval-own-mask = Din maske er røget af, men du er stadig med: du taler og stemmer, og din side kan stadig vinde.
carnaval-own-mask-prankster = I dansene vælger de andre spøgefugle nu uden dig.
carnaval-own-mask-late = Du stemmer efter alle andre.
carnaval-own-mask-idle = Uden maske kan du ikke bruge din evne.
carnaval-company = Hvem der er med til karneval
carnaval-used-up = (brugt op)
carnaval-known-prankster = en spøgefugl, det ved du
carnaval-known-genie = den onde ånd, det ved du
carnaval-known-suspicious = mistænkelig, da du så efter
carnaval-known-harmless = en almindelig gæst, da du så efter
carnaval-known-answer = Spørgsmål til { $who } under hypnose: { $question } Svar: { $answer ->
    [yes] ja.
    [no] nej.
   *[unknown] det ved jeg ikke.
}
carnaval-badge-accused = anklaget
carnaval-badge-watched = overvåget
carnaval-badge-served = optaget af maden
carnaval-badge-wine = drikker vin
carnaval-badge-barred = blokeret af spillederen
carnaval-badge-mark = mærket
carnaval-badge-invitation = uden invitation
carnaval-badge-spare = har den ekstra maske
carnaval-badge-again = maskeret igen
carnaval-badge-turned = nu en spøgefugl
carnaval-badge-charmed = charmeret
carnaval-badge-ready = klar
carnaval-badges = Tegn ved siden af spillerne
carnaval-hands = { $hands ->
    [one] en hånd peger herhen
   *[other] { $hands } hænder peger herhen
 }
carnaval-hands-before = { $hands ->
    [one] én hånd i første afstemning
   *[other] { $hands } hænder i første afstemning
 }
carnaval-hands-up = { $up ->
    [0] Hvis maske skal af?
    [one] En hånd er oppe …
   *[other] { $up } hænder er oppe …
 }
carnaval-hand-at = peger på { $player }
carnaval-hand-none = stemmer blankt
carnaval-hand-hidden = har stemt
carnaval-tally = Håndsoprækningen
carnaval-first-vote = Første afstemning
carnaval-more-hands = + { $count } til
carnaval-no-majority = Intet flertal
carnaval-winners-are = Karnevallets vindere
carnaval-card-unknown = ukendt kort
carnaval-won-over = { $role }, gjort til spøgefugl af den onde ånd
carnaval-story-pranksters = { $count ->
    [one] Spøgefuglen var { $who }.
   *[other] Spøgefuglene var { $who }.
}
carnaval-story-genie = { $who }, den onde ånd, gjorde { $player } til spøgefugl.
carnaval-story-genie-alone = { $who }, den onde ånd, gjorde ingen til spøgefugl.
carnaval-story-lie = { $who } sagde: { $quote } Men { $who } var i virkeligheden { $role }.
carnaval-story-lie-believed = { $who } sagde: { $quote } Men { $who } var i virkeligheden { $role } og fik ikke en eneste stemme imod sig.
carnaval-story-lie-about = { $who } sagde: { $quote } Men { $player } var i virkeligheden { $role }.
carnaval-story-suspected = { $hands ->
    [one] Ingen gæst blev mistænkt mere end { $who }, { $role }: en eneste stemme, og den var forkert.
   *[other] Ingen gæst blev mistænkt mere end { $who }, { $role }: { $hands } stemmer, alle forkerte.
}
carnaval-story-fell = I mørket: { $who }.
carnaval-story-voted = { $wrong ->
    [yes] Ved afstemningen, med urette: { $who }.
   *[no] Ved afstemningen: { $who }.
}
carnaval-story-votes = Stemmer fra { $who }.
carnaval-story-turn-dance = Aftenen vendte i dans { $dance }, da { $who } blev demaskeret: { $role }.
carnaval-story-turn-vote = Aftenen vendte ved afstemningen efter dans { $dance }, da { $who } blev demaskeret: { $role }.
carnaval-story-turn-end = Alt var åbent lige til den sidste maske: den bar { $who }.
carnaval-story-vote = { $count ->
    [one] Den afgørende afstemning: { $hands }. Demaskeret: { $who }.
   *[other] Den afgørende afstemning endte med stemmelighed: { $hands }. Demaskeret: { $who }.
}
carnaval-wait = De andre vælger …
carnaval-wait-verdict = Før en maske ryger af, kan kavaleren ofre sig i hemmelighed …
carnaval-wait-for = Vi venter på { $who }.
carnaval-wait-late = Vi venter på { $who }: demaskerede spøgefugle stemmer sidst.
carnaval-wait-own-late = Demaskerede spøgefugle stemmer sidst: du stemmer, når de andres stemmer ligger på bordet.
carnaval-votes-with = { $who } har charmeret dig: du stemmer som { $who }.
carnaval-wine-yours = { $who } har skænket vin for dig: du kan hverken tale eller stemme, før næste dans begynder.
carnaval-hindered = { $why ->
    [mark] Mærket ligger foran dig: du kan ikke bruge din evne nu.
    [invitation] Du er uden invitation: du kan ikke bruge din evne nu.
   *[barred] Spillederen har blokeret dig: du kan ikke bruge din evne nu.
}
carnaval-wait-taps = Alle trykker, kaldt eller ej: så røber ingen sig.
carnaval-dance-alone = Du behøver ikke gøre noget: dansen går videre.
carnaval-dance-soon = Den næste dans begynder om lidt …
carnaval-dance-goes-on = Du har trykket. Spillet går videre, når alle har trykket.
carnaval-tap-called = Du bliver kaldt: du bestemmer.
carnaval-tap-turned = Du er nu en spøgefugl: du bestemmer.
carnaval-tap-along = Du bliver ikke kaldt: tryk for et syns skyld.
carnaval-tap-unable = { $why ->
    [watched] Du bliver kaldt, men du er overvåget.
    [served] Du bliver kaldt, men du er optaget af maden.
    [barred] Du bliver kaldt, men spillederen har blokeret dig.
    [marked] Du bliver kaldt, men mærket ligger foran dig.
    [invitation] Du bliver kaldt, men du har ingen invitation.
    [bare] Du bliver kaldt, men din maske er væk.
    [robbed] Du bliver kaldt, men spøgefuglene har din ekstra maske.
    [no-need] Du bliver kaldt, men ingen mangler en maske endnu.
    [tired] Du bliver kaldt, men du sad den forrige dans over.
    [used] Du bliver kaldt, men din evne er brugt op.
   *[other] Du bliver kaldt, men du kan ikke gøre noget nu.
}
# Moments of the dance, separated by slashes. They mean nothing, and must not sound as if they told anything about a player.
carnaval-moments = Violinerne spiller lidt for hurtigt i aften. / Nogen træder dig over tæerne og undskylder på fire sprog. / En fjer kilder dig i næsen. Du må ikke nyse. / Her lugter af appelsiner, stearin og våd hund. / Venstre, højre, drej rundt … og en kappe strejfer dig. / Udenfor synger en gondolier, temmelig falsk. / Din maske klør. Det gør de andres også. / Et sted smækker en vifte i. / Lysekronen klirrer: et møl danser med. / Nogen fniser. Der er altid nogen, der fniser. / Du bukker. Vist nok for en stumtjener. / Et ur slår elleve. Eller var det tolv?
carnaval-choose-deed = Sig noget, eller tryk på en spiller.
carnaval-choose-defence = Sig noget til dit forsvar, eller tryk på en spiller.
carnaval-turn-talk = Nu må alle tale på én gang
carnaval-turn-accused = Du er anklaget: forsvar dig
carnaval-turn-accused-spent = Du er anklaget
carnaval-turn-verdict = Stemmerne er talt op
carnaval-ending = De sidste masker falder
carnaval-still-talk = Du er klar til at stemme, men du kan stadig tale.
carnaval-still-defend = Du har forsvaret dig, men du kan stadig tale.
carnaval-statements-left = { $count ->
    [one] Ét udsagn tilbage.
   *[other] { $count } udsagn tilbage.
}
carnaval-statements-used = Du har brugt alle dine udsagn. Efter næste dans får du nye.
carnaval-kind-others = Om andre
carnaval-kind-self = Om dig selv
carnaval-kind-found = Hvad du har fundet ud af, sandt eller ej
carnaval-said-nothing = Har ikke sagt noget i aften.
carnaval-said-about = Andre har sagt:
carnaval-overheard = Hvad der er sagt
carnaval-last-words = De anklagedes sidste ord:
carnaval-has-voted = Stemte imod: { $players }
carnaval-only-once = Kun én gang i løbet af aftenen!
carnaval-whisper-does = Åndens hvisken gør en gæst til spøgefugl. Det kan kun ske én gang i løbet af aftenen og er spildt på en spøgefugl.
carnaval-say-it = Sig det
carnaval-quote = »{ $statement }«
carnaval-back = Vælg om
carnaval-more-time = Et minut mere
carnaval-pass = { $phase ->
    [vote] Stem blankt
    [tie] Lad det stå lige
    [verdict] Gør ingenting
   *[other] Dans videre
 }
carnaval-pass-called = Gør ingenting

carnaval-ask-give = Hvem får kortet »Uden invitation«?
carnaval-ask-serve = Hvem holder du beskæftiget med dine retter?
carnaval-ask-sketch = Hvem vil du kigge på?
carnaval-ask-cancel = Stopper du musikken?
carnaval-ask-watch = Hvem holder du øje med?
carnaval-ask-convert = Hvem hvisker du i øret?
carnaval-ask-lend = Hvem får den ekstra maske?
carnaval-ask-sit = Sidder du denne dans over?
carnaval-ask-unmask = Hvis maske skal af?
carnaval-ask-mark = Hvem får mærket?
carnaval-ask-take = Hvem af jer beholder den ekstra maske?
carnaval-ask-vote = Hvis maske skal af?
carnaval-ask-correct = Hvis stemme retter du?
carnaval-ask-choose = Hvem af dem skal demaskeres?
carnaval-ask-pour = Hvem skænker du vin for?
carnaval-ask-charm = Hvem charmerer du?
carnaval-ask-drag = Trækker du alle med ind i den næste dans?
carnaval-ask-hypnotise = Hvem hypnotiserer du?
carnaval-ask-question = Hvad spørger du om?
carnaval-ask-accuse = Hvem er en spøgefugl?
carnaval-ask-vouch = Hvem er ikke en spøgefugl?
carnaval-ask-vote-for = Hvem vil du stemme imod?
carnaval-ask-ask = Hvem spørger du?
carnaval-ask-report-suspicious = Du siger, at du er soldaten og holdt øje med en mistænkelig spiller. Hvem?
carnaval-ask-report-harmless = Du siger, at du er soldaten og holdt øje med en almindelig gæst. Hvem?
carnaval-ask-report-role = Du siger, at du har set et kort. Hvis?
carnaval-ask-report-watched = Siger du, at soldaten overvågede dig?
carnaval-ask-claim = Hvem er du?
carnaval-ask-answer = De spørger: hvem er du?
carnaval-asked-by = { $count ->
   *[other] { $who } spørger dig: hvem er du?
}
carnaval-ask-retract = Hvad tager du tilbage?
carnaval-ask-player = Hvilken spiller?
carnaval-tap-player = Tryk på en spiller.
carnaval-ask-role = Hvilken rolle?
carnaval-ask-mask = Hvem skal have maske på igen?
carnaval-ask-block = Hvem vil du blokere?
carnaval-ask-free = Hvis blokering vil du fjerne?
carnaval-ask-instead = Hvem skal { $player } stemme imod i stedet?
carnaval-ask-end = Hvordan skal karnevallet ende?
carnaval-ask-bow = Hvem bukker du for?
carnaval-ask-clap = Klapper du med?
carnaval-ask-gasp = Måske ofrer kavaleren sig nu i hemmelighed. Holder du vejret?
carnaval-ask-invite = Hvem har mistet sin invitation?
carnaval-ask-meet = Hvem vil du gerne møde?

carnaval-verb-give = Giv videre
carnaval-verb-serve = Servér
carnaval-verb-sketch = Kig
carnaval-verb-watch = Hold øje
carnaval-verb-convert = Hvisk
carnaval-verb-lend = Giv masken
carnaval-verb-unmask = Demaskér
carnaval-verb-mark = Læg mærket
carnaval-verb-take = Behold den
carnaval-verb-vote = Stem
carnaval-verb-correct = Ret en stemme
carnaval-verb-choose = Vælg
carnaval-verb-pour = Skænk vin
carnaval-verb-charm = Charmér
carnaval-verb-drag = Træk alle med i dansen
carnaval-verb-hypnotise = Hypnotisér
carnaval-verb-accuse = Anklag
carnaval-verb-vouch = Gå god for …
carnaval-verb-vote-for = Jeg stemmer imod …
carnaval-verb-ask = Spørg
carnaval-verb-report-suspicious = Soldat: mistænkelig
carnaval-verb-report-harmless = Soldat: almindelig gæst
carnaval-verb-report-role = Jeg så et kort
carnaval-verb-report-watched = Jeg blev overvåget
carnaval-verb-claim = Jeg er …
carnaval-verb-answer = Svar
carnaval-verb-retract = Tag et udsagn tilbage …
carnaval-verb-yes = Ja
carnaval-verb-no = Nej
carnaval-verb-unknown = Det ved jeg ikke
carnaval-verb-mask = Maskér igen
carnaval-verb-block = Blokér
carnaval-verb-free = Fjern blokering
carnaval-verb-end = Afslut karnevallet
carnaval-verb-bow = Buk
carnaval-verb-invite = Uden invitation
carnaval-verb-meet = Mød

carnaval-do-give = Giv det til { $player }
carnaval-do-serve = Servér for { $player }
carnaval-do-sketch = Kig på { $role }
carnaval-do-cancel = Stop musikken
carnaval-do-watch = Hold øje med { $player }
carnaval-do-convert = Hvisk til { $player }
carnaval-do-lend = Giv den til { $player }
carnaval-do-sit = Sid dansen over
carnaval-do-unmask = Demaskér { $player }
carnaval-do-mark = Læg mærket foran { $player }
carnaval-do-step-in = Jeg ofrer min maske
carnaval-do-take = { $player } beholder den
carnaval-do-vote = Stem imod { $player }
carnaval-do-vote-instead = { $player } stemmer imod { $other }
carnaval-do-vote-none = { $player } stemmer blankt
carnaval-do-choose = Demaskér { $player }
carnaval-do-pour = Vin til { $player }
carnaval-do-charm = Charmér { $player }
carnaval-do-drag = Træk alle med i dansen
carnaval-do-hypnotise-with = Spørg { $player }: { $question }
carnaval-do-yes = Ja
carnaval-do-no = Nej
carnaval-do-unknown = Det ved jeg ikke
carnaval-do-ready = Klar til at stemme
carnaval-do-defended = Det var mit forsvar
carnaval-do-not-ready = Ikke klar alligevel
carnaval-do-speak-again = Jeg har mere at sige
carnaval-do-next = Gå videre
carnaval-do-next-without = Gå videre uden { $who }
carnaval-do-end-discussion = Afslut diskussionen
carnaval-do-mask = Giv { $player } maske på igen
carnaval-do-block = Blokér { $player }
carnaval-do-free = Fjern blokeringen af { $player }
carnaval-do-end-guests = Gæsterne vinder
carnaval-do-end-pranksters = Spøgefuglene vinder
carnaval-do-end-draw = Uafgjort
carnaval-do-bow = Buk for { $player }
carnaval-do-clap = Klap med
carnaval-do-gasp = Hold vejret
carnaval-do-invite = { $player } har mistet den
carnaval-do-meet = Mød { $role }

carnaval-word-prankster = Er du en spøgefugl?
carnaval-word-free = Dit eget spørgsmål
carnaval-word-role = Er du …?
carnaval-word-knows = Er … en spøgefugl, så vidt du ved?
carnaval-word-voted = Stemte du imod …?
carnaval-word-none = Ingen
carnaval-word-guests = Gæsterne vinder
carnaval-word-pranksters = Spøgefuglene vinder
carnaval-word-draw = Uafgjort

carnaval-desk = Spillederens bord
carnaval-desk-call = Den, der kaldes, vælger på sin egen skærm, og alle trykker. Giv dem tid.
carnaval-desk-silent = Nu kaldes ingen. Vent, til alle har trykket.
carnaval-desk-gentleman = Kavaleren får et hemmeligt spørgsmål. Vent et øjeblik.
carnaval-desk-vote = Alle stemmer nu, hver på sin egen skærm.
carnaval-desk-powers = Grib ind
carnaval-script = Dine replikker
carnaval-script-again = Igen
carnaval-script-stop = Stop
carnaval-script-next = Næste replik
carnaval-does-next = »{ $button }« fører aftenen videre.
carnaval-does-next-hush = { $count ->
    [0] Alle har trykket. »{ $button }« afslutter kaldet.
   *[other] Har ikke trykket endnu: { $who }. »{ $button }« afslutter kaldet uden at vente.
}
carnaval-does-next-decides = { $count ->
    [0] Et øjeblik …
   *[other] Er stadig ved at vælge: { $who }. Du kan gå videre uden at vente.
}
carnaval-does-next-vote = { $count ->
    [0] Alle har stemt.
   *[other] Har ikke stemt endnu: { $who }. Med »{ $button }« tæller det som at stemme blankt.
}
carnaval-does-end-discussion = Når diskussionen afsluttes, begynder afstemningen.
carnaval-does-unmask = Masken ryger af, og alle ser kortet.
carnaval-does-mask = Spilleren bærer maske igen.
carnaval-does-mark = Mærket ligger foran spilleren, som ikke kan bruge nogen evne.
carnaval-does-block = Spilleren kan ikke bruge nogen evne, før du fjerner blokeringen.
carnaval-does-free = Fjerner alt, der forhindrer spilleren i at bruge sin evne, undtagen kortet »Uden invitation«.
carnaval-does-correct = En stemme, der allerede er afgivet, bliver ændret.
carnaval-does-invite = Spilleren får kortet og er uden invitation. Før hver dans giver den, der har kortet, det videre.
carnaval-does-end = Du siger, hvem der har vundet, og spillet er slut.

## Trykt: kortene

carnaval-print-cards = Rollekort til udskrivning
carnaval-print-cards-hint = På A4- eller Letter-papir, i fuld størrelse. Klip langs linjerne.
carnaval-side-guests = på gæsternes side
carnaval-side-pranksters = på spøgefuglenes side
carnaval-side-genie = med spøgefuglene, men ikke en af dem
carnaval-thing-invitation = uden invitation
carnaval-thing-invitation-text = Uden invitation kan du ikke bruge nogen evne. Lige før hver dans giver du kortet åbent videre til en anden spiller.
carnaval-thing-mark = mesterspøgefuglens mærke
carnaval-thing-mark-text = Så længe det ligger foran dig, kan du ikke bruge nogen evne.

## Trykt: spillederens ark. Hvad man siger højt, og hvad man gør.

carnaval-print-master = Spillederens ark
carnaval-sheet-before = Før den første dans
carnaval-sheet-dance = Dansen, i denne rækkefølge
carnaval-sheet-after = Buffeten og afstemningen
carnaval-sheet-company = Det sædvanlige selskab
carnaval-sheet-along = Hvis du selv spiller med: uden skærm, med hænderne på bordet
carnaval-sheet-call = Kald
carnaval-sheet-say = Sig
carnaval-sheet-do = Gør
carnaval-sheet-players = Spillere
carnaval-sheet-roles = Roller

carnaval-aloud-open = { $call } åbner øjnene.
carnaval-aloud-close = { $call } lukker øjnene.
carnaval-aloud-open-all = Spøgefuglene åbner øjnene og ser på hinanden.
carnaval-aloud-close-all = Spøgefuglene lukker øjnene.
carnaval-aloud-dance = Musikken spiller. Luk øjnene.
carnaval-aloud-rest = Dansen er forbi. Åbn øjnene: buffeten er klar.
carnaval-aloud-vote = Løft en arm. En, to, tre: peg!

carnaval-lead-cards = Fortæl alle, hvilke roller der er med, og hvad de kan, og giv hver spiller et kort.
carnaval-lead-calls = Kald kun de roller, der er med, men kald dem i hver eneste dans og med samme pause, også når den, der har rollen, er demaskeret eller intet kan gøre.
carnaval-lead-blocked = Den, der er overvåget, mærket eller optaget af maden, drikker vin eller er uden invitation, kan ikke bruge nogen evne.
carnaval-lead-invitation = Spiller I med »Uden invitation«: giv kortet til en spiller efter eget valg. Lige før hver dans, også den første, gives det åbent videre.
carnaval-lead-chef = Gælder først, når køkkenchefen er demaskeret. Køkkenchefen peger på en maskeret spiller, aldrig den samme to gange i træk; rør ved spillerens skulder. Spøgefuglene kan ikke demaskere spilleren i denne dans.
carnaval-lead-painter = Kald ikke maleren, som én gang i hver dans må åbne øjnene, når musikanten, soldaten, maskeudlejeren, den lille gamling, hævneren eller kavaleren bliver kaldt.
carnaval-lead-musician = Nikker musikanten, er dansen forbi med det samme: kald ikke flere. Én gang i løbet af aftenen.
carnaval-lead-soldier = Soldaten peger på en maskeret spiller. Er det en almindelig gæst, ryster du på hovedet. Ellers nikker du, rører ved spillerens skulder og siger:
carnaval-lead-evil-genie = Én gang i løbet af aftenen peger ånden på en maskeret spiller. Er det en gæst, bliver gæsten spøgefugl: rør ved spillerens skulder; spilleren åbner øjnene og ser ånden.
carnaval-lead-evil-genie-small = Med 4 til 6 spillere skal ånden vælge i den første dans, før alle andre kald, og spøgefuglen ser ikke, hvem ånden er.
carnaval-lead-mask-lender = Én gang i løbet af aftenen peger udlejeren på en demaskeret spiller, som tager den ekstra maske på: sig, hvem det er. Har spøgefuglene taget masken, svarer en af dem.
carnaval-lead-little-old-man = Et nik betyder, at gamlingen sidder dansen over, og så kan ingen demaskere gamlingen. Aldrig i den første dans, aldrig to i træk.
carnaval-lead-avenger = Ikke i den første dans, og kun hvis ingen spøgefugl blev fanget i dansen før eller ved afstemningen efter den. Hævneren peger på en maskeret spiller.
carnaval-lead-pranksters = Også den, ånden har gjort til spøgefugl. De bliver enige om en maskeret spiller, som ikke er en af dem. Med 4 til 6 spillere vælger de ingen i den første dans.
carnaval-lead-master-prankster = Læg mærket foran den, mesterspøgefuglen peger på. Det skal flyttes ved hvert kald, ellers tager du det tilbage.
carnaval-lead-gentleman = Hver gang en maske skal af, også efter en afstemning: rør ved kavalerens skulder, og vis, hvem det gælder. Nikker kavaleren, er det kavaleren, der demaskeres.
carnaval-lead-shown = Sig, hvis masker der er røget af, men ikke hvordan; de spillere vender deres kort. Se efter, om spillet er slut.
carnaval-lead-talk = Lad alle tale. Er de demaskeret, må vinbonden, hypnotisøren, den dansende spøgefugl, Casanova og Isabella bruge deres evne nu.
carnaval-lead-vote = Demaskerede spøgefugle peger to sekunder senere; efter dem tæller ingen stemmer mere. Den, der får mere end halvdelen af stemmerne imod sig, demaskeres; blanke stemmer regnes ikke med.
carnaval-lead-second = Ellers kan de to med flest stemmer imod sig (flere, hvis de står lige) forsvare sig. Så stemmer alle igen, men kun imod en af dem. Den, der får flest stemmer imod sig, demaskeres; ved stemmelighed demaskeres de alle. Med 4 til 6 spillere afgør allerede den første afstemning det.
carnaval-lead-law = Dit ord er lov, også imod reglerne.
carnaval-along-table = Sid så tæt, at I kan nå hinanden. Alle lægger en hånd midt på bordet.
carnaval-along-cards = Sig, hvilke roller der er med, gennemgå reglerne, og del kortene ud. Alle ser på deres eget kort, også du.
carnaval-along-eyes = Kald som ovenfor, men hold selv øjnene lukkede. Åbn dem kun, når du har kaldt din egen rolle.
carnaval-along-touch = Den, der vælger en spiller, rører ved spillerens hånd. Skal der svares, nikker spilleren eller ryster på hovedet.
carnaval-along-answer = Den, der skal sige ja eller nej til dig, rører ved din hånd: én gang for ja, to gange for nej.
carnaval-along-time = Når du tror, at nogen er færdig, beder du dem lukke øjnene. Den, der ikke er færdig, rører ved din hånd: giv mere tid.
carnaval-along-care = Sig tydeligt, hvad der skal gøres, og giv tid til det ved hvert kald, også dit eget: så røber du dig ikke.
