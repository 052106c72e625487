// Backyard AI: an app for chats with characters.
import { defineApp } from "hubsmith";
import { opensGguf, sameInstall } from "hubsmith/apps";

export default defineApp({
  id: "backyard",
  label: "Backyard AI",
  summary: "Chats with characters, on your machine.",
  docsUrl: "https://backyard.ai",
  readOn: "2026-11-26", // Its link: @huggingface/tasks 0.21.54, read on 2026-12-01.
  installs: sameInstall({ page: "https://backyard.ai" }, "macos", "windows"),
  runs: opensGguf(({ id }) => `https://backyard.ai/hf/model/${id}`),
});
