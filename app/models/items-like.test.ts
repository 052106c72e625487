// Items are found by their names, aliases and tasks.
import { expect, test } from "vitest";
import { itemsLike } from "./items-like.ts";

const TASKS = [{ id: "text-to-image", label: "Image Generation" }];
const ITEMS = [
  { id: "timm", label: "timm", tasks: ["image-classification"] },
  { id: "llama.cpp", label: "llama.cpp", aliases: ["gguf"], tasks: [] },
  { id: "diffusers", label: "Diffusers", tasks: ["text-to-image"] },
  { id: "sentence-transformers", label: "Sentence Transformers", tasks: [] },
  { id: "transformers", label: "Transformers", tasks: [] },
];
const find = itemsLike(ITEMS, ({ tasks }) => tasks, TASKS);

test.each([
  ["", ["diffusers", "llama.cpp", "sentence-transformers", "timm", "transformers"]],
  ["TIM", ["timm"]],
  ["cpp llama", ["llama.cpp"]],
  ["Sentence_transformers ", ["sentence-transformers"]],
  ["transformers", ["transformers", "sentence-transformers"]],
  ["gguf", ["llama.cpp"]],
  ["text to image", ["diffusers"]],
  ["image gen", ["diffusers"]],
  ["classification", ["timm"]],
  ["timm gguf", []],
  ["(", []],
])("%s: %j", (wanted, ids) => {
  expect(find(wanted).map(({ id }) => id)).toEqual(ids);
});
