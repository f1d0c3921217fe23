### Mask

learn-mask-stick = Du har to pinde. Brættet dækkes af masker, og en pind, der stikker op gennem en ring, giver point. Sæt den første i hullet, der lyser, eller hvor du vil.
learn-mask-stick-done = Dér står den. Nu sætter de andre også en i.
learn-mask-second = Nu din anden pind. Sæt den et godt stykke fra den første: så er der større chance for, at en af dem har heldet med sig.
learn-mask-second-done = Dine pinde er på plads.
learn-mask-lay = Du vender den første maske. Læg den i den retning, der passer dine pinde bedst: en ring betaler 3 point, en dobbeltring 5.
learn-mask-lay-done = Godt lagt. Nu får alle en tur.
learn-mask-offer = Nogen sælger et kort, som ingen andre har læst: det kan være godt eller dårligt. Den, der byder mest, betaler sælgeren og skal gøre, hvad der står på det. Du må byde eller stå af.
learn-mask-offer-done = Godt eller dårligt? Hvis nogen køber det, bliver det læst højt. Det er det sjove ved det.
learn-mask-walk = Din tur. Pinde kan flyttes, og hvert skridt koster dig et point. Et eller to skridt hen til en ring kan betale sig: tryk på din pind og så på et hul.
learn-mask-walk-done = Skridtene er betalt. Du kan flytte videre, også med den anden pind.
learn-mask-done = Står dine pinde godt? Så er du færdig.
learn-mask-done-done = Så er det lønningsdag: pinde i ringe giver point.
learn-mask-draw = Du kan også tjene point på at sælge. Sælg et kort: du trækker det, og kun du læser det.
learn-mask-draw-done = Her er dit kort. Ingen andre ved, hvad der står på det.
learn-mask-sell = Sælg det nu. Du byder først: byd lavt, så nogen byder over og betaler dig. Gør ingen det, betaler du selv, og kortet er dit.
learn-mask-sell-done = Lad os se, hvem der byder over.
learn-mask-outbid = Nogen byder mere end dig! Stå af, så får du pointene.
learn-mask-outbid-done = Godt solgt. Jo mere de vil have det, jo mere tjener du.
learn-mask-card = Du har købt et kort. Gør nu, hvad der står på det.
learn-mask-bid = Et kort er til salg: byd, eller stå af. Hvad kan det være værd for dig?
learn-mask-pass = En ny maske, nye ringe. Stikker en af dine pinde allerede op gennem en, kan du bare melde pas: det koster ingenting.
learn-mask-pass-done = Du beholder dine point og venter på lønningsdagen.
learn-mask-free = Din tur. Flyt, sælg eller meld pas: hvad kan betale sig?
learn-mask-won = Den sidste lønningsdag er forbi, og du har flest point: du har vundet! Point kommer fra ringe, og fra kort, du sælger dyrt.
learn-mask-lost = Den sidste lønningsdag er forbi, og denne gang har en anden flere point. Et tip: gå efter en dobbeltring, der kun er et par skridt væk, og sælg dine kort dyrt.
