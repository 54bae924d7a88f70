### Co říká stůl kolem mapy: nabídka, listy hráčů, deník, tlačítka, nástroje, nápověda a konec.

## Mince a počty

coins =
    { $count ->
        [one] jedna mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
coins-secret = Mince jsou tajné
free = zdarma
total = Celkem
regions =
    { $count ->
        [0] žádný region
        [one] jeden region
        [few] { $count } regiony
        [many] { $count } regionu
       *[other] { $count } regionů
    }
declined-regions =
    { $count ->
        [0] žádný v úpadku
        [one] jeden v úpadku
        [few] { $count } v úpadku
        [many] { $count } v úpadku
       *[other] { $count } v úpadku
    }

## Hráči

players = Hráči
you = (ty)
no-race = zatím bez rasy
in-hand = V ruce
hand-of = V ruce { $count }
beasts-in-hand = Šelmy v ruce
champion-in-hand = Šampion je v ruce
on-map = Na mapě
relics = Relikvie
harmony = Harmonie
harmony-due = před útokem na rasu Pandaren je třeba zaplatit
harmony-paid = pro tento tah zaplaceno
kind-person = člověk
kind-computer = počítač
kind-open = volné místo
at-turn = na tahu
your-turn = Jsi na tahu
turn-of = U kormidla stojí { $player }

## Nabídka

offer = Nabídka
offer-sides = Standarty které strany
combo = { $race } – { $power }
combo-empty = Prázdná řada
combo-label =
    { $row }. řada: { $name }, { $tokens ->
        [one] jeden žeton
        [few] { $tokens } žetony
        [many] { $tokens } žetonu
       *[other] { $tokens } žetonů
    }{ $coins ->
        [0] { "" }
        [one] , leží na ní jedna mince
        [few] , leží na ní { $coins } mince
        [many] , leží na ní { $coins } mince
       *[other] , leží na ní { $coins } mincí
    }
combo-tokens = Žetony
combo-box = V zásobníku zbývá
combo-price = Stojí
combo-coins = Přináší
take-free = Vzít zdarma
take-for =
    { $coins ->
        [one] Vzít za jednu minci
        [few] Vzít za { $coins } mince
        [many] Vzít za { $coins } mince
       *[other] Vzít za { $coins } mincí
    }

## Průběh tahu

round-of = { $round }. kolo z { $rounds }
bar = Tvůj tah
progress-choose = Výběr rasy
progress-conquer = Dobývání
progress-redeploy = Přesun bojovníků
progress-done = Konec tahu

# Co je teď třeba udělat, a pod tím řádek nápovědy.
task-pick = Vyber si rasu a zvláštní schopnost
task-pick-help = Každá standarta nad tou, kterou si vezmeš, tě stojí jednu minci. Prohlédni si standartu a dočteš se, co přináší.
task-start = Dobuď první region, nebo vyhlas úpadek
task-start-help = Rozsvícené regiony lze dobýt; pečeť říká, kolika žetony. Předtím smíš regiony opustit.
task-conquer = Vyber region, který dobudeš
task-conquer-help = Rozsvícené regiony lze dobýt; pečeť říká, kolika žetony. Prohlédni si region a dozvíš se proč.
task-nothing = Víc už dobýt nejde
task-nothing-help = Ukonči dobývání a přesuň, co ti zbylo.
task-form = Zvol podobu rasy Worgen
task-form-help = Worgení podoba stojí jednu minci a platí pro tento tah.
task-redeploy =
    { $count ->
        [one] Umísti poslední žeton do svých regionů
        [few] Umísti ještě { $count } žetony do svých regionů
        [many] Umísti ještě { $count } žetonu do svých regionů
       *[other] Umísti ještě { $count } žetonů do svých regionů
    }
task-redeploy-help = Vybírej rozsvícené regiony, používej plus a minus, přetahuj, nebo to nech na některém z plánů.
task-redeployed = Všechno je na místě
task-redeployed-help = Ještě můžeš přesouvat. Ukonči tah a získáš své mince.
task-fort = Postav své Pevnosti
task-fort-help = Pro každou vyber rozsvícený region.
task-retreat =
    { $count ->
        [one] Jeden žeton musí ustoupit
        [few] { $count } žetony musí ustoupit
        [many] { $count } žetonu musí ustoupit
       *[other] { $count } žetonů musí ustoupit
    }
task-retreat-help = Byly vyhnány a odejdou do tvých ostatních regionů, kam chceš.
task-retreated = O ústupu je rozhodnuto
task-retreated-help = Ještě je můžeš poslat jinam.
task-computer = { $player } přemýšlí
task-computer-help = Hraje počítač; uvidíš každý jeho krok.
task-wait = Na tahu je { $player }
task-wait-help = Rozhlížej se, jak dlouho chceš.
task-open = Čeká se, kdo usedne na místo: { $player }
task-open-help = Může na něj každý, kdo má pozvánku.
task-over = Hra skončila
task-over-help = Podívej se, kdo vyhrál a odkud se vzaly mince.

task-use-abandon = Který region opustíš?
task-use-abandon-help = Jeho žetony se ti vrátí do ruky.
task-use-intimidate = Který region zastrašíš?
task-use-intimidate-help = Zmizí jedna obrana, nebo musí jeden žeton uprchnout.
task-use-intimidate-to = Kam žeton uprchne?
task-use-intimidate-to-help = Vyber jiný region jeho rasy.
task-use-raid = Na který region zaútočíš ze vzduchu?
task-use-raid-help = Napřed se hází kostkou a hod sníží cenu.
task-use-steal = Ze kterého regionu odneseš Artefakt?
task-use-steal-help = Musí ležet odkrytý v sousedním regionu.
task-use-steal-to = Do kterého regionu ho přeneseš?
task-use-steal-to-help = Vyber svůj region hned vedle.
task-use-swap = Vyber první ze dvou Magických regionů
task-use-swap-help = Vše, co v nich leží, se prohodí, kromě hor a Legendárních míst.
task-use-swap-to = Se kterým regionem se prohodí?
task-use-swap-to-help = Vyber druhý Magický region.
task-use-aegis = Kam položíš Aegis?
task-use-aegis-help = Na ten region nikdo nemůže, dokud ti nezaplatí.
task-use-bomb = Kam položíš Bombu?
task-use-bomb-help = Polovina Bomb vybuchne na začátku tvého dalšího tahu.
task-use-champion = Kde bude stát tvůj Šampion?
task-use-champion-help = Pomůže bránit jeden z tvých regionů.
task-use-fort = Kde postavíš Pevnost?
task-use-fort-help = Region pak stojí o 1 žeton víc, i v úpadku.
task-use-heart = Kam položíš Heart of Azeroth?
task-use-heart-help = Soupeři, jejichž aktivní rasa s ním sousedí, ti platí.
task-use-target = Kam umístíš Vojenský cíl?
task-use-target-help = Kdo ho dobude, získá mince, a ty také.
task-use-beasts = Kam půjdou tvé Šelmy?
task-use-beasts-help = Brání stejně jako žetony.

## Tlačítka

end-conquests = Ukončit dobývání
end-turn = Ukončit tah
end-retreat = Ukončit ústup
to-offer = K nabídce
show-ending = Ukázat výsledek
skip = Ukázat vše hned
undo = Zpět
undo-help = Vezme zpět tvůj poslední krok.
undo-nothing = Zatím není co brát zpět.
undo-other-player = Mezitím už rozhodl někdo jiný.
undo-not-yours = Nejsi na tahu.
undo-chance =
    { $word ->
        [roll] Kostka už padla: to platí.
        [bomb] Bomba už se otočila: to platí.
        [reveal] Relikvie už je odkrytá: to platí.
       *[other] Nová kombinace už je odkrytá: to platí.
    }
income-now = Tah by vynesl
income-nothing = Zatím nic.
decline = Úpadek
decline-ask = Vyhlásit úpadek rasy { $race }?
decline-why = V každém regionu této rasy zůstane jeden žeton a dál vynáší mince, ale už nic nedobude. Tvůj tah skončí a v příštím si vezmeš novou rasu. Rasa, kterou máš v úpadku už teď, z mapy odejde.
decline-earns =
    { $coins ->
        [one] Tento tah pak vynese jednu minci.
        [few] Tento tah pak vynese { $coins } mince.
        [many] Tento tah pak vynese { $coins } mince.
       *[other] Tento tah pak vynese { $coins } mincí.
    }
decline-yes = Vyhlásit úpadek
decline-no = Ponechat rasu
take-side-alliance = Přidat se k Alianci
take-side-horde = Přidat se k Hordě
raise = Žetony navíc
raise-for =
    Vzít { $count ->
        [one] jeden žeton
        [few] { $count } žetony
        [many] { $count } žetonu
       *[other] { $count } žetonů
    } za { $count ->
        [one] jednu minci
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
fewer = O jeden méně
more = O jeden víc
plan-even = Rovnoměrně
plan-even-help = Do každého regionu dá pokud možno stejně.
plan-before = Jako předtím
plan-before-help = Vrátí vše tam, kde to stálo na začátku tahu.
plan-guard = Střežit hranici
plan-guard-help = Nejvíc dá tam, kde mohou soupeři zaútočit.
take-all-back = Vše do ruky

## Nástroje a co jde jednou za tah

tools = Co můžeš na mapě udělat
tools-placing = Co umisťuješ
tool-left = zbývá { $left } z { $of }
means-help = Vybírá se na kartičce regionu, zároveň s dobytím.
means-spent = Pro tento tah vyčerpáno.
tool-conquer = Dobýt
tool-conquer-help = Dobuď region tolika žetony, kolik je na pečeti.
tool-intimidate = Zastrašit
tool-intimidate-help = Zažeň obranu nebo jeden žeton ze sousedního regionu.
tool-swap = Portál
tool-swap-help = Prohoď dva Magické regiony.
tool-steal = Odnést Artefakt
tool-steal-help = Přenes odkrytý Artefakt ze sousedního regionu do svého.
tool-raid = Letecký útok
tool-raid-help = Napřed hoď kostkou, pak zaútoč na libovolný region na souši kteréhokoli ostrova.
tool-abandon = Opustit
tool-abandon-help = Před prvním dobýváním opusť regiony a vezmi si jejich žetony do ruky.
tool-form = Podoba
tool-form-help = Na začátku tahu zvol podobu rasy Worgen.
tool-raise = Vzít žetony
tool-raise-help = Před přesunem bojovníků si kup nejvýš tolik žetonů, o kolik ostatní v tomto tahu kvůli tobě přišli.
tool-side = Zvolit stranu
tool-side-help = Bojuj v tomto tahu za Alianci, nebo za Hordu a získej jejich Frakční bonus.
tool-token = Žetony
tool-token-help = Umísti rasové žetony do svých regionů.
tool-beasts = Šelmy
tool-beasts-help = Umísti Šelmy do svých regionů.
tool-champion = Šampion
tool-champion-help = Řekni, kde bude stát tvůj Šampion.
tool-fort = Pevnosti
tool-fort-help = Řekni, kde se postaví Pevnosti.
tool-aegis = Aegis
tool-aegis-help = Polož Aegis of Aggramar do svého regionu.
tool-heart = Heart
tool-heart-help = Polož Heart of Azeroth do svého regionu.
tool-target = Cíle
tool-target-help = Umísti Vojenské cíle, nejvýš dva.
tool-bomb = Bomby
tool-bomb-help = Polož Bomby do sousedních regionů soupeřů.

## Deník

log = Deník
log-earlier = Co se stalo dřív
log-since = Od tvého posledního tahu
log-turn = { $player }, { $round }. kolo
log-news = Co se děje
log-undone = Poslední krok byl vzat zpět.
log-more =
    { $count ->
        [one] V deníku je ještě jeden řádek.
        [few] V deníku jsou ještě { $count } řádky.
        [many] V deníku je ještě { $count } řádku.
       *[other] V deníku je ještě { $count } řádků.
    }

## Části stolu

tabs = Části stolu
tab-map = Mapa
map-as-table = Mapa jako tabulka
open-players = Hráči a deník
sheet-more = Ukázat víc
sheet-less = Ukázat míň
close = Zavřít
watching = Tuto hru sleduješ
invitation-copy = Zkopírovat pozvánku
invitation-copied = Pozvánka je zkopírovaná.
invitation-link = Pozvánka: { $player }

## Když je krok odmítnut

refused-stale = Mezitím se něco stalo; podívej se na stůl a vyber znovu.
refused-illegal = To nejde.
refused-not-yours = Nejsi na tahu.
refused-over = Hra skončila.
refused-no-undo = To už vzít zpět nejde.
refused-malformed = Server téhle stránce nerozuměl. Načti ji znovu.
refused-too-many = To bylo moc najednou. Chvilku počkej a zkus to znovu.
refused-too-large = To bylo na jednu zprávu moc.
refused-try-again = Server to teď nezvládl. Zkus to znovu.
refused-because = { $sentence } { $reason }

## Předání stolu

hand-over = Na tahu je { $player }
hand-over-why = Předej teď stůl dál. Mince jsou tajné, a tak zůstane vše zakryté, dokud nepřijde { $player }.
hand-over-done = { $player }, to jsem já

## Konec

ending = Poslední účtování
won = Vítězství
coin-sources = Odkud se vzaly mince
coin-reason = Za co
coins-at-first = Na začátku
rematch = Hrát znovu
rematch-failed = Novou hru se nepodařilo začít. Zkus to znovu.
to-home = Na úvodní stránku

## Nápověda a klávesy

help = Nápověda
help-lit = Zlatá znamená, že tu můžeš něco udělat: rozsvícené regiony, pečeti a tlačítko, které je právě na řadě.
help-seals = Pečeť říká, kolik žetonů region stojí. Je-li na ní malá kostka, může pomoci už jen hod.
help-card = Ukaž na region, podrž na něm prst nebo na něj přejdi šipkami: jeho kartička řekne, z čeho se skládá cena, jaké jsou šance a co by vynesl.
help-redeploy = Při přesunu bojovníků každé klepnutí položí jeden žeton; minus ho zase zvedne a žetony můžeš přetahovat z regionu do regionu.
help-undo = Zpět se vracíš krok po kroku, dokud se něco neodkrylo nebo nerozhodl někdo jiný.
help-map-keys = Mapa je jedna zastávka klávesy Tab. Šipky chodí z regionu do regionu, Enter něco udělá, plus a minus přidávají žetony nebo přibližují, Escape odejde.
shortcuts = Klávesy
key-control = Ctrl
key-escape = Esc
shortcut-main = Ukončit dobývání nebo tah
shortcut-undo = Zpět
shortcut-decline = Vyhlásit úpadek rasy
shortcut-tool = Další nástroj
shortcut-even = Rozložit rovnoměrně
shortcut-before = Jako předtím
shortcut-guard = Střežit hranici
shortcut-take-back = Vzít vše zpět do ruky
shortcut-skip = Ukázat vše, co udělali ostatní
shortcut-map = Přejít na mapu
shortcut-table = Mapa jako tabulka
shortcut-offer = Přejít na nabídku
shortcut-players = Přejít na hráče
shortcut-log = Přejít na deník
shortcut-help = Nápověda
shortcut-cancel = Zavřít nebo pustit, co je vybráno
