### Huset: vad det avvisar, och vad det säger vid dörren

## Avvisanden

bad-setting = ”{ $value }” är inte ett giltigt värde för inställningen { $name }. Se: ridotto serve --help.
bad-request = Huset kunde inte läsa det här. Kanske är det för långt, eller så är sidan inaktuell: korta ner det, eller ladda om sidan.
id-used = Något annat har redan skickats med id { $id }. Skicka det här med ett nytt.
no-such-table = Det finns inget bord med koden { $code }. Kontrollera att den stämmer med inbjudan.
no-such-page = Det finns ingenting på { $path }. Börja vid entrén: sidan ”/”.
no-such-method = { $path } kan inte anropas med { $method }.
carry-too-late = Den här länken har gått ut eller är ofullständig. Skapa en ny på din första enhet.
carry-used = Den här länken är redan använd: varje länk gäller för en enda enhet. Skapa en ny på din första enhet.
foreign-page = { $origin } är inte en av husets sidor. Öppna husets egen sida, eller be den som driver huset att lägga till adressen i --url.
too-fast = Det blev för mycket på en gång. Försök igen om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
too-large = Det är för stort: högst { $most } byte.
house-stumbled = Något gick fel i huset. Ingenting har ändrats; försök igen.
measuring-busy = Huset är upptaget med andra bord just nu. Försök igen om en minut.
measuring-without-sides = I { $game } finns det inga sidor att jämföra.
hint-dropped = Du bad om ett nytt tips, så huset slutade arbeta på det här.
no-move-to-look-at = Det finns inget att bestämma på den här platsen just nu.
bad-seat-asked = ”{ $seat }” går inte att välja. Välj bland: { $seats }.
no-house = Inget hus svarar på { $url }. Kontrollera att adressen stämmer och att huset är öppet.

## Vid dörren

page-not-built = Huset är öppet, men dess sida är inte byggd: kör ”python3 dev.py play”, eller installera Ridotto med pip. Andra program når borden under /api.
door-taken = Huset kan inte öppna sin dörr på { $host }, port { $port }: { $why }. Välj en annan med --port.
no-processes-here = Flera processer (--processes) kräver Linux. Utelämna flaggan: en process räcker gott och väl för en liten klubb.
no-processes-in-memory = Flera processer kan inte dela det som bara finns i minnet. Ge dem en mapp (--data) eller en databas, eller utelämna --processes.
house-is-open = Huset är öppet: { $url }
house-for-phones = För telefoner och andra enheter i samma nätverk: { $url }
house-to-close = Tryck Ctrl-C för att stänga. Alla spel är sparade.
house-to-close-memory = Tryck Ctrl-C för att stänga. Inget sparas: då försvinner alla spel.

## Hjälp

help-serve = öppna huset, så att folk kan spela med varandra i sina webbläsare
help-serve-data = mappen som spelen sparas i
help-serve-database = adressen till en databas att använda i stället för en mapp, till exempel postgresql://USER@HOST/NAME; memory: sparar ingenting
help-serve-bus = adressen till en Redis-server, när flera noder sköter samma bord
help-serve-host = adressen att lyssna på; 127.0.0.1 för bara den här datorn
help-serve-port = porten att lyssna på; 0 för valfri ledig port
help-serve-url = var spelarna når huset, till exempel https://play.example.org; flera med komma emellan
help-serve-proxies = adresser till betrodda proxyservrar, med komma emellan
help-serve-processes = hur många processer som betjänar spelarna, för att använda flera kärnor; varje bord betjänas av en av dem
help-serve-workers = hur många processer bottarna tänker i; 0: så många som passar datorn
help-serve-pause = den kortaste tid en bott tar på sig för ett drag, i sekunder
help-serve-rate = en faktor för de vanliga gränserna för antal anrop; 0: inga gränser
help-serve-idle = sekunder tills ett bord som ingen tittar på lämnar minnet
help-serve-poll = sekunder mellan kontrollerna av lagringen
help-serve-metrics = ett lösenord som låter andra datorer läsa /metrics
help-serve-open = öppna webbläsaren också
help-describe = beskriv anropen (openapi) eller websocketen (asyncapi) för andra program
help-describe-what = openapi eller asyncapi
