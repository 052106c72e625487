// Rerankers on the servers of apps: a program sends what the server reads, and prints its scores.
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { createHub, inferenceSnippets } from "hubsmith";
import { expect, test } from "vitest";
import fetchClient from "../clients/js/fetch.ts";
import textRanking from "../tasks/text-ranking.ts";
import infinity from "./infinity.ts";
import kronk from "./kronk.ts";
import lemonade from "./lemonade.ts";
import llamaCpp from "./llama.cpp.ts";
import llamafile from "./llamafile.ts";
import lmstudio from "./lmstudio.ts";
import ollama from "./ollama.ts";
import ramalama from "./ramalama.ts";
import tei from "./text-embeddings-inference.ts";
import vllm from "./vllm.ts";

const GGUF_APPS = [kronk, lemonade, llamaCpp, llamafile, lmstudio, ollama, ramalama];
const hub = createHub([fetchClient, textRanking, infinity, tei, vllm, ...GGUF_APPS]);
const modelFor = (app: string) => ({
  id: "acme/otter-reranker",
  pipeline_tag: "text-ranking",
  tags: GGUF_APPS.some(({ id }) => id === app) ? ["gguf"] : ["reranker", "safetensors"],
  siblings: [{ rfilename: "otter-Q8_0.gguf" }],
});
const SCORES = [{ index: 1, relevance_score: 0.75 }];

/** Runs the program of an app against a server with this response: the path, the body, and what it prints. */
async function ran(provider: string, response: unknown): Promise<readonly unknown[]> {
  const requests: unknown[] = [];
  const server = createServer((request, reply) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      requests.push(request.url, JSON.parse(body));
      reply.setHeader("Content-Type", "application/json").end(JSON.stringify(response));
    });
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  try {
    const endpointUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const options = {
      endpointUrl,
      inputs: { query: "Who swims?", documents: ["A cat.", "An otter."] },
    };
    const { snippets } = inferenceSnippets(hub, { model: modelFor(provider), provider, options });
    const program = ["--input-type=module", "-e", snippets[0]?.content ?? ""];
    const { stdout } = await promisify(execFile)(process.execPath, program);
    return [...requests, stdout];
  } finally {
    server.close();
  }
}

test.each([
  ["llama.cpp", { results: SCORES }],
  ["llamafile", { results: SCORES }],
  ["ramalama", { results: SCORES }],
  ["lemonade", { results: SCORES }],
  ["vllm", { results: SCORES }],
  ["infinity", { results: SCORES }],
  ["kronk", { data: SCORES }],
])("%s ranks documents", async (app, response) => {
  const [path, body, printed] = await ran(app, response);
  expect(path).toBe("/v1/rerank");
  expect(body).toMatchObject({ query: "Who swims?", documents: ["A cat.", "An otter."] });
  expect(body).toHaveProperty("model");
  expect(printed).toContain("0.75");
});

test("Text Embeddings Inference ranks texts", async () => {
  const [path, body, printed] = await ran("text-embeddings-inference", [{ index: 1, score: 0.75 }]);
  expect([path, body]).toEqual([
    "/rerank",
    { query: "Who swims?", texts: ["A cat.", "An otter."] },
  ]);
  expect(printed).toContain("0.75");
});

test.each(["ollama", "lmstudio"])("%s has no API for rankings, and says so", (provider) => {
  const { snippets, notOffered } = inferenceSnippets(hub, { model: modelFor(provider), provider });
  expect([snippets, notOffered.map(({ code }) => code)]).toEqual([[], ["other-task"]]);
});
