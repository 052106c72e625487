// Atomic Chat: an app with a window for chats, which runs GGUF models.
import { defineApp } from "hubsmith";
import { runsGguf } from "hubsmith/apps";

export default defineApp({
  id: "atomic-chat",
  label: "Atomic Chat",
  summary: "Chats with GGUF models, in a window, and starts agents that use them.",
  docsUrl: "https://github.com/AtomicBot-ai/Atomic-Chat",
  readOn: "2026-11-26",
  installs: {
    linux: { page: "https://atomic.chat" },
    macos: { page: "https://atomic.chat" },
    windows: { page: "https://atomic.chat" },
  },
  // Its server, at http://localhost:1337, names models as the window shows them.
  runs: runsGguf(({ model }) => ({ link: `atomic-chat://models/huggingface/${model.id}` }), {
    roles: ["chat"],
  }),
});
