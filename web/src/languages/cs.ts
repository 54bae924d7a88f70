export default import.meta.glob<string>("../../../locales/cs/*.ftl", { eager: true, query: "?raw", import: "default" });
