### Masker. Den som lär sig är gul, motspelaren är blå.

learn-masker-white = Gult är din hemliga färg: behåll ett gult kors på brädet! Flytta det färglösa korset (omålat trä med en mask på) till ett kors intill, aldrig snett, så tar du det. Ta det vita vid pilen.
learn-masker-white-done = Taget! Ta inte kors i onödan: när du har 18 kan du bara passa. Vitt är något särskilt: efter det får du ta vilket kors som helst, var det än ligger.
learn-masker-suspect = Vilken färg gömmer din motspelare? Motspelaren har tagit massor av röda och lila kors, men knappt några blå. Misstänkt! Ta ett blått kors.
learn-masker-suspect-done = Ett blått kors färre. Är blått din motspelares färg så svider det: utan blå kors är motspelaren ute.
learn-masker-stop = Varje tur måste du ta ett kors; ett andra och ett tredje är frivilliga. Prova: stanna här.
learn-masker-stop-done = Nu fortsätter din motspelare från rutan där du lämnade det färglösa korset.
learn-masker-alone = Du får ta vilket kors som helst igen: så är det när inget kors ligger intill det färglösa, eller efter ett vitt. Ta ett blått till!
learn-masker-alone-done = Bra siktat. Fortsätt nu, eller stanna.
learn-masker-beside = Den här gången kan du bara ta det som ligger intill det färglösa korset. Finns det ett blått där?
learn-masker-beside-done = Taget. Räkna: hur många blå finns kvar?
learn-masker-own = Otur: nu går det bara att ta gula, dina egna! Ett måste du ta.
learn-masker-own-done = Det gör ont. Men ett enda gult kors räcker för att du ska vara kvar.
learn-masker-guard = Var försiktig: det finns bara ett gult kors kvar. Försvinner det är du ute.
learn-masker-guard-done = Håll ett öga på ditt sista gula kors.
learn-masker-final = Det sista blå korset, och du kan ta det. Kör!
learn-masker-final-done = Nu finns det inget blått kors kvar på brädet.
learn-masker-onward = Du har tagit ditt kors. Ett andra och ett tredje är frivilliga: fortsätt, eller stanna.
learn-masker-free = Din tur. Ett kors måste du ta, även i din egen färg om inget annat finns. Stanna sedan när du vill.
learn-masker-won = Du har vunnit! Din motspelare var blå, och utan ett enda blått kors är man ute. Det är hela spelet: lista ut den andras färg, och avslöja inte din egen.
learn-masker-lost = Du är ute: det finns inget gult kors kvar. Din motspelare var blå.
learn-masker-gave = Du tog det sista gula korset själv. Ta färre nästa gång, och lämna det färglösa korset intill andra färger.
learn-masker-robbed = Din motspelare tog det sista gula korset. Stanna inte intill ett gult nästa gång, och räkna hur många som är kvar.
learn-masker-reached = Din motspelare nådde det sista gula korset på några steg. Tänk tre kors framåt nästa gång, innan du stannar.
learn-masker-opened = Efter ett vitt kors får man ta vilket som helst: din motspelare valde det sista gula. Se upp för vita nästa gång, när du har få egna kvar.
learn-masker-stranded = Inget kors låg intill det färglösa, så din motspelare fick ta vilket som helst och valde det sista gula. Lämna det färglösa intill andra färger nästa gång.
learn-masker-spent = Dina högar var fulla, så du kunde bara se på när din motspelare tog det sista gula korset. Ta färre nästa gång.
