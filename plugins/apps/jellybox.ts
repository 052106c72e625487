// Jellybox: an app with a window for chats.
import { defineApp } from "hubsmith";
import { runsGguf } from "hubsmith/apps";

export default defineApp({
  id: "jellybox",
  label: "Jellybox",
  summary: "Chats with GGUF models, in a window.",
  docsUrl: "https://jellybox.com",
  readOn: "2026-11-26",
  installs: {
    macos: { page: "https://jellybox.com" },
    windows: { page: "https://jellybox.com" },
  },
  runs: runsGguf(({ model }) => ({ link: `jellybox://llm/models/huggingface/LLM/${model.id}` }), {
    roles: ["chat"],
  }),
});
