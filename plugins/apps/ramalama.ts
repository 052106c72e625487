// RamaLama: runs models in containers that fit the hardware.
import { absent, defineApp } from "hubsmith";
import { openAiServer, runsGguf } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "ramalama",
  label: "RamaLama",
  summary: "Runs GGUF models in containers of Podman or Docker that fit the hardware.",
  docsUrl: "https://github.com/containers/ramalama/blob/main/docs/ramalama-serve.1.md",
  readOn: "2026-11-26",
  installs: {
    linux: { script: ["curl -fsSL https://ramalama.ai/install.sh | bash"] },
    macos: { script: ["curl -fsSL https://ramalama.ai/install.sh | bash"] },
    windows: { pip: ["ramalama"], note: "It needs Docker Desktop or Podman Desktop, with WSL2." },
  },
  runs: runsGguf(({ model, role, path, parts, tagged }) => {
    // It takes folders for the name of the repository, and writes the path into URLs as it is.
    const name =
      tagged ?? (parts === 1 && /^[\w.-]+$/.test(path ?? "/") ? `${model.id}/${path}` : undefined);
    if (name === undefined) return NO_NAME;
    const source = `hf://${name}`;
    return {
      commands: [
        ...(role === "chat"
          ? [{ purpose: "Chat in the terminal", code: sh`ramalama run ${source}` }]
          : []),
        // By default, it takes any free port.
        {
          purpose: "Start a server",
          code: sh`ramalama serve --port 8080${ARGUMENTS[role]} ${source}`,
        },
        { purpose: "Remove the model", code: sh`ramalama rm ${source}` },
      ],
      ...openAiServer("http://localhost:8080", name.replace(/:.*$/, ""), role),
    };
  }),
});

const ARGUMENTS = {
  chat: sh``,
  embed: sh` --runtime-args=--embedding`,
  rank: sh` --runtime-args=--reranking`,
};

const NO_NAME = absent({
  code: "no-name",
  reason:
    "RamaLama has no name for this file: it is in parts, or its quantization has no tag and its path is unusual.",
  fix: "Use llama.cpp, or another quantization.",
});
