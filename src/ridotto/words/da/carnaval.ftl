### Au carnaval de Venise

carnaval-summary = Masker, dans i mørket og spøgefugle blandt gæsterne: find dem, før de har demaskeret jer alle.

## Indstillinger

option-carnaval-roles = Hvem der kommer til karnevallet
option-carnaval-roles-usual = som sædvanlig: to af tre har en evne
option-carnaval-roles-plain = enkelt: kun to særlige gæster
option-carnaval-roles-full = fuldt selskab: ingen er en almindelig gæst
option-carnaval-roles-advised = Til { $seats } spillere passer { $fewest } til { $most } spøgefugle; { $count } anbefales.
option-carnaval-roles-needed = Til { $seats } spillere hører { $count } spøgefugle.
option-carnaval-confidence = Tillidsafstemning: en demaskeret gæsts stemme tæller dobbelt
option-carnaval-secret_vote = Hemmelig afstemning: kun udfaldet vises
option-carnaval-gatecrasher = Ubuden gæst: nogen har mistet sin invitation
option-carnaval-master = Hvem der leder karnevallet
option-carnaval-master-house = huset
option-carnaval-master-person = en spilleder, der ikke selv spiller med
option-carnaval-ladies = Hvem der er dame
option-carnaval-ladies-turns = på skift, dame og herre
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

# Som man kalder på nogen: »…, åbn øjnene.«
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
carnaval-card-musician = Én gang på aftenen må du holde op med at spille: dansen er forbi, før der sker noget.
carnaval-card-soldier = I hver dans må du pege på en maskeret spiller og få at vide, om det er mere end en almindelig gæst. Er det det, holder du øje, og den spiller kan intet gøre i denne dans.
carnaval-card-evil-genie = Du holder med spøgefuglene, men du kender dem ikke. Én gang på aftenen må du gøre en gæst til en af dem.
carnaval-card-mask-lender = Du har en ekstra maske med. Én gang må du give den til en demaskeret spiller. Pas på: demaskerer spøgefuglene dig, tager de den.
carnaval-card-little-old-man = Du elsker at danse, men du bliver træt. Du må sidde en dans over, aldrig to i træk; når du sidder, kan ingen demaskere dig.
carnaval-card-avenger = Hvis ingen spøgefugl blev fanget i runden før, må du selv rive en maske af.
carnaval-card-painter = I hver dans må du åbne øjnene, når en særlig gæst bliver kaldt. I genkender hinanden.
carnaval-card-master-prankster = Du er en spøgefugl. I hver dans må du lægge dit mærke foran en spiller, som ikke kan bruge nogen evne, så længe det ligger der.
carnaval-card-gentleman = Når nogen er ved at blive demaskeret, må du træde i stedet. Er du selv demaskeret, må du afgøre stemmelighed.
carnaval-card-dancing-prankster = Du er en spøgefugl. Når du er demaskeret, må du én gang trække alle med ind i den næste dans: slut med snak, ingen afstemning.
carnaval-card-winegrower = Når du er demaskeret, skænker du i hver samtale vin for én spiller, som så hverken kan tale, stemme eller bruge en evne.
carnaval-card-chef = Når du er demaskeret, holder du i hver dans én maskeret spiller optaget med dine retter: spøgefuglene kan ikke demaskere den spiller, som heller ikke kan bruge nogen evne.
carnaval-card-hypnotist = Når du er demaskeret, må du én gang stille en spiller et spørgsmål, der skal besvares sandt: ja, nej eller det ved jeg ikke.
carnaval-card-casanova = Når du er demaskeret, vælger du før hver afstemning en dame, som skal stemme det samme som dig.
carnaval-card-isabella = Når du er demaskeret, vælger du før hver afstemning en herre, som skal stemme det samme som dig.

## Dansen

carnaval-dance = Musikken spiller: dans { $dance }. Luk øjnene.
carnaval-gives = { $who } giver den manglende invitation videre til { $player }, som nu er ubuden gæst.
carnaval-calls = Huset kalder: »{ $call }!«
carnaval-serves = Køkkenchefen serverer for { $guest }, som har travlt med at spise i denne dans.
carnaval-cancels = Musikken holder op. Dansen er forbi!
carnaval-learns = { $suspicious ->
    [true] { $player } opfører sig mistænkeligt. Du holder øje.
   *[other] { $player } er en almindelig gæst.
 }
carnaval-watches = Nogen bliver overvåget og kan ikke bruge nogen evne i denne dans.
carnaval-watched = Du bliver overvåget: du kan ikke bruge nogen evne i denne dans.
carnaval-tempts = Du hvisker { $player } noget i øret.
carnaval-joins = { $who } er nu en spøgefugl.
carnaval-recognises-genie = { $genie } er den onde ånd, der lokkede dig over.
carnaval-recognises = Maleren ({ $who }) og { $holder }, { $role }, genkender hinanden.
carnaval-masked = { $who } bærer maske igen.
carnaval-sits = Du sidder denne dans over.
carnaval-reaches = Du rækker ud efter masken på { $player }.
carnaval-proposes = { $who } foreslår { $player }.
carnaval-proposes-nobody = { $who } foreslår ingen.
carnaval-agree = Spøgefuglene rækker ud efter masken på { $player }.
carnaval-proposes-taker = { $who } ville give den ekstra maske til { $player }.
carnaval-proposes-taker-nobody = { $who } er ligeglad med, hvem der beholder den ekstra maske.
carnaval-takes = { $taker } beholder den ekstra maske.
carnaval-robbed = Spøgefuglene har taget din ekstra maske.
carnaval-asks = { $victim } er ved at blive demaskeret. Vil du ofre din egen maske i stedet?
carnaval-asks-condemned = Det er din egen maske, der skal falde. Du kan ikke træde i stedet for dig selv: tryk bare med som alle andre.
carnaval-falls = Nogen river din maske af. Alle får det at se, når dansen er forbi.
carnaval-marks = Mesterspøgefuglens mærke ligger foran { $player }.
carnaval-unmarks = Mærket foran { $player } er væk.

## Pausen

carnaval-rest = Åbn øjnene: dans { $dance } er forbi, buffeten er klar.
carnaval-unmasked = { $who } mister masken: det er { $role }.
carnaval-says = { $who }: { $statement }
carnaval-ready = { $who } er klar til at stemme.
carnaval-pours = { $who } skænker vin for { $player }, som hverken kan tale eller stemme.
carnaval-charms = { $who } charmerer { $player }, som skal stemme det samme.
carnaval-drags = { $who } trækker alle med ind i den næste dans!
carnaval-hypnotises = { $who } hypnotiserer { $player } og spørger: { $question }
carnaval-question-prankster = Er du en spøgefugl?
carnaval-question-role = Er du { $role }?
carnaval-question-knows = Ved du, at { $player } er en spøgefugl?
carnaval-question-voted = Stemte du imod { $player }?
carnaval-question-free = (spørgsmålet stilles højt)
carnaval-answers = { $who } svarer: { $answer ->
    [yes] ja.
    [no] nej.
   *[unknown] det ved jeg ikke.
}
carnaval-vote = Afstemningen, runde { $round }: { $accused }.
carnaval-voted = { $who } har stemt.
carnaval-votes = Stemmerne: { $votes }.
carnaval-one-vote = { $who } imod { $player }
carnaval-no-votes = ingen
carnaval-accused = Intet flertal. De anklagede må forsvare sig: { $players }.
carnaval-tie = Stemmelighed mellem { $players }.
carnaval-chooses = Kavaleren afgør det: { $player }.
carnaval-nobody = Ingen demaskeres ved denne afstemning.
carnaval-master-give = Spillederen giver { $player } den manglende invitation.
carnaval-master-next = Spillederen lader aftenen gå videre.
carnaval-master-end-discussion = Spillederen slutter samtalen.
carnaval-master-unmask = Spillederen demaskerer { $player }.
carnaval-master-mask = Spillederen giver { $player } masken på igen.
carnaval-master-block = Spillederen blokerer { $player }.
carnaval-master-free = Spillederen frigiver { $player }.
carnaval-master-mark = Spillederen lægger mærket foran { $player }.
carnaval-master-vote = Spillederen retter stemmen fra { $player }.
carnaval-master-vote-instead = Spillederen retter stemmen fra { $player }: den går nu imod { $other }.
carnaval-master-vote-none = Spillederen retter stemmen fra { $player }: { $player } stemmer blankt.
carnaval-master-end-guests = Spillederen slutter karnevallet: gæsterne vinder.
carnaval-master-end-pranksters = Spillederen slutter karnevallet: spøgefuglene vinder.
carnaval-master-end-draw = Spillederen slutter karnevallet: uafgjort.
carnaval-ends = Karnevallet er slut.

## Udsagn

carnaval-say-claim = Jeg er { $role }.
carnaval-say-answer = Siden I spørger: jeg er { $role }.
carnaval-say-accuse = { $player } er en spøgefugl!
carnaval-say-vouch = { $player } er ikke en spøgefugl.
carnaval-say-vote-for = Jeg stemmer imod { $player }.
carnaval-say-ask = { $player }, hvem er du?
carnaval-say-report-suspicious = Jeg fandt { $player } mistænkelig.
carnaval-say-report-harmless = Jeg så, at { $player } er en almindelig gæst.
carnaval-say-report-role = { $player } er { $role }, jeg har set det.
carnaval-say-report-watched = Jeg blev overvåget.
carnaval-say-retract = Jeg tager mit udsagn nummer { $number } tilbage.

## Hvordan det slutter

carnaval-guests-win = Alle spøgefugle er demaskeret: gæsterne vinder.
carnaval-pranksters-win = Alle gæster er demaskeret: spøgefuglene og den onde ånd vinder.
carnaval-both = Den sidste gæst og den sidste spøgefugl mistede masken i samme øjeblik: uafgjort.
carnaval-dawn = Tre runder, uden at nogen blev demaskeret: dagen gryr, og karnevallet ender uafgjort.
carnaval-masters-word = Spillederen har afsluttet karnevallet.

## Afvisninger

carnaval-unreadable = »{ $move }« er ikke et træk. Skriv f.eks.: watch 3, claim soldier, vote 5, ready, pass.
carnaval-must-name = Du kan ikke melde pas her, du skal vælge: { $wanted }.
carnaval-other-move = »{ $move }« er ikke det, du bliver spurgt om nu. Du kan: { $wanted }, eller melde pas (pass), hvor det er tilladt.
carnaval-cannot-name = »{ $move }« går ikke: den spiller eller rolle kan ikke nævnes nu.
carnaval-blocked = Du kan ikke bruge din evne nu: du er overvåget, mærket, optaget eller uden invitation.
carnaval-mask-gone = Din maske er væk, og denne evne med den.
carnaval-only-pass = Der er ikke noget, du kan gøre ved dette kald: meld pas (pass).
carnaval-not-in-talk = »{ $move }« går ikke i denne samtale. Sig noget, brug en evne fra dit åbne kort, eller sig: ready.
carnaval-said-enough = Du har brugt dine { $most } udsagn i denne samtale.
carnaval-nothing-to-retract = Du har ikke noget udsagn nummer { $number }, der stadig står ved magt.
carnaval-cannot-say = »{ $statement }« kan ikke siges: tal om en anden spiller og om en rolle, der er med i spillet.
carnaval-not-master = »{ $move }« er ikke noget, spillederen kan gøre nu.
carnaval-name-self = Dig selv kan du ikke vælge.
carnaval-name-bare = Denne gæst har ikke længere nogen maske.
carnaval-name-masked = Denne gæst har stadig sin maske på.
carnaval-name-fellow = Denne gæst er en af jer.
carnaval-name-again = Ikke den samme gæst to gange i træk.
carnaval-name-accused = Nu kan kun de anklagede vælges.
carnaval-name-charm = Casanova charmerer damer, Isabella charmerer herrer, og ingen af dem charmerer den anden.
carnaval-name-other = Denne gæst kan ikke vælges nu.
carnaval-not-asked = Det er ikke muligt længere: nu spørges der om noget andet.
carnaval-must-choose = Her skal nogen vælges.

carnaval-no-role = »{ $name }« er ikke en rolle. Rollerne er: { $names }.
carnaval-many-roles = { $roles } roller er for mange til { $seats } spillere.
carnaval-box = Der er ikke mere end { $held } af kortet »{ $role }«, men der ønskes { $found }.
carnaval-not-small = Med 4 til 6 spillere kommer { $role ->
    [prankster] spøgefuglen
    [master-prankster] mesterspøgefuglen
    [dancing-prankster] den dansende spøgefugl
    [painter] maleren
   *[soldier] soldaten
} ikke til karnevallet.
carnaval-needs-genie = Med 4 til 6 spillere er den onde ånd altid med.
carnaval-pranksters = { $seats } spillere skal have { $wanted } spøgefugle iblandt sig (mesterspøgefuglen og den dansende spøgefugl tæller med), ikke { $found }.
carnaval-pranksters-about = { $seats } spillere skal have { $fewest } til { $most } spøgefugle iblandt sig (mesterspøgefuglen og den dansende spøgefugl tæller med), ikke { $found }.
carnaval-ladies = { $seat } kan ikke være dame: nævn forskellige pladser fra 0 til { $last }.

carnaval-no-prankster = Med syv spillere eller flere skal der være en spøgefugl.
carnaval-masked-and-fallen = En spiller kan ikke både være maskeret og have mistet sin maske i denne dans.
carnaval-unmasked-not-shown = Alle demaskerede spilleres kort er blevet vist.
carnaval-camps = Lejrene passer ikke til kortene: kun én gæst kan være i en anden lejr, end kortet siger, nemlig spøgefuglenes.
carnaval-one-convert = Den onde ånd udpeger én spiller én gang, og ikke sig selv.
carnaval-invitation = Nogen har den manglende invitation, hvis indstillingen »gatecrasher« er slået til, og ingen, hvis den er slået fra.
carnaval-spare = Den ekstra maske er hos maskeudlejeren eller hos en spøgefugl, eller den er væk.
carnaval-eyes = Kun spøgefugle kan være gået glip af, hvad de andre spøgefugle gjorde.
carnaval-no-question = »{ $question }« er ikke et af hypnotisørens spørgsmål.
carnaval-said = Plads { $seat } kan højst have en liste med otte udsagn i en samtale.
carnaval-no-statement = »{ $statement }« er ikke et udsagn.
carnaval-fallen = Masker, der er faldet, vises, når dansen er forbi.
carnaval-no-call = »{ $call }« er ikke et kald i denne dans.
carnaval-no-victim = Der skal være et offer, som kavaleren bliver spurgt om.
carnaval-no-step = Ingen kan afgøre noget ved trinnet »{ $step }« i dette kald.
carnaval-no-outcome = Et karneval, der er slut, har et udfald.
carnaval-winners = Vinderne er gæsterne, eller spøgefuglene og den onde ånd, eller ved uafgjort alle.
carnaval-no-world = Det, der ses, modsiger sig selv: ingen fordeling af kortene passer til det.

## I terminalen

carnaval-wears-mask = maskeret
carnaval-claims-to-be = hævder at være { $role }
carnaval-has-mark = mærket
carnaval-has-wine = ved vinen
carnaval-has-invitation = ubuden gæst
carnaval-is-charmed = charmeret
carnaval-in-play = Med i spillet: { $roles }.
carnaval-now-invitation = Invitationen gives videre før dans { $dance }.
carnaval-now-dance = Dans { $dance }. Huset kalder: »{ $call }!«
carnaval-now-discussion = Pausen efter dans { $dance }: snak sammen.
carnaval-now-hypnosis = Pausen efter dans { $dance }: et spørgsmål under hypnose.
carnaval-now-vote = Afstemningen efter dans { $dance }.
carnaval-now-defence = De anklagede forsvarer sig.
carnaval-now-tie = Stemmelighed: kavaleren må afgøre det.
carnaval-now-verdict = Før masken falder …
carnaval-now-over = Karnevallet er slut.
carnaval-your-card = Du er { $role }. { $card }
carnaval-you-joined = Du er nu en spøgefugl!
carnaval-you-know = Du ved: { $player } – { $what }.
carnaval-you-found-suspicious = mistænkelig, da du så efter
carnaval-you-found-harmless = en almindelig gæst, da du så efter
carnaval-your-victim = Er ved at blive demaskeret: { $player }.

## På siden

carnaval-leader = spillederen
carnaval-ring = Spillerne rundt i salen
carnaval-tray = Hvad du kan gøre
carnaval-evening = Aftenens gang
carnaval-stop-dance = Dans { $dance }
carnaval-stop-rest = Pause
carnaval-stop-vote = Afstemning
carnaval-second-round = anden runde
carnaval-voice = Spillederens stemme
carnaval-lady = dame
carnaval-lord = herre
carnaval-bare = demaskeret
carnaval-can-choose = kan vælges
carnaval-cards = Kortene
carnaval-cards-short = kort
carnaval-cards-unread = dit kort
carnaval-corner-card = { $card }: kortene
carnaval-cover = Skjul mit kort på denne skærm
carnaval-uncover = Vis mit kort på denne skærm
carnaval-known = Hvad du ved
carnaval-known-of = { $who }: { $what }
carnaval-company = Hvem der kom til ballet
carnaval-used-up = (brugt)
carnaval-known-prankster = en spøgefugl, det ved du
carnaval-known-genie = den onde ånd, det ved du
carnaval-known-suspicious = mistænkelig, da du så efter
carnaval-known-harmless = en almindelig gæst, da du så efter
carnaval-badge-accused = anklaget
carnaval-badge-watched = overvåget
carnaval-badge-served = spiser
carnaval-badge-wine = ved vinen
carnaval-badge-barred = blokeret af spillederen
carnaval-badge-mark = mærket
carnaval-badge-invitation = ubuden gæst
carnaval-badge-spare = har den ekstra maske
carnaval-badge-charmed = charmeret
carnaval-badge-ready = klar
carnaval-hands = { $hands ->
    [one] en hånd peger herhen
   *[other] { $hands } hænder peger herhen
 }
carnaval-hands-up = { $up ->
    [0] Hvis maske skal falde?
    [one] En hånd er oppe …
   *[other] { $up } hænder er oppe …
 }
carnaval-hand-at = peger på { $player }
carnaval-hand-none = stemmer blankt
carnaval-hand-hidden = har stemt
carnaval-tally = Hænderne
carnaval-winners-are = Karnevallet er vundet af
carnaval-wait = De andre vælger …
carnaval-dance-goes-on = Dansen går videre …
carnaval-choose-deed = Sig noget, eller tryk på en spiller.
carnaval-only-once = Kun én gang på aftenen!
carnaval-say-it = Sig det
carnaval-quote = »{ $statement }«
carnaval-back = Vælg om
carnaval-more-time = Et minut mere
carnaval-pass = { $phase ->
    [vote] Stem blankt
    [tie] Lad det være
    [verdict] Gør ingenting
   *[other] Dans videre
 }

carnaval-ask-give = Hvem giver du den manglende invitation?
carnaval-ask-serve = Hvem holder du optaget med dine retter?
carnaval-ask-sketch = Hvem åbner du øjnene for?
carnaval-ask-cancel = Stopper du musikken?
carnaval-ask-watch = Hvem ser du nærmere på?
carnaval-ask-convert = Hvem hvisker du i øret?
carnaval-ask-lend = Hvem giver du den ekstra maske?
carnaval-ask-sit = Sidder du denne dans over?
carnaval-ask-unmask = Hvis maske skal af?
carnaval-ask-mark = Foran hvem skal mærket ligge?
carnaval-ask-take = Hvem af jer beholder den ekstra maske?
carnaval-ask-vote = Hvis maske skal falde?
carnaval-ask-correct = Hvis stemme retter du?
carnaval-ask-choose = Hvem af dem bliver det?
carnaval-ask-pour = Hvem skænker du vin for?
carnaval-ask-charm = Hvem charmerer du?
carnaval-ask-drag = Trækker du alle med ind i den næste dans?
carnaval-ask-hypnotise = Hvem hypnotiserer du?
carnaval-ask-question = Hvad spørger du om?
carnaval-ask-accuse = Hvem er en spøgefugl?
carnaval-ask-vouch = Hvem er ikke en spøgefugl?
carnaval-ask-vote-for = Hvem vil du stemme imod?
carnaval-ask-ask = Hvem spørger du?
carnaval-ask-report-suspicious = Hvem fandt du mistænkelig?
carnaval-ask-report-harmless = Hvem fandt du harmløs?
carnaval-ask-report-role = Hvis kort så du?
carnaval-ask-report-watched = Blev du overvåget?
carnaval-ask-claim = Hvem er du?
carnaval-ask-answer = De spørger: hvem er du?
carnaval-ask-retract = Hvad tager du i dig igen?
carnaval-ask-player = Hvilken spiller?
carnaval-tap-player = Tryk på en spiller.
carnaval-ask-role = Hvilken rolle?
carnaval-ask-mask = Hvem får maske på igen?
carnaval-ask-block = Hvem kan intet gøre?
carnaval-ask-free = Hvem er fri igen?
carnaval-ask-instead = Hvem stemmer { $player } imod i stedet?
carnaval-ask-end = Hvordan ender karnevallet?
carnaval-ask-bow = Hvem bukker du for?
carnaval-ask-clap = Klapper du med?
carnaval-ask-gasp = Dommen er lige ved at falde. Holder du vejret?
carnaval-ask-invite = Hvem har mistet sin invitation?
carnaval-ask-meet = Hvem vil du gerne møde?

carnaval-verb-give = Giv videre
carnaval-verb-serve = Servér
carnaval-verb-sketch = Åbn øjnene
carnaval-verb-watch = Hold øje
carnaval-verb-convert = Hvisk
carnaval-verb-lend = Giv
carnaval-verb-unmask = Demaskér
carnaval-verb-mark = Læg mærket
carnaval-verb-take = Behold
carnaval-verb-vote = Stem
carnaval-verb-correct = Ret en stemme
carnaval-verb-choose = Vælg
carnaval-verb-pour = Skænk vin
carnaval-verb-charm = Charmér
carnaval-verb-drag = Alle til dans
carnaval-verb-hypnotise = Hypnotisér
carnaval-verb-accuse = Anklag
carnaval-verb-vouch = Gå god for
carnaval-verb-vote-for = Jeg stemmer imod …
carnaval-verb-ask = Spørg
carnaval-verb-report-suspicious = Mistænkelig!
carnaval-verb-report-harmless = Harmløs
carnaval-verb-report-role = Jeg så …
carnaval-verb-report-watched = Overvåget
carnaval-verb-claim = Jeg er …
carnaval-verb-answer = Svar
carnaval-verb-retract = Tag tilbage
carnaval-verb-yes = Ja
carnaval-verb-no = Nej
carnaval-verb-unknown = Det ved jeg ikke
carnaval-verb-mask = Maskér igen
carnaval-verb-block = Blokér
carnaval-verb-free = Frigiv
carnaval-verb-end = Afslut
carnaval-verb-bow = Buk
carnaval-verb-invite = Manglende invitation
carnaval-verb-meet = Mød

carnaval-do-give = Giv den til { $player }
carnaval-do-serve = Servér for { $player }
carnaval-do-sketch = Se på { $role }
carnaval-do-cancel = Stop musikken
carnaval-do-watch = Hold øje med { $player }
carnaval-do-convert = Hvisk til { $player }
carnaval-do-lend = Giv den til { $player }
carnaval-do-sit = Sid over
carnaval-do-unmask = Demaskér { $player }
carnaval-do-mark = Mærke foran { $player }
carnaval-do-step-in = Ofre min maske
carnaval-do-take = { $player } beholder den
carnaval-do-vote = Stem imod { $player }
carnaval-do-vote-instead = { $player } stemmer imod { $other }
carnaval-do-vote-none = { $player } stemmer blankt
carnaval-do-choose = Det bliver { $player }
carnaval-do-pour = Vin til { $player }
carnaval-do-charm = Charmér { $player }
carnaval-do-drag = Træk alle til dans
carnaval-do-hypnotise-with = Spørg { $player }: { $question }
carnaval-do-yes = Ja
carnaval-do-no = Nej
carnaval-do-unknown = Det ved jeg ikke
carnaval-do-ready = Klar til at stemme
carnaval-do-next = Videre
carnaval-do-next-without = Videre uden { $who }
carnaval-do-end-discussion = Slut samtalen
carnaval-do-mask = Maskér { $player } igen
carnaval-do-block = Blokér { $player }
carnaval-do-free = Frigiv { $player }
carnaval-do-end-guests = Gæsterne vinder
carnaval-do-end-pranksters = Spøgefuglene vinder
carnaval-do-end-draw = Uafgjort
carnaval-do-bow = Buk for { $player }
carnaval-do-clap = Klap med
carnaval-do-gasp = Hold vejret
carnaval-do-invite = Det er { $player }
carnaval-do-meet = Mød { $role }

carnaval-word-prankster = Er du en spøgefugl?
carnaval-word-free = Dit eget spørgsmål
carnaval-word-role = Er du …?
carnaval-word-knows = Ved du, at … er en spøgefugl?
carnaval-word-voted = Stemte du imod …?
carnaval-word-none = Ingen
carnaval-word-guests = Gæsterne vinder
carnaval-word-pranksters = Spøgefuglene vinder
carnaval-word-draw = Uafgjort

carnaval-desk = Spillederens pult

## Trykt: kortene

carnaval-side-guests = på gæsternes side
carnaval-side-pranksters = på spøgefuglenes side
carnaval-side-genie = med spøgefuglene, men ikke en af dem
carnaval-thing-invitation = manglende invitation
carnaval-thing-invitation-text = Uden invitation kan du ikke bruge nogen evne. Lige før hver dans giver du åbent dette kort videre til en anden spiller.
carnaval-thing-mark = mesterspøgefuglens mærke
carnaval-thing-mark-text = Så længe det ligger foran dig, kan du ikke bruge nogen evne.

## Trykt: spillederens ark. Hvad man siger højt, og hvad man gør.

carnaval-sheet-before = Før den første dans
carnaval-sheet-dance = Dansen, i denne rækkefølge
carnaval-sheet-after = Pausen og afstemningen
carnaval-sheet-company = Det sædvanlige selskab
carnaval-sheet-along = Hvis du selv spiller med: uden apparat, med hænderne på bordet
carnaval-sheet-call = Kald
carnaval-sheet-say = Sig
carnaval-sheet-do = Gør
carnaval-sheet-players = Spillere
carnaval-sheet-roles = Roller

carnaval-aloud-open = { $call }, åbn øjnene.
carnaval-aloud-close = { $call }, luk øjnene.
carnaval-aloud-open-all = Spøgefuglene, åbn øjnene, og se på hinanden.
carnaval-aloud-close-all = Spøgefuglene, luk øjnene.
carnaval-aloud-dance = Musikken spiller. Luk øjnene.
carnaval-aloud-rest = Dansen er forbi. Åbn øjnene: buffeten er klar.
carnaval-aloud-vote = Løft en arm. En, to, tre: peg!

carnaval-lead-cards = Fortæl alle, hvilke roller der er med, og hvad de kan, og giv hver spiller et kort.
carnaval-lead-calls = Kald kun de roller, der er med, men kald dem i hver eneste dans og med samme pause: også når den, der har rollen, er demaskeret eller intet kan gøre.
carnaval-lead-blocked = Den, der er overvåget, mærket, ved at spise, ved vinen eller uden invitation, kan ikke bruge nogen evne.
carnaval-lead-invitation = Spiller I med en ubuden gæst: giv den manglende invitation til en spiller efter eget valg. Lige før hver dans, også den første, gives den åbent videre.
carnaval-lead-chef = Først som demaskeret. Køkkenchefen peger på en maskeret spiller, aldrig den samme to gange i træk; rør ved spillerens skulder. Spøgefuglene kan ikke demaskere den spiller i denne dans.
carnaval-lead-painter = Kaldes ikke. Maleren må én gang i hver dans åbne øjnene, når musikanten, soldaten, maskeudlejeren, den lille gamling, hævneren eller kavaleren bliver kaldt.
carnaval-lead-musician = Et nik, og dansen er forbi med det samme: kald ikke flere. Én gang på aftenen.
carnaval-lead-soldier = Soldaten peger på en maskeret spiller. Ryst på hovedet ved en almindelig gæst. Ved alle andre nikker du, rører ved spillerens skulder og siger:
carnaval-lead-evil-genie = Ånden peger én gang på aftenen på en maskeret spiller. En gæst er fra nu af spøgefugl: rør ved gæstens skulder; gæsten åbner øjnene og ser ånden.
carnaval-lead-evil-genie-small = Med 4 til 6 spillere skal ånden vælge i den første dans, før alle andre kald, og spøgefuglen ser ikke ånden.
carnaval-lead-mask-lender = Udlejeren peger én gang på aftenen på en demaskeret spiller, som tager den ekstra maske på: sig, hvem det er. Har spøgefuglene taget masken, svarer en af dem.
carnaval-lead-little-old-man = Et nik, og gamlingen sidder denne dans over; så kan ingen demaskere gamlingen. Aldrig i den første dans, aldrig to i træk.
carnaval-lead-avenger = Ikke i den første dans, og kun hvis ingen spøgefugl blev fanget i dansen før eller ved afstemningen efter den. Hævneren peger på en maskeret spiller.
carnaval-lead-pranksters = Også den, ånden har lokket over. De bliver enige om en maskeret spiller, som ikke er en af dem. Med 4 til 6 spillere ingen i den første dans.
carnaval-lead-master-prankster = Læg mærket foran den spiller, mesterspøgefuglen peger på; det skal flyttes ved hvert kald, ellers tager du det tilbage.
carnaval-lead-gentleman = Hver gang en maske er ved at falde, også efter en afstemning: rør ved kavalerens skulder, og vis, hvem det gælder. Et nik, og kavaleren demaskeres i stedet.
carnaval-lead-shown = Sig, hvis maske der er faldet, ikke hvordan: kortene vendes. Se efter, om spillet er slut.
carnaval-lead-talk = Lad alle tale. Demaskerede må nu bruge deres evne som vinbonde, hypnotisør, dansende spøgefugl, Casanova eller Isabella.
carnaval-lead-vote = Demaskerede spøgefugle peger to sekunder senere; efter dem tæller ingen stemme. Mere end halvdelen af stemmerne: masken falder.
carnaval-lead-second = Ellers forsvarer de to med flest stemmer (eller flere, hvis de står lige) sig. Så stemmer alle igen, men nu kun imod en af de anklagede. Den, der får flest stemmer, demaskeres; ved stemmelighed falder alle deres masker. Med 4 til 6 spillere afgør allerede den første afstemning det.
carnaval-lead-law = Dit ord er lov, også imod reglerne.
carnaval-along-table = Sid så tæt, at alle kan røre ved hinanden. Hver lægger en hånd midt på bordet.
carnaval-along-cards = Nævn de roller, der er med, mind om reglerne, og del kortene ud. Alle ser på deres eget kort, også du.
carnaval-along-eyes = Kald som ovenfor, men hold selv øjnene lukkede. Åbn dem kun, når du har kaldt dig selv.
carnaval-along-touch = Den, der vælger en spiller, rører ved spillerens hånd. Om nødvendigt nikker eller ryster den spiller på hovedet.
carnaval-along-answer = Den, der skal sige ja eller nej til dig, rører ved din hånd: én gang for ja, to gange for nej.
carnaval-along-time = Når du tror, at nogen er færdig, så bed dem lukke øjnene. Den, der ikke er færdig, rører ved din hånd: giv mere tid.
carnaval-along-care = Sig tydeligt, hvad der skal gøres, og giv tid ved hvert kald, også ved dit eget: så røber du ikke dig selv.
