// The files that Transformers.js needs for a task, and the reason if they are missing.
import { createHub, loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import transformersJs from "./transformers.js.ts";

const hub = createHub([transformersJs]);
function offer(pipeline_tag: string, ...paths: readonly string[]): string {
  const siblings = paths.map((rfilename) => ({ rfilename }));
  const record = { id: "acme/m", library_name: "transformers.js", pipeline_tag, siblings };
  const { snippets, notOffered } = loadSnippets(hub, parseModel(record).model!);
  return snippets[0]?.content ?? notOffered[0]!.code;
}

const OLD = ["decoder_model", "decoder_model_merged", "decoder_with_past_model"].map(
  (name) => `onnx/${name}.onnx`,
);

test.each<readonly [task: string, files: readonly string[]]>([
  ["text-generation", OLD],
  ["text-generation", ["onnx/encoder_model.onnx", ...OLD]],
  ["fill-mask", ["config.json", "model.safetensors"]],
  ["translation", OLD],
  ["text-ranking", ["onnx/encoder_model.onnx"]],
])("%s has no program for %j", (task, files) => {
  expect(offer(task, ...files)).toBe("no-model-file");
});
