"""Names for the regions of new islands, of our own: a colour of the place and what grows or stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallwar.smallworld.boards.noise import shuffle

if TYPE_CHECKING:
    from smallwar.table.chance import Chance

FIRST_WORDS: Final = (
    "Amber", "Anvil", "Ash", "Barrow", "Bell", "Bitter", "Black", "Bramble", "Bright", "Broken", "Copper", "Crow",
    "Dusk", "Ember", "Fallow", "Fern", "Flint", "Frost", "Ghost", "Gilded", "Glimmer", "Gull", "Hammer", "Hollow",
    "Honey", "Iron", "Kestrel", "Lantern", "Long", "Lost", "Moon", "Moss", "Old", "Otter", "Owl", "Quiet", "Raven",
    "Red", "Rook", "Rust", "Salt", "Silver", "Smoke", "Stag", "Star", "Storm", "Thorn", "Thunder", "Toad", "Tusk",
    "Twin", "Umber", "Whisper", "White", "Widow", "Wild", "Willow", "Winter", "Wolf", "Wren",
)  # fmt: skip

LAST_WORDS: Final = {
    "fields": ("Acres", "Downs", "Fields", "Furrows", "Meadow", "Plain"),
    "forest": ("Copse", "Glade", "Grove", "Shade", "Thicket", "Wood"),
    "hills": ("Barrows", "Bluffs", "Heights", "Hills", "Knolls", "Rise"),
    "swamp": ("Bog", "Fen", "Marsh", "Mire", "Reeds", "Slough"),
    "mountain": ("Crag", "Crown", "Fang", "Peak", "Spire", "Tor"),
    "lake": ("Lake", "Mere", "Pool", "Tarn", "Water", "Waters"),
    "sea": ("Bay", "Cove", "Gulf", "Haven", "Sound", "Strand"),
}


def name_regions(terrain: list[str], chance: Chance) -> list[str]:
    """Name the regions of an island; no word comes twice on it."""
    first = list(FIRST_WORDS)
    shuffle(chance, first)
    last = {ground: list(words) for ground, words in LAST_WORDS.items()}
    for words in last.values():
        shuffle(chance, words)
    return [f"{first[region]} {last[ground].pop()}" for region, ground in enumerate(terrain)]
