// The command of node-llama-cpp, which chats in the terminal.
import { absent, defineApp } from "hubsmith";
import { runsGgufFile } from "hubsmith/apps";
import { refuseProjector } from "../kit/apps/gguf.ts";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "node-llama-cpp",
  label: "node-llama-cpp",
  summary: "Runs GGUF models with Node.js, in a terminal.",
  docsUrl: "https://node-llama-cpp.withcat.ai/cli/chat",
  readOn: "2026-11-26",
  installs: {
    linux: { page: "https://nodejs.org/en/download" },
    macos: { page: "https://nodejs.org/en/download" },
    windows: { page: "https://nodejs.org/en/download" },
  },
  runs: runsGgufFile((source) =>
    source.role === "chat"
      ? (refuseProjector(source) ?? {
          commands: [
            {
              purpose: "Chat in the terminal",
              code: sh`npx -y node-llama-cpp chat ${`hf:${source.model.id}/${source.path}`}`,
            },
          ],
        })
      : absent({
          code: "other-task",
          reason: "Its command chats, and this model is for another task.",
          fix: "Use llama.cpp, or node-llama-cpp as a library.",
        }),
  ),
});
