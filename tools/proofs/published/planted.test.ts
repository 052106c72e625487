// Mistakes are planted in providers, and some in their contracts alike. A check finds each of them.
import type { Plugin } from "hubsmith";
import type { Contract } from "hubsmith/contract";
import { sampled } from "#plugins/kit/testing/sampled";
import { matchRequests } from "#plugins/kit/testing/running/service/match-requests";
import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import { knownAs } from "./known.ts";
import { loadServices } from "../../support/services.ts";
import { readExtracts } from "./sources.ts";

type Mistake = readonly [provider: string, task: string, right: string, wrong: string];

const CHAT = "conversational";
// Routes, hosts, keys, fields, values, conversions, answers and jobs.
const IN_PROVIDERS: readonly Mistake[] = [
  ["groq", CHAT, "openai/v1", "v1"],
  ["cohere", CHAT, "api.cohere.com", "api.cohere.ai"],
  ["novita", "text-generation", "completions", "chat/completions"],
  ["fal-ai", "text-to-image", "Key", "Bearer"],
  ["black-forest-labs", "text-to-image", "x-key", "x-api-key"],
  ["replicate", "text-to-image", "Prefer", "Prefers"],
  ["together", "text-to-video", "prompt", "text"],
  ["together", "image-to-video", "frame_images", "frames"],
  ["together", "image-to-video", "first", "last"],
  ["together", "text-to-speech", "voice", "voice_id"],
  ["novita", "text-to-video", "steps", "num_steps"],
  ["hyperbolic", "text-to-image", "height", "heigth"],
  ["wavespeed", "image-to-image", "*", "x"],
  ["nscale", "text-to-image", "b64_json", "url"],
  ["zai-org", "image-to-text", "file", "image"],
  ["deepinfra", "feature-extraction", "embedding", "vector"],
  ["replicate", "text-to-speech", "output", "outputs"],
  ["novita", "text-to-video", "TASK_STATUS_PROCESSING", "TASK_STATUS_RUNNING"],
  ["replicate", "text-to-video", "predictions", "prediction"],
  ["zai-org", "text-to-image", "id", "request_id"],
];

const IN_BOTH: readonly Mistake[] = [
  ["groq", CHAT, "openai/v1", "v1"],
  ["cohere", CHAT, "compatibility/v1", "v1"],
  ["cerebras", CHAT, "api.cerebras.ai", "api.cerebras.com"],
  ["fireworks-ai", CHAT, "max_tokens", "max_token"],
  ["groq", CHAT, "messages", "message"],
  ["openai", CHAT, "choices", "choice"],
  ["deepinfra", "feature-extraction", "embeddings", "embedding"],
  ["together", "text-to-image", "steps", "num_steps"],
  ["together", "image-to-video", "media", "medium"],
  ["fal-ai", "image-to-video", "image_url", "image"],
  ["replicate", "text-to-image", "input", "inputs"],
  ["wavespeed", "text-to-video", "api/v3", "api/v2"],
];

// Of tasks, and of values such as files, there are no copies.
const UNCHANGED: ReadonlySet<string> = new Set(["task", "~hub", "label", "provider"]);
const isPlain = (value: object): boolean => Object.getOwnPropertySymbols(value).length === 0;

/** The value with a word replaced in each string, in each name of a member, and in the results of functions. */
function planted<T>(value: T, right: string, wrong: string): T {
  const change = (node: unknown): unknown => {
    if (typeof node === "string") return replaced(node, right, wrong);
    if (typeof node === "function")
      return (...given: readonly unknown[]) => change(Reflect.apply(node, undefined, given));
    if (Array.isArray(node)) return node.map(change);
    if (typeof node !== "object" || node === null || !isPlain(node)) return node;
    const members = Object.entries(node).map(([name, its]) =>
      UNCHANGED.has(name) ? [name, its] : [replaced(name, right, wrong), change(its)],
    );
    return Object.fromEntries(members);
  };
  return change(value) as T;
}

// Only complete words, so that `id` is not found in `video`.
function replaced(text: string, right: string, wrong: string): string {
  const escaped = right.replace(/[*.]/g, String.raw`\$&`);
  const word = right === "*" ? escaped : String.raw`(?<!\w)${escaped}(?!\w)`;
  return text.replace(new RegExp(word, "g"), wrong);
}

const { providers, tasks, contracts, replies } = await loadServices();
const options = { companions: tasks.list, replies };
const extractOf = new Map(readExtracts().map((extract) => [extract.provider, extract]));

/** The provider and its contract with one of their tasks, with a mistake. */
function withMistake([id, name, right, wrong]: Mistake): {
  readonly provider: Plugin<"provider">;
  readonly contract: Contract;
  readonly alike: Contract;
} {
  const its = providers.get(id)!;
  const all = contracts.get(id)!;
  const contract = { ...all, tasks: all.tasks.filter(({ task }) => task.id === name) };
  const tasks = its.tasks.filter(({ task }) => task.id === name);
  return {
    provider: { ...planted({ ...its, tasks }, right, wrong), id },
    contract,
    alike: planted(contract, right, wrong),
  };
}

const differences = (provider: Plugin<"provider">, contract: Contract): readonly string[] =>
  compare(provider, contract, extractOf.get(provider.id), options)
    .flatMap((row) => row.differences)
    .filter((difference) => knownAs(difference) === undefined)
    .map(({ message }) => message);

test.each(sampled([...IN_PROVIDERS, ...IN_BOTH], 4))("%s, %s: nothing is found", (id, task) => {
  const { provider, alike } = withMistake([id, task, "no such word", ""]);
  expect(matchRequests(provider, alike, options)).toEqual([]);
  expect(differences(provider, alike)).toEqual([]);
});

test.each(sampled(IN_PROVIDERS, 4))("%s, %s: the contract has %s, not %s", (...mistake) => {
  const { provider, contract } = withMistake(mistake);
  expect(matchRequests(provider, contract, options)).not.toEqual([]);
});

test.each(sampled(IN_BOTH, 4))("%s, %s: %s is published, not %s", (...mistake) => {
  const { provider, alike } = withMistake(mistake);
  expect(differences(provider, alike)).not.toEqual([]);
});
