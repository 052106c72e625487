// llama.cpp: runs GGUF models in a terminal, or as a server with OpenAI's API.
import { defineApp } from "hubsmith";
import { contextFlag, runsGguf } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { llamaFlags } from "../kit/apps/gguf.ts";
import { plainServer } from "../kit/apps/server.ts";

export default defineApp({
  id: "llama.cpp",
  label: "llama.cpp",
  summary: "Runs GGUF models on any hardware, in a terminal or as a server.",
  docsUrl: "https://github.com/ggml-org/llama.cpp/tree/master/tools/server",
  readOn: "2026-11-30", // Its options: llama.cpp 0.6.0-dev, read on 2026-12-01.
  order: 1,
  installs: {
    linux: { script: ["curl -LsSf https://llama.app/install.sh | sh"] },
    macos: { brew: ["llama.cpp"] },
    windows: { winget: ["llama.cpp"] },
  },
  runs: runsGguf(["chat", "embed", "rank"], ({ model, role, hf, context }) => ({
    commands: [
      ...(role === "chat"
        ? [
            {
              purpose: "Chat in the terminal",
              code: sh`llama cli ${hf}${contextFlag("-c", context)}`,
            },
          ]
        : []),
      {
        purpose: "Start a server",
        code: sh`llama serve ${hf}${contextFlag("-c", context)}${llamaFlags({ role, model })}`,
      },
    ],
    ...plainServer("http://localhost:8080", model.id, role, "responses", "messages"),
  })),
});
