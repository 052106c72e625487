// LocalAI: a server for models of many kinds, with a page to manage them.
import { defineApp } from "hubsmith";
import { openAiServer, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";

const page = "https://github.com/mudler/LocalAI/releases/latest";
const note =
  "Make the program local-ai executable with chmod +x, and move it to your PATH as local-ai.";

export default defineApp({
  id: "localai",
  label: "LocalAI",
  summary: "Serves models of many kinds with OpenAI's API, with a page to manage them.",
  docsUrl: "https://localai.io/getting-started/models/",
  readOn: "2026-11-26",
  installs: { linux: { page, note }, macos: { page, note } },
  // The model is named after its file.
  runs: runsGgufFile(
    ({ address, file }) => ({
      commands: [
        { purpose: "Start a server", code: sh`local-ai run ${`huggingface://${address}`}` },
      ],
      ...openAiServer("http://localhost:8080", file, "chat"),
    }),
    { roles: ["chat"], oneFile: true },
  ),
});
