"""Who exists, in the order in which positions and records number them, and the figures printed on banners and badges."""

from __future__ import annotations

from typing import Final

from smallwar.smallworld.ability import SIDES, Ability, Power, Race, Relic
from smallwar.smallworld.powers.archaeologist import Archaeologist
from smallwar.smallworld.powers.battlemaster import Battlemaster
from smallwar.smallworld.powers.beastmaster import Beastmaster
from smallwar.smallworld.powers.blacksmith import Blacksmith
from smallwar.smallworld.powers.champion import Champion
from smallwar.smallworld.powers.defender import Defender
from smallwar.smallworld.powers.enraged import Enraged
from smallwar.smallworld.powers.explorer import Explorer
from smallwar.smallworld.powers.farmer import Farmer
from smallwar.smallworld.powers.fisher import Fisher
from smallwar.smallworld.powers.fortified import Fortified
from smallwar.smallworld.powers.herbalist import Herbalist
from smallwar.smallworld.powers.intimidating import Intimidating
from smallwar.smallworld.powers.marsh_settler import MarshSettler
from smallwar.smallworld.powers.miner import Miner
from smallwar.smallworld.powers.mountaineer import Mountaineer
from smallwar.smallworld.powers.portal_mage import PortalMage
from smallwar.smallworld.powers.ranger import Ranger
from smallwar.smallworld.powers.sailor import Sailor
from smallwar.smallworld.powers.swamp_walker import SwampWalker
from smallwar.smallworld.races.blood_elves import BloodElves
from smallwar.smallworld.races.draenei import Draenei
from smallwar.smallworld.races.dwarves import Dwarves
from smallwar.smallworld.races.ethereals import Ethereals
from smallwar.smallworld.races.forsaken import Forsaken
from smallwar.smallworld.races.gnomes import Gnomes
from smallwar.smallworld.races.goblins import Goblins
from smallwar.smallworld.races.humans import Humans
from smallwar.smallworld.races.kobolds import Kobolds
from smallwar.smallworld.races.naga import Naga
from smallwar.smallworld.races.night_elves import NightElves
from smallwar.smallworld.races.orcs import Orcs
from smallwar.smallworld.races.pandaren import Pandaren
from smallwar.smallworld.races.tauren import Tauren
from smallwar.smallworld.races.trolls import Trolls
from smallwar.smallworld.races.worgen import Worgen
from smallwar.smallworld.relics.aegis import Aegis
from smallwar.smallworld.relics.ashes import Ashes
from smallwar.smallworld.relics.battleground import Battleground
from smallwar.smallworld.relics.dark_portal import DarkPortal
from smallwar.smallworld.relics.doomhammer import Doomhammer
from smallwar.smallworld.relics.frostmourne import Frostmourne
from smallwar.smallworld.relics.heart import Heart
from smallwar.smallworld.relics.karazhan import Karazhan
from smallwar.smallworld.relics.lights_hope_chapel import LightsHopeChapel
from smallwar.smallworld.relics.meeting_stone import MeetingStone
from smallwar.smallworld.relics.spirit_healer import SpiritHealer
from smallwar.smallworld.relics.well_of_eternity import WellOfEternity

BANNERS: Final[list[tuple[Race, int, int]]] = [
    (Draenei(), 7, 12),
    (Dwarves(), 5, 10),
    (Gnomes(), 5, 10),
    (Humans(), 5, 10),
    (NightElves(), 4, 9),
    (Worgen(), 5, 10),
    (BloodElves(), 5, 10),
    (Forsaken(), 6, 20),
    (Goblins(), 6, 11),
    (Orcs(), 6, 11),
    (Tauren(), 11, 16),
    (Trolls(), 6, 11),
    (Ethereals(), 5, 10),
    (Kobolds(), 6, 11),
    (Naga(), 6, 11),
    (Pandaren(), 5, 10),
]
"""Each race with the number on its banner and its tokens in the box (SW-1.1)."""

BADGES: Final[list[tuple[Power, int]]] = [
    (Archaeologist(), 5),
    (Battlemaster(), 5),
    (Beastmaster(), 4),
    (Blacksmith(), 4),
    (Champion(), 5),
    (Defender(), 5),
    (Enraged(), 5),
    (Explorer(), 4),
    (Farmer(), 4),
    (Fisher(), 4),
    (Fortified(), 4),
    (Herbalist(), 4),
    (Intimidating(), 4),
    (MarshSettler(), 5),
    (Miner(), 4),
    (Mountaineer(), 4),
    (PortalMage(), 4),
    (Ranger(), 4),
    (Sailor(), 5),
    (SwampWalker(), 4),
]
"""Each power with the number on its badge. Herbalist's is printed, the others are proposals (SW-1.2)."""

RELICS: Final[list[Relic]] = [
    Aegis(),
    Ashes(),
    Doomhammer(),
    Frostmourne(),
    Heart(),
    Battleground(),
    DarkPortal(),
    Karazhan(),
    LightsHopeChapel(),
    MeetingStone(),
    SpiritHealer(),
    WellOfEternity(),
]

RACES: Final[list[Race]] = [race for race, _, _ in BANNERS]
POWERS: Final[list[Power]] = [power for power, _ in BADGES]


def _numbered(pieces: list[Ability]) -> list[Ability]:
    for number, piece in enumerate(pieces):
        piece.number = number
    return pieces


PIECES: Final[list[Ability]] = _numbered([*RACES, *POWERS, *RELICS])
"""All pieces; a piece's place here is its number on the pending stack."""

BANNER_TOKENS: Final[list[int]] = [number for _, number, _ in BANNERS]
BOX_TOKENS: Final[list[int]] = [tokens for _, _, tokens in BANNERS]
BADGE_TOKENS: Final[list[int]] = [number for _, number in BADGES]

RACE_SIDE: Final[list[int]] = [race.side for race in RACES]
SIDE_RACES: Final[list[int]] = [
    sum(1 << number for number, own in enumerate(RACE_SIDE) if own == side) for side in range(len(SIDES))
]
"""The set of races of each side."""

RACE_IDS: Final[list[str]] = [race.id for race in RACES]
POWER_IDS: Final[list[str]] = [power.id for power in POWERS]
RELIC_IDS: Final[list[str]] = [relic.id for relic in RELICS]

RACE_MEANS: Final[list[int]] = [race.means for race in RACES]
POWER_MEANS: Final[list[int]] = [power.means for power in POWERS]
RELIC_MEANS: Final[list[int]] = [relic.means for relic in RELICS]
"""The means of conquering that each piece offers, or NONE."""
