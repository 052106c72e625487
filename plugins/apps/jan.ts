// Jan: an app with a window for chats, which runs GGUF models.
import { defineApp } from "hubsmith";
import { runsGguf } from "hubsmith/apps";

export default defineApp({
  id: "jan",
  label: "Jan",
  summary: "Chats with GGUF models, in a window.",
  docsUrl: "https://jan.ai/docs",
  readOn: "2026-11-26",
  installs: {
    linux: { page: "https://jan.ai/download" },
    macos: { page: "https://jan.ai/download" },
    windows: { page: "https://jan.ai/download" },
  },
  // Its server, at http://localhost:1337, asks for a key that the user chooses in the settings.
  runs: runsGguf(({ model }) => ({ link: `jan://models/huggingface/${model.id}` }), {
    roles: ["chat"],
  }),
});
