// The command of node-llama-cpp, which chats in the terminal.
import { defineApp } from "hubsmith";
import { contextFlag, runsGgufFile, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "node-llama-cpp",
  label: "node-llama-cpp",
  summary: "Runs GGUF models with Node.js, in a terminal.",
  docsUrl: "https://node-llama-cpp.withcat.ai/cli/chat",
  readOn: "2026-11-26", // Its options: node-llama-cpp 3.22.1, read on 2026-12-01.
  installs: sameInstall({ page: "https://nodejs.org/en/download" }),
  runs: runsGgufFile(
    ["chat"],
    ({ model, path, context }) => {
      const uri = `hf:${model.id}/${path}`;
      const loads = sh`${uri}${contextFlag("--contextSize", context)}`;
      return {
        commands: [
          { purpose: "Chat in the terminal", code: sh`npx -y node-llama-cpp chat ${loads}` },
          {
            purpose: "Tell whether it fits the hardware",
            code: sh`npx -y node-llama-cpp inspect estimate ${loads}`,
          },
        ],
      };
    },
    { parts: true, projectors: false },
  ),
});
