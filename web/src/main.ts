import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./lib/i18n.svelte.ts";
import { route, startRoute } from "./lib/route.svelte.ts";
import { beginOpening } from "./pages/opening.ts";

/** What tables are set in is asked for at once: type that comes when a table is shown already makes it be laid out anew. */
const TYPE = ["500 1em Alegreya", "italic 500 1em Alegreya", "700 1em Alegreya", "800 1em Alegreya", "500 1em 'Alegreya SC'"];

/** Nobody looks at an empty page for longer than this many milliseconds because a game is not here yet. */
const PATIENCE = 1000;

const target = document.getElementById("app");
if (target === null) throw new Error("expected an element with the id app in index.html");

for (const face of TYPE) void document.fonts.load(face);
startRoute();
const place = route.now;
const game = place.page === "game" ? beginOpening(place.id) : undefined;
await Promise.all([startLanguage(), Promise.race([game, new Promise((resolve) => setTimeout(resolve, PATIENCE))])]);
mount(App, { target });
