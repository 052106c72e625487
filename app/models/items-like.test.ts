// Items are found by their names, aliases and tasks, and the search says by which.
import { expect, test } from "vitest";
import { itemsLike } from "./items-like.ts";

const TASKS = [{ id: "text-to-image", label: "Text-to-Image" }];
const ITEMS = [
  { id: "timm", label: "timm", tasks: ["image-classification"] },
  { id: "llama.cpp", label: "llama.cpp", aliases: ["gguf"], tasks: [] },
  { id: "diffusers", label: "Diffusers", tasks: ["text-to-image"] },
  { id: "sentence-transformers", label: "Sentence Transformers", tasks: [] },
];
const SUBJECTS = [
  {
    kind: "task",
    ids: ["text-to-image"],
    phrases: ["text to image", "image generation"],
    purpose: "draw",
  },
] as const;
const find = itemsLike(ITEMS, ({ tasks }) => tasks, TASKS, SUBJECTS);
const labelsFor = (wanted: string) => find(wanted).map(({ item, via }) => [item.id, via?.label]);

test("an empty search finds all, by label", () => {
  const ids = ["diffusers", "llama.cpp", "sentence-transformers", "timm"];
  for (const wanted of ["", "  "]) expect(labelsFor(wanted).map(([id]) => id)).toEqual(ids);
});

test.each([
  ["TIM", "timm", undefined],
  ["cpp llama", "llama.cpp", undefined],
  ["Sentence_transformers ", "sentence-transformers", undefined],
  ["gguf", "llama.cpp", "gguf"],
  ["text to image", "diffusers", "Text-to-Image"],
  ["image generation", "diffusers", "Text-to-Image"],
  ["difusers", "diffusers", undefined],
  ["draw it", "diffusers", "Text-to-Image"],
  ["classification", "timm", "image-classification"],
])("%s: %s, by %s", (wanted, id, via) => {
  expect(labelsFor(wanted)).toEqual([[id, via]]);
});

test("every word must match, and none is a pattern", () => {
  for (const wanted of ["timm gguf", ".*", "(", "nothing"]) expect(labelsFor(wanted)).toEqual([]);
});

test("a word that is typed finds words that it starts, and a number finds whole numbers", () => {
  const items = ["otter-tiny", "otter-17b"].map((id) => ({ id, label: id, tasks: [] }));
  const found = itemsLike(items, () => [], [], []);
  const idsOf = (text: string) => found(text).map(({ item }) => item.id);
  expect(idsOf("otter ti")).toEqual(["otter-tiny"]);
  expect(idsOf("otter 17b")).toEqual(["otter-17b"]);
  expect(idsOf("otter 17")).toEqual([]);
  expect(idsOf("otter 1")).toEqual([]);
});
