// Transformers' own server, for trying a model and for a few users.
import { absent, defineApp } from "hubsmith";
import { openAiServer, runsWeights, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { contextNote, GROWS } from "../kit/apps/context.ts";
import { engineFor } from "../kit/libraries/engine-for.ts";
import table from "../kit/engines/transformers-serve.gen.ts";

export default defineApp({
  id: "transformers-serve",
  label: "Transformers server",
  summary: "Serves models that Transformers has, for trying them and for a few users.",
  docsUrl: "https://huggingface.co/docs/transformers/serve-cli/serving",
  readOn: "2026-11-26",
  order: 9,
  installs: sameInstall({ pip: ["transformers[serving]", "librosa", "python-multipart"] }),
  // The server loads the model that a request names.
  runs: runsWeights(
    ["chat", "complete", "transcribe"],
    ({ model, role, trust, context }) =>
      engineFor(model) === "vllm"
        ? ONLY_VLLM
        : {
            commands: [
              {
                purpose: "Start a server",
                code: sh`transformers serve${trust}`,
              },
            ],
            ...openAiServer("http://localhost:8000", model.id, role),
            ...contextNote(GROWS, context),
          },
    table,
  ),
});

const ONLY_VLLM = absent({
  code: "other-engine",
  reason:
    "Transformers does not load these weights as they are meant, or has no template for chats with them.",
  fix: "Use vLLM.",
});
