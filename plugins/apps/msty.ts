// Msty: an app for chats on the own machine and with providers.
import { defineApp } from "hubsmith";
import { opensGguf, sameInstall } from "hubsmith/apps";

export default defineApp({
  id: "msty",
  label: "Msty",
  summary: "Chats with models on your machine and of providers, side by side.",
  docsUrl: "https://msty.app",
  readOn: "2026-11-26", // Its link: @huggingface/tasks 0.21.54, read on 2026-12-01.
  installs: sameInstall({ page: "https://msty.app" }),
  runs: opensGguf(({ id }) => `msty://models/search/hf/${id}`),
});
