/**
 * Who drew the pictures of names.ts. The package with the pictures does not say; the folders of github.com/game-icons/icons do.
 * Authors who name no page of their own in its license.txt get the page of the collection.
 * Lorc drew a fist and a hand as well, but the package holds those credited here.
 */
export const AUTHORS: Readonly<Record<string, { page: string; pictures: readonly string[] }>> = {
  Lorc: {
    page: "https://lorcblog.blogspot.com",
    pictures: [
      "anchor", "angel-wings", "anvil", "archery-target", "battle-axe", "boots", "candle-flame", "checked-shield",
      "clockwork", "compass", "crossed-axes", "crossed-swords", "crown", "crystal-ball", "cycle", "daemon-skull",
      "eagle-emblem", "envelope", "evil-moon", "fangs-circle", "fishing-hook", "galleon", "gears", "gem-pendant",
      "hazard-sign", "laurel-crown", "linked-rings", "lion", "magic-gate", "minotaur", "moon", "paw", "peaks",
      "pine-tree", "pocket-bow", "pointy-hat", "return-arrow", "rolling-bomb", "rune-sword", "sands-of-time", "scales",
      "scroll-unfurled", "skull-crossed-bones", "small-fire", "snake", "snatch", "spyglass", "stone-tower", "sun",
      "sundial", "swap-bag", "tattered-banner", "three-leaves", "treasure-map", "tribal-mask", "visored-helm", "waves",
      "wheat", "wolf-head", "world",
    ],
  },
  Delapouite: {
    page: "https://delapouite.com",
    pictures: [
      "amphora", "anticlockwise-rotation", "bear-head", "cave-entrance", "character", "check-mark", "church",
      "dice-six-faces-one", "dice-six-faces-three", "dice-six-faces-two", "dolmen", "dragon-shield", "evil-tower",
      "exit-door", "fast-forward-button", "fish-monster", "hills", "hut", "meeple-group", "mine-wagon", "mummy-head",
      "orc-head", "panda", "perspective-dice-six-faces-random", "plain-square", "polar-star", "ram-profile", "reed",
      "robber", "sailboat", "save-arrow", "scroll-quill", "ship-wheel", "thor-hammer", "tower-flag", "trash-can",
      "two-coins", "watchtower", "well", "woman-elf-face", "yin-yang",
    ],
  },
  Sbed: { page: "https://opengameart.org/content/95-game-icons", pictures: ["cancel", "hand", "help"] },
  Skoll: { page: "https://game-icons.net", pictures: ["fist", "sight-disabled", "zeppelin"] },
  "Caro Asercion": { page: "https://game-icons.net", pictures: ["goblin", "mountain-climbing"] },
  Cathelineau: { page: "https://game-icons.net", pictures: ["swordman"] },
  "Kier Heyl": { page: "https://game-icons.net", pictures: ["dwarf-helmet"] },
};
