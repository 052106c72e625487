// LM Studio: an app with a window that finds, runs and serves models.
import { defineApp } from "hubsmith";
import { openAiServer, runsGguf } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "lmstudio",
  label: "LM Studio",
  summary: "Finds, runs and serves models, in a window.",
  docsUrl: "https://lmstudio.ai/docs",
  readOn: "2026-11-25",
  order: 3,
  installs: {
    linux: { page: "https://lmstudio.ai/download" },
    macos: { page: "https://lmstudio.ai/download" },
    windows: { page: "https://lmstudio.ai/download" },
  },
  runs: runsGguf(({ model, role, path }) => ({
    link: `lmstudio://open_from_hf?model=${model.id}${path === undefined ? "" : `&file=${encodeURIComponent(path)}`}`,
    commands: [{ purpose: "Start the server", code: sh`lms server start` }],
    ...openAiServer("http://localhost:1234", model.id.toLowerCase(), role),
  })),
});
