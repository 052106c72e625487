// Backyard AI: an app with a window for chats with characters.
import { defineApp } from "hubsmith";
import { runsGguf } from "hubsmith/apps";

export default defineApp({
  id: "backyard",
  label: "Backyard AI",
  summary: "Chats with characters that GGUF models play, in a window.",
  docsUrl: "https://backyard.ai",
  readOn: "2026-11-26",
  installs: {
    macos: { page: "https://backyard.ai" },
    windows: { page: "https://backyard.ai" },
  },
  runs: runsGguf(({ model }) => ({ link: `https://backyard.ai/hf/model/${model.id}` }), {
    roles: ["chat"],
  }),
});
