// vLLM: serves language models to many users, with OpenAI's API, or runs a batch in a program.
import { absent, defineLibrary } from "hubsmith";
import { draftOf } from "../kit/libraries/draft.ts";
import { hasOnlyGguf, ONLY_GGUF, withWeights } from "../kit/libraries/weights.ts";
import { inference, serveSpeech } from "../kit/libraries/vllm.ts";
import { isVoxtral, transcribe } from "../kit/libraries/voxtral.ts";

export default defineLibrary({
  id: "vllm",
  prettyLabel: "vLLM",
  repoName: "vllm",
  repoUrl: "https://github.com/vllm-project/vllm",
  docsUrl: "https://docs.vllm.ai",
  install: { pip: ["vllm"] },
  snippets: withWeights((model) => {
    const { pipeline_tag: task = "other" } = model;
    const draft = draftOf(model);
    if (draft !== undefined) return draft;
    if (hasOnlyGguf(model)) return ONLY_GGUF;
    if (isVoxtral(model)) return [transcribe(model), serveSpeech(model)];
    if (!["text-generation", "image-text-to-text", "other"].includes(task)) {
      const reason = `vLLM needs different options for each ${task} model.`;
      return absent({
        code: "other-task",
        reason,
        fix: "See the model card, and https://docs.vllm.ai.",
      });
    }
    return inference(model);
  }),
});
