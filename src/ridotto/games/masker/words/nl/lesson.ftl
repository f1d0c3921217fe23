### Masker. Wie leert, is geel; de andere speler is blauw.

learn-masker-white = Geel is je geheime kleur: houd een geel kruisje over! Je verovert met het kleurloze kruisje (kaal hout met een masker): zet het op een kruisje ernaast, nooit schuin. Verover het witte bij de pijl.
learn-masker-white-done = Veroverd! Maar wees zuinig: na 18 kruisjes sla je elke beurt over. Wit is bijzonder: na een wit kruisje mag je elk kruisje veroveren, waar het ook ligt.
learn-masker-suspect = Welke kleur verbergt de ander? Die heeft veel rode en paarse kruisjes veroverd, maar bijna geen blauwe. Verdacht! Verover een blauw kruisje.
learn-masker-suspect-done = Eén blauw kruisje minder. Als de ander blauw heeft, doet dat pijn: is er geen blauw meer, dan ligt de ander eruit.
learn-masker-stop = Elke beurt moet je één kruisje veroveren; een tweede en derde mag. Probeer het: stop hier.
learn-masker-stop-done = Nu gaat de ander verder waar jij het kleurloze kruisje hebt achtergelaten.
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
learn-masker-onward = Eén kruisje moest je veroveren. Een tweede en derde mag: ga door, of stop.
learn-masker-free = Jouw beurt. Eén kruisje moet je veroveren, desnoods van je eigen kleur. Daarna stop je wanneer je wilt.
learn-masker-won = Je hebt gewonnen! De ander had blauw, en er ligt geen blauw kruisje meer: eruit! Dat is het hele spel: ontdek de kleur van de ander en verraad die van jou niet.
learn-masker-lost = Je ligt eruit: er is geen geel kruisje meer. De ander had blauw.
learn-masker-gave = Je hebt het laatste gele kruisje zelf veroverd. Wees de volgende keer zuiniger, en laat het kleurloze naast andere kleuren liggen.
learn-masker-robbed = De ander heeft het laatste gele kruisje veroverd. Stop de volgende keer niet naast een geel kruisje, en tel hoeveel er nog zijn.
learn-masker-reached = De ander heeft in een paar stappen het laatste gele kruisje bereikt. Kijk de volgende keer drie kruisjes vooruit voordat je stopt.
learn-masker-opened = Na een wit kruisje mag je elk kruisje veroveren: de ander koos het laatste gele. Pas de volgende keer op voor wit als er nog maar weinig gele zijn.
learn-masker-stranded = Niets raakte het kleurloze kruisje, dus de ander mocht elk kruisje veroveren en nam het laatste gele. Laat het kleurloze de volgende keer naast andere kleuren liggen.
learn-masker-spent = Je stapeltjes waren vol: je kon alleen toekijken hoe de ander het laatste gele kruisje veroverde. Wees de volgende keer zuiniger.
