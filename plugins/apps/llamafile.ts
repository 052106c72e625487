// llamafile: llama.cpp in one file that runs on six operating systems.
import { absent, defineApp } from "hubsmith";
import { openAiServer, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "llamafile",
  label: "llamafile",
  summary: "Runs GGUF models with one file, without an installation.",
  docsUrl: "https://github.com/mozilla-ai/llamafile",
  readOn: "2026-11-26",
  installs: {
    linux: { page: "https://github.com/mozilla-ai/llamafile/releases/latest" },
    macos: { page: "https://github.com/mozilla-ai/llamafile/releases/latest" },
    windows: { page: "https://github.com/mozilla-ai/llamafile/releases/latest" },
  },
  runs: runsGgufFile(({ model, role, path, projector, download }) => {
    if (role !== "chat")
      return absent({
        code: "other-task",
        reason: "Its server writes text, and this model does not.",
        fix: "Use llama.cpp, which serves embeddings and rankings.",
      });
    const more = projector === undefined ? sh`` : sh` --mmproj ${projector}`;
    return {
      commands: [
        { purpose: "Download the model", code: download },
        { purpose: "Start a server", code: sh`llamafile --server -m ${path}${more}` },
      ],
      ...openAiServer("http://localhost:8080", model.id, role),
    };
  }),
});
