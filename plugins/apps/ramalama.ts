// RamaLama: runs models in containers.
import { absent, defineApp, isAbsence } from "hubsmith";
import { contextFlag, runsGguf } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { llamaOptions } from "../kit/apps/gguf.ts";
import { plainServer } from "../kit/apps/server.ts";

export default defineApp({
  id: "ramalama",
  label: "RamaLama",
  summary: "Runs models in containers of Podman or Docker, isolated from your files.",
  docsUrl: "https://github.com/containers/ramalama/blob/main/docs/ramalama-serve.1.md",
  readOn: "2026-11-26", // Its options: ramalama 0.25.0, read on 2026-12-01.
  installs: {
    linux: { script: ["curl -fsSL https://ramalama.ai/install.sh | bash"] },
    macos: { script: ["curl -fsSL https://ramalama.ai/install.sh | bash"] },
    windows: { pip: ["ramalama"], note: "It needs Docker Desktop or Podman Desktop, with WSL2." },
  },
  runs: runsGguf(
    ["chat", "embed", "rank"],
    ({ model, role, path = "", paths, ollama, projector, context }) => {
      // Of a path it takes folders for the name of the repository. By a tag of the Hub it finds the projector, too.
      const isPlain = paths.length === 1 && projector === undefined && /^[\w.-]+$/.test(path);
      const tagged = isAbsence(ollama) || /\.gguf$/i.test(ollama) ? undefined : ollama.slice(6);
      const name = isPlain ? `${model.id}/${path}` : tagged;
      if (name === undefined) return NO_NAME;
      const source = `hf://${name}`;
      const served = isPlain ? name : model.id;
      const size = contextFlag("--ctx-size", context);
      const options = llamaOptions({ role, model }).join(" ");
      const args = options === "" ? sh`` : sh` --runtime-args=${options}`;
      return {
        commands: [
          ...(role === "chat"
            ? [{ purpose: "Chat in the terminal", code: sh`ramalama run${size} ${source}` }]
            : []),
          // Without a port, it takes any that is free.
          {
            purpose: "Start a server",
            code: sh`ramalama serve --port 8080${size}${args} ${source}`,
          },
          { purpose: "Remove the model", code: sh`ramalama rm ${source}` },
        ],
        ...plainServer("http://localhost:8080", served, role, "responses", "messages"),
      };
    },
  ),
});

const NO_NAME = absent({
  code: "no-name",
  reason:
    "RamaLama has no name for this file: it is in parts, or its quantization has no tag and its path is unusual.",
  fix: "Use llama.cpp, or another quantization.",
});
