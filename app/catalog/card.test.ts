// The facts of a record, as a reader sees them.
import { parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { basesOf, contextOf, sizeOf } from "./card.ts";

const model = parseModel({
  id: "acme/otter-8B-GGUF",
  tags: ["gguf", "base_model:acme/otter-8B", "base_model:quantized:acme/otter-8B", "base_model:x"],
  gguf: { total: 8_030_261_248, context_length: 131_072 },
}).model!;
const bare = parseModel({ id: "acme/bare" }).model!;

test("parameters, context and the models that it was made from", () => {
  expect([sizeOf(model), contextOf(model), basesOf(model)]).toEqual([
    "8B",
    "131,072",
    ["acme/otter-8B"],
  ]);
  expect([sizeOf(bare), contextOf(bare), basesOf(bare)]).toEqual([undefined, undefined, []]);
});
