// RecurseChat: an app for chats on Macs.
import { defineApp } from "hubsmith";
import { opensGguf } from "hubsmith/apps";

export default defineApp({
  id: "recursechat",
  label: "RecurseChat",
  summary: "Chats with models on your Mac, in a window.",
  docsUrl: "https://recurse.chat",
  readOn: "2026-11-26", // Its link: @huggingface/tasks 0.21.54, read on 2026-12-01.
  installs: { macos: { page: "https://recurse.chat" } },
  runs: opensGguf(({ id }) => `recursechat://new-hf-gguf-model?hf-model-id=${id}`),
});
