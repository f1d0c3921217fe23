### Al spelend leren: eerste partijen met een gids. Kort en warm; een kind van tien moet het begrijpen.

## De ingang

learn-play = Spelenderwijs leren
learn-play-game = Spelenderwijs leren: { $game }, in vijf minuten
learn-first-time = Voor het eerst hier?
learn-first-time-hint = Leer een spel door het te spelen: vijf minuten, alleen jij en een paar bots.

## De gids naast het bord

learn-guide = Je eerste partij
learn-about = Een voorbereide partij, alleen met bots. Doe gerust wat je wilt!
learn-fold = Uitleg verbergen
learn-unfold = Wat nu?
learn-master = Wat zou een meester doen?
learn-others = Nu zijn de anderen aan de beurt. Kijk maar wat ze doen.
learn-own-way = Je deed het op je eigen manier: dat is net zo goed.
learn-even = De partij is voorbij, en niemand heeft van de anderen gewonnen: gelijkspel!
learn-leave = Verlaten
learn-real = Een echte partij spelen
learn-again = Nog een keer spelen

## Mascarade

learn-mascarade-first = Je komt er vlak voor het einde bij: jullie hebben allebei 101 punten, en er zijn nog maar een paar vakjes vrij. Let niet op de rest van het bord. Tik op het masker met de pijl, en dan op het vakje met de pijl: het masker hoort naast maskers waar het op lijkt.
learn-mascarade-first-done = Goed gelegd! Elk kenmerk dat je masker deelt met een masker ernaast, is een punt: gezichtsvorm, haar, ogen, neus, mond.
learn-mascarade-second = Een masker dat twee andere raakt, moet met allebei iets gemeen hebben. Dan krijg je ook voor allebei punten. Probeer het masker met de pijl.
learn-mascarade-second-done = Zo lopen de punten op. En je hebt een nieuw masker gepakt.
learn-mascarade-look = Nu kies jij. Tik op een van je maskers: overal waar het past, zie je hoeveel punten het oplevert. Waar is het het meest waard?
learn-mascarade-look-done = Mooi. Past er een keer niets, dan pak je een masker; past dat ook niet, dan is je beurt voorbij.
learn-mascarade-pool = Er zijn geen maskers meer om te pakken. Nu wordt het krap: leg je maskers aan zolang ze nog ergens passen.
learn-mascarade-pool-done = Weer een masker minder op je rekje.
learn-mascarade-last = Je hebt bijna geen maskers meer. Zodra iemand er geen meer heeft, is de partij voorbij.
learn-mascarade-last-done = Elk masker op het bord telt. Wat op je rekje blijft staan, is niets waard.
learn-mascarade-free = Jouw beurt. Welk masker past waar, en hoeveel punten levert het op?
learn-mascarade-won = De partij is voorbij en jij hebt gewonnen! Wat hielp: vakjes waar je meerdere maskers raakt. Bewaar maskers die op veel plekken passen voor later.
learn-mascarade-lost = De partij is voorbij, en deze keer heb je niet gewonnen. Een tip: zoek vakjes waar je meerdere maskers raakt. Die leveren het meest op.

## Masker. Wie leert, is geel; de andere speler is blauw.

learn-masker-white = Geel is je geheime kleur: houd een geel kruisje op het speelveld! Je verovert door het kleurloze kruisje op een kruisje ernaast te zetten. Verover het witte met de pijl.
learn-masker-white-done = Veroverd! Wit is bijzonder: daarna mag je elk kruisje veroveren, waar het ook ligt.
learn-masker-suspect = Welke kleur verbergt de ander? Die heeft veel rode en paarse kruisjes veroverd, maar bijna geen blauwe. Verdacht! Verover een blauw kruisje.
learn-masker-suspect-done = Weer een blauw kruisje minder. Als blauw de kleur van de ander is, doet dat pijn.
learn-masker-stop = In één beurt mag je hoogstens drie kruisjes veroveren, en na elk kruisje mag je stoppen. Probeer het: stop hier.
learn-masker-stop-done = Nu gaat de ander verder vanaf de plek waar jij het kleurloze kruisje hebt achtergelaten.
learn-masker-alone = Je mag weer elk kruisje veroveren: dat mag als niets het kleurloze raakt, of na een wit kruisje. Verover nog een blauw kruisje!
learn-masker-alone-done = Raak! Ga nu door, of stop.
learn-masker-beside = Deze keer kun je alleen veroveren wat het kleurloze kruisje raakt. Zit er een blauw kruisje bij?
learn-masker-beside-done = Veroverd. Tel eens: hoeveel blauwe zijn er nog?
learn-masker-own = Pech: nu kun je alleen gele veroveren, je eigen kleur! Je moet er één nemen.
learn-masker-own-done = Dat doet pijn. Maar één geel kruisje is genoeg om mee te blijven doen.
learn-masker-guard = Pas op: er is nog maar één geel kruisje over. Als dat weg is, lig je eruit.
learn-masker-guard-done = Houd je laatste gele kruisje goed in de gaten.
learn-masker-final = Het laatste blauwe kruisje, en je kunt het veroveren. Toe maar!
learn-masker-final-done = Nu ligt er geen blauw kruisje meer op het speelveld.
learn-masker-free = Jouw beurt. Verover wat je wilt, en stop wanneer je wilt.
learn-masker-won = Je hebt gewonnen! De ander had blauw, en er ligt geen blauw kruisje meer: eruit! Dat is het hele spel: ontdek de kleur van de ander en verraad die van jou niet.
learn-masker-lost = Het laatste gele kruisje is weg, dus je ligt eruit. De ander had blauw. Een tip: ontdek vroeg de kleur van de ander en verraad die van jou niet.

## Mask

learn-mask-stick = Je hebt twee stokjes. Over dit bord komen maskers te liggen, en een stokje dat door een ring steekt, levert punten op. Steek je eerste stokje in het gaatje dat oplicht, of waar je maar wilt.
learn-mask-stick-done = Dat staat. Nu steken de anderen er ook een in.
learn-mask-second = Nu je tweede stokje. Zet het een eindje bij het eerste vandaan: dan is de kans groter dat een van de twee geluk heeft.
learn-mask-second-done = Je stokjes staan, en je hebt tien punten, net als iedereen.
learn-mask-lay = Jij draait het eerste masker om. Leg het in de richting die het best is voor je stokjes: een ring betaalt straks 3 punten, een dubbele ring 5.
learn-mask-lay-done = Goed gelegd. Voordat het betaalt, komt iedereen nog een keer aan de beurt, jij als laatste.
learn-mask-offer = Iemand veilt een kaart die verder niemand heeft gelezen. Wie het meest biedt, betaalt de verkoper en doet wat de kaart zegt. Je mag bieden, of afhaken.
learn-mask-offer-done = Een kaart kan goed zijn of slecht. Dat is juist de lol.
learn-mask-walk = Jouw beurt. Je kunt je stokjes verzetten, en elke stap kost je een punt. Een of twee stappen naar een ring zijn dat waard: tik op je stokje, en dan op een gaatje.
learn-mask-walk-done = De stappen zijn betaald. Je kunt nog verder gaan, ook met je andere stokje.
learn-mask-done = Staan je stokjes goed? Dan ben je klaar.
learn-mask-done-done = Als iedereen aan de beurt is geweest, is het betaaldag: elk stokje in een ring levert zijn punten op.
learn-mask-draw = Met kaarten kun je ook punten verdienen. Veil een kaart: jij pakt hem, en alleen jij leest hem.
learn-mask-draw-done = Hier is je kaart. Niemand anders weet wat erop staat.
learn-mask-sell = Nu ga je hem veilen. Jij biedt als eerste: bied weinig, dan gaat iemand eroverheen en betaalt jou. Doet niemand dat, dan betaal je zelf en is de kaart voor jou.
learn-mask-sell-done = Eens kijken wie er hoger gaat.
learn-mask-outbid = Iemand biedt meer dan jij! Haak af, dan zijn de punten voor jou.
learn-mask-outbid-done = Goed verkocht. Hoe liever ze hem willen, hoe meer je verdient.
learn-mask-card = Je hebt een kaart gekocht. Doe nu wat erop staat.
learn-mask-card-done = Gedaan. Nu gaat de kaart onder de stapel.
learn-mask-pass = Een ander masker, andere ringen. Steekt een van je stokjes al door een ring, dan kun je gewoon passen: dat kost niets.
learn-mask-pass-done = Je houdt je punten en wacht op betaaldag.
learn-mask-free = Jouw beurt. Stokjes verzetten, een kaart veilen of passen; bieden of afhaken: wat levert het meest op?
learn-mask-won = De laatste betaaldag is voorbij, en jij hebt de meeste punten: je hebt gewonnen! Punten komen van ringen, en van kaarten die je duur verkoopt.
learn-mask-lost = De laatste betaaldag is voorbij, en deze keer heeft iemand anders meer punten. Een tip: ga in een paar stappen naar een dubbele ring, en verkoop je kaarten duur.

## Au carnaval de Venise. Wie leert, is een gewone gast.

learn-carnaval-hush = Je bent een gewone gast. Onder de zes anderen zijn twee grapjassen, en in elke dans pakken ze iemands masker af. Vind ze! Nu danst iedereen met de ogen dicht, en de speler die geroepen is, beslist in het geheim. Iedereen tikt, geroepen of niet. Tik jij ook!
learn-carnaval-bare = Je bent je masker kwijt, en iedereen ziet je kaart: een gewone gast. Je praat en stemt gewoon mee, en de anderen weten dat ze je kunnen geloven.
learn-carnaval-bare-done = Je kunt de gasten nog steeds helpen winnen.
learn-carnaval-ask = Ogen open! De grapjassen hebben een masker afgepakt, en nu praat iedereen. Niet alles wat ze zeggen is waar. Kies iemand en vraag wie er achter dat masker zit.
learn-carnaval-ask-done = Onthoud het antwoord, en of er wel een komt. Gasten hebben geen reden om te jokken. Grapjassen wel.
learn-carnaval-claim = De anderen vragen zich ook af wie jij bent. Zeg dat je een gewone gast bent.
learn-carnaval-claim-done = En het is nog waar ook! Hoe meer de gasten van elkaar weten, hoe moeilijker de grapjassen zich kunnen verstoppen.
learn-carnaval-accuse = Lees terug wat er is gezegd. Zeggen twee spelers dat ze dezelfde kaart hebben? Heeft iemand iets teruggenomen? Heeft de soldaat iemand bekeken? Beschuldig de speler die je het meest verdenkt.
learn-carnaval-accuse-done = Dat zet ze aan het denken. Bedenk je je, dan kun je het terugnemen.
learn-carnaval-ready = Heb je genoeg gehoord, zeg dan dat je klaar bent om te stemmen. Tot die tijd kun je blijven vragen: iedereen blijft om te antwoorden.
learn-carnaval-ready-done = Jij bent klaar.
learn-carnaval-waits = Luister nu naar de anderen: zodra iedereen klaar is, begint de stemming. Je kunt nog steeds iets zeggen.
learn-carnaval-vote = Iedereen wijst tegelijk iemand aan. Wijst meer dan de helft dezelfde speler aan, dan wordt die ontmaskerd. Wijs de speler aan die je het meest verdenkt.
learn-carnaval-vote-done = Kijk zo meteen wie naar wie wees. Stemmen verraden veel.
learn-carnaval-caught = Betrapt! Dat was een grapjas. Kijk wie tegen een ander stemde om hem te beschermen.
learn-carnaval-wronged = De stemming trof de verkeerde: dat was geen grapjas. Onthoud wie daarop aandrong.
learn-carnaval-runoff = Niemand had een meerderheid, dus nu gaat het alleen nog om de beschuldigden. Wie de meeste stemmen tegen krijgt, wordt ontmaskerd.
learn-carnaval-defence = Je bent een van de beschuldigden! Zeg iets om je te verdedigen, en zeg dan dat je klaar bent om te stemmen.
learn-carnaval-listen = De beschuldigden verdedigen zich. Luister: meteen daarna stemt iedereen opnieuw, en alleen nog over hen.
learn-carnaval-night = De volgende dans. Ergens in het donker kiezen de grapjassen hun volgende slachtoffer. Tik mee en denk na: wie vertrouw je?
learn-carnaval-second = Nu weet je meer dan eerst. Kijk welke kaarten open liggen en wie tegen wie heeft gestemd: grapjassen stemmen graag tegen gasten. Vraag, beschuldig of sta voor iemand in.
learn-carnaval-second-done = Daar zullen de anderen jou nu ook op beoordelen.
learn-carnaval-tap = Sst! Iemand beslist in het geheim. Tik mee, zodat niemand ontdekt wie.
learn-carnaval-talk = Praat weer mee als je wilt: vraag, beschuldig, sta voor iemand in. Zeg dan dat je klaar bent om te stemmen.
learn-carnaval-ballot = Wiens masker moet er deze keer af? Wijs iemand aan.
learn-carnaval-won = De grapjassen zijn hun masker kwijt: je hebt met de gasten gewonnen! De volgende keer ben je misschien de soldaat, of een grapjas die moet jokken.
learn-carnaval-lost = De avond is voorbij, en deze keer zijn de grapjassen ermee weggekomen. Nu weet je hoe ze het doen: probeer het nog eens, en vertrouw niemand te snel.
