/** Who drew the pictures of names.ts. The package with the pictures does not say; game-icons.net does, picture by picture. */
export const AUTHORS: Readonly<Record<string, { page: string; pictures: readonly string[] }>> = {
  Lorc: {
    page: "https://lorcblog.blogspot.com",
    pictures: [
      "anchor", "angel-wings", "anvil", "archery-target", "battle-axe", "boots", "candle-flame", "checked-shield",
      "clockwork", "compass", "crossed-axes", "crossed-swords", "crown", "crystal-ball", "cycle", "daemon-skull",
      "eagle-emblem", "envelope", "evil-moon", "fangs-circle", "galleon", "gears", "gem-pendant", "hazard-sign",
      "laurel-crown", "linked-rings", "lion", "magic-gate", "minotaur", "moon", "paw", "peaks", "pine-tree", "pocket-bow",
      "pointy-hat", "return-arrow", "rolling-bomb", "rune-sword", "sands-of-time", "scales", "scroll-unfurled",
      "skull-crossed-bones", "small-fire", "snake", "snatch", "spyglass", "stone-tower", "sun", "swap-bag",
      "tattered-banner", "three-leaves", "treasure-map", "tribal-mask", "visored-helm", "waves", "wheat", "wolf-head",
      "world",
    ],
  },
  Delapouite: {
    page: "https://delapouite.com",
    pictures: [
      "amphora", "anticlockwise-rotation", "bear-head", "cave-entrance", "character", "check-mark", "church",
      "dice-six-faces-one", "dice-six-faces-three", "dice-six-faces-two", "dolmen", "dragon-shield", "evil-tower",
      "exit-door", "fast-forward-button", "fish-monster", "fishing-hook", "hills", "hut", "meeple-group", "mine-wagon",
      "mountain-climbing", "mummy-head", "orc-head", "panda", "perspective-dice-six-faces-random", "plain-square",
      "polar-star", "ram-profile", "reed", "robber", "sailboat", "save-arrow", "scroll-quill", "ship-wheel", "sundial",
      "thor-hammer", "tower-flag", "trash-can", "two-coins", "watchtower", "well", "woman-elf-face", "yin-yang", "zeppelin",
    ],
  },
  Sbed: { page: "https://opengameart.org/content/95-game-icons", pictures: ["cancel", "hand", "help"] },
  Skoll: { page: "https://game-icons.net", pictures: ["fist", "sight-disabled"] },
  "Caro Asercion": { page: "https://seaexcursion.itch.io", pictures: ["goblin"] },
  Cathelineau: { page: "https://game-icons.net", pictures: ["swordman"] },
  "Kier Heyl": { page: "https://game-icons.net", pictures: ["dwarf-helmet"] },
};
