// LM Studio: an app with a window that finds, runs and serves models.
import { defineApp } from "hubsmith";
import { imagesFromFiles, openAiServer, runsGguf, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "lmstudio",
  label: "LM Studio",
  summary: "Finds, runs and serves models, in a window.",
  docsUrl: "https://lmstudio.ai/docs",
  readOn: "2026-11-25",
  order: 3,
  installs: sameInstall({ page: "https://lmstudio.ai/download" }),
  runs: runsGguf(["chat", "embed", "rank"], ({ model, role, path }) => ({
    link: `lmstudio://open_from_hf?model=${model.id}${path === undefined ? "" : `&file=${encodeURIComponent(path)}`}`,
    commands: [{ purpose: "Start the server", code: sh`lms server start` }],
    ...imagesFromFiles(
      // Only chat completions have schemas: https://lmstudio.ai/docs/advanced/structured-output
      openAiServer(
        "http://localhost:1234",
        model.id.toLowerCase(),
        role,
        "responses without schemas",
        "messages without schemas",
      ),
    ),
  })),
});
