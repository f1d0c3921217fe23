### Huset: hvad det afviser, og hvad det siger ved døren

## Afvisninger

bad-setting = »{ $value }« kan ikke bruges til indstillingen { $name }. Se: ridotto serve --help.
bad-ask = Det her kan huset ikke læse. Måske er det for langt, eller også er din side ældre end huset: gør det kortere, eller genindlæs siden.
id-used = Under betegnelsen { $id } er der allerede bedt om noget andet. Prøv igen med en ny.
no-such-table = Der er ikke noget bord med koden { $code }. Se efter, om den er skrevet som i invitationen.
no-such-page = Der er ikke noget på { $path }. Begynd ved hoveddøren: siden »/«.
no-such-method = { $path } kan ikke kaldes med { $method }.
carry-too-late = Dette link til en anden enhed er for gammelt eller ikke helt. Lav et nyt på den første enhed.
carry-used = Dette link til en anden enhed er allerede brugt: hvert link gælder for én enhed. Lav et nyt på den første enhed.
foreign-page = { $origin } er ikke en af husets sider. Åbn husets egen side, eller lad værten føje adressen til --url.
too-fast = Det var for meget på én gang. Prøv igen om { $seconds ->
    [one] et sekund
   *[other] { $seconds } sekunder
}.
too-large = Det er for stort: højst { $most } byte.
house-stumbled = Huset har lavet en fejl. Intet blev ændret; prøv igen.
hint-dropped = Du har bedt om et nyt tip, så dette bliver ikke tænkt færdigt.
no-move-to-look-at = Der er ikke noget at afgøre på denne plads nu.
bad-seat-asked = »{ $seat }« er ingen af disse: { $seats }.
no-house = Intet hus svarer på { $url }. Se efter, om adressen er rigtig, og om huset er åbent.

## Ved døren

page-not-built = Huset er åbent, men dets side er ikke bygget: kør »python3 dev.py play«, eller installer Ridotto med pip. Andre programmer kan nå bordet under /api.
door-taken = Huset kan ikke åbne sin dør på { $host }, port { $port }: { $why }. Vælg en anden med --port.
no-processes-here = Flere processer (--processes) kræver Linux. Udelad tilvalget: én proces betjener en lille klub godt.
no-processes-in-memory = Flere processer kan ikke dele det, der kun står i hukommelsen. Giv dem en mappe (--data) eller en database, eller udelad --processes.
house-is-open = Huset er åbent: { $url }
house-for-phones = For telefoner og andre på samme netværk: { $url }
house-to-close = Tryk Ctrl-C for at lukke det. Alle spil bliver gemt.

## Hjælp

help-serve = åbn huset: folk spiller med hinanden i deres browsere
help-serve-data = mappen, som spillene gemmes i
help-serve-database = adressen på en database i stedet for en mappe, f.eks. postgresql://USER@HOST/NAME; memory: gemmer intet
help-serve-bus = adressen på en Redis, når flere noder passer de samme borde
help-serve-host = adressen, der lyttes på; 127.0.0.1 kun for denne maskine
help-serve-port = porten, der lyttes på; 0 for en hvilken som helst ledig
help-serve-url = hvor gæster finder huset, f.eks. https://play.example.org; flere med komma imellem
help-serve-proxies = adresser på proxyer, der bliver troet på, hvem der spørger, med komma imellem
help-serve-processes = hvor mange processer der betjener gæsterne, for at bruge flere kerner; hvert bord betjenes af én af dem
help-serve-workers = hvor mange processer botter tænker i; 0: som det passer til maskinen
help-serve-pause = hvor mange sekunder en bot mindst er om et træk
help-serve-rate = hvor mange gange de sædvanlige grænser gæster må spørge; 0: uden grænse
help-serve-idle = sekunder, før et bord, som ingen ser på, forlader hukommelsen
help-serve-poll = sekunder mellem hvert kig i lageret
help-serve-metrics = en adgangskode, som andre maskiner kan læse /metrics med
help-serve-open = åbn også browseren
help-describe = beskriv ruterne (openapi) eller forbindelsen (asyncapi) for andre programmer
help-describe-what = openapi eller asyncapi
