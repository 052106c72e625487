// RecurseChat: an app with a window for chats, for macOS.
import { defineApp } from "hubsmith";
import { runsGguf } from "hubsmith/apps";

export default defineApp({
  id: "recursechat",
  label: "RecurseChat",
  summary: "Chats with GGUF models, in a window, on macOS.",
  docsUrl: "https://recurse.chat",
  readOn: "2026-11-26",
  installs: { macos: { page: "https://recurse.chat" } },
  runs: runsGguf(
    ({ model }) => ({ link: `recursechat://new-hf-gguf-model?hf-model-id=${model.id}` }),
    { roles: ["chat"] },
  ),
});
