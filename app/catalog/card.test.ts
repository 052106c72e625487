// The facts of a record, as a reader sees them.
import { parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { contextOf, factsOf, sizeOf } from "./card.ts";

const model = parseModel({
  id: "acme/otter-8B-GGUF",
  tags: ["gguf"],
  gguf: { total: 8_030_261_248, context_length: 131_072 },
}).model!;
const bare = parseModel({ id: "acme/bare" }).model!;

test("parameters and context", () => {
  expect([sizeOf(model), contextOf(model)]).toEqual(["8B", "131,072"]);
  expect([sizeOf(bare), contextOf(bare)]).toEqual([undefined, undefined]);
});

test("a list shows the parameters of a record, but not of packed weights", () => {
  const tags = ["base_model:quantized:acme/otter-8B"];
  expect(factsOf(model).size).toBe("8B");
  expect(factsOf({ ...model, tags }).size).toBe("8B");
  const packed = parseModel({ id: "acme/otter-8B-NVFP4", tags, safetensors: { total: 4.9e9 } });
  expect(factsOf(packed.model!).size).toBe(undefined);
  expect(factsOf(bare).size).toBe(undefined);
});
