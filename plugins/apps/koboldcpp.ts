// KoboldCpp: one program with a web page, for GGUF models.
import { absent, defineApp } from "hubsmith";
import { openAiServer, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "koboldcpp",
  label: "KoboldCpp",
  summary: "Runs GGUF models in one program, with a web page for chats and stories.",
  docsUrl: "https://github.com/LostRuins/koboldcpp",
  readOn: "2026-11-26",
  installs: {
    linux: { page: "https://github.com/LostRuins/koboldcpp/releases/latest" },
    macos: { page: "https://github.com/LostRuins/koboldcpp/releases/latest" },
    windows: { page: "https://github.com/LostRuins/koboldcpp/releases/latest" },
  },
  runs: runsGgufFile(({ role, path, stem, projector, download }) => {
    if (role !== "chat")
      return absent({
        code: "other-task",
        reason: "It writes text, and this model does not.",
        fix: "Use llama.cpp, which serves embeddings and rankings.",
      });
    const more = projector === undefined ? sh`` : sh` --mmproj ${projector}`;
    return {
      commands: [
        { purpose: "Download the model", code: download },
        {
          purpose: "Start the server",
          code: sh`./koboldcpp --model ${path}${more}`,
          platforms: ["linux", "macos"],
        },
        {
          purpose: "Start the server",
          code: sh`koboldcpp.exe --model ${path}${more}`,
          platforms: ["windows"],
        },
      ],
      ...openAiServer("http://localhost:5001", `koboldcpp/${stem}`, role),
    };
  }),
});
