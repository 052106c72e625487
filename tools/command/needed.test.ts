// An answer with the few plugins that a record needs is the answer with all of them.
import { createHub, loadPlugins } from "hubsmith";
import { entries } from "hubsmith/plugins";
import { expect, test } from "vitest";
import { readRequest, type Request } from "./request.ts";
import { neededFor, outputOf } from "./snippets.ts";

const record = { id: "org/name", pipeline_tag: "text-generation", tags: ["conversational"] };
const mapping = { provider: "groq", providerId: "x", status: "live", task: "conversational" };
const tasks = entries.filter(({ kind }) => kind === "task").map(({ id }) => id);
const libraries = entries.filter(({ kind }) => kind === "library").map(({ id }) => id);

const given: readonly unknown[] = [
  record,
  { id: "a" },
  ...tasks.map((pipeline_tag) => ({ id: "org/task", pipeline_tag })),
  ...libraries.map((library_name) => ({ id: "org/library", library_name, tags: ["x"] })),
  { ...record, library_name: "transfomers" },
  { ...record, pipeline_tag: "text-generatio" },
  { ...record, tags: ["gguf", "mlx", "safetensors"] },
  { ...record, inferenceProviderMapping: [mapping] },
  { ...record, inferenceProviderMapping: { clarifai: { ...mapping, provider: "clarifai" } } },
  { model: record, provider: "groq" },
  { model: record, provider: "grok" },
  { model: record, provider: "all" },
  { model: record, provider: "fastest" },
  { model: record, options: { endpointUrl: "https://my-endpoint.example.org" } },
];

test("whatever the record and the request say", { timeout: 60_000 }, async () => {
  const { plugins } = await loadPlugins(entries);
  const all = createHub(plugins);
  let few = 0;
  for (const one of given) {
    const request = readRequest(one, { options: {} }) as Request;
    const needed = neededFor(entries, request);
    few += needed.length < 40 ? 1 : 0;
    const hub = createHub((await loadPlugins(needed)).plugins);
    const wanted = { load: true };
    expect(outputOf(hub, request, wanted), JSON.stringify(one)).toEqual(
      outputOf(all, request, wanted),
    );
  }
  // Else it would be no use.
  expect(few).toBeGreaterThan(given.length / 2);
});
