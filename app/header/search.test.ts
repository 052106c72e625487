// The search of the palette finds pages by their names, the best match first.
import { expect, test } from "vitest";
import { factsOf } from "../catalog/card.ts";
import type { Subject } from "../search/subjects.ts";
import { searchOf, type Target } from "./search.ts";

const target = (kind: Target["kind"], id: string, more: Partial<Target> = {}): Target => ({
  kind,
  id,
  label: id,
  href: `/${kind}/${id}`,
  names: [id, more.label ?? id],
  shortName: id.slice(id.indexOf("/") + 1),
  subjects: [],
  ...more,
});
const ASR = "automatic-speech-recognition";
const SUBJECTS: readonly Subject[] = [
  {
    kind: "task",
    ids: [ASR],
    phrases: ["speech to text", "speech recognition"],
    purpose: "subtitles",
  },
  { kind: "task", ids: ["text-to-speech"], phrases: ["text to speech"], purpose: "" },
  { kind: "provider", ids: ["groq"], phrases: ["groq"], purpose: "" },
];
const search = searchOf(
  [
    target("page", "Models"),
    target("model", "acme/transformers-tiny"),
    target("model", "acme/whisper-large"),
    target("model", "openai/whisper", { subjects: [ASR, "groq"] }),
    target("model", "acme/text-to-speech"),
    target("model", "acme/otter", { otherIds: ["river/otter-1p5", "OtterPod"] }),
    target("task", ASR, { names: [ASR, "Automatic Speech Recognition", "speech to text"] }),
    target("task", "text-to-speech"),
    target("provider", "groq", { label: "Groq" }),
    target("library", "transformers", { label: "Transformers" }),
    target("library", "WhisperKit"),
    target("library", "llama.cpp", { words: ["gguf"] }),
    target("device", "RTX 4090 24 GB"),
    target("model", "acme/owl-3B", { facts: factsOf({ id: "acme/owl-3B", tags: [] }) }),
    target("model", "acme/owl-70B", { facts: factsOf({ id: "acme/owl-70B", tags: [] }) }),
  ],
  SUBJECTS,
);
const idsFor = (text: string) => search(text).flatMap(({ targets }) => targets.map(({ id }) => id));

test.each([
  ["", ["Models"]],
  ["transformers", ["transformers", "acme/transformers-tiny"]],
  ["whisper", ["openai/whisper", "acme/whisper-large", "WhisperKit"]],
  ["openai whisper", ["openai/whisper"]],
  ["Speech recognition", ["openai/whisper", ASR]],
  ["speech to text", [ASR, "openai/whisper"]],
  ["text-to-speech", ["text-to-speech", "acme/text-to-speech"]],
  ["groq", ["groq", "openai/whisper"]],
  ["wisper", ["openai/whisper", "acme/whisper-large", "WhisperKit"]],
  ["gguf", ["llama.cpp"]],
  ["https://huggingface.co/openai/whisper", ["openai/whisper"]],
  ["OpenAI/Whisper", ["openai/whisper"]],
  ["openai/whisper2", ["openai/whisper2", "openai/whisper"]],
  // The ids of a model elsewhere are not those of other models of the Hub.
  ["River/otter-1p5", ["acme/otter"]],
  ["otter-1p", ["acme/otter"]],
  ["otterpod", ["acme/otter"]],
  ["https://huggingface.co/river/otter-1p5", ["river/otter-1p5", "acme/otter"]],
  ["https://huggingface.co/openai/whisper2", ["openai/whisper2", "openai/whisper"]],
  ["(.*", []],
  ["rtx 4090", ["RTX 4090 24 GB", "acme/owl-3B"]],
  ["small owl", ["acme/owl-3B"]],
])("%s", (text, ids) => {
  expect(idsFor(text)).toEqual(ids);
});
