### Masker. Den, der lærer, er gul; modspilleren er blå.

learn-masker-white = Gul er din hemmelige farve: behold et gult kryds på brættet! Flyt det farveløse kryds (umalet træ med maske) hen på et kryds ved siden af, aldrig skråt, så tager du det. Tag det hvide ved pilen.
learn-masker-white-done = Taget! Tag ikke for mange: når du har 18, kan du kun melde pas. Hvidt er noget særligt: efter det må du tage et hvilket som helst kryds, uanset hvor det er.
learn-masker-suspect = Hvilken farve skjuler din modspiller? Din modspiller har taget masser af røde og lilla kryds, men næsten ingen blå. Mistænkeligt! Tag et blåt kryds.
learn-masker-suspect-done = Et blåt kryds færre. Hvis din modspiller er blå, kan det mærkes: uden blå kryds er din modspiller ude.
learn-masker-stop = I hver tur skal du tage ét kryds; det andet og det tredje er frivillige. Prøv det: stop her.
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
learn-masker-onward = Du har taget dit kryds. Det andet og det tredje er frivillige: fortsæt, eller stop.
learn-masker-free = Din tur. Ét kryds skal du tage, også i din egen farve, hvis der ikke er andet. Stop derefter, når du vil.
learn-masker-won = Du har vundet! Din modspiller var blå og er ude, nu hvor der ikke er flere blå kryds. Det er hele spillet: find ud af den andens farve, og røb ikke din egen.
learn-masker-lost = Du er ude: der er ikke flere gule kryds. Din modspiller var blå.
learn-masker-gave = Du tog selv det sidste gule kryds. Tag færre næste gang, og efterlad det farveløse kryds ved siden af andre farver.
learn-masker-robbed = Din modspiller tog det sidste gule kryds. Stop ikke ved siden af et gult næste gang, og tæl, hvor mange der er tilbage.
learn-masker-reached = Din modspiller nåede det sidste gule kryds med nogle få skridt. Se tre kryds frem næste gang, før du stopper.
learn-masker-opened = Efter et hvidt kryds må man tage et hvilket som helst: din modspiller valgte det sidste gule. Pas på med hvide næste gang, når du har få egne tilbage.
learn-masker-stranded = Intet rørte det farveløse kryds, så din modspiller kunne tage et hvilket som helst og valgte det sidste gule. Efterlad det farveløse ved siden af andre farver næste gang.
learn-masker-spent = Dine bunker var fulde, så du kunne kun se til, mens din modspiller tog det sidste gule kryds. Tag færre næste gang.
