### Co se říká na každé stránce: název, nastavení, spojení a proč server něco neudělal.

title = Small World of Warcraft
title-of = { $page } · { $title }
skip-to-content = Přejít k obsahu

## Nastavení

settings = Nastavení
language = Jazyk
theme = Světlo
theme-system = Podle zařízení
theme-day = Den
theme-night = Noc
speed = Tempo ostatních
speed-off = Ihned
speed-fast = Rychle
speed-normal = Normálně
speed-slow = Pomalu
single-keys = U stolu slouží jednotlivá písmena jako zkratky
to-games = Moje hry
to-credits = Poděkování

## Spojení

loading = Načítá se…
disconnected = Spojení je přerušeno. Server se znovu hledá…
reconnected = Spojení je zpět.
sending = Odesílá se…
trouble = To nelze zobrazit
try-again = Zkusit znovu

## Proč server něco neudělal

problem-unreachable = Server není dostupný. Běží a jsi online?
problem-unknown-game = Taková hra tu není. Možná byla smazána, nebo adresa není úplná.
problem-old-rules = Tato hra začala podle starších pravidel a už ji nelze zobrazit.
problem-wrong-secret = Tato pozvánka už neplatí: místo někdo obsadil, nebo odkaz není úplný.
problem-same-name = Tak se u tohoto stolu už někdo jmenuje. Zvol jiné jméno.
problem-bad-name = Jméno musí být čitelné, bez čárek a bez mezer na krajích.
problem-too-many = To bylo příliš najednou. Chvíli počkej a zkus to znovu.
problem-try-again = Server to teď nemohl udělat. Zkus to znovu.
problem-unknown = Server odpověděl něco, čemu tato stránka nerozumí. Načti stránku znovu.
problem-not-found = Tuto adresu server nezná.
problem-not-allowed = To server nedělá.
problem-not-yours = To smí jen ten, kdo hru začal.
problem-seats = Tato hra je pro { $fewest } až { $most } hráčů.
problem-unfit-boards = Tyto ostrovy k sobě nepatří. Zvol jiné.
problem-unfit-options = Tyto možnosti se k sobě nehodí. Zvol jiné.
problem-unknown-bot = Tohoto počítačového hráče server nezná.
problem-unknown-setting = Tuto možnost server nezná. Načti stránku znovu.
problem-malformed = Server této stránce nerozuměl. Načti stránku znovu.
problem-too-large = To bylo na server příliš.
problem-foreign-origin = To server přijímá jen ze své vlastní stránky.
problem-unknown-host = Pod touto adresou server neodpovídá.
problem-mistake = Server udělal chybu. Zkus to znovu.
