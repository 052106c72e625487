// Text Embeddings Inference: serves embedders and rerankers.
import { answer, defineApp, type Model, serves } from "hubsmith";
import { brewed, openAiServer, type Role, runsWeights } from "hubsmith/apps";
import { type Code, sh } from "hubsmith/code";
import table from "../kit/engines/text-embeddings-inference.gen.ts";
import { hasPooling, namedPooling } from "../kit/libraries/pooling.ts";
import textRanking from "../tasks/text-ranking.ts";

const ranks = serves(textRanking, {
  request: ({ inputs: { query, documents } }) => ({
    path: "rerank",
    json: { query, texts: documents },
  }),
  answer: answer.json("", [{ index: "number", score: "number" }]),
});

export default defineApp({
  id: "text-embeddings-inference",
  aliases: ["tei"],
  label: "Text Embeddings Inference",
  summary: "Serves embedders and rerankers, on CPUs and GPUs.",
  docsUrl: "https://huggingface.co/docs/text-embeddings-inference/quick_tour",
  readOn: "2026-11-26", // Its options: text-embeddings-router 1.9.3, read on 2026-12-01.
  order: 3,
  installs: brewed("text-embeddings-inference"),
  runs: runsWeights(
    ["embed", "rank"],
    ({ model, role }) => ({
      commands: [
        {
          purpose: "Start a server",
          code: sh`text-embeddings-router --model-id ${model.id}${poolingOf(model, role)} --port 8080`,
        },
      ],
      ...(role === "rank"
        ? { server: { url: "http://localhost:8080", model: model.id, tasks: [ranks] } }
        : openAiServer("http://localhost:8080", model.id, role)),
    }),
    table,
  ),
});

// It does not start without a pooling, which only files of Sentence Transformers name.
const poolingOf = (model: Model, role: Role): Code<"sh"> => {
  if (role !== "embed" || hasPooling(model)) return sh``;
  const pooling = namedPooling(model) ?? "mean";
  return sh` --pooling ${pooling === "last" ? "last-token" : pooling}`;
};
