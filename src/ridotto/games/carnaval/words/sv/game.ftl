### Au carnaval de Venise

carnaval-summary = Masker, danser i mörkret och spjuvrar bland gästerna: hitta dem innan de demaskerar er allihop.
carnaval-in-short = Dansa, prata och demaskera spjuvrarna.

## Inställningar

option-carnaval-roles = Vilka som kommer till karnevalen
option-carnaval-roles-usual = det vanliga sällskapet: två av tre gäster har en förmåga
option-carnaval-roles-plain = enkelt: få särskilda gäster
option-carnaval-roles-full = brokigt: inga vanliga gäster alls
option-carnaval-roles-advised = Med { $seats } spelare passar det bra med { $fewest } till { $most } spjuvrar; { $count } är det vanliga.
option-carnaval-roles-needed = Med { $seats } spelare behövs exakt { $count } spjuvrar.
carnaval-balance-guests = Gäster
carnaval-balance-pranksters = Spjuvrar
carnaval-balance-guests-easier = Gästerna har det lättare.
carnaval-balance-guests-stronger = Gästerna är mycket starkare.
carnaval-balance-pranksters-easier = Spjuvrarna har det lättare.
carnaval-balance-pranksters-stronger = Spjuvrarna är mycket starkare.
carnaval-balance-guests-wins = { $wins ->
    [0] Gästerna vinner nästan aldrig.
    [10] Gästerna vinner nästan alltid.
   *[other] Gästerna vinner ungefär { $wins } av 10 kvällar.
}
carnaval-balance-length = { $length ->
    [one] En kväll varar en dans, som regel högst { $longest }.
   *[other] En kväll varar ungefär { $length } danser, oftast { $shortest } till { $longest }.
}
option-carnaval-confidence = Förtroenderöst: en demaskerad gästs röst räknas dubbelt
option-carnaval-secret_vote = Sluten omröstning: bara utslaget visas
option-carnaval-gatecrasher = Utan inbjudan: ett kort går runt och spärrar innehavarens förmåga
option-carnaval-master = Vem som leder karnevalen
option-carnaval-master-house = huset
option-carnaval-master-person = en person som inte spelar
option-carnaval-ladies = Vilka som är damer (Casanova charmar damer, Isabella herrar)
option-carnaval-ladies-turns = varannan dam, varannan herre
option-carnaval-ladies-none = ingen: alla är herrar

## Roller

carnaval-role-guest = gäst
carnaval-role-prankster = spjuver
carnaval-role-musician = musikant
carnaval-role-soldier = soldat
carnaval-role-evil-genie = ond ande
carnaval-role-mask-lender = maskuthyrare
carnaval-role-little-old-man = liten gubbe
carnaval-role-avenger = hämnare
carnaval-role-painter = målare
carnaval-role-master-prankster = mästerspjuver
carnaval-role-gentleman = kavaljer
carnaval-role-dancing-prankster = dansande spjuver
carnaval-role-winegrower = vinodlare
carnaval-role-chef = köksmästare
carnaval-role-hypnotist = hypnotisör
carnaval-role-casanova = Casanova
carnaval-role-isabella = Isabella

# Som man säger vem man är: ”Jag är …”.
carnaval-as-guest = en vanlig gäst
carnaval-as-prankster = en spjuver
carnaval-as-musician = musikanten
carnaval-as-soldier = soldaten
carnaval-as-evil-genie = den onda anden
carnaval-as-mask-lender = maskuthyraren
carnaval-as-little-old-man = den lille gubben
carnaval-as-avenger = hämnaren
carnaval-as-painter = målaren
carnaval-as-master-prankster = mästerspjuvern
carnaval-as-gentleman = kavaljeren
carnaval-as-dancing-prankster = den dansande spjuvern
carnaval-as-winegrower = vinodlaren
carnaval-as-chef = köksmästaren
carnaval-as-hypnotist = hypnotisören
carnaval-as-casanova = Casanova
carnaval-as-isabella = Isabella

# Som man ropar upp någon: ”…, öppna ögonen.”
carnaval-call-chef = Köksmästaren
carnaval-call-musician = Musikanten
carnaval-call-soldier = Soldaten
carnaval-call-evil-genie = Den onda anden
carnaval-call-mask-lender = Maskuthyraren
carnaval-call-little-old-man = Den lille gubben
carnaval-call-avenger = Hämnaren
carnaval-call-pranksters = Spjuvrarna
carnaval-call-painter = Målaren
carnaval-call-master-prankster = Mästerspjuvern
carnaval-call-gentleman = Kavaljeren

carnaval-card-guest = Du har kommit för att dansa och för att hitta spjuvrarna. Du har ingen särskild förmåga, bara ett skarpt förstånd.
carnaval-card-prankster = I varje dans väljer du och dina vänner en mask att rycka av. Demaskera alla gäster.
carnaval-card-musician = En gång under kvällen får du låta musiken tystna: dansen är över innan något mer händer.
carnaval-card-soldier = I varje dans får du peka på en maskerad spelare och få veta om hen är en vanlig gäst. Är hen inte det blir hen övervakad och kan inte göra något i den dansen.
carnaval-card-evil-genie = Du är på spjuvrarnas sida, men du vet inte vilka de är. En gång under kvällen får du göra en gäst till en av dem.
carnaval-card-mask-lender = Du har med dig en reservmask. En gång får du ge den till en demaskerad spelare. Men akta dig: om spjuvrarna demaskerar dig tar de den.
carnaval-card-little-old-man = Du älskar att dansa, men du blir trött. Du får sitta över en dans, men inte den första och aldrig två i rad; medan du sitter kan ingen demaskera dig.
carnaval-card-avenger = Från och med den andra dansen får du själv rycka av någon masken, om ingen spjuver åkte fast i förra rundan.
carnaval-card-painter = I varje dans får du öppna ögonen när en särskild gäst ropas upp. Ni känner igen varandra.
carnaval-card-master-prankster = Du är en spjuver. I varje dans får du lägga ditt märke framför en spelare, som inte kan använda någon förmåga så länge det ligger där.
carnaval-card-gentleman = När någon är på väg att demaskeras kan du offra din egen mask i stället. Är du demaskerad får du avgöra när rösterna står lika.
carnaval-card-dancing-prankster = Du är en spjuver. När du är demaskerad får du, en enda gång, dra med alla in i nästa dans: inget mer prat, ingen omröstning.
carnaval-card-winegrower = När du är demaskerad häller du i varje diskussion upp vin åt en spelare, som fram till nästa dans varken kan prata, rösta eller använda någon förmåga.
carnaval-card-chef = När du är demaskerad håller du i varje dans en maskerad spelare upptagen med dina rätter: spjuvrarna kan inte demaskera hen, och hen kan inte använda någon förmåga.
carnaval-card-hypnotist = När du är demaskerad får du, en enda gång, ställa en fråga som en spelare måste svara sanningsenligt på: ”ja”, ”nej” eller ”jag vet inte”.
carnaval-card-casanova = När du är demaskerad väljer du en dam i varje diskussion. Hon måste sedan rösta som du, även i en andra omgång.
carnaval-card-isabella = När du är demaskerad väljer du en herre i varje diskussion. Han måste sedan rösta som du, även i en andra omgång.

## Dansen

carnaval-dance = Musiken spelar upp: dans { $dance }. Ingen får tjuvkika!
carnaval-gives = { $who } skickar kortet ”Utan inbjudan” vidare till { $player }.
carnaval-calls = Uppropet: ”{ $call }!”
carnaval-serves = Köksmästaren serverar mat åt { $guest }, som är upptagen med att äta i den här dansen.
carnaval-cancels = Musiken tystnar. Dansen är över!
carnaval-learns = { $suspicious ->
    [true] { $player } beter sig misstänkt. Du håller ögonen på hen.
   *[other] { $player } är en vanlig gäst.
 }
carnaval-watches = Någon är övervakad och kan inte använda någon förmåga i den här dansen.
carnaval-watched = Du är övervakad: du kan inte använda någon förmåga i den här dansen.
carnaval-watched-past = Under dansen var du övervakad och kunde inte använda någon förmåga.
carnaval-tempts = Du viskar i örat på { $player }.
carnaval-joins = { $who } är nu en spjuver.
carnaval-recognises-genie = { $genie } är den onda anden som gjorde dig till spjuver.
carnaval-recognises = Målaren ({ $who }) och { $holder }, { $role }, känner igen varandra.
carnaval-masked = { $who } bär mask igen.
carnaval-sits = Du sitter över den här dansen.
carnaval-reaches = Du sträcker dig efter masken på { $player }.
carnaval-proposes = { $who } föreslår { $player }.
carnaval-proposes-nobody = { $who } föreslår ingen.
carnaval-by-lot = Spjuvrarna var oense, så lotten avgjorde: { $player }.
carnaval-agree = Spjuvrarna sträcker sig efter masken på { $player }.
carnaval-proposes-taker = { $who } vill låta { $player } behålla reservmasken.
carnaval-proposes-taker-self = { $who } vill själv behålla reservmasken.
carnaval-proposes-taker-nobody = För { $who } spelar det ingen roll vem som behåller reservmasken.
carnaval-takes = { $taker } behåller reservmasken.
carnaval-robbed = Spjuvrarna har tagit din reservmask.
carnaval-asks = { $victim } är på väg att demaskeras. Vill du offra din egen mask i stället?
carnaval-asks-condemned = Det är din egen mask som ska av, och dig själv kan du inte rädda.
carnaval-falls = Någon rycker av dig masken. Alla får se det när dansen är slut.
carnaval-marks = Mästerspjuverns märke ligger nu framför { $player }.
carnaval-unmarks = Märket framför { $player } är borta.

# Where everything is revealed: what was whispered to one player, told to anybody.
carnaval-tempts-told = { $who } viskar i örat på { $player }.
carnaval-learns-told = { $suspicious ->
    [true] { $who } spanar på { $player }: misstänkt.
   *[other] { $who } spanar på { $player }: en vanlig gäst.
 }
carnaval-watched-told = { $who } är övervakad och kan inte använda någon förmåga i den här dansen.
carnaval-recognises-genie-told = { $who } får veta vem den onda anden är: { $genie }.
carnaval-sits-told = { $who } sitter över den här dansen.
carnaval-reaches-told = { $who } sträcker sig efter masken på { $player }.
carnaval-robbed-told = Spjuvrarna har tagit reservmasken.
carnaval-falls-told = Någon rycker masken av { $who }. Alla får se det när dansen är slut.

## Buffén

carnaval-rest = Dans { $dance } är över, och buffén är serverad.
carnaval-unmasked = { $who } är demaskerad: { $role }.
carnaval-unmasked-you = Du är demaskerad: { $role }.
carnaval-says = { $who }: { $statement }
carnaval-takes-back = { $who } tar tillbaka: { $quote }
carnaval-ready = { $who } är redo att rösta.
carnaval-unready = { $who } är ändå inte redo att rösta.
carnaval-pours = { $who } häller upp vin åt { $player }, som fram till nästa dans varken kan prata, rösta eller använda någon förmåga.
carnaval-pours-seen = { $who } häller upp vin åt { $player }: inget prat och ingen röst förrän nästa dans.
carnaval-charms = { $who } charmar { $player }, som nu måste rösta likadant.
carnaval-drags = { $who } drar med alla in i nästa dans: ingen mer diskussion, och ingen omröstning den här gången!
carnaval-hypnotises = { $who } hypnotiserar { $player } och frågar: { $question }
carnaval-hypnotised = Fråga till { $player } under hypnos: { $question }
carnaval-question-prankster = Är du en spjuver?
carnaval-question-role = Är du { $role }?
carnaval-question-knows = Är { $player } en spjuver, såvitt du vet?
carnaval-question-voted = Röstade du mot { $player }?
carnaval-question-free = (frågan ställs högt)
carnaval-answers = { $who } svarar: { $answer ->
    [yes] ja.
    [no] nej.
   *[unknown] jag vet inte.
}
carnaval-vote-first = Omröstningen: vems mask ska av?
carnaval-vote = { $round ->
    [1] Omröstningen.
   *[other] Andra omgången.
} Välj bland: { $accused }.
carnaval-voted = { $who } har röstat.
carnaval-votes = Rösterna: { $votes }.
carnaval-one-vote = { $who } mot { $player }
carnaval-no-votes = inga
carnaval-accused = Ingen majoritet. De anklagade får försvara sig: { $players }.
carnaval-tie = Rösterna står lika: { $players }.
carnaval-tie-all = { $count ->
    [2] Rösterna står lika: båda demaskeras.
   *[other] Rösterna står lika: alla { $count } demaskeras.
}
carnaval-chooses = Kavaljeren fäller avgörandet: { $player }.
carnaval-nobody = Ingen demaskeras i omröstningen.
carnaval-nobody-dance = Ingen blev av med sin mask i den här dansen.
carnaval-nobody-music = Musikanten stoppade musiken: ingen blev av med sin mask.
carnaval-in-dance = I dansen:
carnaval-master-give = Ceremonimästaren ger { $player } kortet ”Utan inbjudan”.
carnaval-master-next = Ceremonimästaren låter kvällen gå vidare.
carnaval-master-end-discussion = Ceremonimästaren avslutar diskussionen.
carnaval-master-unmask = Ceremonimästaren demaskerar { $player }.
carnaval-master-mask = Ceremonimästaren ger { $player } en mask igen.
carnaval-master-block = Ceremonimästaren spärrar { $player }.
carnaval-master-free = Ceremonimästaren häver spärren för { $player }.
carnaval-master-mark = Ceremonimästaren lägger märket framför { $player }.
carnaval-master-vote = Ceremonimästaren rättar rösten från { $player }.
carnaval-master-vote-instead = Ceremonimästaren rättar rösten från { $player }: den är nu mot { $other }.
carnaval-master-vote-none = Ceremonimästaren rättar rösten från { $player }, som nu avstår.
carnaval-master-end-guests = Ceremonimästaren avslutar karnevalen: gästerna vinner.
carnaval-master-end-pranksters = Ceremonimästaren avslutar karnevalen: spjuvrarna vinner.
carnaval-master-end-draw = Ceremonimästaren avslutar karnevalen: oavgjort.
carnaval-ends = Karnevalen är slut.

## Uttalanden

carnaval-say-claim = Jag är { $role }.
carnaval-say-answer = Eftersom ni frågar: jag är { $role }.
carnaval-say-accuse = { $player } är en spjuver!
carnaval-say-vouch = { $player } är inte spjuver.
carnaval-say-vote-for = Jag tänker rösta mot { $player }.
carnaval-say-ask = { $player }, vem är du?
carnaval-say-report-suspicious = Jag spanade på { $player }: misstänkt!
carnaval-say-report-harmless = Jag spanade på { $player }: en vanlig gäst.
carnaval-say-report-role = { $player } är { $role }. Jag såg det.
carnaval-say-report-watched = Jag blev övervakad.
carnaval-say-retract = Jag tar tillbaka något jag har sagt.
carnaval-say-retract-this = Jag tar tillbaka det jag sa: ”{ $statement }”

## Hur det slutar

carnaval-guests-win = Alla spjuvrar är demaskerade: gästerna vinner.
carnaval-pranksters-win = Alla gäster är demaskerade: spjuvrarna vinner.
carnaval-end-guests-won = Du vann med gästerna: alla spjuvrar är demaskerade!
carnaval-end-guests-lost = Du förlorade: alla spjuvrar är demaskerade och gästerna vinner.
carnaval-end-pranksters-won = Du vann med spjuvrarna: alla gäster är demaskerade!
carnaval-end-pranksters-lost = Du förlorade: alla gäster är demaskerade och spjuvrarna vinner.
carnaval-both = Den sista gästen och den sista spjuvern förlorade sina masker i samma ögonblick: oavgjort.
carnaval-dawn = Tre rundor i rad utan demaskering: gryningen kommer, och karnevalen slutar oavgjort.
carnaval-masters-word = Ceremonimästaren har avslutat karnevalen.

## Avvisanden

carnaval-unreadable = ”{ $move }” är inte ett giltigt drag. Prova till exempel: watch 3, claim soldier, vote 5, ready, pass.
carnaval-must-name = Här kan du inte passa; du måste välja: { $wanted }.
carnaval-other-move = ”{ $move }” är inte det du får välja nu. Du kan: { $wanted }, eller passa (pass) där det är tillåtet.
carnaval-cannot-name = ”{ $move }” går inte: den spelaren eller rollen kan inte väljas nu.
carnaval-blocked = Du kan inte använda din förmåga nu: du är övervakad, märkt eller upptagen med maten, dricker vin, saknar inbjudan eller är spärrad av ceremonimästaren.
carnaval-mask-gone = Din mask är borta, och därmed också den här förmågan.
carnaval-only-pass = Vid det här uppropet kan du inte göra något annat än passa (pass).
carnaval-not-in-talk = ”{ $move }” går inte i den här diskussionen. Säg något, använd en förmåga på ditt öppna kort, eller säg: ready.
carnaval-said-enough = Du har redan gjort alla dina { $most } uttalanden i den här diskussionen.
carnaval-nothing-to-retract = Du har inget uttalande nummer { $number } som fortfarande går att ta tillbaka.
carnaval-cannot-say = ”{ $statement }” kan inte sägas: nämn en annan spelare, eller en roll som är med.
carnaval-not-master = ”{ $move }” är inget som ceremonimästaren kan göra nu.
carnaval-name-self = Du kan inte välja dig själv.
carnaval-name-nobody = Här behöver du inte välja någon spelare.
carnaval-name-bare = Den här spelaren är redan demaskerad.
carnaval-name-masked = Den här spelaren har fortfarande sin mask.
carnaval-name-fellow = Den här spelaren är en av er.
carnaval-name-again = Inte samma spelare två gånger i rad.
carnaval-name-accused = Nu kan du bara välja någon av de anklagade.
carnaval-name-charm = Casanova charmar damer och Isabella herrar, och varandra kan de inte charma.
carnaval-name-other = Den här spelaren kan du inte välja nu.
carnaval-not-asked = Det går inte längre: nu gäller frågan något annat.
carnaval-must-choose = Här måste du välja någon.

carnaval-no-role = ”{ $name }” är inte en roll. Rollerna är: { $names }.
carnaval-many-roles = { $roles } roller är för många för { $seats } spelare.
carnaval-box = I asken finns bara { $held } av kortet ”{ $role }”, men { $found } behövs.
carnaval-not-small = Med 4 till 6 spelare stannar det här kortet i asken: { $role ->
    [prankster] spjuver
    [master-prankster] mästerspjuver
    [dancing-prankster] dansande spjuver
    [painter] målare
   *[soldier] soldat
}.
carnaval-needs-genie = Med 4 till 6 spelare är den onda anden alltid med.
carnaval-pranksters = Med { $seats } spelare behövs { $wanted } spjuvrar (mästerspjuvern och den dansande spjuvern inräknade), inte { $found }.
carnaval-pranksters-about = Med { $seats } spelare behövs { $fewest } till { $most } spjuvrar (mästerspjuvern och den dansande spjuvern inräknade), inte { $found }.
carnaval-ladies = { $seat } kan inte vara dam: ange olika platser från 0 till { $last }.

carnaval-no-prankster = Med sju spelare eller fler måste det finnas en spjuver.
carnaval-masked-and-fallen = En spelare kan inte vara maskerad och ha förlorat sin mask i den här dansen.
carnaval-unmasked-not-shown = Varje demaskerad spelares kort måste ha visats.
carnaval-camps = Lägren stämmer inte med korten: högst en gäst kan ha bytt läger, och då till spjuvrarnas.
carnaval-one-convert = Den onda anden väljer en spelare, en gång, och aldrig sig själv.
carnaval-invitation = Någon har kortet ”Utan inbjudan” om inställningen ”gatecrasher” är på, och ingen om den är av.
carnaval-spare = Maskuthyraren eller en spjuver har reservmasken, eller så är den borta.
carnaval-eyes = Bara spjuvrar kan ha missat vad de andra spjuvrarna gjorde.
carnaval-no-question = ”{ $question }” är inte en av hypnotisörens frågor.
carnaval-said = Plats { $seat } ska ha en lista med högst åtta uttalanden för en diskussion.
carnaval-no-statement = ”{ $statement }” är inte ett uttalande.
carnaval-fallen = Masker som har åkt av visas när dansen är över.
carnaval-no-call = ”{ $call }” ropas inte upp i den här dansen.
carnaval-no-victim = Det måste finnas ett offer som kavaljeren tillfrågas om.
carnaval-no-step = Ingen kan bestämma något vid steget ”{ $step }” i det här uppropet.
carnaval-no-outcome = En karneval som är slut måste ha ett resultat.
carnaval-winners = Vinnare är gästerna, eller spjuvrarna och anden, eller vid oavgjort alla.
carnaval-no-world = Vyn motsäger sig själv: ingen fördelning av korten stämmer med den.

## I terminalen

carnaval-wears-mask = maskerad
carnaval-claims-to-be = säger sig vara { $role }
carnaval-has-mark = märkt
carnaval-has-wine = dricker vin
carnaval-has-invitation = utan inbjudan
carnaval-is-charmed = charmad
carnaval-in-play = Med i spelet: { $roles }.
carnaval-now-invitation = Kortet ”Utan inbjudan” skickas vidare före dans { $dance }.
carnaval-now-dance = Dans { $dance }. Uppropet: ”{ $call }!”
carnaval-now-discussion = Buffén efter dans { $dance }: dags att prata.
carnaval-now-hypnosis = Buffén efter dans { $dance }: en fråga under hypnos.
carnaval-now-vote = Omröstningen efter dans { $dance }.
carnaval-now-defence = De anklagade försvarar sig.
carnaval-now-tie = Rösterna står lika: kavaljeren får avgöra.
carnaval-now-verdict = Innan masken åker av …
carnaval-now-over = Karnevalen är slut.
carnaval-your-card = Du är { $role }. { $card }
carnaval-you-joined = Du är nu en spjuver och vinner med spjuvrarna!
carnaval-new-fellow = { $who } är nu en spjuver: en av er.
carnaval-tempted = Det fungerade: { $player } är nu spjuver, om inte redan förut. Ni är på samma sida.
carnaval-you-know = Du vet: { $player } – { $what }.
carnaval-you-found-suspicious = misstänkt när du spanade
carnaval-you-found-harmless = en vanlig gäst när du spanade
carnaval-your-victim = { $player } är på väg att demaskeras.

## På sidan

carnaval-chapter-dance = dans { $number }
carnaval-chapter-vote = omröstning { $number }
carnaval-leader = ceremonimästaren
carnaval-ring = Spelarna i salen
carnaval-tray = Vad du kan göra
carnaval-evening = Kvällens gång
carnaval-stop-dance = Dans { $dance }
carnaval-stop-rest = Buffé
carnaval-stop-vote = Röstning
carnaval-second-round = andra omgången
carnaval-second-vote-among = I andra omgången står valet mellan de två med flest röster mot sig och alla som har lika många.
carnaval-voice = Läs uppropen högt
carnaval-lady = dam
carnaval-lord = herre
carnaval-bare = demaskerad
carnaval-can-choose = kan väljas
carnaval-welcome-card = Du är { $role }
carnaval-welcome-aim = Ditt mål:
carnaval-aim-guests = att alla spjuvrar demaskeras. Du vinner tillsammans med de andra gästerna.
carnaval-aim-pranksters = att alla gäster demaskeras. Då vinner din sida.
carnaval-aim-genie = att alla gäster demaskeras. Du vinner tillsammans med spjuvrarna.
carnaval-welcome-fellows = { $count ->
   *[other] På din sida: { $who }.
}
carnaval-welcome-small = Med så få spelare finns det ingen spjuver än: i första dansen utser den onda anden en i hemlighet. Kanske dig!
carnaval-welcome-next = Nu:
carnaval-welcome-dance = första dansen. Ljuset släcks och rollerna ropas upp en i taget; den som ropas upp gör något i hemlighet.
carnaval-welcome-tap = Vid varje upprop trycker alla, uppropade eller inte: då avslöjar inget tryck vem som ropades upp.
carnaval-welcome-cover = Den som inte ropas upp bugar bara för syns skull.
carnaval-welcome-roles = Alla roller: tryck på kortet i hörnet.
carnaval-welcome-alone = Ensam med bottar behöver du inte trycka: du gör bara något när du ropas upp.
carnaval-welcome-go = Jag vet vem jag är: nu dansar vi
carnaval-turned = Den onda anden har gjort dig till spjuver
carnaval-turned-aim = Ditt nya mål:
carnaval-turned-keeps = Du behåller ditt kort ({ $role }) och allt som det låter dig göra.
carnaval-turned-go = Jag har bytt sida: vidare
carnaval-intro = Du är ceremonimästare
carnaval-intro-script = Läs den gyllene repliken högt och tryck sedan på ”{ $line }”.
carnaval-intro-next = ”{ $next }” tar kvällen ett steg vidare. Ovanför står vem som ännu inte har tryckt, bestämt sig eller röstat.
carnaval-intro-powers = ”{ $time }” ger mer tid åt den som ska bestämma sig. Med ”{ $powers }” ändrar du själv spelet: tar av en mask, spärrar en spelare, rättar en röst, avslutar karnevalen.
carnaval-intro-secret = Du ser allas kort: låt ingen titta på din skärm.
carnaval-intro-go = Låt karnevalen börja
carnaval-cards = Ditt kort och alla roller
carnaval-cards-short = roller
carnaval-cards-unread = ditt kort
carnaval-corner-card = { $card }: alla roller
carnaval-cover = Dölj mitt kort på den här skärmen
carnaval-uncover = Visa mitt kort på den här skärmen
carnaval-known = Vad du vet
carnaval-known-of = { $who }: { $what }
carnaval-learnt-close = Okej
carnaval-own-mask = Din mask har åkt av, men du är fortfarande med: du pratar och röstar, och din sida kan ännu vinna.
carnaval-own-mask-prankster = I danserna väljer de andra spjuvrarna nu utan dig.
carnaval-own-mask-late = Du röstar efter alla andra.
carnaval-own-mask-idle = Utan mask kan du inte använda din förmåga.
carnaval-company = Vilka som kom till karnevalen
carnaval-used-up = (förbrukad)
carnaval-known-prankster = en spjuver, det vet du
carnaval-known-genie = den onda anden, det vet du
carnaval-known-suspicious = misstänkt när du spanade
carnaval-known-harmless = en vanlig gäst när du spanade
carnaval-known-answer = Fråga till { $who } under hypnos: { $question } Svar: { $answer ->
    [yes] ja.
    [no] nej.
   *[unknown] jag vet inte.
}
carnaval-badge-accused = anklagad
carnaval-badge-watched = övervakad
carnaval-badge-served = upptagen med maten
carnaval-badge-wine = dricker vin
carnaval-badge-barred = spärrad av ceremonimästaren
carnaval-badge-mark = märkt
carnaval-badge-invitation = utan inbjudan
carnaval-badge-spare = har reservmasken
carnaval-badge-again = maskerad igen
carnaval-badge-turned = nu en spjuver
carnaval-badge-charmed = charmad
carnaval-badge-ready = redo
carnaval-badges = Tecken bredvid spelarna
carnaval-hands = { $hands ->
    [one] en hand pekar hit
   *[other] { $hands } händer pekar hit
 }
carnaval-hands-before = { $hands ->
    [one] en hand i första omgången
   *[other] { $hands } händer i första omgången
 }
carnaval-hands-up = { $up ->
    [0] Vems mask ska av?
    [one] En hand är uppe …
   *[other] { $up } händer är uppe …
 }
carnaval-hand-at = pekar på { $player }
carnaval-hand-none = avstår
carnaval-hand-hidden = har röstat
carnaval-tally = Handuppräckningen
carnaval-first-vote = Första omgången
carnaval-more-hands = + { $count } till
carnaval-no-majority = Ingen majoritet
carnaval-winners-are = Karnevalens vinnare
carnaval-card-unknown = okänt kort
carnaval-won-over = { $role }, gjord till spjuver av den onda anden
carnaval-story-pranksters = { $count ->
    [one] Spjuvern var { $who }.
   *[other] Spjuvrarna var { $who }.
}
carnaval-story-genie = { $who }, den onda anden, gjorde { $player } till spjuver.
carnaval-story-genie-alone = { $who }, den onda anden, gjorde ingen till spjuver.
carnaval-story-lie = { $who } sa: { $quote } Men { $who } var i själva verket { $role }.
carnaval-story-lie-believed = { $who } sa: { $quote } Men { $who } var i själva verket { $role } och fick inte en enda röst mot sig.
carnaval-story-lie-about = { $who } sa: { $quote } Men { $player } var i själva verket { $role }.
carnaval-story-suspected = { $hands ->
    [one] Ingen gäst misstänktes mer än { $who }, { $role }: en enda röst, och den var fel.
   *[other] Ingen gäst misstänktes mer än { $who }, { $role }: { $hands } röster, alla fel.
}
carnaval-story-fell = I mörkret: { $who }.
carnaval-story-voted = { $wrong ->
    [yes] I omröstningen, felaktigt: { $who }.
   *[no] I omröstningen: { $who }.
}
carnaval-story-votes = Röster från { $who }.
carnaval-story-turn-dance = Kvällen vände i dans { $dance }, när { $who } demaskerades: { $role }.
carnaval-story-turn-vote = Kvällen vände i omröstningen efter dans { $dance }, när { $who } demaskerades: { $role }.
carnaval-story-turn-end = Allt var öppet ända till den sista masken: { $who } bar den.
carnaval-story-vote = { $count ->
    [one] Den avgörande omröstningen: { $hands }. Demaskerad: { $who }.
   *[other] I den avgörande omröstningen stod rösterna lika: { $hands }. Demaskerade: { $who }.
}
carnaval-wait = De andra bestämmer sig …
carnaval-wait-verdict = Innan en mask åker av kan kavaljeren offra sig i hemlighet …
carnaval-wait-for = Väntar på { $who }.
carnaval-wait-late = Väntar på { $who }: demaskerade spjuvrar röstar sist.
carnaval-wait-own-late = Demaskerade spjuvrar röstar sist: du röstar när de andras röster ligger på bordet.
carnaval-votes-with = { $who } har charmat dig: du röstar som { $who }.
carnaval-wine-yours = { $who } har hällt upp vin åt dig: du kan varken prata eller rösta förrän nästa dans börjar.
carnaval-hindered = { $why ->
    [mark] Märket ligger framför dig: du kan inte använda din förmåga nu.
    [invitation] Du saknar inbjudan: du kan inte använda din förmåga nu.
   *[barred] Ceremonimästaren har spärrat dig: du kan inte använda din förmåga nu.
}
carnaval-wait-taps = Alla trycker, uppropade eller inte: då avslöjar sig ingen.
carnaval-dance-alone = Du behöver inte göra något: dansen fortsätter.
carnaval-dance-soon = Nästa dans börjar strax …
carnaval-dance-goes-on = Du har tryckt. Spelet fortsätter när alla har tryckt.
carnaval-tap-called = Du är uppropad: du bestämmer.
carnaval-tap-turned = Du är nu en spjuver: du bestämmer.
carnaval-tap-along = Du är inte uppropad: tryck för syns skull.
carnaval-tap-unable = { $why ->
    [watched] Du är uppropad, men du är övervakad.
    [served] Du är uppropad, men du är upptagen med maten.
    [barred] Du är uppropad, men ceremonimästaren har spärrat dig.
    [marked] Du är uppropad, men märket ligger framför dig.
    [invitation] Du är uppropad, men du har ingen inbjudan.
    [bare] Du är uppropad, men din mask har åkt av.
    [robbed] Du är uppropad, men spjuvrarna har din reservmask.
    [no-need] Du är uppropad, men ingen behöver en mask än.
    [tired] Du är uppropad, men du satt över förra dansen.
    [used] Du är uppropad, men din förmåga är förbrukad.
   *[other] Du är uppropad, men du kan inget göra nu.
}
# Moments of the dance, separated by slashes. They mean nothing, and must not sound as if they told anything about a player.
carnaval-moments = Fiolerna spelar lite för fort i kväll. / Någon trampar dig på foten och ber om ursäkt på fyra språk. / En fjäder kittlar dig i näsan. Nys inte nu. / Det luktar apelsin, stearin och blöt hund. / Vänster, höger, snurra … och en mantel sveper förbi. / Utanför sjunger en gondoljär, ganska falskt. / Din mask kliar. Det gör de andras också. / Någonstans fälls en solfjäder ihop med en smäll. / Ljuskronan klirrar: en mal dansar med. / Någon fnissar. Det är alltid någon som fnissar. / Du bugar. Troligen för en klädhängare. / En klocka slår elva. Eller var det tolv?
carnaval-choose-deed = Säg något, eller tryck på en spelare.
carnaval-choose-defence = Säg något till ditt försvar, eller tryck på en spelare.
carnaval-turn-talk = Nu får alla prata på en gång
carnaval-turn-accused = Du är anklagad: försvara dig
carnaval-turn-accused-spent = Du är anklagad
carnaval-turn-verdict = Rösterna är räknade
carnaval-ending = De sista maskerna faller
carnaval-still-talk = Du är redo att rösta, men du kan fortfarande prata.
carnaval-still-defend = Du har försvarat dig, men du kan fortfarande prata.
carnaval-statements-left = { $count ->
    [one] Ett uttalande kvar.
   *[other] { $count } uttalanden kvar.
}
carnaval-statements-used = Du har gjort alla dina uttalanden. Efter nästa dans får du nya.
carnaval-kind-others = Om andra
carnaval-kind-self = Om dig själv
carnaval-kind-found = Vad du har fått veta, sant eller inte
carnaval-said-nothing = Har inte sagt något i kväll.
carnaval-said-about = Andra har sagt:
carnaval-overheard = Vad som har sagts
carnaval-last-words = De anklagades sista ord:
carnaval-has-voted = Röstade mot: { $players }
carnaval-only-once = Bara en gång under kvällen!
carnaval-whisper-does = Andens viskning gör en gäst till spjuver. Det går bara en gång under kvällen och är bortkastat på en spjuver.
carnaval-say-it = Säg det
carnaval-quote = ”{ $statement }”
carnaval-back = Välj om
carnaval-more-time = En minut till
carnaval-pass = { $phase ->
    [vote] Avstå
    [tie] Låt det stå lika
    [verdict] Gör ingenting
   *[other] Dansa vidare
 }
carnaval-pass-called = Gör ingenting

carnaval-ask-give = Vem får kortet ”Utan inbjudan”?
carnaval-ask-serve = Vem håller du upptagen med dina rätter?
carnaval-ask-sketch = Vem vill du kika på?
carnaval-ask-cancel = Stoppar du musiken?
carnaval-ask-watch = Vem spanar du på?
carnaval-ask-convert = I vems öra viskar du?
carnaval-ask-lend = Vem får reservmasken?
carnaval-ask-sit = Sitter du över den här dansen?
carnaval-ask-unmask = Vems mask ska av?
carnaval-ask-mark = Vem får märket?
carnaval-ask-take = Vem av er behåller reservmasken?
carnaval-ask-vote = Vems mask ska av?
carnaval-ask-correct = Vems röst rättar du?
carnaval-ask-choose = Vem av dem ska demaskeras?
carnaval-ask-pour = Vem häller du upp vin åt?
carnaval-ask-charm = Vem charmar du?
carnaval-ask-drag = Drar du med alla in i nästa dans?
carnaval-ask-hypnotise = Vem hypnotiserar du?
carnaval-ask-question = Vad frågar du?
carnaval-ask-accuse = Vem är spjuver?
carnaval-ask-vouch = Vem är inte spjuver?
carnaval-ask-vote-for = Vem tänker du rösta mot?
carnaval-ask-ask = Vem frågar du?
carnaval-ask-report-suspicious = Du säger dig vara soldaten och ha spanat på någon misstänkt. Vem?
carnaval-ask-report-harmless = Du säger dig vara soldaten och ha spanat på en vanlig gäst. Vem?
carnaval-ask-report-role = Du säger att du har sett ett kort. Vems?
carnaval-ask-report-watched = Säger du att soldaten övervakade dig?
carnaval-ask-claim = Vem är du?
carnaval-ask-answer = De frågar: vem är du?
carnaval-asked-by = { $count ->
   *[other] { $who } frågar dig: vem är du?
}
carnaval-ask-retract = Vad tar du tillbaka?
carnaval-ask-player = Vilken spelare?
carnaval-tap-player = Tryck på en spelare.
carnaval-ask-role = Vilken roll?
carnaval-ask-mask = Vem ska få mask igen?
carnaval-ask-block = Vem vill du spärra?
carnaval-ask-free = Vems spärr vill du häva?
carnaval-ask-instead = Vem ska { $player } rösta mot i stället?
carnaval-ask-end = Hur ska karnevalen sluta?
carnaval-ask-bow = Vem bugar du för?
carnaval-ask-clap = Klappar du i takt?
carnaval-ask-gasp = Kanske offrar sig kavaljeren nu i hemlighet. Håller du andan?
carnaval-ask-invite = Vem har tappat bort sin inbjudan?
carnaval-ask-meet = Vem vill du träffa?

carnaval-verb-give = Skicka vidare
carnaval-verb-serve = Servera
carnaval-verb-sketch = Kika
carnaval-verb-watch = Spana
carnaval-verb-convert = Viska
carnaval-verb-lend = Ge den
carnaval-verb-unmask = Demaskera
carnaval-verb-mark = Lägg märket
carnaval-verb-take = Behåll den
carnaval-verb-vote = Rösta
carnaval-verb-correct = Rätta en röst
carnaval-verb-choose = Välj
carnaval-verb-pour = Häll upp vin
carnaval-verb-charm = Charma
carnaval-verb-drag = Upp till dans!
carnaval-verb-hypnotise = Hypnotisera
carnaval-verb-accuse = Anklaga
carnaval-verb-vouch = Gå i god för …
carnaval-verb-vote-for = Jag röstar mot …
carnaval-verb-ask = Fråga
carnaval-verb-report-suspicious = Soldat: misstänkt
carnaval-verb-report-harmless = Soldat: vanlig gäst
carnaval-verb-report-role = Jag såg ett kort
carnaval-verb-report-watched = Jag blev övervakad
carnaval-verb-claim = Jag är …
carnaval-verb-answer = Svara
carnaval-verb-retract = Ta tillbaka ett uttalande …
carnaval-verb-yes = Ja
carnaval-verb-no = Nej
carnaval-verb-unknown = Jag vet inte
carnaval-verb-mask = Maskera igen
carnaval-verb-block = Spärra
carnaval-verb-free = Häv spärren
carnaval-verb-end = Avsluta karnevalen
carnaval-verb-bow = Buga
carnaval-verb-invite = Utan inbjudan
carnaval-verb-meet = Träffa

carnaval-do-give = Skicka det till { $player }
carnaval-do-serve = Servera mat åt { $player }
carnaval-do-sketch = Kika på { $role }
carnaval-do-cancel = Stoppa musiken
carnaval-do-watch = Spana på { $player }
carnaval-do-convert = Viska till { $player }
carnaval-do-lend = Ge den till { $player }
carnaval-do-sit = Sitt över dansen
carnaval-do-unmask = Demaskera { $player }
carnaval-do-mark = Märk { $player }
carnaval-do-step-in = Offra min mask
carnaval-do-take = { $player } behåller den
carnaval-do-vote = Rösta mot { $player }
carnaval-do-vote-instead = { $player } röstar mot { $other }
carnaval-do-vote-none = { $player } avstår
carnaval-do-choose = Demaskera { $player }
carnaval-do-pour = Vin åt { $player }
carnaval-do-charm = Charma { $player }
carnaval-do-drag = Upp till dans!
carnaval-do-hypnotise-with = Fråga { $player }: { $question }
carnaval-do-yes = Ja
carnaval-do-no = Nej
carnaval-do-unknown = Jag vet inte
carnaval-do-ready = Redo att rösta
carnaval-do-defended = Det var mitt försvar
carnaval-do-not-ready = Inte redo än
carnaval-do-speak-again = Jag har mer att säga
carnaval-do-next = Gå vidare
carnaval-do-next-without = Gå vidare utan { $who }
carnaval-do-end-discussion = Avsluta diskussionen
carnaval-do-mask = Ge { $player } en mask igen
carnaval-do-block = Spärra { $player }
carnaval-do-free = Häv spärren för { $player }
carnaval-do-end-guests = Gästerna vinner
carnaval-do-end-pranksters = Spjuvrarna vinner
carnaval-do-end-draw = Oavgjort
carnaval-do-bow = Buga för { $player }
carnaval-do-clap = Klappa i takt
carnaval-do-gasp = Håll andan
carnaval-do-invite = { $player } har tappat bort den
carnaval-do-meet = Träffa { $role }

carnaval-word-prankster = Är du en spjuver?
carnaval-word-free = En egen fråga
carnaval-word-role = Är du …?
carnaval-word-knows = Är … en spjuver, såvitt du vet?
carnaval-word-voted = Röstade du mot …?
carnaval-word-none = Ingen
carnaval-word-guests = Gästerna vinner
carnaval-word-pranksters = Spjuvrarna vinner
carnaval-word-draw = Oavgjort

carnaval-desk = Ceremonimästarens bord
carnaval-desk-call = Den som ropas upp gör sitt val på sin egen skärm, och alla trycker. Ge dem tid.
carnaval-desk-silent = Nu ropas ingen upp. Vänta tills alla har tryckt.
carnaval-desk-gentleman = Kavaljeren får en fråga i hemlighet. Vänta ett ögonblick.
carnaval-desk-vote = Alla röstar nu, var och en på sin egen skärm.
carnaval-desk-powers = Ingrip
carnaval-script = Ditt manus
carnaval-script-again = Igen
carnaval-script-stop = Stopp
carnaval-script-next = Nästa replik
carnaval-does-next = Med ”{ $button }” går kvällen vidare.
carnaval-does-next-hush = { $count ->
    [0] Alla har tryckt. ”{ $button }” avslutar uppropet.
   *[other] Har inte tryckt än: { $who }. ”{ $button }” avslutar uppropet utan att vänta.
}
carnaval-does-next-decides = { $count ->
    [0] Ett ögonblick …
   *[other] Bestämmer sig fortfarande: { $who }. Du kan gå vidare utan att vänta.
}
carnaval-does-next-vote = { $count ->
    [0] Alla har röstat.
   *[other] Har inte röstat än: { $who }. Med ”{ $button }” räknas det som att avstå.
}
carnaval-does-end-discussion = När diskussionen avslutas börjar omröstningen.
carnaval-does-unmask = Masken åker av, och alla ser kortet.
carnaval-does-mask = Spelaren bär mask igen.
carnaval-does-mark = Märket ligger framför spelaren, som inte kan använda någon förmåga.
carnaval-does-block = Spelaren kan inte använda någon förmåga förrän du häver spärren.
carnaval-does-free = Häver allt som hindrar spelaren från att använda sin förmåga, utom kortet ”Utan inbjudan”.
carnaval-does-correct = En röst som redan är lagd ändras.
carnaval-does-invite = Spelaren får kortet och är utan inbjudan. Före varje dans skickar den som har kortet det vidare.
carnaval-does-end = Du säger vem som har vunnit, och spelet är slut.

## Att skriva ut: korten

carnaval-print-cards = Rollkort att skriva ut
carnaval-print-cards-hint = På A4- eller Letter-papper, i full storlek. Klipp längs linjerna.
carnaval-side-guests = på gästernas sida
carnaval-side-pranksters = på spjuvrarnas sida
carnaval-side-genie = med spjuvrarna, men inte en av dem
carnaval-thing-invitation = utan inbjudan
carnaval-thing-invitation-text = Utan inbjudan kan du inte använda någon förmåga. Strax före varje dans skickar du öppet kortet vidare till en annan spelare.
carnaval-thing-mark = mästerspjuverns märke
carnaval-thing-mark-text = Så länge det ligger framför dig kan du inte använda någon förmåga.

## Att skriva ut: ceremonimästarens blad. Vad som sägs högt, och vad som görs.

carnaval-print-master = Ceremonimästarens blad
carnaval-sheet-before = Före den första dansen
carnaval-sheet-dance = Dansen, i den här ordningen
carnaval-sheet-after = Buffén och omröstningen
carnaval-sheet-company = Det vanliga sällskapet
carnaval-sheet-along = Om du själv är med och spelar: utan skärm, med händerna på bordet
carnaval-sheet-call = Upprop
carnaval-sheet-say = Säg
carnaval-sheet-do = Gör
carnaval-sheet-players = Spelare
carnaval-sheet-roles = Roller

carnaval-aloud-open = { $call }, öppna ögonen.
carnaval-aloud-close = { $call }, blunda.
carnaval-aloud-open-all = Spjuvrarna, öppna ögonen och se på varandra.
carnaval-aloud-close-all = Spjuvrarna, blunda.
carnaval-aloud-dance = Musiken spelar upp. Blunda.
carnaval-aloud-rest = Dansen är över. Öppna ögonen: buffén är serverad.
carnaval-aloud-vote = Lyft en arm. Ett, två, tre: peka!

carnaval-lead-cards = Berätta för alla vilka roller som är med och vad de gör, och ge var och en ett kort.
carnaval-lead-calls = Ropa bara upp de roller som är med, men gör det i varje dans och med lika lång paus, även om den som har rollen är demaskerad eller inte kan göra något.
carnaval-lead-blocked = Den som är övervakad, märkt eller upptagen med maten, dricker vin eller saknar inbjudan kan inte använda någon förmåga.
carnaval-lead-invitation = Om ni spelar med ”Utan inbjudan”: ge kortet till en spelare som du väljer. Strax före varje dans, även den första, skickas det öppet vidare.
carnaval-lead-chef = Gäller först när köksmästaren är demaskerad. Köksmästaren pekar på en maskerad spelare, aldrig samma två gånger i rad; rör vid spelarens axel. Spjuvrarna kan inte demaskera hen i den här dansen.
carnaval-lead-painter = Ropa inte upp målaren, som en gång per dans får öppna ögonen när musikanten, soldaten, maskuthyraren, den lille gubben, hämnaren eller kavaljeren ropas upp.
carnaval-lead-musician = Om musikanten nickar är dansen genast över: ropa inte upp någon mer. En gång under kvällen.
carnaval-lead-soldier = Soldaten pekar på en maskerad spelare. Är det en vanlig gäst skakar du på huvudet. Annars nickar du, rör vid spelarens axel och säger:
carnaval-lead-evil-genie = En gång under kvällen pekar anden på en maskerad spelare. Är det en gäst blir hen spjuver: rör vid hens axel, så öppnar hen ögonen och ser anden.
carnaval-lead-evil-genie-small = Med 4 till 6 spelare måste anden välja i den första dansen, före alla andra upprop, och spjuvern får inte se vem anden är.
carnaval-lead-mask-lender = En gång under kvällen pekar maskuthyraren på en demaskerad spelare, som tar på sig reservmasken: säg vem det är. Har spjuvrarna tagit masken svarar en av dem.
carnaval-lead-little-old-man = En nick betyder att gubben sitter över dansen, och då kan ingen demaskera honom. Aldrig i den första dansen, aldrig två i rad.
carnaval-lead-avenger = Inte i den första dansen, och bara om ingen spjuver åkte fast i den förra dansen eller i omröstningen efter den. Hämnaren pekar på en maskerad spelare.
carnaval-lead-pranksters = Även den som anden har gjort till spjuver. De enas om en maskerad spelare som inte är en av dem. Med 4 till 6 spelare väljer de ingen i den första dansen.
carnaval-lead-master-prankster = Lägg märket framför den som mästerspjuvern pekar på. Det måste flyttas vid varje upprop, annars tar du tillbaka det.
carnaval-lead-gentleman = Varje gång en mask ska av, även efter en omröstning: rör vid kavaljerens axel och visa vems. Nickar kavaljeren är det kavaljeren som demaskeras.
carnaval-lead-shown = Säg vems masker som har åkt av, men inte hur; de spelarna vänder upp sina kort. Kontrollera om spelet är slut.
carnaval-lead-talk = Låt alla prata. Är de demaskerade får vinodlaren, hypnotisören, den dansande spjuvern, Casanova och Isabella använda sin förmåga nu.
carnaval-lead-vote = Demaskerade spjuvrar pekar två sekunder senare; efter dem räknas inga röster. Den som får mer än hälften av rösterna mot sig demaskeras.
carnaval-lead-second = Annars får de två med flest röster mot sig (fler om det står lika) försvara sig. Sedan röstar alla igen, men bara mot någon av dem. Den som får flest röster mot sig demaskeras, eller alla som står lika. Med 4 till 6 spelare avgör redan den första omröstningen.
carnaval-lead-law = Ditt ord är lag, även mot reglerna.
carnaval-along-table = Sitt så nära att ni når varandra. Alla lägger en hand mitt på bordet.
carnaval-along-cards = Säg vilka roller som är med, gå igenom reglerna och dela ut korten. Alla tittar på sitt eget kort, du också.
carnaval-along-eyes = Ropa upp som ovan, men blunda själv. Öppna ögonen bara när du har ropat upp din egen roll.
carnaval-along-touch = Den som väljer en spelare rör vid hens hand. Behövs ett svar nickar spelaren eller skakar på huvudet.
carnaval-along-answer = Den som ska säga ja eller nej till dig rör vid din hand: en gång för ja, två gånger för nej.
carnaval-along-time = När du tror att någon är klar ber du hen att blunda. Den som inte är klar rör vid din hand: ge mer tid.
carnaval-along-care = Säg tydligt vad som ska göras och ge tid för det vid varje upprop, även ditt eget: då avslöjar du dig inte.
