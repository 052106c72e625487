// LocalAI: one server for models of many kinds.
import { defineApp } from "hubsmith";
import { contextFlag, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { plainServer } from "../kit/apps/server.ts";

const RELEASE = {
  page: "https://github.com/mudler/LocalAI/releases/latest",
  note: "Make the program executable with chmod +x, and move it to your PATH as local-ai.",
};

export default defineApp({
  id: "localai",
  label: "LocalAI",
  summary: "Serves models of many kinds with OpenAI's API, and has a web page for them.",
  docsUrl: "https://localai.io/getting-started/models/",
  readOn: "2026-11-26", // Its options: LocalAI 4.9.0, read on 2026-12-01.
  installs: { linux: RELEASE, macos: RELEASE },
  // Models of files are chats without a projector, and are named after the file.
  runs: runsGgufFile(
    ["chat"],
    ({ model, role, path, context }) => ({
      commands: [
        {
          purpose: "Start a server",
          code: sh`local-ai run ${`huggingface://${model.id}/${path}`}${contextFlag("--context-size", context)}`,
        },
      ],
      ...plainServer("http://localhost:8080", nameOf(path), role, "responses", "messages"),
    }),
    { projectors: false },
  ),
});

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
