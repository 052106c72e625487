// Readers of "Why not?" see labels, and advice that they can follow.
import { createHub, inferenceSnippets, loadPlugins, loadSnippets } from "hubsmith";
import { sampled } from "#plugins/kit/testing/sampled";
import { expect, test } from "vitest";
import { loadModels } from "#models/records";
import { entries } from "../../plugins.ts";
import { forReaders, inWords } from "./reader-words.ts";

test.each([
  ["fal does not support conversational.", "fal does not support Chat."],
  [
    "Choose a provider that hosts it, such as hf-inference, fireworks-ai, groq.",
    "Choose a provider that hosts it, such as HF Inference, Fireworks AI, Groq.",
  ],
  [
    "The parameter temperature of conversational must be a number.",
    "The parameter temperature of Chat must be a number.",
  ],
  [
    "Llama hosts acme/translation for other models.",
    "Llama hosts acme/translation for Other models.",
  ],
  ["Requests does not have the wire format Messages.", "Requests does not have the Messages API."],
  ["Choose another client, or this wire format.", "Choose another client, or this API."],
])("%s", (text, words) => {
  expect(inWords(entries, text)).toBe(words);
});

test("no sentence about a model has an id, a field of a record, or work for authors", async () => {
  const hub = createHub((await loadPlugins(entries)).plugins);
  const read = forReaders(entries);
  const ids = entries
    .filter(({ kind, id }) => kind === "task" && (id.includes("-") || id === "conversational"))
    .map(({ id }) => id as string);
  const isBad = (text: string): boolean =>
    /wire format|pipeline_tag|library_name|`|plugin|(?:in|to) the model card/.test(text) ||
    ids.some((id) => new RegExp(`(?<![\\w/-])${id}(?![\\w/-])`).test(text));
  const bad = new Set<string>();
  for (const model of sampled(loadModels(), 6)) {
    const calls = ["auto", "fal-ai", "hf-inference", "together"].flatMap(
      (provider) => inferenceSnippets(hub, { model, provider }).notOffered,
    );
    for (const absence of [...calls, ...loadSnippets(hub, model).notOffered]) {
      const { reason, fix } = read(absence);
      if (isBad(reason) || isBad(fix)) bad.add(`${absence.code}: ${reason} ${fix}`);
    }
  }
  expect([...bad]).toEqual([]);
});
