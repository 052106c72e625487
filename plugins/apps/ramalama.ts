// RamaLama: runs models in containers.
import { absent, defineApp } from "hubsmith";
import { openAiServer, runsGgufFile } from "hubsmith/apps";
import { refuseProjector } from "../kit/apps/gguf.ts";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "ramalama",
  label: "RamaLama",
  summary: "Runs models in containers of Podman or Docker, isolated from your files.",
  docsUrl: "https://github.com/containers/ramalama/blob/main/docs/ramalama-serve.1.md",
  readOn: "2026-11-26",
  installs: {
    linux: { script: ["curl -fsSL https://ramalama.ai/install.sh | bash"] },
    macos: { script: ["curl -fsSL https://ramalama.ai/install.sh | bash"] },
    windows: { pip: ["ramalama"] },
  },
  runs: runsGgufFile((source) => {
    const { model, role, path } = source;
    const name = `hf://${model.id}/${path}`;
    return role === "chat"
      ? (refuseProjector(source) ?? {
          commands: [
            { purpose: "Chat in the terminal", code: sh`ramalama run ${name}` },
            { purpose: "Start a server", code: sh`ramalama serve ${name}` },
          ],
          ...openAiServer("http://localhost:8080", model.id, role),
        })
      : absent({
          code: "other-task",
          reason: "It runs chats, and this model is for another task.",
          fix: "Use llama.cpp, which serves embeddings and rankings.",
        });
  }),
});
