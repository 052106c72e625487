// llamafile: llama.cpp in one file that runs on six operating systems.
import { defineApp } from "hubsmith";
import { contextFlag, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { llamaFlags } from "../kit/apps/gguf.ts";
import { plainServer } from "../kit/apps/server.ts";

const RELEASE = "https://github.com/mozilla-ai/llamafile/releases/latest";
const NOTE = "Make the program executable with chmod +x, and move it to your PATH as llamafile.";

export default defineApp({
  id: "llamafile",
  label: "llamafile",
  summary: "Runs GGUF models with one file, without an installation.",
  docsUrl: "https://github.com/mozilla-ai/llamafile/blob/main/docs/running_llamafile.md",
  readOn: "2026-11-26", // Its options: llamafile 0.10.4, read on 2026-12-01.
  installs: {
    linux: { page: RELEASE, note: NOTE },
    macos: { page: RELEASE, note: NOTE },
    windows: { page: RELEASE, note: "Rename it to llamafile.exe, and move it to your PATH." },
  },
  runs: runsGgufFile(
    ["chat", "embed", "rank"],
    ({ model, role, path, projector, download, context }) => {
      const sees = projector === undefined ? sh`` : sh` --mmproj ${projector}`;
      const loads = sh`-m ${path}${sees}${contextFlag("-c", context)}`;
      return {
        commands: [
          { purpose: "Download the model", code: download },
          ...(role === "chat"
            ? [{ purpose: "Chat in the terminal", code: sh`llamafile --chat ${loads}` }]
            : []),
          {
            purpose: "Start a server",
            code: sh`llamafile --server ${loads}${llamaFlags({ role, model })}`,
          },
        ],
        ...plainServer("http://localhost:8080", model.id, role, "responses", "messages"),
      };
    },
    { parts: true },
  ),
});
