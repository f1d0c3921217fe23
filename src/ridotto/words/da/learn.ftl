### Lær ved at spille: et første spil med en vejviser. Kort og varmt; et barn på ti skal kunne forstå det.

## Vejen ind

learn-play = Lær ved at spille
learn-play-game = Lær ved at spille: { $game }, på fem minutter
learn-first-time = Første gang her?
learn-first-time-hint = Lær et spil ved at spille det: fem minutter, kun dig og nogle botter.

## Vejviseren ved siden af brættet

learn-guide = Dit første spil
learn-about = Et spil, vi har forberedt, kun mod botter. Gør bare, hvad du har lyst til!
learn-fold = Skjul hjælpen
learn-unfold = Hvad gør jeg nu?
learn-master = Hvad ville en mester gøre?
learn-others = Nu er det de andres tur. Se, hvad de gør.
learn-own-way = Du gik din egen vej: det er lige så fint.
learn-even = Spillet er slut, og ingen har vundet over de andre: uafgjort!
learn-leave = Forlad spillet
learn-real = Spil et rigtigt spil
learn-again = Én gang til

## Mascarade

learn-mascarade-first = Du kommer til hen mod slutningen: 101 point til hver, og kun få felter tilbage. Tænk ikke på resten af brættet. Tryk på masken med pilen, og så på feltet med pilen: masken skal ligge ved siden af andre, der ligner den.
learn-mascarade-first-done = Godt lagt! Hvert kendetegn, den har til fælles med en nabo, giver et point: ansigtsform, hår, øjne, næse, mund.
learn-mascarade-second = En maske, der rører to andre, skal have noget til fælles med dem begge. Til gengæld giver den point for dem begge. Prøv den med pilen.
learn-mascarade-second-done = Sådan løber pointene op. Og du har trukket en ny maske.
learn-mascarade-look = Nu vælger du selv. Tryk på en af dine masker: hvor den passer, kan du se, hvor mange point den giver. Hvor giver den mest?
learn-mascarade-look-done = Fint. Hvis der på et tidspunkt ikke er noget, der passer, trækker du en maske; passer den heller ikke, er din tur forbi.
learn-mascarade-pool = Der er ikke flere masker at trække. Nu bliver der trangt: læg dine masker, mens de stadig passer et sted.
learn-mascarade-pool-done = En maske mindre på din kortholder.
learn-mascarade-last = Du har næsten ingen masker tilbage. Når nogen lægger sin sidste maske, er spillet slut med det samme.
learn-mascarade-last-done = Hver maske på brættet tæller. De masker, der bliver på din kortholder, er intet værd.
learn-mascarade-free = Din tur. Hvilken maske passer hvor, og hvor mange point giver den?
learn-mascarade-won = Spillet er slut, og du har vundet! Det hjalp at finde felter, der rører flere masker. Gem de masker, der passer mange steder, til senere.
learn-mascarade-lost = Spillet er slut, og denne gang vandt du ikke. Et tip: led efter felter, der rører flere masker, for de giver mest.

## Masker. Den, der lærer, er gul; modspilleren er blå.

learn-masker-white = Gul er din hemmelige farve: behold et gult kryds på brættet! Du tager et kryds ved at flytte det farveløse kryds hen på det fra nabofeltet. Tag det hvide, som pilen peger på.
learn-masker-white-done = Taget! Hvidt er noget særligt: efter det må du tage et hvilket som helst kryds, uanset hvor det er.
learn-masker-suspect = Hvilken farve skjuler din modspiller? Din modspiller har taget masser af røde og lilla kryds, men næsten ingen blå. Mistænkeligt! Tag et blåt kryds.
learn-masker-suspect-done = Et blåt kryds mindre. Hvis din modspiller er blå, kan det mærkes.
learn-masker-stop = I én tur må du tage op til tre kryds, og du må stoppe efter hvert af dem. Prøv det: stop her.
learn-masker-stop-done = Nu fortsætter din modspiller fra det sted, hvor du efterlod det farveløse kryds.
learn-masker-alone = Du må igen tage et hvilket som helst kryds: det må du, når intet rører det farveløse, eller efter et hvidt. Tag et blåt til!
learn-masker-alone-done = Godt ramt. Fortsæt nu, eller stop.
learn-masker-beside = Denne gang kan du kun tage det, der rører det farveløse kryds. Er der et blåt imellem?
learn-masker-beside-done = Taget. Tæl efter: hvor mange blå er der tilbage?
learn-masker-own = Uheldigt: nu kan du kun tage gule, dine egne! Ét er du nødt til at tage.
learn-masker-own-done = Av! Men et eneste gult kryds er nok til, at du bliver i spillet.
learn-masker-guard = Pas på: der er kun ét gult kryds tilbage. Ryger det, er du ude.
learn-masker-guard-done = Hold øje med dit sidste gule kryds.
learn-masker-final = Det sidste blå kryds, og du kan tage det. Kom så!
learn-masker-final-done = Nu er der ikke ét blåt kryds tilbage på brættet.
learn-masker-free = Din tur. Tag, hvad du vil, og stop, når du vil.
learn-masker-won = Du har vundet! Din modspiller var blå og er ude, nu hvor der ikke er flere blå kryds. Det er hele spillet: find ud af den andens farve, og røb ikke din egen.
learn-masker-lost = Det sidste gule kryds er væk, så du er ude. Din modspiller var blå. Et tip: find tidligt ud af den andens farve, og røb ikke din egen.

## Mask

learn-mask-stick = Du har to pinde. Der bliver lagt masker over brættet, og en pind, der stikker op gennem en ring, tjener point. Sæt din første pind i hullet, der lyser, eller hvor du vil.
learn-mask-stick-done = Der står den. Nu sætter de andre også en i.
learn-mask-second = Nu din anden pind. Sæt den et godt stykke fra den første: så er der større chance for, at en af dem har heldet med sig.
learn-mask-second-done = Dine pinde er på plads, og du har ti point ligesom alle andre.
learn-mask-lay = Du vender den første maske. Læg den i den retning, der passer dine pinde bedst: en ring betaler 3 point, en dobbeltring 5.
learn-mask-lay-done = Nu ligger den. Før den betaler, får alle en tur, og du kommer sidst.
learn-mask-offer = Nogen sælger et kort, som ingen andre har læst. Den, der byder mest, betaler sælgeren og gør, hvad der står på kortet. Du må byde eller stå af.
learn-mask-offer-done = Kort kan være gode eller dårlige. Det er det sjove ved dem.
learn-mask-walk = Din tur. Pinde kan flyttes, og hvert skridt koster dig et point. Et eller to skridt hen til en ring kan betale sig: tryk på din pind og så på et hul.
learn-mask-walk-done = Skridtene er betalt. Du kan flytte videre, også med den anden pind.
learn-mask-done = Står dine pinde godt? Så er du færdig.
learn-mask-done-done = Når alle har haft en tur, er det lønningsdag: hver pind i en ring tjener sine point.
learn-mask-draw = Du kan også tjene point på at sælge. Sælg et kort: du trækker det, og kun du læser det.
learn-mask-draw-done = Her er dit kort. Ingen andre ved, hvad der står på det.
learn-mask-sell = Sælg det nu. Du byder først: byd lavt, så nogen byder over og betaler dig. Gør ingen det, betaler du selv, og kortet er dit.
learn-mask-sell-done = Lad os se, hvem der byder over.
learn-mask-outbid = Nogen byder mere end dig! Stå af, så får du pointene.
learn-mask-outbid-done = Godt solgt. Jo mere de vil have det, jo mere tjener du.
learn-mask-card = Du har købt et kort. Gør nu, hvad der står på det.
learn-mask-card-done = Sådan! Så lægges kortet under bunken.
learn-mask-pass = En ny maske, nye ringe. Stikker en af dine pinde allerede op gennem en, kan du bare melde pas: det koster ingenting.
learn-mask-pass-done = Du beholder dine point og venter på lønningsdagen.
learn-mask-free = Din tur. Flyt, sælg eller meld pas; byd eller stå af: hvad kan betale sig?
learn-mask-won = Den sidste lønningsdag er forbi, og du har flest point: du har vundet! Point kommer fra ringe, og fra kort, du sælger dyrt.
learn-mask-lost = Den sidste lønningsdag er forbi, og denne gang har en anden flere point. Et tip: gå efter en dobbeltring, der kun er et par skridt væk, og sælg dine kort dyrt.

## Au carnaval de Venise. Den, der lærer, er en almindelig gæst.

learn-carnaval-hush = Du er en almindelig gæst. To af de seks andre er spøgefugle, og i hver dans river de masken af nogen. Find dem! Lige nu danser alle med lukkede øjne, og den, der bliver kaldt, vælger noget i hemmelighed. Alle trykker, kaldt eller ej. Tryk også selv!
learn-carnaval-bare = Du har mistet din maske, og alle ser dit kort: en almindelig gæst. Du taler og stemmer stadig, og de andre ved, at de kan tro på dig.
learn-carnaval-bare-done = Du kan stadig hjælpe gæsterne med at vinde.
learn-carnaval-ask = Åbn øjnene! Spøgefuglene har revet en maske af, og nu snakker alle. Ikke alt, hvad de siger, er sandt. Vælg en spiller, og spørg: »Hvem er du?«
learn-carnaval-ask-done = Husk svaret, eller tavsheden. Gæster har ingen grund til at lyve. Det har spøgefugle.
learn-carnaval-claim = De andre vil også gerne vide, hvem du er. Sig, at du er en almindelig gæst.
learn-carnaval-claim-done = Og det er endda sandt! Jo mere gæsterne ved om hinanden, jo sværere har spøgefuglene ved at gemme sig.
learn-carnaval-accuse = Læs, hvad der er blevet sagt. Siger to spillere, at de har det samme kort? Har nogen taget noget tilbage? Har soldaten holdt øje med nogen? Anklag den, du mistænker mest.
learn-carnaval-accuse-done = Det giver dem noget at tænke over. Skifter du mening, kan du tage det tilbage.
learn-carnaval-ready = Når du har hørt nok, så sig, at du er klar til at stemme. Indtil da kan du blive ved med at spørge: alle bliver og svarer.
learn-carnaval-ready-done = Du er klar.
learn-carnaval-waits = Lyt nu til de andre: så snart alle er klar, begynder afstemningen. Du kan stadig sige noget.
learn-carnaval-vote = Alle peger på nogen i samme øjeblik. Hvis mere end halvdelen peger på den samme spiller, bliver den spiller demaskeret. Peg på den, du mistænker mest.
learn-carnaval-vote-done = Når alle har stemt, så se, hvem der pegede på hvem. Stemmer røber meget.
learn-carnaval-caught = Fanget! Det var en spøgefugl. Se, hvem der ville beskytte spøgefuglen ved afstemningen.
learn-carnaval-wronged = Afstemningen ramte forkert: det var ikke en spøgefugl. Husk, hvem der pressede på.
learn-carnaval-runoff = Ingen fik flertal, så nu gælder det kun de anklagede. Den, der får flest stemmer imod sig, bliver demaskeret.
learn-carnaval-defence = Du er en af de anklagede! Sig noget til dit forsvar, og sig så, at du er klar til at stemme.
learn-carnaval-listen = De anklagede forsvarer sig. Lyt: lige bagefter stemmer I igen, nu kun imod en af dem.
learn-carnaval-night = Den næste dans. Et sted i mørket vælger spøgefuglene deres næste offer. Tryk også selv, og tænk dig om: hvem stoler du på?
learn-carnaval-second = Nu ved du mere end før. Se på de kort, der er blevet vist, og på, hvem der stemte imod hvem: spøgefugle stemmer gerne imod gæster. Spørg, anklag eller gå god for nogen.
learn-carnaval-second-done = Nu bedømmer de andre også dig på det.
learn-carnaval-tap = Tys! Nogen vælger noget i hemmelighed. Tryk også selv, så ingen opdager hvem.
learn-carnaval-talk = Snak igen, hvis du vil: spørg, anklag, gå god for nogen. Sig så, at du er klar til at stemme.
learn-carnaval-ballot = Hvis maske skal af denne gang? Peg på en.
learn-carnaval-won = Spøgefuglene har mistet deres masker: du og de andre gæster har vundet! Næste gang er du måske soldaten, eller en spøgefugl, der er nødt til at lyve.
learn-carnaval-lost = Aftenen er forbi, og denne gang slap spøgefuglene af sted med det. Nu ved du, hvordan de gør: prøv igen, og lad være med at stole på nogen for tidligt.
