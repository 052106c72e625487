// Kronk: a server in Go, on llama.cpp.
import { defineApp } from "hubsmith";
import { openAiServer, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "kronk",
  label: "Kronk",
  summary: "Serves GGUF models with llama.cpp, from Go.",
  docsUrl: "https://github.com/ardanlabs/kronk/blob/main/.manual/chapter-02-installation.md",
  readOn: "2026-11-26",
  installs: {
    linux: { brew: ["ardanlabs/kronk/kronk"] },
    macos: { brew: ["ardanlabs/kronk/kronk"] },
    windows: { script: ["go install github.com/ardanlabs/kronk/cmd/kronk@latest"] },
  },
  runs: runsGgufFile(({ model, role, path, stem }) => ({
    commands: [
      {
        purpose: "Download the model",
        code: sh`kronk model pull ${`${model.id}/${path}`} --local`,
      },
      {
        purpose: "Start the server in the background",
        code: sh`kronk server start --api-host=127.0.0.1:11435 -d`,
      },
      { purpose: "Stop the server", code: sh`kronk server stop` },
    ],
    ...openAiServer(
      "http://localhost:11435",
      `${model.id.slice(0, model.id.indexOf("/"))}/${stem}`,
      role,
    ),
  })),
});
