// Kronk: llama.cpp for Go, as a server.
import { defineApp } from "hubsmith";
import { openAiServer, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "kronk",
  label: "Kronk",
  summary: "Serves GGUF models with OpenAI's and Anthropic's APIs, in Go.",
  docsUrl: "https://www.kronkai.com/manual",
  readOn: "2026-11-26",
  installs: {
    linux: { brew: ["ardanlabs/kronk/kronk"], script: ["kronk libs --local"] },
    macos: { brew: ["ardanlabs/kronk/kronk"], script: ["kronk libs --local"] },
    windows: {
      page: "https://github.com/ardanlabs/kronk/releases",
      script: ["kronk libs --local"],
    },
  },
  // The model is named after its owner and file.
  runs: runsGgufFile(
    ({ model, role, path, file, address, url }) => ({
      commands: [
        {
          purpose: "Download the model",
          code: sh`kronk model pull ${path.includes("/") ? url : address} --local`,
        },
        { purpose: "Start a server", code: sh`kronk server start` },
      ],
      ...openAiServer(
        "http://localhost:11435",
        `${model.id.slice(0, model.id.indexOf("/"))}/${file.replace(/\.gguf$/i, "")}`,
        role,
      ),
    }),
    { oneFile: true },
  ),
});
