### Au carnaval de Venise

carnaval-summary = Maskers, dansen in het donker en grapjassen onder de gasten: vind ze voordat ze jullie allemaal ontmaskeren.
carnaval-in-short = Dans, praat en ontmasker de grapjassen.

## Opties

option-carnaval-roles = Wie er naar het carnaval komt
option-carnaval-roles-usual = het gewone gezelschap: twee op de drie gasten hebben een gave
option-carnaval-roles-plain = eenvoudig: weinig bijzondere gasten
option-carnaval-roles-full = voltallig: geen enkele gewone gast
option-carnaval-roles-advised = Bij { $seats } spelers passen { $fewest } tot { $most } grapjassen; gewoonlijk zijn het er { $count }.
option-carnaval-roles-needed = Bij { $seats } spelers horen precies { $count } grapjassen.
carnaval-balance-guests = Gasten
carnaval-balance-pranksters = Grapjassen
carnaval-balance-guests-easier = De gasten hebben het makkelijker.
carnaval-balance-guests-stronger = De gasten zijn veel sterker.
carnaval-balance-pranksters-easier = De grapjassen hebben het makkelijker.
carnaval-balance-pranksters-stronger = De grapjassen zijn veel sterker.
carnaval-balance-guests-wins = { $wins ->
    [0] De gasten winnen bijna nooit.
    [10] De gasten winnen bijna altijd.
   *[other] De gasten winnen ongeveer { $wins } van de 10 avonden.
}
carnaval-balance-length = { $length ->
    [one] Een avond duurt één dans, doorgaans hoogstens { $longest }.
   *[other] Een avond duurt ongeveer { $length } dansen, meestal { $shortest } tot { $longest }.
}
option-carnaval-confidence = Vertrouwensstem: de stem van een ontmaskerde gast telt dubbel
option-carnaval-secret_vote = Geheime stemming: alleen de uitslag wordt getoond
option-carnaval-gatecrasher = Indringer: een rondgaande kaart blokkeert de gave van wie hem heeft
option-carnaval-master = Wie het carnaval leidt
option-carnaval-master-house = het huis
option-carnaval-master-person = iemand die niet meespeelt
option-carnaval-ladies = Wie een dame speelt (Casanova charmeert dames, Isabella heren)
option-carnaval-ladies-turns = om en om: dame, heer, dame, heer
option-carnaval-ladies-none = niemand: iedereen is een heer

## De rollen

carnaval-role-guest = gast
carnaval-role-prankster = grapjas
carnaval-role-musician = muzikant
carnaval-role-soldier = soldaat
carnaval-role-evil-genie = kwade genius
carnaval-role-mask-lender = maskerverhuurder
carnaval-role-little-old-man = oud mannetje
carnaval-role-avenger = wreker
carnaval-role-painter = schilder
carnaval-role-master-prankster = meestergrapjas
carnaval-role-gentleman = edelman
carnaval-role-dancing-prankster = dansende grapjas
carnaval-role-winegrower = wijnboer
carnaval-role-chef = chef-kok
carnaval-role-hypnotist = hypnotiseur
carnaval-role-casanova = Casanova
carnaval-role-isabella = Isabella

# Zoals je zegt wie iemand is: “Ik ben …”.
carnaval-as-guest = een gewone gast
carnaval-as-prankster = een grapjas
carnaval-as-musician = de muzikant
carnaval-as-soldier = de soldaat
carnaval-as-evil-genie = de kwade genius
carnaval-as-mask-lender = de maskerverhuurder
carnaval-as-little-old-man = het oude mannetje
carnaval-as-avenger = de wreker
carnaval-as-painter = de schilder
carnaval-as-master-prankster = de meestergrapjas
carnaval-as-gentleman = de edelman
carnaval-as-dancing-prankster = de dansende grapjas
carnaval-as-winegrower = de wijnboer
carnaval-as-chef = de chef-kok
carnaval-as-hypnotist = de hypnotiseur
carnaval-as-casanova = Casanova
carnaval-as-isabella = Isabella

# Zoals iemand wordt opgeroepen: “…, doe je ogen open.”
carnaval-call-chef = Chef-kok
carnaval-call-musician = Muzikant
carnaval-call-soldier = Soldaat
carnaval-call-evil-genie = Kwade genius
carnaval-call-mask-lender = Maskerverhuurder
carnaval-call-little-old-man = Oud mannetje
carnaval-call-avenger = Wreker
carnaval-call-pranksters = Grapjassen
carnaval-call-painter = Schilder
carnaval-call-master-prankster = Meestergrapjas
carnaval-call-gentleman = Edelman

carnaval-card-guest = Je bent gekomen om te dansen en de grapjassen te vinden. Je enige gave is je gezonde verstand.
carnaval-card-prankster = In elke dans kiezen jij en je vrienden van wie jullie het masker afpakken. Ontmasker alle gasten.
carnaval-card-musician = Eén keer per partij mag je de muziek laten stoppen: de dans is voorbij voordat er nog iets gebeurt.
carnaval-card-soldier = In elke dans mag je een gemaskerde speler aanwijzen. Je hoort of die een gewone gast is. Zo niet, dan houd je die speler in de gaten, en die kan in deze dans niets doen.
carnaval-card-evil-genie = Je helpt de grapjassen, maar je kent ze niet. Eén keer per partij mag je van een gast een grapjas maken.
carnaval-card-mask-lender = Je hebt een reservemasker meegebracht. Eén keer per partij mag je het aan een ontmaskerde speler geven. Pas op: als de grapjassen jou ontmaskeren, is het van hen.
carnaval-card-little-old-man = Je danst graag, maar je bent snel moe. Je mag een dans blijven zitten, maar niet bij de eerste en nooit twee keer achter elkaar; zolang je zit, kan niemand je ontmaskeren.
carnaval-card-avenger = Vanaf de tweede dans mag je zelf iemands masker afpakken, als er in de vorige ronde geen grapjas is ontmaskerd.
carnaval-card-painter = In elke dans mag je bij de oproep van één bijzondere gast je ogen opendoen. Jullie herkennen elkaar.
carnaval-card-master-prankster = Je bent een grapjas. In elke dans mag je je merkteken voor een speler leggen: zolang het daar ligt, kan die geen gave gebruiken.
carnaval-card-gentleman = Als iemand ontmaskerd dreigt te worden, mag je inspringen: dan verlies jij je masker. Eenmaal ontmaskerd mag je bij een gelijke stand in de stemming beslissen.
carnaval-card-dancing-prankster = Je bent een grapjas. Eenmaal ontmaskerd mag je één keer iedereen de volgende dans in sleuren: geen gesprek meer, geen stemming.
carnaval-card-winegrower = Eenmaal ontmaskerd schenk je in elk gesprek voor één speler wijn in: die mag tot de volgende dans niet praten, niet stemmen en geen gave gebruiken.
carnaval-card-chef = Eenmaal ontmaskerd houd je in elke dans één gemaskerde speler bezig met je gerechten: de grapjassen kunnen die speler niet ontmaskeren, maar die kan ook geen gave gebruiken.
carnaval-card-hypnotist = Eenmaal ontmaskerd mag je één keer een speler een vraag stellen. Het antwoord moet waar zijn: “ja”, “nee” of “ik weet het niet”.
carnaval-card-casanova = Eenmaal ontmaskerd kies je in elk gesprek een dame. Zij moet daarna stemmen zoals jij, ook in een tweede stemming.
carnaval-card-isabella = Eenmaal ontmaskerd kies je in elk gesprek een heer. Hij moet daarna stemmen zoals jij, ook in een tweede stemming.

## De dans

carnaval-dance = Dans { $dance }: de muziek speelt. Niet spieken!
carnaval-gives = { $who } geeft de ontbrekende uitnodiging door aan { $player }, die nu de indringer is.
carnaval-calls = De oproep: “{ $call }!”
carnaval-serves = De chef-kok bedient { $guest }, die deze dans alleen maar zit te eten.
carnaval-cancels = De muziek stopt. De dans is voorbij!
carnaval-learns = { $suspicious ->
    [true] { $player } gedraagt zich verdacht. Je houdt { $player } in de gaten.
   *[other] { $player } is een gewone gast.
 }
carnaval-watches = Iemand wordt in de gaten gehouden en kan in deze dans geen gave gebruiken.
carnaval-watched = Je wordt in de gaten gehouden: je kunt in deze dans geen gave gebruiken.
carnaval-watched-past = In deze dans werd je in de gaten gehouden: je kon geen gave gebruiken.
carnaval-tempts = Je fluistert { $player } iets in het oor.
carnaval-joins = { $who } is nu een grapjas.
carnaval-recognises-genie = { $genie } is de kwade genius die van jou een grapjas heeft gemaakt.
carnaval-recognises = De schilder ({ $who }) en { $holder } ({ $role }) herkennen elkaar.
carnaval-masked = { $who } draagt weer een masker.
carnaval-sits = Je blijft deze dans zitten.
carnaval-reaches = Je grijpt naar het masker van { $player }.
carnaval-proposes = { $who } kiest { $player }.
carnaval-proposes-nobody = { $who } kiest niemand.
carnaval-by-lot = De grapjassen werden het niet eens, dus besliste het lot: { $player }.
carnaval-agree = De grapjassen grijpen naar het masker van { $player }.
carnaval-proposes-taker = { $who } zou { $player } het reservemasker laten houden.
carnaval-proposes-taker-self = { $who } wil het reservemasker zelf houden.
carnaval-proposes-taker-nobody = Het maakt { $who } niet uit wie het reservemasker houdt.
carnaval-takes = { $taker } houdt het reservemasker.
carnaval-robbed = De grapjassen hebben je reservemasker afgepakt.
carnaval-asks = Zo meteen gaat het masker van { $victim } af. Spring jij in?
carnaval-asks-condemned = Zo meteen gaat je eigen masker af, en voor jezelf kun je niet inspringen.
carnaval-falls = Iemand pakt je masker af. Na de dans ziet iedereen het.
carnaval-marks = Het merkteken van de meestergrapjas ligt nu voor { $player }.
carnaval-unmarks = Het merkteken voor { $player } is weg.

# Where everything is revealed: what was whispered to one player, told to anybody.
carnaval-tempts-told = { $who } fluistert { $player } iets in het oor.
carnaval-learns-told = { $suspicious ->
    [true] { $who } bekijkt { $player }: verdacht.
   *[other] { $who } bekijkt { $player }: een gewone gast.
 }
carnaval-watched-told = { $who } wordt in de gaten gehouden en kan in deze dans geen gave gebruiken.
carnaval-recognises-genie-told = { $who } ontdekt wie de kwade genius is: { $genie }.
carnaval-sits-told = { $who } blijft deze dans zitten.
carnaval-reaches-told = { $who } grijpt naar het masker van { $player }.
carnaval-robbed-told = De grapjassen hebben het reservemasker afgepakt.
carnaval-falls-told = Iemand pakt het masker van { $who } af. Na de dans ziet iedereen het.

## Het buffet

carnaval-rest = Dans { $dance } is voorbij en het buffet staat klaar.
carnaval-unmasked = { $who } is ontmaskerd: { $role }.
carnaval-unmasked-you = Je bent ontmaskerd: { $role }.
carnaval-says = { $who }: { $statement }
carnaval-takes-back = { $who } neemt terug: { $quote }
carnaval-ready = { $who } is klaar om te stemmen.
carnaval-unready = { $who } is toch nog niet klaar om te stemmen.
carnaval-pours = { $who } schenkt wijn in voor { $player }, die tot de volgende dans niet mag praten, niet mag stemmen en geen gave mag gebruiken.
carnaval-pours-seen = { $who } schenkt wijn in voor { $player }: niet praten en niet stemmen tot de volgende dans.
carnaval-charms = { $who } charmeert { $player }, die nu hetzelfde moet stemmen.
carnaval-drags = { $who } sleurt iedereen de volgende dans in: niet meer praten, en deze keer geen stemming!
carnaval-hypnotises = { $who } hypnotiseert { $player } en vraagt: { $question }
carnaval-hypnotised = Vraag aan { $player } onder hypnose: { $question }
carnaval-question-prankster = Ben je een grapjas?
carnaval-question-role = Ben je { $role }?
carnaval-question-knows = Is { $player } een grapjas, voor zover je weet?
carnaval-question-voted = Heb je tegen { $player } gestemd?
carnaval-question-free = (de vraag wordt hardop gesteld)
carnaval-answers = { $who } antwoordt: { $answer ->
    [yes] ja.
    [no] nee.
   *[unknown] ik weet het niet.
}
carnaval-vote-first = De stemming: wiens masker moet af?
carnaval-vote = { $round ->
    [1] De stemming.
   *[other] De tweede stemming.
} Je kunt kiezen uit: { $accused }.
carnaval-voted = { $who } heeft gestemd.
carnaval-votes = De stemmen: { $votes }.
carnaval-one-vote = { $who } tegen { $player }
carnaval-no-votes = geen
carnaval-accused = Geen meerderheid. De beschuldigden mogen zich verdedigen: { $players }.
carnaval-tie = Gelijke stand: { $players }.
carnaval-tie-all = { $count ->
    [2] Gelijke stand: beiden worden ontmaskerd.
   *[other] Gelijke stand: alle { $count } worden ontmaskerd.
}
carnaval-chooses = De edelman beslist bij de gelijke stand: { $player }.
carnaval-nobody = Bij deze stemming wordt niemand ontmaskerd.
carnaval-nobody-dance = In deze dans heeft niemand een masker verloren.
carnaval-nobody-music = De muzikant liet de muziek stoppen: niemand heeft een masker verloren.
carnaval-in-dance = Tijdens de dans:
carnaval-master-give = De ceremoniemeester geeft { $player } de ontbrekende uitnodiging.
carnaval-master-next = De ceremoniemeester laat de avond verdergaan.
carnaval-master-end-discussion = De ceremoniemeester beëindigt het gesprek.
carnaval-master-unmask = De ceremoniemeester ontmaskert { $player }.
carnaval-master-mask = De ceremoniemeester zet { $player } weer een masker op.
carnaval-master-block = De ceremoniemeester blokkeert { $player }.
carnaval-master-free = De ceremoniemeester deblokkeert { $player }.
carnaval-master-mark = De ceremoniemeester legt het merkteken voor { $player }.
carnaval-master-vote = De ceremoniemeester corrigeert de stem van { $player }.
carnaval-master-vote-instead = De ceremoniemeester corrigeert de stem van { $player }: het is nu een stem tegen { $other }.
carnaval-master-vote-none = De ceremoniemeester corrigeert de stem van { $player }: { $player } stemt nu niet.
carnaval-master-end-guests = De ceremoniemeester beëindigt het carnaval: de gasten winnen.
carnaval-master-end-pranksters = De ceremoniemeester beëindigt het carnaval: de grapjassen winnen.
carnaval-master-end-draw = De ceremoniemeester beëindigt het carnaval: gelijkspel.
carnaval-ends = Het carnaval is voorbij.

## Uitspraken

carnaval-say-claim = Ik ben { $role }.
carnaval-say-answer = Nu je het vraagt: ik ben { $role }.
carnaval-say-accuse = { $player } is een grapjas!
carnaval-say-vouch = { $player } is geen grapjas.
carnaval-say-vote-for = Ik ga tegen { $player } stemmen.
carnaval-say-ask = { $player }, wie ben jij?
carnaval-say-report-suspicious = Ik heb { $player } bekeken: verdacht!
carnaval-say-report-harmless = Ik heb { $player } bekeken: een gewone gast.
carnaval-say-report-role = { $player } is { $role }. Ik heb het gezien.
carnaval-say-report-watched = Ik werd in de gaten gehouden.
carnaval-say-retract = Ik neem iets terug wat ik heb gezegd.
carnaval-say-retract-this = Ik neem terug wat ik zei: “{ $statement }”

## Hoe het afloopt

carnaval-guests-win = Alle grapjassen zijn ontmaskerd: de gasten winnen.
carnaval-pranksters-win = Alle gasten zijn ontmaskerd: de grapjassen winnen.
carnaval-end-guests-won = Je hebt met de gasten gewonnen: alle grapjassen zijn ontmaskerd!
carnaval-end-guests-lost = Je hebt verloren: alle grapjassen zijn ontmaskerd, de gasten winnen.
carnaval-end-pranksters-won = Je hebt met de grapjassen gewonnen: alle gasten zijn ontmaskerd!
carnaval-end-pranksters-lost = Je hebt verloren: alle gasten zijn ontmaskerd, de grapjassen winnen.
carnaval-both = De laatste gast en de laatste grapjas verloren op hetzelfde moment hun masker: gelijkspel.
carnaval-dawn = Drie rondes op rij zonder ontmaskering: de dag breekt aan, en het carnaval eindigt in een gelijkspel.
carnaval-masters-word = De ceremoniemeester heeft een eind gemaakt aan het carnaval.

## Weigeringen

carnaval-unreadable = “{ $move }” is geen geldige zet. Schrijf bijvoorbeeld: watch 3, claim soldier, vote 5, ready, pass.
carnaval-must-name = Je kunt hier niet passen, je moet kiezen: { $wanted }.
carnaval-other-move = “{ $move }” is nu niet aan de orde. Mogelijk is: { $wanted }, of pass waar dat mag.
carnaval-cannot-name = “{ $move }” kan niet: die speler of rol mag nu niet genoemd worden.
carnaval-blocked = Je kunt je gave nu niet gebruiken: je wordt in de gaten gehouden, hebt het merkteken voor je liggen, zit te eten of te drinken, hebt geen uitnodiging of bent geblokkeerd door de ceremoniemeester.
carnaval-mask-gone = Je masker is weg, en daarmee ook deze gave.
carnaval-only-pass = Bij deze oproep kun je alleen passen: schrijf pass.
carnaval-not-in-talk = “{ $move }” kan niet in dit gesprek. Zeg iets, gebruik een gave van je open kaart, of schrijf: ready.
carnaval-said-enough = Je hebt in dit gesprek je { $most } uitspraken al gedaan.
carnaval-nothing-to-retract = Je hebt geen uitspraak nummer { $number } gedaan die je nog kunt terugnemen.
carnaval-cannot-say = “{ $statement }” kun je niet zeggen: noem een andere speler, of een rol die meedoet.
carnaval-not-master = “{ $move }” kan de ceremoniemeester nu niet doen.
carnaval-name-self = Je kunt jezelf niet kiezen.
carnaval-name-nobody = Je hoeft hier geen speler te kiezen.
carnaval-name-bare = Deze speler is al ontmaskerd.
carnaval-name-masked = Deze speler draagt nog een masker.
carnaval-name-fellow = Deze speler hoort bij jullie.
carnaval-name-again = Niet twee keer achter elkaar dezelfde speler.
carnaval-name-accused = Je kunt nu alleen een van de beschuldigden kiezen.
carnaval-name-charm = Casanova charmeert dames, Isabella charmeert heren, en elkaar kunnen ze niet charmeren.
carnaval-name-other = Deze speler kun je nu niet kiezen.
carnaval-not-asked = Dat kan niet meer: je wordt nu iets anders gevraagd.
carnaval-must-choose = Je moet hier iemand kiezen.

carnaval-no-role = “{ $name }” is geen rol. De rollen zijn: { $names }.
carnaval-many-roles = { $roles } rollen is te veel voor { $seats } spelers.
carnaval-box = De kaart “{ $role }” zit maar { $held } keer in de doos, en er zijn er { $found } nodig.
carnaval-not-small = Met 4 tot 6 spelers komt de { $role ->
    [prankster] grapjas
    [master-prankster] meestergrapjas
    [dancing-prankster] dansende grapjas
    [painter] schilder
   *[soldier] soldaat
} niet naar het carnaval.
carnaval-needs-genie = Met 4 tot 6 spelers is de kwade genius er altijd bij.
carnaval-pranksters = Bij { $seats } spelers horen { $wanted } grapjassen (de meestergrapjas en de dansende grapjas tellen mee), niet { $found }.
carnaval-pranksters-about = Bij { $seats } spelers horen { $fewest } tot { $most } grapjassen (de meestergrapjas en de dansende grapjas tellen mee), niet { $found }.
carnaval-ladies = { $seat } kan geen dame zijn: noem verschillende plaatsen van 0 tot en met { $last }.

carnaval-no-prankster = Met zeven of meer spelers moet er een grapjas zijn.
carnaval-masked-and-fallen = Een speler kan niet gemaskerd zijn en tegelijk in deze dans het masker hebben verloren.
carnaval-unmasked-not-shown = De kaart van elke ontmaskerde speler moet al getoond zijn.
carnaval-camps = De kampen passen niet bij de kaarten: hoogstens één gast kan in een ander kamp zitten dan de kaart zegt, en wel bij de grapjassen.
carnaval-one-convert = De kwade genius wijst één keer één speler aan, en nooit zichzelf.
carnaval-invitation = Iemand heeft de ontbrekende uitnodiging als de optie “gatecrasher” aanstaat, en niemand als die uitstaat.
carnaval-spare = Het reservemasker is bij de maskerverhuurder of bij een grapjas, of het is weg.
carnaval-eyes = Alleen grapjassen kunnen gemist hebben wat de andere grapjassen deden.
carnaval-no-question = “{ $question }” is geen vraag voor de hypnotiseur.
carnaval-said = Plaats { $seat } moet een lijst van uitspraken hebben, hoogstens acht per gesprek.
carnaval-no-statement = “{ $statement }” is geen uitspraak.
carnaval-fallen = Als de dans voorbij is, is al getoond wie het masker heeft verloren.
carnaval-no-call = “{ $call }” is geen oproep van deze dans.
carnaval-no-victim = Er moet een slachtoffer zijn over wie de edelman iets gevraagd wordt.
carnaval-no-step = Bij de stap “{ $step }” van deze oproep kan niemand beslissen.
carnaval-no-outcome = Een carnaval dat voorbij is, moet een uitslag hebben.
carnaval-winners = De winnaars zijn de gasten, of de grapjassen en de genius, of, bij gelijkspel, iedereen.
carnaval-no-world = De weergave spreekt zichzelf tegen: geen enkele verdeling van de kaarten past erbij.

## In de terminal

carnaval-wears-mask = gemaskerd
carnaval-claims-to-be = zegt { $role } te zijn
carnaval-has-mark = met merkteken
carnaval-has-wine = aan de wijn
carnaval-has-invitation = indringer
carnaval-is-charmed = gecharmeerd
carnaval-in-play = In het spel: { $roles }.
carnaval-now-invitation = De uitnodiging wordt doorgegeven voor dans { $dance }.
carnaval-now-dance = Dans { $dance }. De oproep: “{ $call }!”
carnaval-now-discussion = Het buffet na dans { $dance }: tijd om te praten.
carnaval-now-hypnosis = Het buffet na dans { $dance }: een vraag onder hypnose.
carnaval-now-vote = De stemming na dans { $dance }.
carnaval-now-defence = De beschuldigden verdedigen zich.
carnaval-now-tie = Gelijke stand: de edelman mag beslissen.
carnaval-now-verdict = Voordat het masker afgaat …
carnaval-now-over = Het carnaval is voorbij.
carnaval-your-card = Je bent { $role }. { $card }
carnaval-you-joined = Je bent nu een grapjas en wint met de grapjassen!
carnaval-new-fellow = { $who } is nu een grapjas en hoort bij jullie.
carnaval-tempted = Het is gelukt: { $player } is nu een grapjas, als dat niet al zo was. Jullie staan aan dezelfde kant.
carnaval-you-know = Je weet: { $player } – { $what }.
carnaval-you-found-suspicious = verdacht toen je keek
carnaval-you-found-harmless = een gewone gast toen je keek
carnaval-your-victim = Dreigt ontmaskerd te worden: { $player }.

## Op de pagina

carnaval-chapter-dance = dans { $number }
carnaval-chapter-vote = stemming { $number }
carnaval-leader = de ceremoniemeester
carnaval-ring = Iedereen in de zaal
carnaval-tray = Wat je kunt doen
carnaval-evening = Het verloop van de avond
carnaval-stop-dance = Dans { $dance }
carnaval-stop-rest = Buffet
carnaval-stop-vote = Stemming
carnaval-second-round = tweede stemming
carnaval-second-vote-among = Je kunt alleen kiezen uit de twee spelers met de meeste stemmen tegen, bij een gelijke stand uit meer.
carnaval-voice = Oproepen voorlezen
carnaval-lady = dame
carnaval-lord = heer
carnaval-bare = ontmaskerd
carnaval-can-choose = te kiezen
carnaval-welcome-card = Je bent { $role }
carnaval-welcome-aim = Je doel:
carnaval-aim-guests = alle grapjassen ontmaskeren. Je wint samen met de andere gasten.
carnaval-aim-pranksters = alle gasten ontmaskeren. Dan wint jouw kamp.
carnaval-aim-genie = dat alle gasten ontmaskerd worden. Je wint samen met de grapjassen.
carnaval-welcome-fellows = { $count ->
   *[other] Aan jouw kant: { $who }.
}
carnaval-welcome-small = Met zo weinig spelers is nog niemand grapjas: in de eerste dans kiest de kwade genius er stiekem een. Misschien jou!
carnaval-welcome-next = Nu:
carnaval-welcome-dance = de eerste dans. Het licht gaat uit en de rollen worden een voor een geroepen; wie geroepen wordt, doet iets in het geheim.
carnaval-welcome-tap = Bij elke oproep tikt iedereen, geroepen of niet: zo verraadt geen tik wie geroepen werd.
carnaval-welcome-cover = Als je niet geroepen wordt, buig je alleen voor de schijn.
carnaval-welcome-roles = Alle rollen: tik op de kaart in de hoek.
carnaval-welcome-alone = Speel je in je eentje met bots, dan hoef je niet mee te tikken: je doet alleen iets als je geroepen wordt.
carnaval-welcome-go = Ik weet wie ik ben: dansen maar
carnaval-turned = De kwade genius heeft een grapjas van je gemaakt
carnaval-turned-aim = Je nieuwe doel:
carnaval-turned-keeps = Je houdt je kaart ({ $role }), met alles wat die kan.
carnaval-turned-go = Ik ben overgelopen: verder
carnaval-intro = Jij bent de ceremoniemeester
carnaval-intro-script = Lees de goudkleurige regel hardop voor en tik dan op “{ $line }”.
carnaval-intro-next = “{ $next }” brengt de avond een stap verder. Erboven lees je wie nog moet tikken, beslissen of stemmen.
carnaval-intro-powers = “{ $time }” geeft spelers die nog moeten beslissen meer tijd. Met “{ $powers }” pas je het spel zelf aan: een masker afpakken, een speler blokkeren, een stem corrigeren, het carnaval beëindigen.
carnaval-intro-secret = Jij ziet alle kaarten: laat niemand op je scherm kijken.
carnaval-intro-go = Het carnaval kan beginnen
carnaval-cards = Jouw kaart en alle rollen
carnaval-cards-short = rollen
carnaval-cards-unread = jouw kaart
carnaval-corner-card = { $card }: alle rollen
carnaval-cover = Mijn kaart op dit scherm verbergen
carnaval-uncover = Mijn kaart op dit scherm tonen
carnaval-known = Wat je weet
carnaval-known-of = { $who }: { $what }
carnaval-learnt-close = Begrepen
carnaval-own-mask = Je hebt je masker verloren, maar je doet nog mee: je praat en stemt, en je kamp kan nog winnen.
carnaval-own-mask-prankster = In de dansen kiezen de andere grapjassen nu zonder jou.
carnaval-own-mask-late = Je stemt na alle anderen.
carnaval-own-mask-idle = Zonder masker kun je je gave niet gebruiken.
carnaval-company = Wie er op het carnaval zijn
carnaval-used-up = (opgebruikt)
carnaval-known-prankster = een grapjas, zoals je weet
carnaval-known-genie = de kwade genius, zoals je weet
carnaval-known-suspicious = verdacht toen je keek
carnaval-known-harmless = een gewone gast toen je keek
carnaval-known-answer = Vraag aan { $who } onder hypnose: { $question } Antwoord: { $answer ->
    [yes] ja.
    [no] nee.
   *[unknown] ik weet het niet.
}
carnaval-badge-accused = beschuldigd
carnaval-badge-watched = in de gaten gehouden
carnaval-badge-served = zit te eten
carnaval-badge-wine = aan de wijn
carnaval-badge-barred = geblokkeerd door de ceremoniemeester
carnaval-badge-mark = met merkteken
carnaval-badge-invitation = indringer
carnaval-badge-spare = heeft het reservemasker
carnaval-badge-again = weer gemaskerd
carnaval-badge-turned = nu een grapjas
carnaval-badge-charmed = gecharmeerd
carnaval-badge-ready = klaar
carnaval-badges = Tekens naast de spelers
carnaval-hands = { $hands ->
    [one] één hand wijst hierheen
   *[other] { $hands } handen wijzen hierheen
 }
carnaval-hands-before = { $hands ->
    [one] één hand in de eerste stemming
   *[other] { $hands } handen in de eerste stemming
 }
carnaval-hands-up = { $up ->
    [0] Wiens masker moet af?
    [one] Eén hand omhoog …
   *[other] { $up } handen omhoog …
 }
carnaval-hand-at = wijst naar { $player }
carnaval-hand-none = stemt niet
carnaval-hand-hidden = heeft gestemd
carnaval-tally = Wie naar wie wijst
carnaval-first-vote = Eerste stemming
carnaval-more-hands = + { $count } anderen
carnaval-no-majority = Geen meerderheid
carnaval-winners-are = Het carnaval is gewonnen door
carnaval-card-unknown = kaart onbekend
carnaval-won-over = { $role }, door de kwade genius tot grapjas gemaakt
carnaval-story-pranksters = { $count ->
    [one] De grapjas was { $who }.
   *[other] De grapjassen waren { $who }.
}
carnaval-story-genie = { $who }, de kwade genius, maakte van { $player } een grapjas.
carnaval-story-genie-alone = { $who }, de kwade genius, maakte van niemand een grapjas.
carnaval-story-lie = { $who } zei: { $quote } In werkelijkheid: { $role }.
carnaval-story-lie-believed = { $who } zei: { $quote } In werkelijkheid: { $role }, en niemand heeft ooit tegen { $who } gestemd.
carnaval-story-lie-about = { $who } zei: { $quote } In werkelijkheid was { $player } { $role }.
carnaval-story-suspected = { $hands ->
    [one] Iemand stemde tegen { $who }, { $role }: ten onrechte.
   *[other] Geen gast werd vaker verdacht dan { $who }, { $role }: { $hands } stemmen, allemaal ten onrechte.
}
carnaval-story-fell = In het donker: { $who }.
carnaval-story-voted = { $wrong ->
    [yes] Bij de stemming, ten onrechte: { $who }.
   *[no] Bij de stemming: { $who }.
}
carnaval-story-votes = Stemmen van { $who }.
carnaval-story-turn-dance = De avond kantelde in dans { $dance }, toen { $who } werd ontmaskerd: { $role }.
carnaval-story-turn-vote = De avond kantelde bij de stemming na dans { $dance }, toen { $who } werd ontmaskerd: { $role }.
carnaval-story-turn-end = Alles was mogelijk tot het laatste masker: dat van { $who }.
carnaval-story-vote = { $count ->
    [one] De beslissende stemming: { $hands }. Ontmaskerd: { $who }.
   *[other] De beslissende stemming eindigde in een gelijke stand: { $hands }. Ontmaskerd: { $who }.
}
carnaval-wait = De anderen beslissen …
carnaval-wait-verdict = Voordat er een masker afgaat, mag de edelman in het geheim inspringen …
carnaval-wait-for = We wachten op { $who }.
carnaval-wait-late = We wachten op { $who }: ontmaskerde grapjassen stemmen als laatste.
carnaval-wait-own-late = Ontmaskerde grapjassen stemmen als laatste: jij stemt als de stemmen van de anderen bekend zijn.
carnaval-votes-with = { $who } heeft je gecharmeerd: jouw stem volgt die van { $who }.
carnaval-wine-yours = { $who } heeft wijn voor je ingeschonken: tot de volgende dans begint, mag je niet praten en niet stemmen.
carnaval-hindered = { $why ->
    [mark] Het merkteken ligt voor je: je kunt je gave nu niet gebruiken.
    [invitation] Je hebt geen uitnodiging: je kunt je gave nu niet gebruiken.
   *[barred] De ceremoniemeester heeft je geblokkeerd: je kunt je gave nu niet gebruiken.
}
carnaval-wait-taps = Iedereen tikt, geroepen of niet: zo verraadt niemand zich.
carnaval-dance-alone = Je hoeft niets te doen: de dans gaat door.
carnaval-dance-soon = De volgende dans begint zo …
carnaval-dance-goes-on = Je hebt getikt. Het spel gaat door zodra iedereen heeft getikt.
carnaval-tap-called = Je wordt geroepen: jij beslist.
carnaval-tap-turned = Je bent nu een grapjas: jij beslist.
carnaval-tap-along = Je wordt niet geroepen: tik voor de schijn.
carnaval-tap-unable = { $why ->
    [watched] Je wordt geroepen, maar je wordt in de gaten gehouden.
    [served] Je wordt geroepen, maar je zit te eten.
    [barred] Je wordt geroepen, maar de ceremoniemeester blokkeert je.
    [marked] Je wordt geroepen, maar het merkteken ligt voor je.
    [invitation] Je wordt geroepen, maar je hebt geen uitnodiging.
    [bare] Je wordt geroepen, maar je bent je masker kwijt.
    [robbed] Je wordt geroepen, maar de grapjassen hebben je reservemasker.
    [no-need] Je wordt geroepen, maar nog niemand heeft een masker nodig.
    [tired] Je wordt geroepen, maar je bent de vorige dans blijven zitten.
    [used] Je wordt geroepen, maar je hebt je gave al gebruikt.
   *[other] Je wordt geroepen, maar je kunt nu niets doen.
}
# Momenten van de dans, gescheiden door “/”. Ze betekenen niets en mogen niet klinken alsof ze iets over een speler verraden.
carnaval-moments = De violen gaan vanavond iets te snel. / Iemand gaat op je voet staan en verontschuldigt zich in vier talen. / Een veer kriebelt aan je neus. Niet niezen. / Het ruikt naar sinaasappels, kaarsvet en natte hond. / Links, rechts, draaien … en een mantel zwiert langs je heen. / Buiten zingt een gondelier, en niet zuiver. / Je masker jeukt. Dat van de anderen ook. / Ergens klapt een waaier dicht. / De kroonluchter rinkelt: er danst een mot mee. / Iemand giechelt. Er giechelt altijd iemand. / Je maakt een buiging. Waarschijnlijk voor een kapstok. / Een klok slaat elf uur. Of was het twaalf?
carnaval-choose-deed = Zeg iets, of tik op een speler.
carnaval-choose-defence = Zeg iets om je te verdedigen, of tik op een speler.
carnaval-turn-talk = Nu mag iedereen tegelijk praten
carnaval-turn-accused = Je bent beschuldigd: verdedig je
carnaval-turn-accused-spent = Je bent beschuldigd
carnaval-turn-verdict = De stemmen zijn geteld
carnaval-ending = De laatste maskers gaan af
carnaval-still-talk = Je bent klaar om te stemmen, maar je kunt nog praten.
carnaval-still-defend = Je hebt je verdedigd, maar je kunt nog praten.
carnaval-statements-left = { $count ->
    [one] Nog één uitspraak.
   *[other] Nog { $count } uitspraken.
}
carnaval-statements-used = Je hebt al je uitspraken gedaan. Na de volgende dans heb je weer nieuwe.
carnaval-kind-others = Over anderen
carnaval-kind-self = Over jezelf
carnaval-kind-found = Wat je hebt ontdekt, waar of niet
carnaval-said-nothing = Heeft vanavond nog niets gezegd.
carnaval-said-about = Over deze speler:
carnaval-overheard = Wat er gezegd is
carnaval-last-words = De laatste woorden van de beschuldigden:
carnaval-has-voted = Stemde tegen: { $players }
carnaval-only-once = Dit kan maar één keer per partij!
carnaval-whisper-does = Het gefluister van de genius maakt van een gast een grapjas. Dat kan één keer per partij; bij een grapjas is het verspild.
carnaval-say-it = Zeggen
carnaval-quote = “{ $statement }”
carnaval-back = Opnieuw kiezen
carnaval-more-time = Nog een minuut
carnaval-pass = { $phase ->
    [vote] Niet stemmen
    [tie] Zo laten
    [verdict] Niets doen
   *[other] Verder dansen
 }
carnaval-pass-called = Niets doen

carnaval-ask-give = Wie krijgt de ontbrekende uitnodiging?
carnaval-ask-serve = Wie bedien je?
carnaval-ask-sketch = Bij wiens oproep doe je je ogen open?
carnaval-ask-cancel = Laat je de muziek stoppen?
carnaval-ask-watch = Wie bekijk je?
carnaval-ask-convert = Wie fluister je iets in het oor?
carnaval-ask-lend = Wie krijgt het reservemasker?
carnaval-ask-sit = Blijf je deze dans zitten?
carnaval-ask-unmask = Wiens masker moet af?
carnaval-ask-mark = Voor wie leg je het merkteken?
carnaval-ask-take = Wie van jullie houdt het reservemasker?
carnaval-ask-vote = Wiens masker moet af?
carnaval-ask-correct = Wiens stem corrigeer je?
carnaval-ask-choose = Wie van hen wordt ontmaskerd?
carnaval-ask-pour = Voor wie schenk je wijn in?
carnaval-ask-charm = Wie charmeer je?
carnaval-ask-drag = Sleur je iedereen de volgende dans in?
carnaval-ask-hypnotise = Wie hypnotiseer je?
carnaval-ask-question = Wat vraag je?
carnaval-ask-accuse = Wie is een grapjas?
carnaval-ask-vouch = Wie is geen grapjas?
carnaval-ask-vote-for = Tegen wie ga je stemmen?
carnaval-ask-ask = Aan wie vraag je het?
carnaval-ask-report-suspicious = Je zegt dat je als soldaat een verdachte speler hebt bekeken. Wie?
carnaval-ask-report-harmless = Je zegt dat je als soldaat een gewone gast hebt bekeken. Wie?
carnaval-ask-report-role = Je zegt dat je een kaart hebt gezien. Wiens kaart?
carnaval-ask-report-watched = Zeg je dat de soldaat je in de gaten hield?
carnaval-ask-claim = Wie ben je?
carnaval-ask-answer = Ze vragen: wie ben je?
carnaval-asked-by = { $count ->
    [one] { $who } vraagt je: wie ben je?
   *[other] { $who } vragen je: wie ben je?
}
carnaval-ask-retract = Wat neem je terug?
carnaval-ask-player = Welke speler?
carnaval-tap-player = Tik op een speler.
carnaval-ask-role = Welke rol?
carnaval-ask-mask = Wie krijgt weer een masker?
carnaval-ask-block = Wie blokkeer je?
carnaval-ask-free = Wie deblokkeer je?
carnaval-ask-instead = Tegen wie stemt { $player } in plaats daarvan?
carnaval-ask-end = Hoe eindigt het carnaval?
carnaval-ask-bow = Voor wie buig je?
carnaval-ask-clap = Klap je mee?
carnaval-ask-gasp = Misschien springt de edelman nu in het geheim in. Houd je je adem in?
carnaval-ask-invite = Wie is de uitnodiging kwijt?
carnaval-ask-meet = Wie zou je willen ontmoeten?

carnaval-verb-give = Doorgeven
carnaval-verb-serve = Bedienen
carnaval-verb-sketch = Ogen open
carnaval-verb-watch = Bekijken
carnaval-verb-convert = Fluisteren
carnaval-verb-lend = Masker geven
carnaval-verb-unmask = Ontmaskeren
carnaval-verb-mark = Merkteken leggen
carnaval-verb-take = Houden
carnaval-verb-vote = Stemmen
carnaval-verb-correct = Stem corrigeren
carnaval-verb-choose = Kiezen
carnaval-verb-pour = Wijn in{"\u00AD"}schenken
carnaval-verb-charm = Charmeren
carnaval-verb-drag = Allemaal dansen!
carnaval-verb-hypnotise = Hypnose
carnaval-verb-accuse = Grapjas!
carnaval-verb-vouch = Instaan voor …
carnaval-verb-vote-for = Ik stem tegen …
carnaval-verb-ask = Vragen
carnaval-verb-report-suspicious = Soldaat: verdacht
carnaval-verb-report-harmless = Soldaat: gewone gast
carnaval-verb-report-role = Kaart gezien
carnaval-verb-report-watched = In de gaten gehouden
carnaval-verb-claim = Ik ben …
carnaval-verb-answer = Ant{"\u00AD"}woorden
carnaval-verb-retract = Uitspraak terug{"\u00AD"}nemen …
carnaval-verb-yes = Ja
carnaval-verb-no = Nee
carnaval-verb-unknown = Ik weet het niet
carnaval-verb-mask = Weer maskeren
carnaval-verb-block = Blokkeren
carnaval-verb-free = Deblokkeren
carnaval-verb-end = Carnaval beëindigen
carnaval-verb-bow = Buigen
carnaval-verb-invite = Ontbrekende uitnodiging
carnaval-verb-meet = Ontmoeten

carnaval-do-give = Doorgeven aan { $player }
carnaval-do-serve = { $player } bedienen
carnaval-do-sketch = Ogen open bij { $role }
carnaval-do-cancel = De muziek laten stoppen
carnaval-do-watch = { $player } bekijken
carnaval-do-convert = { $player } iets influisteren
carnaval-do-lend = Masker voor { $player }
carnaval-do-sit = Blijven zitten
carnaval-do-unmask = { $player } ontmaskeren
carnaval-do-mark = Merkteken voor { $player } leggen
carnaval-do-step-in = Inspringen
carnaval-do-take = { $player } houdt het
carnaval-do-vote = Tegen { $player } stemmen
carnaval-do-vote-instead = { $player } stemt tegen { $other }
carnaval-do-vote-none = { $player } stemt niet
carnaval-do-choose = { $player } ontmaskeren
carnaval-do-pour = Wijn voor { $player }
carnaval-do-charm = { $player } charmeren
carnaval-do-drag = Allemaal dansen!
carnaval-do-hypnotise-with = { $player } vragen: { $question }
carnaval-do-yes = Ja
carnaval-do-no = Nee
carnaval-do-unknown = Ik weet het niet
carnaval-do-ready = Klaar om te stemmen
carnaval-do-defended = Dat was mijn verdediging
carnaval-do-not-ready = Toch nog niet klaar
carnaval-do-speak-again = Ik wil nog iets zeggen
carnaval-do-next = Verder
carnaval-do-next-without = Verder zonder { $who }
carnaval-do-end-discussion = Gesprek beëindigen
carnaval-do-mask = { $player } weer een masker geven
carnaval-do-block = { $player } blokkeren
carnaval-do-free = { $player } deblokkeren
carnaval-do-end-guests = De gasten winnen
carnaval-do-end-pranksters = De grapjassen winnen
carnaval-do-end-draw = Gelijkspel
carnaval-do-bow = Buigen voor { $player }
carnaval-do-clap = Meeklappen
carnaval-do-gasp = Adem inhouden
carnaval-do-invite = { $player } is de uitnodiging kwijt
carnaval-do-meet = Kennismaken met { $role }

carnaval-word-prankster = Ben je een grapjas?
carnaval-word-free = Een eigen vraag
carnaval-word-role = Ben je …?
carnaval-word-knows = Is … een grapjas, voor zover je weet?
carnaval-word-voted = Heb je tegen … gestemd?
carnaval-word-none = Niemand
carnaval-word-guests = De gasten winnen
carnaval-word-pranksters = De grapjassen winnen
carnaval-word-draw = Gelijkspel

carnaval-desk = De lessenaar van de ceremoniemeester
carnaval-desk-call = Wie geroepen is, beslist op het eigen scherm, en iedereen tikt. Geef ze de tijd.
carnaval-desk-silent = Er wordt nu niemand geroepen. Wacht tot iedereen heeft getikt.
carnaval-desk-gentleman = De edelman wordt in het geheim iets gevraagd. Wacht even.
carnaval-desk-vote = Iedereen stemt nu op het eigen scherm.
carnaval-desk-powers = Ingrijpen
carnaval-script = Je tekst
carnaval-script-again = Nog eens
carnaval-script-stop = Stoppen
carnaval-script-next = Volgende regel
carnaval-does-next = “{ $button }” laat de avond doorgaan.
carnaval-does-next-hush = { $count ->
    [0] Iedereen heeft getikt. “{ $button }” beëindigt deze oproep.
   *[other] Nog niet getikt: { $who }. “{ $button }” beëindigt deze oproep zonder daarop te wachten.
}
carnaval-does-next-decides = { $count ->
    [0] Een ogenblik …
   *[other] Nog niet beslist: { $who }. Je kunt verdergaan zonder te wachten.
}
carnaval-does-next-vote = { $count ->
    [0] Iedereen heeft gestemd.
   *[other] Nog niet gestemd: { $who }. “{ $button }” telt dat als niet stemmen.
}
carnaval-does-end-discussion = Als het gesprek is beëindigd, begint de stemming.
carnaval-does-unmask = Het masker gaat af en iedereen ziet de kaart.
carnaval-does-mask = Deze speler draagt weer een masker.
carnaval-does-mark = Het merkteken ligt voor deze speler, die geen gave kan gebruiken.
carnaval-does-block = Deze speler kan geen gave gebruiken tot jij dat opheft.
carnaval-does-free = Heft alles op wat de gave van deze speler blokkeert, behalve de ontbrekende uitnodiging.
carnaval-does-correct = Verandert een stem die al is uitgebracht.
carnaval-does-invite = Deze speler krijgt de ontbrekende uitnodiging. Voor elke dans wordt die kaart doorgegeven.
carnaval-does-end = Je zegt wie er gewonnen heeft, en de partij is voorbij.

## Om te printen: de kaarten

carnaval-print-cards = Rolkaarten om te printen
carnaval-print-cards-hint = Op A4 of Letter, op ware grootte. Knip langs de lijnen.
carnaval-side-guests = hoort bij de gasten
carnaval-side-pranksters = hoort bij de grapjassen
carnaval-side-genie = helpt de grapjassen, maar is er geen
carnaval-thing-invitation = ontbrekende uitnodiging
carnaval-thing-invitation-text = Zonder uitnodiging kun je geen gave gebruiken. Vlak voor elke dans geef je deze kaart zichtbaar door aan een andere speler.
carnaval-thing-mark = merkteken van de meestergrapjas
carnaval-thing-mark-text = Zolang het voor je ligt, kun je geen gave gebruiken.

## Om te printen: het blad van de ceremoniemeester. Wat hij hardop zegt, en wat hij doet.

carnaval-print-master = Blad voor de ceremoniemeester
carnaval-sheet-before = Voor de eerste dans
carnaval-sheet-dance = De dans, in deze volgorde
carnaval-sheet-after = Het buffet en de stemming
carnaval-sheet-company = Het gewone gezelschap
carnaval-sheet-along = Als je zelf meespeelt: zonder apparaat, handen op tafel
carnaval-sheet-call = Oproep
carnaval-sheet-say = Zeg
carnaval-sheet-do = Doe
carnaval-sheet-players = Spelers
carnaval-sheet-roles = Rollen

carnaval-aloud-open = { $call }, doe je ogen open.
carnaval-aloud-close = { $call }, doe je ogen dicht.
carnaval-aloud-open-all = Grapjassen, doe jullie ogen open en kijk elkaar aan.
carnaval-aloud-close-all = Grapjassen, doe jullie ogen dicht.
carnaval-aloud-dance = De muziek speelt. Doe allemaal je ogen dicht.
carnaval-aloud-rest = De dans is voorbij. Doe allemaal je ogen open: het buffet staat klaar.
carnaval-aloud-vote = Allemaal een arm omhoog. Een, twee, drie: wijs!

carnaval-lead-cards = Vertel iedereen welke rollen meedoen en wat ze doen, en geef elke speler een kaart.
carnaval-lead-calls = Roep alleen de rollen die meedoen, maar die wel in elke dans en met steeds dezelfde pauze, ook als de speler met die rol ontmaskerd is of niets kan doen.
carnaval-lead-blocked = Wie in de gaten gehouden wordt, het merkteken voor zich heeft, zit te eten, aan de wijn is of geen uitnodiging heeft, kan geen gave gebruiken.
carnaval-lead-invitation = Spelen jullie met de indringer, geef de ontbrekende uitnodiging dan aan een speler naar keuze. Vlak voor elke dans, ook de eerste, wordt die zichtbaar doorgegeven.
carnaval-lead-chef = Pas als hij ontmaskerd is. Hij wijst een gemaskerde speler aan, nooit twee keer achter elkaar dezelfde; raak die speler op de schouder aan. De grapjassen kunnen die speler in deze dans niet ontmaskeren.
carnaval-lead-painter = Roep hem niet. Eén keer per dans mag hij zijn ogen opendoen bij de oproep van muzikant, soldaat, maskerverhuurder, oud mannetje, wreker of edelman.
carnaval-lead-musician = Knikt hij, dan is de dans meteen voorbij: roep niemand meer. Eén keer per partij.
carnaval-lead-soldier = Hij wijst een gemaskerde speler aan. Schud je hoofd als het een gewone gast is. Knik bij ieder ander, raak die speler op de schouder aan en zeg:
carnaval-lead-evil-genie = Eén keer per partij wijst hij een gemaskerde speler aan. Is dat een gast, dan is die vanaf nu een grapjas: raak die speler op de schouder aan. Die doet de ogen open en ziet de genius.
carnaval-lead-evil-genie-small = Met 4 tot 6 spelers moet hij in de eerste dans kiezen, vóór alle andere oproepen, en de grapjas krijgt de genius niet te zien.
carnaval-lead-mask-lender = Eén keer per partij wijst hij een ontmaskerde speler aan, die het reservemasker opzet: zeg wie het draagt. Hebben de grapjassen het masker afgepakt, dan antwoordt een van hen.
carnaval-lead-little-old-man = Knikt het oude mannetje, dan blijft het deze dans zitten en kan niemand het ontmaskeren. Nooit in de eerste dans, nooit twee keer achter elkaar.
carnaval-lead-avenger = Niet in de eerste dans, en alleen als er in de vorige dans en in de stemming daarna geen grapjas is ontmaskerd. Hij wijst een gemaskerde speler aan.
carnaval-lead-pranksters = Ook wie door de genius tot grapjas is gemaakt, doet de ogen open. Ze worden het eens over een gemaskerde speler die niet bij hen hoort. Met 4 tot 6 spelers wijzen ze in de eerste dans niemand aan.
carnaval-lead-master-prankster = Leg het merkteken voor de speler die hij aanwijst. Bij elke oproep moet het naar een ander, of je neemt het terug.
carnaval-lead-gentleman = Telkens als er een masker af dreigt te gaan, ook na een stemming: raak hem op de schouder aan en laat zien wiens masker. Knikt hij, dan wordt hij in plaats daarvan ontmaskerd.
carnaval-lead-shown = Zeg wie het masker heeft verloren, maar niet hoe: die spelers draaien hun kaart om. Kijk of de partij voorbij is.
carnaval-lead-talk = Laat iedereen praten. Wijnboer, hypnotiseur, dansende grapjas, Casanova en Isabella mogen, als ze ontmaskerd zijn, nu hun gave gebruiken.
carnaval-lead-vote = Ontmaskerde grapjassen wijzen twee seconden later; na hen telt geen stem meer. Wie meer dan de helft van de stemmen tegen heeft, wordt ontmaskerd.
carnaval-lead-second = Anders mogen de twee spelers met de meeste stemmen tegen (of meer spelers, bij een gelijke stand) zich verdedigen, en stemt iedereen nog één keer, maar alleen tegen een van hen. Wie dan de meeste stemmen tegen heeft, wordt ontmaskerd; bij een gelijke stand allemaal. Met 4 tot 6 spelers beslist de eerste stemming al.
carnaval-lead-law = Jouw woord is wet, zelfs tegen de regels in.
carnaval-along-table = Ga zo dicht bij elkaar zitten dat jullie elkaar kunnen aanraken. Iedereen legt een hand midden op tafel.
carnaval-along-cards = Noem de rollen die meedoen, neem de regels door en deel de kaarten uit. Iedereen bekijkt de eigen kaart, jij ook.
carnaval-along-eyes = Roep zoals hierboven, maar houd zelf je ogen dicht. Doe ze alleen open als je je eigen rol hebt geroepen.
carnaval-along-touch = Wie een speler kiest, raakt diens hand aan. Als er een antwoord nodig is, knikt die speler of schudt het hoofd.
carnaval-along-answer = Wie jou ja of nee moet zeggen, raakt je hand aan: één keer voor ja, twee keer voor nee.
carnaval-along-time = Als je denkt dat iemand klaar is, vraag dan om de ogen te sluiten. Wie nog niet klaar is, raakt je hand aan: geef dan meer tijd.
carnaval-along-care = Zeg duidelijk wat er te doen is en geef er bij elke oproep tijd voor, ook bij je eigen: zo verraad je jezelf niet.
