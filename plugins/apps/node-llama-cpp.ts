// The command of node-llama-cpp, which chats in the terminal.
import { defineApp } from "hubsmith";
import { runsGgufFile } from "hubsmith/apps";
import { refuseOthers, refuseProjector } from "../kit/apps/gguf.ts";
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
  runs: runsGgufFile(
    (source) => {
      const uri = `hf:${source.model.id}/${source.path}`;
      return (
        refuseOthers(source) ??
        refuseProjector(source) ?? {
          commands: [
            {
              purpose: "Tell whether it fits the hardware",
              code: sh`npx -y node-llama-cpp inspect estimate ${uri}`,
            },
            { purpose: "Chat in the terminal", code: sh`npx -y node-llama-cpp chat ${uri}` },
          ],
        }
      );
    },
    { parts: true },
  ),
});
