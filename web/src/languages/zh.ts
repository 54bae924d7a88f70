export default import.meta.glob<string>("../../../locales/zh/*.ftl", { eager: true, query: "?raw", import: "default" });
