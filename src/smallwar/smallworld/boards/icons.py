"""Small pictures for marks and relics, of our own, as SVG paths around the origin in a square of 20 units."""

from __future__ import annotations

from typing import Final

ANCHOR: Final = (
    '<path d="M0 -4.6V6.4M-3.1 -2.2H3.1M-6 1.6C-5.6 5 -3 6.6 0 6.8C3 6.6 5.6 5 6 1.6" class="stroke"/>'
    '<path d="M-7.2 3.2L-6 1.2L-4.2 2.6M7.2 3.2L6 1.2L4.2 2.6" class="stroke"/><circle cy="-5.9" r="1.5" class="stroke"/>'
)
CAVE: Final = (
    '<path d="M-7.4 5.8C-7.2 1 -5 -5.6 0 -6C4.6 -5.8 7 0.6 7.4 5.8L3.6 5.8'
    'C3.6 1.6 2.4 -1.2 0.2 -1.2C-2 -1.2 -3.6 1.8 -3.8 5.8Z" class="solid"/>'
    '<path d="M-5.2 0.4L-3.4 1M-2.4 -4L-1.6 -2.6M2.8 -3.6L2 -2.2M5.4 0.8L3.6 1.4" class="scratch"/>'
)
MAGIC: Final = (
    '<path d="M0 -7.4L1.5 -1.5L7.4 0L1.5 1.5L0 7.4L-1.5 1.5L-7.4 0L-1.5 -1.5Z" class="solid"/>'
    '<path d="M4.4 -6.6L5 -5L6.6 -4.4L5 -3.8L4.4 -2.2L3.8 -3.8L2.2 -4.4L3.8 -5Z" class="solid"/>'
    '<path d="M-4.4 2.6L-3.9 3.9L-2.6 4.4L-3.9 4.9L-4.4 6.2L-4.9 4.9L-6.2 4.4L-4.9 3.9Z" class="solid"/>'
)
MURLOC: Final = (
    '<path d="M-6 -1L-10 -4.4L-8.6 0.4L-10 3.4L-5.6 3.4ZM6 -1L10 -4.4L8.6 0.4L10 3.4L5.6 3.4Z" class="fin"/>'
    '<path d="M0 -3.4C1 -5.4 2 -6.6 3.8 -6.6C6 -6.6 7 -4.6 6.8 -2C7.6 3.4 4.6 6.4 0 6.4C-4.6 6.4 -7.6 3.4 -6.8 -2'
    'C-7 -4.6 -6 -6.6 -3.8 -6.6C-2 -6.6 -1 -5.4 0 -3.4Z" class="pale"/>'
    '<circle cx="-3.7" cy="-3.5" r="1.7" class="dark"/><circle cx="3.7" cy="-3.5" r="1.7" class="dark"/>'
    '<path d="M-5.4 1.4C-3 3.4 3 3.4 5.4 1.4M-3.4 2.5L-2.8 4.2L-1.8 2.9M1.8 2.9L2.8 4.2L3.4 2.5" class="line"/>'
)
RELIC: Final = '<path d="M0 -7L1.7 -1.7L7 0L1.7 1.7L0 7L-1.7 1.7L-7 0L-1.7 -1.7Z" class="brass"/>'

OCTAGON: Final = "M-5 -12H5L12 -5V5L5 12H-5L-12 5V-5Z"
DISK: Final = '<circle r="11" class="disk"/><circle r="9" class="ring"/>'

MARKS: Final = {
    "entry": DISK + ANCHOR,
    "cave": DISK + CAVE,
    "magic": DISK + MAGIC,
    "murloc": f'<path d="{OCTAGON}" class="moss"/>{MURLOC}',
    "relic": f'<path d="{OCTAGON}" class="plum"/><circle r="8.6" class="brass-ring"/>{RELIC}',
}
"""The picture of each mark, with the classes that the drawing's style sheet colours."""

ICON_STYLE: Final = """
.disk{fill:#f6edd3;stroke:#2a1e13;stroke-width:1.1}.ring{fill:none;stroke:#2a1e13;stroke-width:.6}
.stroke{fill:none;stroke:#2a1e13;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}.solid{fill:#2a1e13}
.scratch{fill:none;stroke:#f6edd3;stroke-width:.7}.moss{fill:#6f8f3c;stroke:#2a1e13;stroke-width:1.2}
.fin{fill:#c9d98a;stroke:#2a1e13;stroke-width:.7}.pale{fill:#e6efc4;stroke:#2a1e13;stroke-width:.8}.dark{fill:#2a1e13}.line{fill:none;stroke:#2a1e13;stroke-width:.9}
.plum{fill:#4b3a5c;stroke:#1d1426;stroke-width:1.2}.brass{fill:#d9b160}.brass-ring{fill:none;stroke:#d9b160;stroke-width:.7}
"""
