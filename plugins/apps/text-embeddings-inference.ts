// Text Embeddings Inference: serves embedders and rerankers.
import { answer, defineApp, serves } from "hubsmith";
import { brewed, openAiServer, runsWeights } from "hubsmith/apps";
import { sh } from "hubsmith/code";
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
  readOn: "2026-11-26",
  order: 10,
  installs: brewed("text-embeddings-inference"),
  runs: runsWeights(["embed", "rank"], ({ model, role }) => ({
    commands: [
      {
        purpose: "Start a server",
        code: sh`text-embeddings-router --model-id ${model.id} --port 8080`,
      },
    ],
    ...(role === "rank"
      ? { server: { url: "http://localhost:8080", model: model.id, tasks: [ranks] } }
      : openAiServer("http://localhost:8080", model.id, role)),
  })),
});
