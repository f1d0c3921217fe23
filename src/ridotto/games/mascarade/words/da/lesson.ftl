### Mascarade

learn-mascarade-first = Du kommer ind hen mod slutningen af spillet. Vælg masken med pilen, så feltet med pilen (på touchskærm derefter »Læg den«): den skal ligge ved siden af masker, der ligner den.
learn-mascarade-first-done = Godt lagt! Hvert kendetegn, den har til fælles med en nabo, giver et point: ansigtsform, hår, øjne, næse, mund.
learn-mascarade-second = En maske, der rører to andre, skal have noget til fælles med dem begge. Til gengæld giver den point for dem begge. Prøv den med pilen.
learn-mascarade-second-done = Sådan løber pointene op. Og du har trukket en ny maske.
learn-mascarade-look = Nu vælger du selv. Tag en af dine masker: hvor den passer, kan du se, hvor mange point den giver. Hvor giver den mest?
learn-mascarade-look-done = Fint. Hvis der på et tidspunkt ikke er noget, der passer, trækker du en maske; passer den heller ikke, er din tur forbi.
learn-mascarade-pool = Der er ikke flere masker at trække. Nu bliver der trangt: læg dine masker, mens de stadig passer et sted.
learn-mascarade-pool-done = En maske mindre på din kortholder.
learn-mascarade-last = Du har næsten ingen masker tilbage. Når nogen lægger sin sidste maske, er spillet slut med det samme.
learn-mascarade-last-done = Hver maske på brættet tæller. De masker, der bliver på din kortholder, er intet værd.
learn-mascarade-free = Din tur. Hvilken maske passer hvor, og hvor mange point giver den?
learn-mascarade-won = Spillet er slut, og du har vundet! Det hjalp at finde felter, der rører flere masker. Gem de masker, der passer mange steder, til senere.
learn-mascarade-lost = Spillet er slut, og denne gang vandt du ikke. Et tip: led efter felter, der rører flere masker, for de giver mest.
