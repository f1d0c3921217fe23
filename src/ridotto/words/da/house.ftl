### Huset: hvad det afviser, og hvad det siger ved døren

## Afvisninger

bad-setting = »{ $value }« er ikke en gyldig værdi for indstillingen { $name }. Se: ridotto serve --help.
bad-request = Huset kunne ikke læse dette. Måske er det for langt, eller også er siden forældet: gør det kortere, eller genindlæs siden.
id-used = Noget andet er allerede sendt med id { $id }. Send dette med et nyt.
no-such-table = Der er ikke noget bord med koden { $code }. Kontrollér, at den passer med invitationen.
no-such-page = Der er ikke noget på { $path }. Begynd ved indgangen: siden »/«.
no-such-method = { $path } kan ikke kaldes med { $method }.
carry-too-late = Dette link er udløbet eller ufuldstændigt. Lav et nyt på din første enhed.
carry-used = Dette link er allerede brugt: hvert link gælder kun for én enhed. Lav et nyt på din første enhed.
foreign-page = { $origin } er ikke en af husets sider. Åbn husets egen side, eller bed den, der driver huset, om at føje adressen til --url.
too-fast = Det var for meget på én gang. Prøv igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
too-large = Det er for stort: højst { $most } byte.
house-stumbled = Noget gik galt i huset. Intet er ændret; prøv igen.
measuring-busy = Huset har travlt med andre borde lige nu. Prøv igen om et minut.
measuring-without-sides = I { $game } er der ingen sider at sammenligne.
hint-dropped = Du bad om et nyt tip, så huset holdt op med at arbejde på dette.
no-move-to-look-at = Der er ikke noget at afgøre på denne plads lige nu.
bad-seat-asked = »{ $seat }« kan ikke vælges. Vælg en af disse: { $seats }.
no-house = Intet hus svarer på { $url }. Kontrollér, at adressen er rigtig, og at huset er åbent.

## Ved døren

page-not-built = Huset er åbent, men dets side er ikke bygget: kør »python3 dev.py play«, eller installér Ridotto med pip. Andre programmer kan nå bordene under /api.
door-taken = Huset kan ikke åbne sin dør på { $host }, port { $port }: { $why }. Vælg en anden med --port.
no-processes-here = Flere processer (--processes) kræver Linux. Udelad tilvalget: én proces er rigeligt til en lille klub.
no-processes-in-memory = Flere processer kan ikke dele det, der kun ligger i hukommelsen. Giv dem en mappe (--data) eller en database, eller udelad --processes.
house-is-open = Huset er åbent: { $url }
house-for-phones = Til telefoner og andre enheder på samme netværk: { $url }
house-to-close = Tryk Ctrl-C for at lukke det. Alle spil er gemt.
house-to-close-memory = Tryk Ctrl-C for at lukke det. Intet bliver gemt: når det lukker, er alle spil væk.

## Hjælp

help-serve = åbn huset, så folk kan spille sammen i deres browsere
help-serve-data = mappen, som spillene gemmes i
help-serve-database = adressen på en database, der bruges i stedet for en mappe, f.eks. postgresql://USER@HOST/NAME; memory: gemmer intet
help-serve-bus = adressen på en Redis-server, når flere noder betjener de samme borde
help-serve-host = adressen, der lyttes på; 127.0.0.1 for denne maskine alene
help-serve-port = porten, der lyttes på; 0 for en hvilken som helst ledig
help-serve-url = hvor spillerne finder huset, f.eks. https://play.example.org; flere med komma imellem
help-serve-proxies = adresser på proxyer, huset stoler på, med komma imellem
help-serve-processes = hvor mange processer der betjener spillerne, for at bruge flere kerner; hvert bord betjenes af én af dem
help-serve-workers = hvor mange processer botterne tænker i; 0: så mange, som passer til maskinen
help-serve-pause = den korteste tid, en bot bruger på et træk, i sekunder
help-serve-rate = en faktor for de sædvanlige grænser for antal forespørgsler; 0: ingen grænser
help-serve-idle = sekunder, før et bord, som ingen ser på, forlader hukommelsen
help-serve-poll = sekunder mellem hver kontrol af lageret
help-serve-metrics = en adgangskode, der lader andre maskiner læse /metrics
help-serve-open = åbn også browseren
help-describe = beskriv ruterne (openapi) eller websocketen (asyncapi) for andre programmer
help-describe-what = openapi eller asyncapi
