### Lär dig medan du spelar: första partier med en vägledare. Kort och varmt; ett barn på tio år ska förstå.

## Vägen in

learn-play = Lär dig spela
learn-play-game = Lär dig spela: { $game }, på fem minuter
learn-first-time = Första gången här?
learn-first-time-hint = Lär dig ett spel genom att spela det: fem minuter, bara du och botar.

## Vägledaren bredvid brädet

learn-guide = Ditt första parti
learn-about = Ett förberett parti, bara du och botar. Gör som du vill!
learn-fold = Dölj hjälpen
learn-unfold = Vad nu?
learn-master = Vad skulle en mästare göra?
learn-others = Nu spelar de andra. Se vad de gör.
learn-own-way = Du gick din egen väg: det går precis lika bra.
learn-even = Partiet är slut, och ingen har slagit de andra: oavgjort!
learn-leave = Lämna
learn-real = Spela på riktigt
learn-again = En gång till

## Mascarade

learn-mascarade-first = Brädet är nästan fullt, och ni har 101 poäng var. Lägg en mask intill masker som liknar den: tryck på masken med stjärnan, sedan på rutan med stjärnan.
learn-mascarade-first-done = Snyggt lagt! Varje kännetecken som den delar med en granne är en poäng: ansiktsform, hår, ögon, näsa, mun.
learn-mascarade-second = En mask som ligger intill två andra måste likna båda på något sätt. Då ger den poäng för båda också. Prova den med stjärnan.
learn-mascarade-second-done = Så växer poängen. Och du har dragit en ny mask.
learn-mascarade-look = Nu väljer du. Tryck på en av dina masker: överallt där den passar ser du hur många poäng den ger. Var är den värd mest?
learn-mascarade-look-done = Bra. Skulle inget passa någon gång drar du en mask; passar inte den heller får du stå över.
learn-mascarade-pool = Det finns inga masker kvar att dra. Nu blir det trångt: lägg dina masker medan de ännu passar någonstans.
learn-mascarade-pool-done = En mask mindre på ditt ställ.
learn-mascarade-last = Du har nästan inga masker kvar. När någon lägger sin sista mask är partiet genast slut.
learn-mascarade-last-done = Varje mask som ligger räknas. De som blir kvar på stället är inget värda.
learn-mascarade-free = Din tur. Vilken mask passar var, och hur många poäng ger den?
learn-mascarade-won = Partiet är slut och du har vunnit! Det som hjälpte: rutor intill flera masker. Spara masker som passar på många ställen till senare.
learn-mascarade-lost = Partiet är slut, och den här gången vann du inte. Ett tips: leta efter rutor intill flera masker, för de ger mest.

## Masker. Den som lär sig är gul, motspelaren är blå.

learn-masker-white = Gult är din hemliga färg. Så länge det finns ett gult kors i rutnätet är du med. Flytta nu det färglösa korset till ett kors bredvid, så är det ditt. Ta det vita med stjärnan.
learn-masker-white-done = Fångat! Vitt är något särskilt: efter det får du ta vilket kors som helst, var det än är.
learn-masker-suspect = Vilken färg gömmer din motspelare? Titta på högen: många röda och lila, men knappt några blå. Misstänkt! Ta ett blått kors.
learn-masker-suspect-done = Ett blått kors mindre. Är blått din motspelares färg, så svider det.
learn-masker-stop = På en tur får du ta upp till tre kors, och du får stanna efter varje. Prova: stanna här.
learn-masker-stop-done = Nu fortsätter din motspelare därifrån du lämnade det färglösa korset.
learn-masker-alone = Du får ta vilket kors som helst igen: så är det när inget ligger intill det färglösa. Ta ett blått till!
learn-masker-alone-done = Bra siktat. Fortsätt nu, eller stanna.
learn-masker-beside = Den här gången kan du bara ta det som ligger intill det färglösa korset. Finns det ett blått där?
learn-masker-beside-done = Taget. Räkna: hur många blå finns kvar?
learn-masker-own = Otur: nu går det bara att ta gula, dina egna! Ett måste du ta.
learn-masker-own-done = Det gör ont. Men ett enda gult kors räcker för att vara med.
learn-masker-guard = Var försiktig: bara ett gult kors är kvar. Försvinner det är du ute.
learn-masker-guard-done = Håll ett öga på ditt sista gula kors.
learn-masker-final = Det sista blå korset, och du kan ta det. Kör!
learn-masker-final-done = Nu finns inget blått kors kvar i rutnätet.
learn-masker-free = Din tur. Ta vad du vill, och stanna när du vill.
learn-masker-won = Du har vunnit! Din motspelare var blå, och utan ett blått kors är man ute. Det är hela spelet: lista ut den andras färg, och visa inte din.
learn-masker-lost = Det sista gula korset är borta, så du är ute. Din motspelare var blå. Ett tips: lista ut den andras färg tidigt, och visa inte din.

## Mask

learn-mask-stick = Du har två pinnar. Masker kommer att läggas över plattan, och en pinne som sticker upp genom en ring tjänar poäng. Sätt din första pinne i hålet som lyser, eller var du vill.
learn-mask-stick-done = Där står den. Nu sätter de andra också ut en.
learn-mask-second = Nu din andra pinne. En bit från den första: då är chansen större att en av dem har tur.
learn-mask-second-done = Dina pinnar står, och du har tio poäng precis som alla andra.
learn-mask-lay = Du vänder upp den första masken. Lägg den i det läge som passar dina pinnar bäst: en ring betalar 3 poäng, en dubbelring 5.
learn-mask-lay-done = Den ligger. Innan den betalar får alla en tur, och du kommer sist.
learn-mask-offer = Någon säljer ett kort som ingen annan har läst. Den som bjuder mest betalar säljaren och gör vad kortet säger. Du får bjuda, eller låta bli.
learn-mask-offer-done = Kort kan vara bra eller dåliga. Det är det som är så roligt.
learn-mask-walk = Din tur. Pinnar kan gå, och varje steg kostar dig en poäng. Några steg in i en ring är det värt: tryck på din pinne, sedan på ett hål.
learn-mask-walk-done = Stegen är betalda. Du kan gå vidare om du vill, med den andra pinnen också.
learn-mask-done = Står dina pinnar bra? Då är du klar.
learn-mask-done-done = När alla har haft sin tur är det avlöning: varje pinne i en ring får sina poäng.
learn-mask-draw = Du kan också tjäna på att sälja. Sälj ett kort: du drar det, och bara du läser det.
learn-mask-draw-done = Här är ditt kort. Ingen annan vet vad som står på det.
learn-mask-sell = Sälj det nu. Du bjuder först: bjud lite, så att någon går högre och betalar dig. Gör ingen det betalar du själv och behåller kortet.
learn-mask-sell-done = Nu ska vi se vem som går högre.
learn-mask-outbid = Någon bjuder mer än du! Hoppa av, så blir poängen dina.
learn-mask-outbid-done = Bra sålt. Ju mer de vill ha det, desto mer tjänar du.
learn-mask-card = Du har köpt ett kort. Gör nu vad det säger.
learn-mask-card-done = Gjort. Sedan läggs kortet underst i högen.
learn-mask-pass = En ny mask, nya ringar. Sticker en av dina pinnar redan upp genom en ring kan du bara passa: det kostar ingenting.
learn-mask-pass-done = Du behåller dina poäng och väntar på avlöningen.
learn-mask-free = Din tur. Gå, sälj eller passa; bjud eller låt bli: vad lönar sig?
learn-mask-won = Den sista avlöningen är över, och du har flest poäng: du har vunnit! Poäng får man av ringar, och av kort som man säljer dyrt.
learn-mask-lost = Den sista avlöningen är över, och den här gången har någon annan fler poäng. Ett tips: få steg till en dubbelring, och kort som säljs dyrt.

## Au carnaval de Venise. Den som lär sig är den onda anden.

learn-carnaval-genie = Alla dansar och blundar, och du är den onda anden! Välj någon och gör den spelaren till spjuver, i hemlighet. Ni vinner båda när alla gästers masker har fallit.
learn-carnaval-genie-done = Ingen har sett det. Inte ens din spjuver vet att det var du.
learn-carnaval-hush = Nu ropas någon annan upp i hemlighet. Alla trycker, vare sig de ropas upp eller inte, så att ingen blir avslöjad. Tryck du också!
learn-carnaval-called = Anden ropas upp igen, men din trollkraft är slut. Dansa vidare utan att göra något.
learn-carnaval-called-done = Och ingen har märkt något.
learn-carnaval-bare = Din mask har fallit, och alla ser vem du är. Men du pratar och röstar vidare, och du vinner fortfarande med din spjuver.
learn-carnaval-bare-done = Du kan fortfarande hjälpa din spjuver.
learn-carnaval-claim = Ögonen öppna! Nu pratar alla, och allt är inte sant. Säg att du är en gäst.
learn-carnaval-claim-done = Du rodnade inte ens! Att luras hör till det här spelet.
learn-carnaval-accuse = De andra letar efter spjuvern. Led dem på villospår: anklaga någon som inte är din spjuver.
learn-carnaval-accuse-done = Det får dem att fundera.
learn-carnaval-ready = Läs vad de andra säger. När du har hört nog säger du att du är redo att rösta.
learn-carnaval-ready-done = När alla är redo börjar omröstningen.
learn-carnaval-vote = Alla pekar på någon i samma ögonblick. Den som får flest röster demaskeras. Skona din spjuver!
learn-carnaval-vote-done = När alla har röstat ser du vem som pekade på vem.
learn-carnaval-night = Nästa dans. I mörkret väljer din spjuver vems mask som ska falla. Tryck med, så att ingen får veta vem det är.
learn-carnaval-tap = Tyst! Någon ropas upp i hemlighet. Tryck med, så att ingen får veta vem.
learn-carnaval-talk = Prata igen om du vill: anklaga, försvara, fråga. Säg sedan att du är redo att rösta.
learn-carnaval-ballot = Vems mask ska falla? Peka på någon, men skona din spjuver.
learn-carnaval-free = Nu bestämmer du: gör det du tycker är bäst.
learn-carnaval-won = Alla gästers masker har fallit: du och din spjuver har vunnit! Nästa gång är du kanske en gäst och måste lista ut vem som ljuger.
learn-carnaval-lost = Kvällen är över, och den här gången vann du inte. Nästa gång är du kanske själv en gäst på jakt efter spjuvern.
