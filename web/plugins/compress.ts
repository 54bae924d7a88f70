import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(js|css|html|svg|txt|json)$/;
const SMALLEST = 1024;

/** Puts a .br and a .gz beside every file that shrinks, so that the server compresses nothing while people wait. */
export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    async writeBundle(options) {
      const folder = options.dir;
      if (folder === undefined) throw new Error("expected a folder to build into");
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const found = files.filter((file) => file.isFile() && WORTH_IT.test(file.name));
      await Promise.all(found.map((file) => compressFile(join(file.parentPath, file.name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const plain = await readFile(path);
  if (plain.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
