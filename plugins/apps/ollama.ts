// Ollama: downloads GGUF models, and serves them on demand.
import { type AppCommand, type AppServer, defineApp, isAbsence } from "hubsmith";
import { imagesFromFiles, openAiServer, type Role, runsGguf } from "hubsmith/apps";
import { powershell, sh } from "hubsmith/code";
import { accessStep } from "../kit/apps/access.ts";
import { schemasOnlyInChat } from "../kit/apps/server.ts";

export default defineApp({
  id: "ollama",
  label: "Ollama",
  summary: "Downloads GGUF models by name, and serves them on demand.",
  docsUrl: "https://huggingface.co/docs/hub/ollama",
  readOn: "2026-11-25", // Its options: Ollama 0.33.0-rc2, read on 2026-12-01.
  order: 2,
  installs: {
    linux: { script: ["curl -fsSL https://ollama.com/install.sh | sh"] },
    macos: { page: "https://ollama.com/download" },
    windows: { page: "https://ollama.com/download" },
  },
  runs: runsGguf(["chat", "embed"], ({ role, ollama, context }) => {
    if (isAbsence(ollama)) return ollama;
    return {
      access: WITH_KEY,
      commands: [
        ...(context === undefined ? [] : [served(context)]),
        ...(role === "chat"
          ? [{ purpose: "Chat in the terminal", code: sh`ollama run ${ollama}` }]
          : []),
        { purpose: "Download it for the server", code: sh`ollama pull ${ollama}` },
      ],
      ...serverOf(ollama, role),
    };
  }),
});

// Its commands have no option for the context. A server that runs already, as after the installation, keeps its own.
const served = (context: number): AppCommand => ({
  purpose: "Stop Ollama if it runs, and start its server with this context",
  code: sh`OLLAMA_CONTEXT_LENGTH=${String(context)} ollama serve`,
});

// Its Responses have schemas, its Messages only a level of effort.
const serverOf = (model: string, role: Role): { readonly server?: AppServer } =>
  schemasOnlyInChat(
    imagesFromFiles(openAiServer("http://localhost:11434", model, role, "responses", "messages")),
    "messages",
  );

// https://huggingface.co/docs/hub/ollama#run-private-ggufs-from-the-hugging-face-hub
const WITH_KEY = accessStep(
  "Add Ollama's key to hf.co/settings/keys",
  sh`cat ~/.ollama/id_ed25519.pub`,
  powershell`Get-Content ~/.ollama/id_ed25519.pub`,
);
