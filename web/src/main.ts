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

const target = document.getElementById("app");
if (target === null) throw new Error("expected an element with the id app in index.html");

for (const face of TYPE) void document.fonts.load(face);
startRoute();
if (route.now.page === "game") beginOpening(route.now.id);
await startLanguage();
mount(App, { target });
