// Msty: an app with a window for chats with several models.
import { defineApp } from "hubsmith";
import { runsGguf } from "hubsmith/apps";

export default defineApp({
  id: "msty",
  label: "Msty",
  summary: "Chats with several models side by side, in a window.",
  docsUrl: "https://msty.app",
  readOn: "2026-11-26",
  installs: {
    linux: { page: "https://msty.app" },
    macos: { page: "https://msty.app" },
    windows: { page: "https://msty.app" },
  },
  runs: runsGguf(({ model }) => ({ link: `msty://models/search/hf/${model.id}` }), {
    roles: ["chat"],
  }),
});
