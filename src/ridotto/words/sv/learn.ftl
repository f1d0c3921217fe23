### Lär dig medan du spelar: första spel med en vägledare. Kort och varmt; ett barn på tio år ska förstå.

## Vägen in

learn-play = Lär dig spela
learn-play-game = Lär dig spela: { $game }, på fem minuter
learn-first-time = Första gången här?
learn-first-time-hint = Lär dig ett spel genom att spela det: fem minuter, bara du och några bottar.

## Vägledaren bredvid brädet

learn-guide = Ditt första spel
learn-about = Ett spel som vi har förberett, bara mot bottar. Gör precis som du vill!
learn-fold = Dölj hjälpen
learn-unfold = Vad gör jag nu?
learn-master = Vad skulle en mästare göra?
learn-others = Nu är det de andras tur. Titta på vad de gör.
learn-own-way = Du gick din egen väg: det går precis lika bra.
learn-even = Spelet är slut, och ingen vann över de andra: oavgjort!
learn-leave = Lämna spelet
learn-real = Spela på riktigt
learn-again = En gång till

## Mascarade

learn-mascarade-first = Du kommer in mot slutet: 101 poäng var, och bara några rutor kvar. Bry dig inte om resten av brädet. Tryck på masken med pilen, sedan på rutan med pilen: masken ska ligga intill andra som liknar den.
learn-mascarade-first-done = Snyggt lagt! Varje kännetecken som den delar med en granne ger en poäng: ansiktsform, hår, ögon, näsa, mun.
learn-mascarade-second = En mask som ligger intill två andra måste likna båda på något sätt. Då ger den poäng för båda också. Prova den med pilen.
learn-mascarade-second-done = Så växer poängen. Och du har dragit en ny mask.
learn-mascarade-look = Nu väljer du. Tryck på en av dina masker: överallt där den passar ser du hur många poäng den ger. Var är den värd mest?
learn-mascarade-look-done = Bra. När inget passar drar du en mask; passar inte den heller är din tur över.
learn-mascarade-pool = Det finns inga masker kvar att dra. Nu blir det trångt: lägg dina masker medan de ännu passar någonstans.
learn-mascarade-pool-done = En mask mindre på ditt ställ.
learn-mascarade-last = Du har nästan inga masker kvar. När någon lägger sin sista mask är spelet genast slut.
learn-mascarade-last-done = Varje mask på brädet räknas. De som blir kvar på ditt ställ är ingenting värda.
learn-mascarade-free = Din tur. Vilken mask passar var, och hur många poäng ger den?
learn-mascarade-won = Spelet är slut, och du har vunnit! Det som hjälpte: rutor intill flera masker. Spara masker som passar på många ställen till senare.
learn-mascarade-lost = Spelet är slut, och den här gången vann du inte. Ett tips: leta efter rutor intill flera masker, för de ger mest.

## Masker. Den som lär sig är gul, motspelaren är blå.

learn-masker-white = Gult är din hemliga färg: behåll ett gult kors på brädet! Du tar ett kors genom att flytta det färglösa korset dit från rutan bredvid. Ta det vita som pilen pekar på.
learn-masker-white-done = Taget! Vitt är något särskilt: efter det får du ta vilket kors som helst, var det än ligger.
learn-masker-suspect = Vilken färg gömmer din motspelare? Motspelaren har tagit massor av röda och lila kors, men knappt några blå. Misstänkt! Ta ett blått kors.
learn-masker-suspect-done = Ett blått kors mindre. Är blått din motspelares färg så svider det.
learn-masker-stop = Varje tur får du ta upp till tre kors, och du får stanna efter vart och ett. Prova: stanna här.
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
learn-masker-free = Din tur. Ta vad du vill, och stanna när du vill.
learn-masker-won = Du har vunnit! Din motspelare var blå, och utan ett enda blått kors är man ute. Det är hela spelet: lista ut den andras färg, och avslöja inte din egen.
learn-masker-lost = Det sista gula korset är borta, så du är ute. Din motspelare var blå. Ett tips: lista ut den andras färg tidigt, och avslöja inte din egen.

## Mask

learn-mask-stick = Du har två pinnar. Masker kommer att läggas över brädet, och en pinne som sticker upp genom en ring tjänar poäng. Sätt din första pinne i hålet som lyser, eller var du vill.
learn-mask-stick-done = Där står den. Nu sätter de andra också ut en.
learn-mask-second = Nu din andra pinne. Sätt den en bit från den första: då är chansen större att en av dem har tur.
learn-mask-second-done = Dina pinnar står på plats, och du har tio poäng, precis som alla andra.
learn-mask-lay = Du vänder upp den första masken. Lägg den i det läge som passar dina pinnar bäst: en ring betalar 3 poäng, en dubbelring 5.
learn-mask-lay-done = Nu ligger den. Innan den betalar får alla en tur, och din kommer sist.
learn-mask-offer = Någon säljer ett kort som ingen annan har läst. Den som bjuder mest betalar säljaren och gör det som står på kortet. Du får bjuda, eller hoppa av.
learn-mask-offer-done = Kort kan vara bra eller dåliga. Det är det roliga med dem.
learn-mask-walk = Din tur. Pinnar kan flyttas, och varje steg kostar dig en poäng. Ett eller två steg till en ring lönar sig: tryck på din pinne, sedan på ett hål.
learn-mask-walk-done = Stegen är betalda. Du kan fortsätta flytta, även den andra pinnen.
learn-mask-done = Står dina pinnar bra? Då är du klar.
learn-mask-done-done = När alla har haft sin tur är det lönedag: varje pinne i en ring får sina poäng.
learn-mask-draw = Du kan också tjäna poäng på att sälja. Sälj ett kort: du drar det, och bara du läser det.
learn-mask-draw-done = Här är ditt kort. Ingen annan vet vad som står på det.
learn-mask-sell = Sälj det nu. Du bjuder först: bjud lågt, så att någon bjuder över och betalar dig. Gör ingen det får du betala själv, och kortet är ditt.
learn-mask-sell-done = Nu ska vi se vem som bjuder över.
learn-mask-outbid = Någon bjuder mer än du! Hoppa av, så får du poängen.
learn-mask-outbid-done = Bra sålt. Ju mer de vill ha det, desto mer tjänar du.
learn-mask-card = Du har köpt ett kort. Gör nu det som står på det.
learn-mask-card-done = Klart! Sedan läggs kortet underst i högen.
learn-mask-pass = En ny mask, nya ringar. Sticker en av dina pinnar redan upp genom en ring kan du helt enkelt passa: det kostar ingenting.
learn-mask-pass-done = Du behåller dina poäng och väntar på lönedagen.
learn-mask-free = Din tur. Flytta, sälj eller passa; bjud eller hoppa av: vad lönar sig?
learn-mask-won = Den sista lönedagen är över, och du har flest poäng: du har vunnit! Poängen kommer från ringar, och från kort som säljs dyrt.
learn-mask-lost = Den sista lönedagen är över, och den här gången har någon annan fler poäng. Ett tips: ta dig till en dubbelring på bara några få steg, och sälj dina kort dyrt.

## Au carnaval de Venise. Den som lär sig är en vanlig gäst.

learn-carnaval-hush = Du är en vanlig gäst. Två av de andra sex är spjuvrar, och i varje dans rycker de av någon masken. Hitta dem! Just nu dansar alla och blundar, och den som ropas upp bestämmer något i hemlighet. Alla trycker, vare sig de ropas upp eller inte. Tryck du också!
learn-carnaval-bare = Du har förlorat din mask, och alla ser ditt kort: en vanlig gäst. Du pratar och röstar fortfarande, och de andra vet att de kan lita på dig.
learn-carnaval-bare-done = Du kan fortfarande hjälpa gästerna att vinna.
learn-carnaval-ask = Öppna ögonen! Spjuvrarna har ryckt av någon masken, och nu pratar alla. Allt de säger är inte sant. Välj någon och fråga: ”Vem är du?”
learn-carnaval-ask-done = Kom ihåg svaret, eller tystnaden. Gäster har ingen anledning att luras. Det har spjuvrar.
learn-carnaval-claim = De andra undrar också vem du är. Säg att du är en vanlig gäst.
learn-carnaval-claim-done = Och det är till och med sant! Ju mer gästerna vet om varandra, desto svårare får spjuvrarna att gömma sig.
learn-carnaval-accuse = Läs vad som har sagts. Säger två spelare att de har samma kort? Har någon tagit tillbaka något? Har soldaten spanat på någon? Anklaga den du misstänker mest.
learn-carnaval-accuse-done = Det ger dem något att fundera på. Ändrar du dig kan du ta tillbaka det.
learn-carnaval-ready = När du har hört nog säger du att du är redo att rösta. Till dess kan du fråga vidare: alla stannar kvar och svarar.
learn-carnaval-ready-done = Du är redo.
learn-carnaval-waits = Lyssna nu på de andra: så snart alla är redo börjar omröstningen. Du kan fortfarande säga något.
learn-carnaval-vote = Alla pekar på någon i samma ögonblick. Om mer än hälften pekar på samma spelare demaskeras den spelaren. Peka på den du misstänker mest.
learn-carnaval-vote-done = Se efter vem som pekade på vem när alla har röstat. Röster avslöjar mycket.
learn-carnaval-caught = Avslöjad! Det var en spjuver. Se efter vem som ville skydda spjuvern i omröstningen.
learn-carnaval-wronged = Omröstningen träffade fel: det var ingen spjuver. Kom ihåg vem som drev på.
learn-carnaval-runoff = Ingen fick majoritet, så nu gäller det bara de anklagade. Den som får flest röster mot sig demaskeras.
learn-carnaval-defence = Du är en av de anklagade! Säg något till ditt försvar, och sedan att du är redo att rösta.
learn-carnaval-listen = De anklagade försvarar sig. Lyssna: strax därefter röstar ni igen, nu bara mot någon av dem.
learn-carnaval-night = Nästa dans. Någonstans i mörkret väljer spjuvrarna sitt nästa offer. Tryck du också, och tänk efter: vem litar du på?
learn-carnaval-second = Nu vet du mer än förut. Titta på korten som har visats och på vem som röstade mot vem: spjuvrar röstar gärna mot gäster. Fråga, anklaga eller gå i god för någon.
learn-carnaval-second-done = Nu bedömer de andra dig efter det också.
learn-carnaval-tap = Tyst! Någon bestämmer något i hemlighet. Tryck du också, så att ingen får veta vem.
learn-carnaval-talk = Prata igen om du vill: fråga, anklaga, gå i god för någon. Säg sedan att du är redo att rösta.
learn-carnaval-ballot = Vems mask ska av den här gången? Peka på någon.
learn-carnaval-won = Spjuvrarna har förlorat sina masker: du och de andra gästerna har vunnit! Nästa gång är du kanske soldaten, eller en spjuver som måste ljuga.
learn-carnaval-lost = Kvällen är över, och den här gången kom spjuvrarna undan. Nu vet du hur de gör: försök igen, och lita inte på någon för tidigt.
