### Lær ved at spille: et første spil med en vejviser. Kort og varmt; et barn på ti skal kunne forstå det.

## Vejen ind

learn-play = Lær ved at spille
learn-play-game = Lær ved at spille: { $game }, på fem minutter
learn-first-time = Første gang her?
learn-first-time-hint = Lær et spil ved at spille det: fem minutter, kun dig og botter.

## Vejviseren ved siden af brættet

learn-guide = Dit første spil
learn-about = Et forberedt spil, kun dig og botter. Gør bare, hvad du har lyst til!
learn-fold = Skjul hjælpen
learn-unfold = Hvad nu?
learn-master = Hvad ville en mester gøre?
learn-others = Nu spiller de andre. Se, hvad de gør.
learn-own-way = Du gik din egen vej: det er lige så fint.
learn-even = Spillet er slut, og ingen har slået de andre: uafgjort!
learn-leave = Forlad
learn-real = Spil et rigtigt spil
learn-again = Én gang til

## Mascarade

learn-mascarade-first = Brættet er næsten fyldt, og I har begge 101 point. Læg en maske ved siden af masker, der ligner den: tryk på masken med stjernen, og så på feltet med stjernen.
learn-mascarade-first-done = Godt lagt! Hvert kendetegn, den har til fælles med en nabo, er et point: ansigtsform, hår, øjne, næse, mund.
learn-mascarade-second = En maske, der rører to andre, skal have noget til fælles med dem begge. Til gengæld giver den point for dem begge. Prøv den med stjernen.
learn-mascarade-second-done = Sådan løber pointene op. Og du har trukket en ny maske.
learn-mascarade-look = Nu vælger du selv. Tryk på en af dine masker: hvor den passer, kan du se, hvor mange point den giver. Hvor giver den mest?
learn-mascarade-look-done = Fint. Skulle der en dag ikke være noget, der passer, trækker du en maske; passer den heller ikke, går din tur forbi.
learn-mascarade-pool = Der er ikke flere masker at trække. Nu bliver der trangt: læg dine masker, mens de stadig passer et sted.
learn-mascarade-pool-done = En maske mindre på din kortholder.
learn-mascarade-last = Du har næsten ingen masker tilbage. Den, der lægger sin sidste maske, slutter spillet med det samme.
learn-mascarade-last-done = Hver maske, der ligger på brættet, tæller. De masker, der bliver på kortholderen, er intet værd.
learn-mascarade-free = Din tur. Hvilken maske passer hvor, og hvor mange point giver den?
learn-mascarade-won = Spillet er slut, og du har vundet! Det hjalp at finde felter, der rører flere masker. Gem de masker, der passer mange steder, til senere.
learn-mascarade-lost = Spillet er slut, og denne gang vandt du ikke. Et tip: led efter felter, der rører flere masker, for de giver mest.

## Masker. Den, der lærer, er gul; modspilleren er blå.

learn-masker-white = Gul er din hemmelige farve. Så længe der er et gult kryds på brættet, er du med i spillet. Flyt nu det farveløse kryds hen på et af nabokrydsene, så er det dit. Tag det hvide med stjernen.
learn-masker-white-done = Slået! Hvidt er noget særligt: efter det må du tage et hvilket som helst kryds, uanset hvor det er.
learn-masker-suspect = Hvilken farve skjuler din modspiller? Se på bunken derovre: mange røde og lilla, men næsten ingen blå. Mistænkeligt! Tag et blåt kryds.
learn-masker-suspect-done = Et blåt kryds mindre. Er det blå, din modspiller skjuler, så kan det mærkes.
learn-masker-stop = I én tur må du tage op til tre kryds, og du må stoppe efter hvert af dem. Prøv det: stop her.
learn-masker-stop-done = Nu fortsætter din modspiller fra det sted, hvor du har stillet det farveløse kryds.
learn-masker-alone = Du må igen tage et hvilket som helst kryds: det må du, når intet rører det farveløse. Tag et blåt til!
learn-masker-alone-done = Godt ramt. Fortsæt nu, eller stop.
learn-masker-beside = Denne gang kan du kun tage det, der rører det farveløse kryds. Er der et blåt iblandt?
learn-masker-beside-done = Taget. Tæl efter: hvor mange blå er der tilbage?
learn-masker-own = Uheldigt: nu kan der kun tages gule, dine egne! Ét er du nødt til at tage.
learn-masker-own-done = Av! Men et eneste gult kryds er nok til at blive i spillet.
learn-masker-guard = Pas på: der er kun ét gult kryds tilbage. Ryger det, er du ude.
learn-masker-guard-done = Hold øje med dit sidste gule kryds.
learn-masker-final = Det sidste blå kryds, og du kan tage det. Kom så!
learn-masker-final-done = Nu er der ikke ét blåt kryds tilbage på brættet.
learn-masker-free = Din tur. Tag, hvad du vil, og stop, når du vil.
learn-masker-won = Du har vundet! Din modspiller var blå og er ude, nu der ingen blå kryds er tilbage. Det er hele spillet: find den andens farve, og vis ikke din egen.
learn-masker-lost = Det sidste gule kryds er væk, så du er ude. Din modspiller var blå. Et tip: find tidligt ud af den andens farve, og vis ikke din egen.

## Mask

learn-mask-stick = Du har to pinde. Der bliver lagt masker over brættet, og en pind, der kigger ud af en ring, tjener point. Sæt din første pind i hullet, der lyser, eller hvor du vil.
learn-mask-stick-done = Der står den. Nu sætter de andre også en.
learn-mask-second = Nu din anden pind. Sæt den lidt væk fra den første: så er der større chance for, at en af dem har heldet med sig.
learn-mask-second-done = Dine pinde står, og du har ti point ligesom alle andre.
learn-mask-lay = Du vender den første maske. Læg den i den retning, der passer dine pinde bedst: en ring betaler 3 point, en dobbeltring 5.
learn-mask-lay-done = Den ligger. Før den betaler, får alle en tur, og du kommer sidst.
learn-mask-offer = Nogen sælger et kort, som kun sælgeren har læst. Den, der byder mest, betaler sælgeren og gør, hvad kortet siger. Du må byde eller holde dig ude af det.
learn-mask-offer-done = Kort kan være gode eller dårlige. Det er det sjove ved det.
learn-mask-walk = Din tur. Pinde kan gå, og hvert skridt koster dig et point. Et par skridt hen i en ring kan betale sig: tryk på din pind, og så på et hul.
learn-mask-walk-done = Skridtene er betalt. Du kan godt gå videre, også med den anden pind.
learn-mask-done = Står dine pinde godt? Så er du færdig.
learn-mask-done-done = Når alle har haft en tur, er det lønningsdag: hver pind i en ring tjener sine point.
learn-mask-draw = Du kan også tjene på at sælge. Sælg et kort: du trækker det, og kun du læser det.
learn-mask-draw-done = Her er dit kort. Ingen andre ved, hvad der står.
learn-mask-sell = Sælg det nu. Du byder først: byd lidt, så nogen går højere og betaler dig. Gør ingen det, betaler du og beholder kortet.
learn-mask-sell-done = Lad os se, hvem der går højere.
learn-mask-outbid = Nogen byder mere end dig! Sig, at du er ude, så bliver pointene dine.
learn-mask-outbid-done = Godt solgt. Jo mere de vil have det, jo mere tjener du.
learn-mask-card = Du har købt et kort. Gør nu, hvad det siger.
learn-mask-card-done = Gjort. Så lægges kortet under bunken.
learn-mask-pass = En ny maske, nye ringe. Kigger en af dine pinde allerede ud af en, kan du bare melde pas: det koster ingenting.
learn-mask-pass-done = Du beholder dine point og venter på lønningsdagen.
learn-mask-free = Din tur. Gå, sælg eller meld pas; byd, eller hold dig ude af det: hvad kan betale sig?
learn-mask-won = Den sidste lønningsdag er forbi, og du har flest point: du har vundet! Point kommer fra ringe, og fra kort, du sælger dyrt.
learn-mask-lost = Den sidste lønningsdag er forbi, og denne gang har en anden flere point. Et tip: få skridt hen i en dobbeltring, og kort solgt dyrt.

## Au carnaval de Venise. Den, der lærer, er den onde ånd.

learn-carnaval-genie = Alle danser med lukkede øjne, og du er den onde ånd! Vælg en, du i hemmelighed gør til spøgefugl. I to vinder, når alle gæsters masker er faldet.
learn-carnaval-genie-done = Ingen har set det. Ikke engang din spøgefugl ved, at det var dig.
learn-carnaval-hush = Nu bliver en anden kaldt i hemmelighed. Alle trykker, kaldt eller ej, så ingen kan blive afsløret. Tryk med!
learn-carnaval-called = Ånden bliver kaldt igen, men din trolddom er brugt op. Dans videre uden at gøre noget.
learn-carnaval-called-done = Og ingen har mærket noget.
learn-carnaval-bare = Din maske er faldet, og alle ser, hvem du er. Men du taler og stemmer videre, og du vinder stadig sammen med din spøgefugl.
learn-carnaval-bare-done = Du kan stadig hjælpe din spøgefugl.
learn-carnaval-claim = Øjnene åbne! Nu snakker alle, og ikke alt er sandt. Sig, at du er en gæst.
learn-carnaval-claim-done = Du rødmede ikke engang! At fuppe lidt hører med til spillet.
learn-carnaval-accuse = De andre leder efter spøgefuglen. Før dem på vildspor: anklag en, der ikke er din spøgefugl.
learn-carnaval-accuse-done = Det giver dem noget at tænke over.
learn-carnaval-ready = Læs, hvad de andre siger. Når du har hørt nok, så sig, at du er klar til at stemme.
learn-carnaval-ready-done = Når alle er klar, begynder afstemningen.
learn-carnaval-vote = Alle peger på nogen i samme øjeblik. Den, der får flest stemmer, bliver demaskeret. Skån din spøgefugl!
learn-carnaval-vote-done = Når alle har stemt, kan du se, hvem der pegede på hvem.
learn-carnaval-night = Den næste dans. I mørket vælger din spøgefugl, hvis maske der skal falde. Tryk med, så ingen opdager, hvem det er.
learn-carnaval-tap = Tys! Nogen bliver kaldt i hemmelighed. Tryk med, så ingen opdager hvem.
learn-carnaval-talk = Snak igen, hvis du vil: anklag, forsvar, spørg. Sig så, at du er klar til at stemme.
learn-carnaval-ballot = Hvis maske skal falde? Peg på en, men skån din spøgefugl.
learn-carnaval-free = Nu er det op til dig: gør, hvad du synes er bedst.
learn-carnaval-won = Alle gæsters masker er faldet: du og din spøgefugl har vundet! Næste gang er du måske gæst og skal finde ud af, hvem der fupper.
learn-carnaval-lost = Aftenen er forbi, og denne gang vandt du ikke. Næste gang er du måske selv gæst og jager spøgefuglen.
