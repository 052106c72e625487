// Records to test vLLM on: a chat, one with code of its own, one without a task, and one for speech.
import { files, ofTask, recordsOf, THINKING } from "../kit/libraries/records-of.ts";

export default recordsOf("vllm", {
  "a description alone": files("README.md"),
  ...THINKING,
  "a chat": { pipeline_tag: "text-generation" },
  "code of its own": { pipeline_tag: "image-text-to-text", tags: ["custom_code"] },
  "a model that reads pages": { pipeline_tag: "image-text-to-text", tags: ["ocr"] },
  "a format of Mistral": { tags: ["mistral-common"] },
  "code for a known type": { tags: ["custom_code"], config: { model_type: "phi3" } },
  "code that vLLM runs": { tags: ["custom_code"], config: { model_type: "kimi_k25" } },
  "a model of images": { pipeline_tag: "image-text-to-text" },
  "a base model": { id: "acme/otter-8b-base", pipeline_tag: "text-generation" },
  "a chat of a base model": { id: "acme/otter-8b-base", tags: ["conversational"] },
  "GGUF only": { tags: ["gguf"] },
  "GGUF only, by the files": { tags: ["gguf"], siblings: [{ rfilename: "otter-Q4_K_M.gguf" }] },
  "no task": {},
  "a draft": {
    pipeline_tag: "text-generation",
    id: "acme/otter-8b-dflash",
    tags: ["base_model:acme/otter-8b"],
  },
  "realtime speech": ofTask("automatic-speech-recognition", "safetensors voxtral_realtime"),
  "a transcriber": { pipeline_tag: "audio-text-to-text", tags: ["safetensors", "voxtral"] },
  speech: { pipeline_tag: "automatic-speech-recognition" },
});
