import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./lib/i18n.svelte.ts";
import { route, startRoute } from "./lib/route.svelte.ts";
import { beginOpening } from "./pages/opening.ts";

const target = document.getElementById("app");
if (target === null) throw new Error("expected an element with the id app in index.html");

startRoute();
if (route.now.page === "game") beginOpening(route.now.id);
await startLanguage();
mount(App, { target });
