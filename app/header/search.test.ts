// The search of the palette finds pages by their names, the best match first.
import { expect, test } from "vitest";
import { searchOf, type Target } from "./search.ts";

const target = (kind: Target["kind"], id: string, more: Partial<Target> = {}): Target => ({
  kind,
  id,
  label: id,
  href: `/${kind}/${id}`,
  ...more,
});
const search = searchOf([
  target("page", "Models"),
  target("model", "acme/transformers-tiny"),
  target("model", "acme/whisper-large"),
  target("model", "openai/whisper", { task: "automatic-speech-recognition" }),
  target("task", "automatic-speech-recognition", { label: "Automatic Speech Recognition" }),
  target("library", "transformers", { label: "Transformers" }),
  target("library", "WhisperKit"),
  target("library", "llama.cpp", { aliases: ["gguf"] }),
]);
const idsFor = (text: string) => search(text).flatMap(({ targets }) => targets.map(({ id }) => id));

test.each([
  ["", ["Models"]],
  ["transformers", ["transformers", "acme/transformers-tiny"]],
  ["whisper", ["openai/whisper", "acme/whisper-large", "WhisperKit"]],
  ["openai whisper", ["openai/whisper"]],
  ["Speech recognition", ["automatic-speech-recognition", "openai/whisper"]],
  ["gguf", ["llama.cpp"]],
  ["https://huggingface.co/openai/whisper", ["openai/whisper"]],
  ["(.*", []],
])("%s", (text, ids) => {
  expect(idsFor(text)).toEqual(ids);
});
