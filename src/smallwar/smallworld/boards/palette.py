"""The colours of charts, by day and by night, and the style sheets made of them."""

from __future__ import annotations

from string import Template
from typing import Final

from smallwar.smallworld.boards.board import TERRAINS

THEMES: Final = ("day", "night")

COLOURS: Final = {
    "sea-paper": ("#dfe0cb", "#15212c"),
    "shallows-far": ("#a9cccb", "#1d4052"),
    "shallows-near": ("#7fb4ba", "#2d5f73"),
    "water-line": ("#2f6673", "#7fb1bf"),
    "foam": ("#eef6ee", "#8fc0cc"),
    "coast": ("#2a1e13", "#070a0d"),
    "coast-rim": ("#f6edd3", "#b9c9c4"),
    "border": ("#3a2919", "#0a0d10"),
    "shadow": ("#2a1e13", "#05080b"),
    "light": ("#fff6dc", "#f4e6bd"),
    "fields": ("#ecd388", "#a68f55"),
    "forest": ("#a6bd80", "#5b7550"),
    "hills": ("#dbb287", "#96714f"),
    "swamp": ("#bdb0bb", "#70667a"),
    "mountain": ("#cbc1b4", "#7b7774"),
    "lake": ("#8ec1cd", "#2f6580"),
    "sea": ("#8fc0c6", "#2c5a70"),
    "fields-pool": ("#b98f35", "#6b5626"),
    "forest-pool": ("#5f7f3f", "#2c4430"),
    "hills-pool": ("#a8703c", "#5a3b24"),
    "swamp-pool": ("#7c6a80", "#3e3749"),
    "mountain-pool": ("#857a6e", "#46433f"),
    "lake-pool": ("#3f7f94", "#183f55"),
    "sea-pool": ("#4f94a2", "#1a4256"),
    "fields-bloom": ("#f7e7b0", "#bda769"),
    "forest-bloom": ("#c3d49b", "#728c60"),
    "hills-bloom": ("#ecccaa", "#ad8862"),
    "swamp-bloom": ("#d3c8d0", "#877c90"),
    "mountain-bloom": ("#e0d8cc", "#949089"),
    "lake-bloom": ("#b3d9df", "#417d97"),
    "sea-bloom": ("#b5d8d8", "#3d7389"),
    "furrow": ("#9c7a30", "#5a4620"),
    "wheat": ("#85631d", "#4b3a18"),
    "hedge": ("#6f7f3a", "#3d4a26"),
    "plot-green": ("#cfcf7c", "#89894c"),
    "plot-straw": ("#f6e6ac", "#baa566"),
    "plot-earth": ("#dcb870", "#8f7743"),
    "leaf": ("#7f9f58", "#486640"),
    "leaf-shade": ("#5f8046", "#354f34"),
    "leaf-light": ("#9dbb72", "#5f7f52"),
    "leaf-ink": ("#33432a", "#141d14"),
    "needle": ("#5d8250", "#38573d"),
    "needle-shade": ("#456640", "#294330"),
    "needle-ink": ("#2c3d27", "#111a14"),
    "trunk": ("#4a3322", "#1e150e"),
    "grass": ("#6f8a4a", "#3f5a3c"),
    "hump": ("#efd2ab", "#b58d66"),
    "hump-shade": ("#c4966a", "#7c5a3c"),
    "hill-ink": ("#5f4025", "#24170d"),
    "hachure": ("#6f4d2e", "#2f1f12"),
    "sod": ("#a67a4c", "#6b4d31"),
    "puddle": ("#8fa9b3", "#4d6a7c"),
    "puddle-light": ("#c3d2d4", "#7796a5"),
    "ripple": ("#4d6a74", "#90aebb"),
    "reed": ("#3f5a40", "#1d2f22"),
    "cattail": ("#59402a", "#24170f"),
    "face": ("#ece6da", "#aaa69f"),
    "face-shade": ("#94887d", "#4f4b49"),
    "cap": ("#fdfaf3", "#dfe0dc"),
    "peak-ink": ("#3d342c", "#131110"),
    "scree": ("#6b5f55", "#322e2b"),
    "deep": ("#5fa0b1", "#1f4f69"),
    "wave": ("#2f6673", "#9cc6d2"),
    "glint": ("#e6f4f3", "#a9d2dc"),
}
"""Each colour by day and by night."""

GROUND_STYLE: Final = """
.far{fill:none;stroke:$shallows_far;stroke-width:66;stroke-linejoin:round}
.near{fill:none;stroke:$shallows_near;stroke-width:26;stroke-linejoin:round}
.water{fill:none;stroke:$water_line;stroke-linecap:round;stroke-linejoin:round}
.foam{fill:none;stroke:$foam;stroke-width:4;stroke-linejoin:round;opacity:.5}
.cast{fill:$shadow;opacity:.3}
.band{fill:$shadow;opacity:.16;fill-rule:evenodd}.sun{fill:$light;opacity:.2;fill-rule:evenodd}
.border{fill:none;stroke:$border;stroke-width:1.25;stroke-linecap:round;stroke-linejoin:round;opacity:.82}
.mouth{fill:none;stroke:$water_line;stroke-width:1.3;stroke-dasharray:7 5;stroke-linecap:round}
.coast{fill:$coast;fill-rule:evenodd}
.echo{fill:none;stroke:$water_line;stroke-linejoin:round;opacity:.65}
"""

GLYPH_STYLE: Final = """
.pale{opacity:.3}
.plot-straw,.plot-green,.plot-earth{stroke:$hedge;stroke-width:.8;stroke-opacity:.6}
.plot-straw{fill:$plot_straw;opacity:.5}.plot-green{fill:$plot_green;opacity:.5}.plot-earth{fill:$plot_earth;opacity:.45}
.furrow{fill:none;stroke:$furrow;stroke-width:.95;opacity:.72;stroke-linecap:round;stroke-linejoin:round}
.faint{fill:none;stroke:$furrow;stroke-width:.8;opacity:.2;stroke-linejoin:round}
.wheat{fill:none;stroke:$wheat;stroke-width:1;opacity:.9;stroke-linecap:round;stroke-linejoin:round}
.hedge{fill:$hedge;stroke:$leaf_ink;stroke-width:.5;opacity:.8}
.grass{fill:none;stroke:$grass;stroke-width:.8;opacity:.4;stroke-linecap:round;stroke-linejoin:round}
.shadow{fill:$shadow;opacity:.26}
.leaf{fill:$leaf;stroke:$leaf_ink;stroke-width:.95}.leaf-shade{fill:$leaf_shade}
.leaf-light{fill:none;stroke:$leaf_light;stroke-width:1.1;stroke-linecap:round}
.trunk{fill:none;stroke:$trunk;stroke-width:1.5}
.needle{fill:$needle;stroke:$needle_ink;stroke-width:.95;stroke-linejoin:round}.needle-shade{fill:$needle_shade}
.sod{fill:none;stroke:$sod;stroke-width:.9;opacity:.38;stroke-linecap:round}
.hump{fill:url(#hump)}.hump-shade{fill:url(#hump-shade)}
.ridge{fill:none;stroke:url(#hill-ink);stroke-width:1.2;stroke-linecap:round}
.hachure{fill:none;stroke:$hachure;stroke-width:.8;stroke-linecap:round}
.pool{fill:$puddle;opacity:.4}.pale-ripple{fill:none;stroke:$puddle_light;stroke-width:.8;stroke-linecap:round;opacity:.8}
.puddle{fill:$puddle;opacity:.7}.ripple{fill:none;stroke:$ripple;stroke-width:.8;stroke-linecap:round}
.reed{fill:none;stroke:$reed;stroke-width:1.15;stroke-linecap:round}
.cattail{fill:none;stroke:$cattail;stroke-width:2.3;stroke-linecap:round}
.stone{fill:none;stroke:$scree;stroke-width:.8;opacity:.4;stroke-linecap:round;stroke-linejoin:round}
.face{fill:url(#face)}.face-shade{fill:url(#face-shade)}.cap{fill:$cap}
.peak{fill:none;stroke:url(#peak-ink);stroke-width:1.3;stroke-linejoin:round;stroke-linecap:round}
.spine{fill:none;stroke:$peak_ink;stroke-width:.8;opacity:.75;stroke-linejoin:round;stroke-linecap:round}
.scree{fill:none;stroke:$scree;stroke-width:.8;stroke-linecap:round}
.deep{fill:$deep;opacity:.2}
.wave{fill:none;stroke:$wave;stroke-width:1.1;stroke-linecap:round;opacity:.85}
.glint{fill:none;stroke:$glint;stroke-width:1;stroke-linecap:round;opacity:.7}
"""

FADES: Final = {
    "hump": ("hump", 0.5, 0.95),
    "hump-shade": ("hump-shade", 0.45, 0.95),
    "hill-ink": ("hill-ink", 0.45, 1.0),
    "face": ("face", 0.66, 1.0),
    "face-shade": ("face-shade", 0.66, 1.0),
    "peak-ink": ("peak-ink", 0.7, 1.0),
}
"""Colours that fade towards the foot of what they fill: from and down to which share of its height."""


def colours(theme: str) -> dict[str, str]:
    """Give the colours of a theme by name."""
    column = THEMES.index(theme)
    return {name: pair[column] for name, pair in COLOURS.items()}


def coloured(style: str, theme: str) -> str:
    """Put the colours of a theme into a style sheet, where `$name` stands for them."""
    return Template(style).substitute({name.replace("-", "_"): value for name, value in colours(theme).items()})


def blot_styles(theme: str) -> str:
    """Give the style of the blots of each terrain."""
    found = colours(theme)
    return "".join(
        f".{terrain}-blot{{fill:{found[f'{terrain}-bloom']};fill-opacity:.4;"
        f"stroke:{found[f'{terrain}-pool']};stroke-opacity:.2}}\n"
        for terrain in TERRAINS
    )


def fades(theme: str) -> str:
    """Give the colours that fade, as gradients."""
    found = colours(theme)
    return "".join(
        f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop offset="{start}" stop-color="{found[colour]}"/>'
        f'<stop offset="{end}" stop-color="{found[colour]}" stop-opacity="0"/></linearGradient>'
        for name, (colour, start, end) in FADES.items()
    )
