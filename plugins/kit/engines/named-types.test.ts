// Records with only a name: the type of the family decides whether an engine loads the model, and drafts are not served.
import { isAbsence, type Model } from "hubsmith";
import { expect, test } from "vitest";
import vllm from "./vllm.gen.ts";
import { engineFor } from "../libraries/engine-for.ts";
import { loads } from "./loads.ts";

const of = (id: string): Model => ({ id, pipeline_tag: "text-generation", tags: ["safetensors"] });

test.each([
  ["allenai/Olmo-3-7B-Instruct", "yes"],
  ["Qwen/Qwen3-235B-A22B-Thinking-2507", "yes"],
  ["acme/gemma-4-31B-it-tuned", "yes"],
  ["acme/gemma-4-31B-it-assistant", "Architecture unknown: it may not load."],
  ["acme/Parakeet-0.6b", "other-architecture"],
  ["acme/otter-8B", "Architecture unknown: it may not load."],
  ["acme/Qwen3-8B-AWQ", "Architecture unknown: it may not load."],
])("%s: %s", (id, wanted) => {
  const verdict = loads(vllm, of(id), "complete");
  expect(verdict === "yes" ? verdict : isAbsence(verdict) ? verdict.code : verdict.note).toBe(
    wanted,
  );
});

test.each([
  ["acme/Qwen3-8B-DFlash-b16", "draft-model"],
  ["acme/kimi-k2.6-eagle3-mla", "draft-model"],
  ["acme/Qwen3.8-27B-DFlash2", "draft-model"],
  ["acme/otter-DSpark-Drafter-GGUF", "other-format"],
  ["acme/react-native-executorch-whisper-tiny", "other-format"],
  ["acme/Qwen3-8B", "transformers"],
])("%s: %s", (id, wanted) => {
  const engine = engineFor(of(id));
  expect(isAbsence(engine) ? engine.code : engine).toBe(wanted);
});
