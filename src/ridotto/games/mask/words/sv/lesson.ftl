### Mask

learn-mask-stick = Du har två pinnar. Över brädet läggs masker, och en pinne som sticker upp genom en ring ger poäng. Sätt den första i hålet som lyser, eller var du vill.
learn-mask-stick-done = Där står den. Nu sätter de andra också ut en.
learn-mask-second = Nu din andra pinne. Sätt den en bit från den första: då är chansen större att en av dem har tur.
learn-mask-second-done = Dina pinnar är på plats.
learn-mask-lay = Du vänder upp den första masken. Lägg den i det läge som passar dina pinnar bäst: en ring betalar 3 poäng, en dubbelring 5.
learn-mask-lay-done = Bra lagt. Nu får alla sin tur.
learn-mask-offer = Någon säljer ett kort som ingen annan har läst: det kan vara bra eller dåligt. Den som bjuder mest betalar säljaren och måste göra det som står på det. Du får bjuda, eller hoppa av.
learn-mask-offer-done = Bra eller dåligt? Om någon köper det läses det upp. Det är det som är kul.
learn-mask-walk = Din tur. Pinnar kan flyttas, och varje steg kostar dig en poäng. Ett eller två steg till en ring lönar sig: tryck på din pinne, sedan på ett hål.
learn-mask-walk-done = Stegen är betalda. Du kan fortsätta flytta, även den andra pinnen.
learn-mask-done = Står dina pinnar bra? Då är du klar.
learn-mask-done-done = Sedan är det lönedag: pinnar i ringar ger poäng.
learn-mask-draw = Du kan också tjäna poäng på att sälja. Sälj ett kort: du drar det, och bara du läser det.
learn-mask-draw-done = Här är ditt kort. Ingen annan vet vad som står på det.
learn-mask-sell = Sälj det nu. Du bjuder först: bjud lågt, så att någon bjuder över och betalar dig. Gör ingen det får du betala själv, och kortet är ditt.
learn-mask-sell-done = Nu ska vi se vem som bjuder över.
learn-mask-outbid = Någon bjuder mer än du! Hoppa av, så får du poängen.
learn-mask-outbid-done = Bra sålt. Ju mer de vill ha det, desto mer tjänar du.
learn-mask-card = Du har köpt ett kort. Gör nu det som står på det.
learn-mask-bid = Ett kort är till salu: bjud, eller hoppa av. Vad kan det vara värt för dig?
learn-mask-pass = En ny mask, nya ringar. Sticker en av dina pinnar redan upp genom en ring kan du helt enkelt passa: det kostar ingenting.
learn-mask-pass-done = Du behåller dina poäng och väntar på lönedagen.
learn-mask-free = Din tur. Flytta, sälj eller passa: vad lönar sig?
learn-mask-won = Den sista lönedagen är över, och du har flest poäng: du har vunnit! Poängen kommer från ringar, och från kort som säljs dyrt.
learn-mask-lost = Den sista lönedagen är över, och den här gången har någon annan fler poäng. Ett tips: ta dig till en dubbelring på bara några få steg, och sälj dina kort dyrt.
