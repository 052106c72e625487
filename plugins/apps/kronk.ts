// Kronk: a server in Go, on llama.cpp.
import { defineApp } from "hubsmith";
import { brewed, type openAiServer, type Role, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { withVariable } from "../kit/apps/access.ts";
import { contextNote } from "../kit/apps/context.ts";
import { plainServer } from "../kit/apps/server.ts";
import { rankings } from "../kit/providers/rankings.ts";

// It has no engine until this is run.
const LIBRARIES = "kronk libs --local";

export default defineApp({
  id: "kronk",
  label: "Kronk",
  summary: "Serves GGUF models with llama.cpp, from Go.",
  docsUrl: "https://github.com/ardanlabs/kronk/blob/main/.manual/chapter-02-installation.md",
  readOn: "2026-11-26", // Its options: Kronk 1.33.1, read on 2026-12-01.
  inBackground: true,
  installs: {
    ...brewed("ardanlabs/kronk/kronk", { script: [LIBRARIES] }),
    windows: { script: ["go install github.com/ardanlabs/kronk/cmd/kronk@latest", LIBRARIES] },
  },
  runs: runsGgufFile(["chat", "embed", "rank"], ({ model, role, path, stem, url, context }) => ({
    access: withVariable("KRONK_HF_TOKEN"),
    commands: [
      {
        purpose: "Download the model",
        code: sh`kronk model pull ${path.includes("/") ? url : `${model.id}/${path}`} --local`,
      },
      {
        purpose: "Start the server in the background",
        code: sh`kronk server start -d`,
      },
      { purpose: "Stop the server", code: sh`kronk server stop` },
    ],
    ...served(`${model.id.slice(0, model.id.indexOf("/"))}/${stem}`, role),
    ...contextNote(
      "Kronk chooses a context that fits; `context-window` in its model_config.yaml sets another.",
      context,
    ),
  })),
});

const URL = "http://localhost:11435";

// Its rankings are in another member than those of llama.cpp.
const served = (model: string, role: Role): ReturnType<typeof openAiServer> =>
  role === "rank"
    ? { server: { url: URL, model, tasks: [rankings("data")] } }
    : plainServer(URL, model, role, "responses", "messages");
