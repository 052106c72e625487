// Records to test MLX on: a package for each kind of models, and nothing but files for the others.
import { files, recordsOf, THINKING, unnamed } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-generation";
const widgetData = [{ text: "The harbour was empty when" }];

const NAMED = recordsOf("mlx", {
  "a description alone": files("README.md"),
  ...THINKING,
  "a chat about code": {
    pipeline_tag: "text-generation",
    tags: ["conversational", "code"],
    config: { model_type: "otter" },
  },
  "text generation": { pipeline_tag },
  "text generation, own example": { pipeline_tag, widgetData },
  "another format": { pipeline_tag, tags: ["jang"] },
  "weights of one bit": { pipeline_tag, tags: ["1-bit"] },
  chat: { pipeline_tag, tags: ["conversational"] },
  "a chat by its host": {
    pipeline_tag,
    inferenceProviderMapping: [
      { provider: "example", providerId: "acme/otter", status: "live", task: "conversational" },
    ],
  },
  "a chat by its name": { id: "example-org/otter-instruct", pipeline_tag },
  "chat, own example": { pipeline_tag, tags: ["conversational"], widgetData },
  "an adapter": {
    pipeline_tag,
    tags: ["base_model:example-org/base", "base_model:adapter:example-org/base"],
  },
  "an adapter of a chat": {
    pipeline_tag,
    tags: ["conversational", "base_model:adapter:example-org/base"],
  },
  "an adapter of a folder": { pipeline_tag, tags: ["base_model:adapter:/home/me/base"] },
  "its package alone": { library_name: "mlx-lm" },
  "image and text": { pipeline_tag: "image-text-to-text" },
  "any to any": { pipeline_tag: "any-to-any" },
  "speech recognition": { pipeline_tag: "automatic-speech-recognition" },
  "text to speech": { pipeline_tag: "text-to-speech" },
  "text to speech, own example": { pipeline_tag: "text-to-speech", widgetData },
  "text to image": { pipeline_tag: "text-to-image" },
  "of one bit, in a fork": { pipeline_tag, tags: ["1-bit", "bonsai"] },
  "no task": {},
  "a type that writes": { tags: ["safetensors", "qwen3"] },
  "a type that sees": { tags: ["safetensors", "qwen3_vl"] },
  "a type that hears": { tags: ["safetensors", "whisper"] },
  "a type that speaks": { tags: ["safetensors", "kokoro"] },
  "a type that translates": { pipeline_tag: "translation", tags: ["safetensors", "qwen3"] },
});

export default [
  ...NAMED,
  ...unnamed("mlx", {
    "by its name": { id: "acme/otter-MLX-4bit", pipeline_tag, tags: ["safetensors"] },
  }),
];
