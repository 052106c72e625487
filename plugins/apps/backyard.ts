// Backyard AI: an app for chats with characters.
import { defineApp } from "hubsmith";
import { opensGguf } from "hubsmith/apps";

export default defineApp({
  id: "backyard",
  label: "Backyard AI",
  summary: "Chats with characters, on your machine.",
  docsUrl: "https://backyard.ai",
  readOn: "2026-11-26",
  installs: {
    macos: { page: "https://backyard.ai" },
    windows: { page: "https://backyard.ai" },
  },
  runs: opensGguf(({ id }) => `https://backyard.ai/hf/model/${id}`),
});
