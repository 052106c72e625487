// node-llama-cpp: llama.cpp for Node.js, with a command for chats.
import { defineApp } from "hubsmith";
import { runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "node-llama-cpp",
  label: "node-llama-cpp",
  summary: "Runs GGUF models in Node.js, and tells whether they fit the hardware.",
  docsUrl: "https://node-llama-cpp.withcat.ai/cli/chat",
  readOn: "2026-11-26",
  installs: {
    linux: { npm: ["node-llama-cpp"] },
    macos: { npm: ["node-llama-cpp"] },
    windows: { npm: ["node-llama-cpp"] },
  },
  runs: runsGgufFile(
    ({ address }) => ({
      commands: [
        {
          purpose: "Tell whether it fits the hardware",
          code: sh`npx -y node-llama-cpp inspect estimate ${`hf:${address}`}`,
        },
        {
          purpose: "Chat in the terminal",
          code: sh`npx -y node-llama-cpp chat ${`hf:${address}`}`,
        },
      ],
    }),
    { roles: ["chat"] },
  ),
});
