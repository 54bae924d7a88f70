### Names of what lies on the table, and what each race, power and relic does in a sentence or two.
### The names are those of the rule books; where a language's book has none of its own, the English one stays.

## Races

race-draenei = Draenei
race-draenei-text = In each opponent’s turn, the first token you would lose comes back to your hand instead.
race-dwarves = Dwarves
race-dwarves-text = Mountain regions cost 2 tokens less.
race-gnomes = Gnomes
race-gnomes-text = Once a turn, raid any land region of any island as if it were next to you. If you roll the die for it first, the roll comes off its price.
race-humans = Humans
race-humans-text = At the end of your turn, set up to two military targets in land regions that no Alliance race holds. Whoever conquers one with a race that is not of the Horde gets 2 coins, and so do you if it was somebody else.
race-night-elves = Night Elves
race-night-elves-text = Forests cost 1 token less, and each forest you conquer gets a wisp wall, which adds 1 to its price. The walls stay in decline.
race-worgen = Worgen
race-worgen-text = Each turn you expand, begin in human form (gain 2 coins) or in worgen form (pay 1 coin, and every region costs 1 token less).
race-blood-elves = Blood Elves
race-blood-elves-text = Each magic region pays 1 coin more.
race-forsaken = Forsaken
race-forsaken-text = For each token that opponents or Murlocs lost to you this turn, you may pay 1 coin for one more token of your own before you redeploy.
race-goblins = Goblins
race-goblins-text = At the end of your turn, lay bombs in neighbouring regions held by opponents’ active races. They are turned up when your next turn begins: half of them explode, which counts as a conquest and leaves the region empty.
race-orcs = Orcs
race-orcs-text = Each region you conquer from an Alliance race pays 1 coin, on top of the faction bonus.
race-tauren = Tauren
race-tauren-text = You never stand with fewer than 2 tokens in a region, and no region costs you less. You lose only 1 when conquered; in decline, 2 stay in each region.
race-trolls = Trolls
race-trolls-text = Regions that are not empty cost 1 token less.
race-ethereals = Ethereals
race-ethereals-text = Once a turn, either conquer a neighbouring region with a face-up legendary place for 2 tokens less, or move a face-up artifact from a neighbouring region into a region of yours beside it.
race-kobolds = Kobolds
race-kobolds-text = Every cave region counts as next to you, for your first conquest too, and costs no travel.
race-naga = Naga
race-naga-text = You may conquer lakes and seas, with your first conquest too, and stay there in decline.
race-pandaren = Pandaren
race-pandaren-text = At the end of your turn, every opponent whose active race you did not attack gets a harmony token. Until your next turn its holder must pay you 2 coins, once, before attacking you.
race-murlocs = Murlocs
race-murlocs-text = They lived here first. They count as a neutral race in decline and belong to nobody.

## Powers

power-archaeologist = Archaeologist
power-archaeologist-text = Each relic you hold, artifact or legendary place, pays 1 coin.
power-battlemaster = Battlemaster
power-battlemaster-text = Each region you conquer that was not empty pays 1 coin.
power-beastmaster = Beastmaster
power-beastmaster-text = When your turn begins, the old beasts go, and one comes to hand for each hills region you hold, at most 5. Beasts are race tokens in every way.
power-blacksmith = Blacksmith
power-blacksmith-text = Every region costs 1 token less.
power-champion = Champion
power-champion-text = Once a turn, with a token in hand, your champion conquers a neighbouring region free of charge, whatever defends it. If he is captured, you pay 1 coin as ransom and lose no token.
power-defender = Defender
power-defender-text = At the end of your turn, a watchtower rises in each fields region of yours around which you hold more regions than any other single race. Nothing can touch a region with a watchtower.
power-enraged = Enraged
power-enraged-text = If you conquer a region from 2 or more tokens of an opponent or of Murlocs, each of those tokens pays 1 coin.
power-explorer = Explorer
power-explorer-text = Each island on which you hold a region pays 1 coin.
power-farmer = Farmer
power-farmer-text = Each fields region pays 1 coin more.
power-fisher = Fisher
power-fisher-text = Each region beside a lake or sea region pays 1 coin more.
power-fortified = Fortified
power-fortified-text = At the end of your turn, each region of yours gets a fort, which adds 1 to its price; at most 10 stand on the map. Forts stay in decline.
power-herbalist = Herbalist
power-herbalist-text = Each hills region pays 1 coin more.
power-intimidating = Intimidating
power-intimidating-text = Three times a turn, in a neighbouring region of an opponent or of Murlocs: remove its wisp wall or fort, or else move one token to another region of its race. Without such a region the token is lost, and so is every Murloc.
power-marsh-settler = Marsh-settler
power-marsh-settler-text = Opponents pay you 1 coin before each attempt on a swamp region of yours, in decline too.
power-miner = Miner
power-miner-text = Each cave region pays 1 coin more.
power-mountaineer = Mountaineer
power-mountaineer-text = Each mountain region pays 1 coin more.
power-portal-mage = Portal-mage
power-portal-mage-text = Twice a turn, two magic regions swap everything that lies in them, except mountains and legendary places.
power-ranger = Ranger
power-ranger-text = Each forest region pays 1 coin more.
power-sailor = Sailor
power-sailor-text = You never pay travel.
power-swamp-walker = Swamp-walker
power-swamp-walker-text = Each swamp region pays 1 coin more.

## Relics

relic-aegis = Aegis of Aggramar
relic-aegis-text = At the end of your turn, put it into a region of yours. No opponent can touch that region in a turn without paying you 2 coins first.
relic-ashes = Ashes of Al’ar
relic-ashes-text = Once a turn, conquer any region of any island at its price, as if it were next to you.
relic-doomhammer = Doomhammer
relic-doomhammer-text = Once a turn, conquer a region in reach with 1 token (Tauren: 2), whatever defends it. First you pay 2 coins to its holder, or to the supply if there is none.
relic-frostmourne = Frostmourne
relic-frostmourne-text = Once a turn, one conquest costs 2 tokens less.
relic-heart = Heart of Azeroth
relic-heart-text = At the end of your turn, put it into a region of yours. Every opponent whose active race stands beside it pays you 1 coin.
relic-battleground = Battleground
relic-battleground-text = Your faction bonus pays up to 2 coins for each enemy race: one for each of two regions. A neutral race may choose a side, once a turn.
relic-dark-portal = Dark Portal
relic-dark-portal-text = Pays 2 coins at the end of your turn.
relic-karazhan = Karazhan
relic-karazhan-text = Each other region you hold with the same terrain as Karazhan’s pays 1 coin.
relic-lights-hope-chapel = Light’s Hope Chapel
relic-lights-hope-chapel-text = You lose no token to conquests and bombs, not even when the Chapel’s own region falls.
relic-meeting-stone = Meeting Stone
relic-meeting-stone-text = You never pay travel.
relic-spirit-healer = Spirit Healer
relic-spirit-healer-text = One more token comes to hand at each redeployment of your own turns, while the box has one.
relic-well-of-eternity = Well of Eternity
relic-well-of-eternity-text = It moves to the water of its island. A race, active or in decline, that holds more regions around it than any other gets 2 coins at the end of its player’s turn.

## Terrain and marks

terrain-fields = Fields
terrain-forest = Forest
terrain-hills = Hills
terrain-swamp = Swamp
terrain-mountain = Mountain
terrain-lake = Lake
terrain-sea = Sea

mark-entry = Entry region
mark-cave = Cave
mark-magic = Magic
mark-murloc = Murloc
mark-relic = Relic

## Pieces

piece-mountain = Mountain
piece-wisp-wall = Wisp wall
piece-fort = Fort
piece-watchtower = Watchtower
piece-target = Military target
piece-bomb = Bomb
piece-champion = Champion
piece-relic = Face-down relic

## Sides, forms and once-a-turn means

side-alliance = Alliance
side-horde = Horde
side-neutral = Neutral

form-human = Human form
form-worgen = Worgen form

means-ashes = Ashes of Al’ar
means-doomhammer = Doomhammer
means-frostmourne = Frostmourne
means-relic-hunt = Relic hunt
means-flight = Air raid
means-champion = Champion

## Islands

island-L1a = The Old Anchorage
island-L1b = Crow’s Landfall
island-L2a = Tanglewake
island-L2b = The Bellows
island-M1a = Thornhook
island-M1b = Grey Aunt
island-M2a = Lanternfall
island-M2b = The Whalebone
island-S1a = Gullet Rock
island-S1b = The Stray
island-S2a = Half-Moon Holm
island-S2b = Pebble’s End

## Regions. A name is made of two words, so that new islands have names in every language too.

region-name = { $word } { $ground }
region-number = { $terrain } { $number }

word-amber = Amber
word-anvil = Anvil
word-ash = Ash
word-barrow = Barrow
word-bell = Bell
word-bitter = Bitter
word-black = Black
word-bramble = Bramble
word-bright = Bright
word-broken = Broken
word-copper = Copper
word-crow = Crow
word-dusk = Dusk
word-ember = Ember
word-fallow = Fallow
word-fern = Fern
word-flint = Flint
word-frost = Frost
word-ghost = Ghost
word-gilded = Gilded
word-glimmer = Glimmer
word-gull = Gull
word-hammer = Hammer
word-hollow = Hollow
word-honey = Honey
word-iron = Iron
word-kestrel = Kestrel
word-lantern = Lantern
word-long = Long
word-lost = Lost
word-moon = Moon
word-moss = Moss
word-old = Old
word-otter = Otter
word-owl = Owl
word-quiet = Quiet
word-raven = Raven
word-red = Red
word-rook = Rook
word-rust = Rust
word-salt = Salt
word-silver = Silver
word-smoke = Smoke
word-stag = Stag
word-star = Star
word-storm = Storm
word-thorn = Thorn
word-thunder = Thunder
word-toad = Toad
word-tusk = Tusk
word-twin = Twin
word-umber = Umber
word-whisper = Whisper
word-white = White
word-widow = Widow
word-wild = Wild
word-willow = Willow
word-winter = Winter
word-wolf = Wolf
word-wren = Wren

ground-acres = Acres
ground-downs = Downs
ground-fields = Fields
ground-furrows = Furrows
ground-meadow = Meadow
ground-plain = Plain
ground-copse = Copse
ground-glade = Glade
ground-grove = Grove
ground-shade = Shade
ground-thicket = Thicket
ground-wood = Wood
ground-barrows = Barrows
ground-bluffs = Bluffs
ground-heights = Heights
ground-hills = Hills
ground-knolls = Knolls
ground-rise = Rise
ground-bog = Bog
ground-fen = Fen
ground-marsh = Marsh
ground-mire = Mire
ground-reeds = Reeds
ground-slough = Slough
ground-crag = Crag
ground-crown = Crown
ground-fang = Fang
ground-peak = Peak
ground-spire = Spire
ground-tor = Tor
ground-lake = Lake
ground-mere = Mere
ground-pool = Pool
ground-tarn = Tarn
ground-water = Water
ground-waters = Waters
ground-bay = Bay
ground-cove = Cove
ground-gulf = Gulf
ground-haven = Haven
ground-sound = Sound
ground-strand = Strand
