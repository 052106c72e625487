// Search finds libraries by their names and tasks, and says why.
import type { Entry } from "hubsmith";
import { expect, test } from "vitest";
import { librariesLike } from "./search.ts";

const library = (
  id: string,
  label: string,
  more: Partial<Entry<"library">> = {},
): Entry<"library"> => ({
  kind: "library",
  id,
  label,
  filter: false,
  load: () => Promise.reject(new Error("not asked for")),
  ...more,
});
const TASKS = [{ id: "text-to-image", label: "Text-to-Image" }];
const LIBRARIES = [
  library("timm", "timm", { tasks: ["image-classification"] }),
  library("llama.cpp", "llama.cpp", { aliases: ["gguf"] }),
  library("diffusers", "Diffusers", { tasks: ["text-to-image"] }),
  library("sentence-transformers", "Sentence Transformers"),
];
const found = (wanted: string) =>
  librariesLike(LIBRARIES, TASKS, wanted).map(({ library: { id }, via }) => [id, via]);

test("an empty search finds all, by label", () => {
  const ids = ["diffusers", "llama.cpp", "sentence-transformers", "timm"];
  for (const wanted of ["", "  "]) expect(found(wanted).map(([id]) => id)).toEqual(ids);
});

test.each([
  ["TIM", "timm", undefined],
  ["cpp llama", "llama.cpp", undefined],
  ["Sentence_transformers ", "sentence-transformers", undefined],
  ["gguf", "llama.cpp", "gguf"],
  ["text to image", "diffusers", "Text-to-Image"],
  ["classification", "timm", "image-classification"],
])("%s: %s, by %s", (wanted, id, via) => {
  expect(found(wanted)).toEqual([[id, via]]);
});

test("every word must match, and none is a pattern", () => {
  for (const wanted of ["timm gguf", ".*", "(", "nothing"]) expect(found(wanted)).toEqual([]);
});
