import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const MODULE = "virtual:icon-sprite";
const NAMES = new URL("../src/lib/icons/names.ts", import.meta.url);
const DEV_ADDRESS = "/icons.svg";

/** Offers `virtual:icon-sprite`: the address of one picture with the icons that names.ts asks for, and no others. */
export function iconSprite(): Plugin {
  let building = false;
  return {
    name: "icon-sprite",
    configResolved(config) {
      building = config.command === "build";
    },
    configureServer(server) {
      server.middlewares.use(DEV_ADDRESS, (_, response, next) => {
        sprite().then((svg) => response.setHeader("Content-Type", "image/svg+xml").end(svg), next);
      });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (!building) return `export default "${DEV_ADDRESS}";`;
      const picture = this.emitFile({ type: "asset", name: "icons.svg", source: await sprite() });
      return `export default import.meta.ROLLUP_FILE_URL_${picture};`;
    },
  };
}

interface Collection {
  icons: Record<string, { body: string }>;
  width: number;
  height: number;
}

async function sprite(): Promise<string> {
  const collection = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as Collection;
  const box = `viewBox="0 0 ${collection.width} ${collection.height}"`;
  const symbols = [...(await wanted())].map((name) => {
    const icon = collection.icons[name];
    if (icon === undefined) throw new Error(`names.ts asks for the icon ${name}, which game-icons does not have`);
    return `<symbol id="${name}" ${box}>${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

/** Reads the names on the right-hand side of names.ts, which is plain enough to be read as text. */
async function wanted(): Promise<Set<string>> {
  const text = await readFile(NAMES, "utf-8");
  return new Set([...text.matchAll(/: "([a-z0-9-]+)",/g)].map((found) => found[1] as string));
}
