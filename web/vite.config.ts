import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./plugins/compress.ts";
import { iconSprite } from "./plugins/icons.ts";

const server = process.env["SMALLWAR_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), iconSprite(), compress()],
  // Vitest runs the page's code outside a browser and must get the reactive build of Svelte.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/smallwar/server/page",
    emptyOutDir: true,
    target: "es2023",
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    // The page is served under a policy without inline scripts and without data addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What every page needs is one file: each further request keeps a phone waiting.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [{ name: "page", test: /[\/]node_modules[\/]|[\/]web[\/]src[\/](lib|pages)[\/]/ }],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
}));
