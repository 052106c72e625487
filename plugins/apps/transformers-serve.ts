// Transformers' own server, for trying a model and for a few users.
import { defineApp } from "hubsmith";
import { openAiServer, runsWeights } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "transformers-serve",
  label: "Transformers server",
  summary: "Serves models that Transformers has, for trying them and for a few users.",
  docsUrl: "https://huggingface.co/docs/transformers/serve-cli/serving",
  readOn: "2026-11-26",
  order: 9,
  installs: {
    linux: { pip: ["transformers[serving]", "librosa", "python-multipart"] },
    macos: { pip: ["transformers[serving]", "librosa", "python-multipart"] },
    windows: { pip: ["transformers[serving]", "librosa", "python-multipart"] },
  },
  // The server loads the model that a request names.
  runs: runsWeights(["chat", "complete", "transcribe"], ({ model, role, needsCode }) => ({
    commands: [
      {
        purpose: "Start a server",
        code: needsCode ? sh`transformers serve --trust-remote-code` : sh`transformers serve`,
      },
    ],
    ...openAiServer("http://localhost:8000", model.id, role),
  })),
});
