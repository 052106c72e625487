// Ollama: downloads GGUF models, and serves them on demand.
import { defineApp, isAbsence } from "hubsmith";
import { imagesFromFiles, openAiServer, runsGguf } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "ollama",
  label: "Ollama",
  summary: "Downloads GGUF models by name, and serves them on demand.",
  docsUrl: "https://huggingface.co/docs/hub/ollama",
  readOn: "2026-11-25",
  order: 2,
  installs: {
    linux: { script: ["curl -fsSL https://ollama.com/install.sh | sh"] },
    macos: { page: "https://ollama.com/download" },
    windows: { page: "https://ollama.com/download" },
  },
  runs: runsGguf(["chat", "embed", "rank"], ({ role, ollama }) => {
    if (isAbsence(ollama)) return ollama;
    return {
      commands: [
        ...(role === "chat"
          ? [{ purpose: "Chat in the terminal", code: sh`ollama run ${ollama}` }]
          : []),
        { purpose: "Download it for the server", code: sh`ollama pull ${ollama}` },
      ],
      ...imagesFromFiles(
        // Its Messages have only the effort in output_config: anthropic/anthropic.go, read on 2026-11-28.
        openAiServer(
          "http://localhost:11434",
          ollama,
          role,
          "responses",
          "messages without schemas",
        ),
      ),
    };
  }),
});
