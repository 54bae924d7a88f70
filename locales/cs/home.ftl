### První stránka, na které se hra sestavuje, a co se o hrách říká v seznamech.

motto = Námořní mapa, pár ostrovů a pro všechny málo místa
other-pages = Další stránky

## Nová hra

new-game = Nová hra
which-game = Která hra
game-small-world = Small World of Warcraft
game-warcraft = Warcraft: Desková hra
ways = S kým
way-computer = Proti počítači
way-computer-help = Jen ty proti počítači.
way-screen = Spolu tady
way-screen-help = Všichni hrají tady, jeden po druhém.
way-friends = Na dálku
way-friends-help = Každému příteli pošleš odkaz a každý hraje u své obrazovky.
opponents = Soupeři
how-many = Hráči
computer-player = Jak hrají
bot-greedy = Chytře
bot-greedy-help = Bere, co v tomto tahu nejvíc vynese, a včas vyhlašuje úpadek.
bot-random = Náhodně
bot-random-help = Dělá cokoli dovoleného: dobré na první seznámení s pravidly.
name-of = Jméno hráče { $number }
who-sits = Kdo sedí na místě { $number }
seat-open = Přítel přes odkaz
seat-open-help = dostane od tebe odkaz
seat-person = Tady se mnou
seat-computer = Počítač: { $name }
seat-computer-help = počítač
usual-person = Hráč { $number }
usual-computer = Počítač { $number }
usual-friend = Přítel { $number }
begin = Začít
beginning = Stůl se chystá…

## Co lze domluvit

options = Možnosti
agreed = { $name }: { $choice }
setting-variant = Varianta
setting-variant-classic = Každý za sebe
setting-variant-classic-help = Klasická hra: vyhrává, kdo má nejvíc mincí.
setting-variant-teams = Aliance a Horda
setting-variant-teams-help = Aliance a Horda sedí střídavě; ve třech nebo v pěti zůstává třetí místo neutrální. Spojenci vyhrávají společně.
setting-coins = Mince
setting-coins-secret = Tajné
setting-coins-secret-help = Až do konce vidíš jen vlastní mince.
setting-coins-open = Veřejné
setting-coins-open-help = Všichni vidí mince všech.
islands = Ostrovy
islands-random = Losované
islands-random-help = Ostrovy a jejich strany se vylosují na začátku hry.
islands-chosen = Zvolené
islands-chosen-help = Zvolíš, které ostrovy leží na stole.
islands-new = Nově nakreslené
islands-new-help = Ostrovy, které ještě nikdo neviděl; stejné číslo dá stejné ostrovy.
place-of-island = Ostrov { $number }
seed = Číslo nových ostrovů
seed-new = Jiné
shuffle-seats = Vylosovat, kdo kde sedí, a tedy kdo začíná
cover-random = Možná tyto ostrovy: vylosují se na začátku hry.
cover-new = Vody, které ještě na žádné mapě nejsou.

## Hry v seznamech

unfinished = Ještě na stole
go-on = Hrát dál
line-over =
    { $number ->
        [one] Skončila po { $number } kroku
        [few] Skončila po { $number } krocích
        [many] Skončila po { $number } kroku
       *[other] Skončila po { $number } krocích
    }
line-steps =
    { $number ->
        [one] Odehrán { $number } krok
        [few] Odehrány { $number } kroky
        [many] Odehráno { $number } kroku
       *[other] Odehráno { $number } kroků
    }
line-yours =
    { $number ->
        [one] Jsi na tahu; odehrán { $number } krok
        [few] Jsi na tahu; odehrány { $number } kroky
        [many] Jsi na tahu; odehráno { $number } kroku
       *[other] Jsi na tahu; odehráno { $number } kroků
    }
line-turn =
    { $number ->
        [one] Na tahu: { $player }; odehrán { $number } krok
        [few] Na tahu: { $player }; odehrány { $number } kroky
        [many] Na tahu: { $player }; odehráno { $number } kroku
       *[other] Na tahu: { $player }; odehráno { $number } kroků
    }

## Moje hry

no-games = Zatím tu nic není: v tomto prohlížeči ještě žádná hra nezačala.
games-open = Na stole
games-over = Dohrané
seat-label = { $name }: { $kind }
game-and-agreement = { $game } · { $agreement }
begun = Začátek: { $moment }
watch = Podívat se
invitations = Pozvánky
no-invitations = Všechna místa jsou obsazena.
save-record = Uložit záznam
delete = Smazat
delete-ask = Smazat tuto hru?
delete-why = Hra ({ $players }) zmizí všem, i se vším, co se odehrálo.
delete-yes = Smazat
delete-no = Ponechat

## Pozvánka

invitation = Pozvánka
invited = Čeká na tebe hra { $game }. Zve tě: { $hosts }.
your-seat = Tvé místo
your-name = Tvé jméno
take-seat = Posadit se
only-watch = Jen se dívat
already-seated = Sedíš u tohoto stolu jako { $name }.
to-table = Ke stolu
join-own-game = U tohoto stolu už sedíš. Pošli odkaz tomu, kdo má sedět zde; nebo se posaď sám a hraj za oba.

## Taková stránka není

nowhere = Zde žijí draci
nowhere-help = Tato adresa nikam nevede. Možná se její část cestou ztratila.

## Nápověda

help-kept = Hra zůstává na serveru: stránku zavři, kdy chceš, a pokračuj v části Moje hry. Co uděláš, můžeš vzít zpět, dokud se nic neodhalí nebo nerozhodne někdo jiný.

## Poděkování

whose-it-is = Toto je neoficiální projekt lidí, kteří mají hru rádi. Hraje podle pravidel; všechny kresby, ostrovy a texty jsou naše vlastní. Názvy her, ras a míst patří svým majitelům a slouží tu jen k označení, podle jakých pravidel se hraje. Majitelé projekt nevytvořili ani nepodporují.
credits-code = Kód je pod licencí MIT.
credits-icons = Ikony
credits-icons-help = Erby, značky a symboly nakreslili tito lidé; my jsme změnili jen barvy.
credits-fonts = Písma
