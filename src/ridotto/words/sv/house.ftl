### Huset: vad det avvisar, och vad det säger vid dörren

## Avvisanden

bad-setting = ”{ $value }” är inget värde för inställningen { $name }. Se: ridotto serve --help.
bad-ask = Det här kan huset inte läsa. Kanske är det för långt, eller så är din sida äldre än huset: korta ner det, eller ladda om sidan.
id-used = Under beteckningen { $id } har något annat redan begärts. Försök igen med en ny.
no-such-table = Det finns inget bord med koden { $code }. Se efter om den är skriven som i inbjudan.
no-such-page = Det finns ingenting på { $path }. Börja vid entrén: sidan ”/”.
no-such-method = { $path } kan inte frågas med { $method }.
carry-too-late = Den här länken till en annan enhet är för gammal, eller inte hel. Gör en ny på den första enheten.
carry-used = Den här länken till en annan enhet är redan använd: varje länk gäller för en enhet. Skapa en ny på den första enheten.
foreign-page = { $origin } är ingen av det här husets sidor. Öppna husets egen sida, eller be den som driver huset att lägga till adressen i --url.
too-fast = Det gick för fort. Försök igen om { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}.
too-large = Det är för stort: högst { $most } byte.
house-stumbled = Huset har gjort ett fel. Ingenting har ändrats; försök igen.
hint-dropped = Du har bett om ett annat tips, så det här tänks inte färdigt.
no-move-to-look-at = Det finns inget att bestämma på den här platsen nu.
bad-seat-asked = ”{ $seat }” är ingen av: { $seats }.
no-house = Inget hus svarar på { $url }. Se efter om adressen stämmer och om huset är öppet.

## Vid dörren

page-not-built = Huset är öppet, men dess sida är inte byggd: kör ”python3 dev.py play”, eller installera Ridotto med pip. Andra program når bordet under /api.
door-taken = Huset kan inte öppna sin dörr på { $host }, port { $port }: { $why }. Välj en annan med --port.
no-processes-here = Flera processer (--processes) kräver Linux. Utelämna flaggan: en process räcker gott för en liten klubb.
no-processes-in-memory = Flera processer kan inte dela det som bara finns i minnet. Ge dem en mapp (--data) eller en databas, eller utelämna --processes.
house-is-open = Huset är öppet: { $url }
house-for-phones = För telefoner och andra i samma nätverk: { $url }
house-to-close = Tryck Ctrl-C för att stänga. Alla partier sparas.

## Hjälp

help-serve = öppna huset: folk spelar med varandra i sina webbläsare
help-serve-data = mappen att spara partierna i
help-serve-database = adressen till en databas i stället för en mapp, till exempel postgresql://USER@HOST/NAME; memory: sparar ingenting
help-serve-bus = adressen till en Redis, när flera noder sköter samma bord
help-serve-host = adressen att lyssna på; 127.0.0.1 bara för den här datorn
help-serve-port = porten att lyssna på; 0 för vilken ledig som helst
help-serve-url = var gästerna når huset, till exempel https://play.example.org; flera med komma emellan
help-serve-proxies = adresser till proxyer som man litar på om vem som frågar, med komma emellan
help-serve-processes = hur många processer som betjänar gästerna, för att använda flera kärnor; varje bord betjänas av en av dem
help-serve-workers = hur många processer botarna tänker i; 0: så många som passar datorn
help-serve-pause = sekunder som en bot minst tar på sig för ett drag
help-serve-rate = hur många gånger oftare än vanligt gästerna får fråga; 0: utan gräns
help-serve-idle = sekunder tills ett bord som ingen ser på lämnar minnet
help-serve-poll = sekunder mellan tittarna i lagringen
help-serve-metrics = ett lösenord som låter andra datorer läsa /metrics
help-serve-open = öppna webbläsaren också
help-describe = beskriv vägarna (openapi) eller websocketen (asyncapi) för andra program
help-describe-what = openapi eller asyncapi
