// Text Generation Inference, which is maintained, but gets no new models.
import { defineApp } from "hubsmith";
import { openAiServer, runsWeights } from "hubsmith/apps";
import { tokenFor } from "../kit/apps/access.ts";
import table from "../kit/engines/tgi.gen.ts";
import { type Code, sh } from "hubsmith/code";

export default defineApp({
  id: "tgi",
  label: "Text Generation Inference",
  summary:
    "Serves language models with Docker. It is only maintained; vLLM and SGLang have new models.",
  docsUrl: "https://huggingface.co/docs/text-generation-inference/quicktour",
  readOn: "2026-11-26", // Its options: text-generation-launcher 3.3.7, read on 2026-12-01.
  installs: { linux: { page: "https://docs.docker.com/engine/install/" } },
  runs: runsWeights(
    ["chat", "complete"],
    ({ model, role, trust, context }) => ({
      commands: [
        {
          purpose: "Start a server",
          code: sh.command([
            sh`docker run --gpus all${tokenFor(model)} --shm-size 1g -p 8080:80 -v "$PWD/data:/data"`,
            sh`ghcr.io/huggingface/text-generation-inference:3.3.5`,
            sh`--model-id ${model.id}${sizesOf(context)}${trust}`,
          ]),
        },
      ],
      ...openAiServer("http://localhost:8080", model.id, role),
    }),
    table,
  ),
});

// The prompt must be shorter than the context, so that the answer has a token.
const sizesOf = (context: number | undefined): Code<"sh"> =>
  context === undefined
    ? sh``
    : sh` --max-total-tokens ${context} --max-input-tokens ${context - 1}`;
