// Records with few fields: no library throws, whatever the name or the task lets it assume.
import { loadSnippets, parseModel } from "hubsmith";
import { expect, test } from "vitest";
import { hub } from "../sweep.ts";

// Names that programs read a purpose from.
const NAMES = [
  "acme/bird",
  "acme/ocr",
  "acme/trocr",
  "acme/docvqa-layout",
  "acme/chest-xray",
  "acme/fashion-clip",
  "acme/bird-lora-gguf",
  "acme/asr-tts-vl-reranker",
];

test.each(["library_name", "tags"])("a library that is named by %s alone prints", (field) => {
  const found: string[] = [];
  const load = (fields: object): void => {
    const { snippets, diagnostics } = loadSnippets(hub, parseModel(fields).model!);
    found.push(...diagnostics.map(({ message }) => `${JSON.stringify(fields)}: ${message}`));
    for (const { content } of snippets)
      if (/\bundefined\b|\[object /.test(content))
        found.push(`${JSON.stringify(fields)}: ${content}`);
  };
  for (const { id: library } of hub.libraries) {
    const named = { [field]: field === "tags" ? [library] : library };
    for (const id of NAMES) load({ id, ...named });
    for (const { id: task } of hub.tasks) load({ id: "acme/ocr", pipeline_tag: task, ...named });
  }
  expect(found).toEqual([]);
});
