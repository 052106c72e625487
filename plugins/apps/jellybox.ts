// Jellybox: an app that runs models in a window.
import { defineApp } from "hubsmith";
import { opensGguf, sameInstall } from "hubsmith/apps";

export default defineApp({
  id: "jellybox",
  label: "Jellybox",
  summary: "Runs models on your machine, in a window.",
  docsUrl: "https://jellybox.com",
  readOn: "2026-11-26", // Its link: @huggingface/tasks 0.21.54, read on 2026-12-01.
  installs: sameInstall({ page: "https://jellybox.com" }),
  runs: opensGguf(({ id }) => `jellybox://llm/models/huggingface/LLM/${id}`),
});
