"""What is written down for the phase or the combat that is running, by name: places in the list `entries` of a position.

The entries from `FIELD` on belong to a combat and are wiped when it is over; those before it, to a player's phase.
"""

from __future__ import annotations

from typing import Final

STOPPED: Final = 0
"""Whether the movement of the phase is over."""
MOVED: Final = 1
"""Whether a piece has moved: no card for the start of the movement any more."""
BOUGHT: Final = 2
"""Whether something was bought or given: no card for the start of the purchase any more."""
OPTION: Final = 3
"""Which one of the three options the purchase is (WB-R32)."""
UPGRADED: Final = 4
"""The set of unit types that were improved in this phase."""
FREE_BUILDINGS: Final = 5
"""How many buildings need no worker."""
IN_THE_AIR: Final = 6
"""The stack of units that are being called back."""
ASIDE: Final = 7
"""How many of them find no room there and go next to it."""
CALLED_TO: Final = 8
"""The field to which they were called."""
DUE: Final = 9
"""From here on by side: the set of fields where a combat with it is due."""
MILITIA_OF: Final = 13
"""From here on by player: the set of fields where workers fight."""

FIELD: Final = 17
"""The battlefield, counted from 1; 0 where nobody fights."""
FOE: Final = 18
"""The side that defends."""
ROUND: Final = 19
STEP: Final = 20
"""The step of the round: the kind of units whose turn it is."""
FIRST_STEPS: Final = 21
"""The set of steps in which one side rolls first."""
FIRST_SIDE: Final = 22
NETTED: Final = 23
"""The set of sides of the combat whose flyers can be hit by melee units."""
CHOOSER: Final = 24
"""The defender who chose the losses last, counted from 1."""
RAISERS: Final = 25
"""The set of players for whom units have stood up in this combat."""
RAISED: Final = 26
"""From here on by player: how many units stand up again after this step."""

ROLLING: Final = 30
"""The set of sides of the combat (`ATTACKER`, `DEFENDER`) that roll now. From here on all but `FALLEN` belongs to one attack."""
USED: Final = 31
"""The set of cards that were played in this attack and can be played once."""
LOST: Final = 32
"""Whether a unit was lost."""
AIM: Final = 33
"""From here on by player: how much lower the dice count."""
HELD: Final = 37
"""From here on by side of the combat: how many losses are not suffered."""
LOSSES: Final = 39
"""From here on by side of the combat: how many losses are still to be taken."""
FALLEN: Final = 41
"""From here on by player: the stack of units that were lost in this step and may still be plundered."""
ENTRIES: Final = 45

ATTACKER: Final = 0
DEFENDER: Final = 1
BOTH_SIDES: Final = 1 << ATTACKER | 1 << DEFENDER
"""The sides of a combat, and the set of both."""

NO_OPTION: Final = 0
TRAIN_OPTION: Final = 1
BUILD_OPTION: Final = 2
UPGRADE_OPTION: Final = 3
