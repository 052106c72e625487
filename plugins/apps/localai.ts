// LocalAI: one server for models of many kinds.
import { defineApp } from "hubsmith";
import { runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "localai",
  label: "LocalAI",
  summary: "Serves models of many kinds with OpenAI's API, and has a web page for them.",
  docsUrl: "https://localai.io/docs/getting-started/models/",
  readOn: "2026-11-26",
  installs: {
    linux: { page: "https://localai.io/installation/" },
    macos: { page: "https://localai.io/installation/" },
  },
  runs: runsGgufFile(({ model, path }) => ({
    commands: [
      {
        purpose: "Start a server",
        code: sh`local-ai run ${`huggingface://${model.id}/${path}`}`,
      },
    ],
  })),
});
