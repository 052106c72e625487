// Records to test PEFT on: every task type, the places that name the base model, and what can be missing.
import { type Fields, files, ofTask, recordsOf } from "../kit/libraries/records-of.ts";

const adapter = (task_type: string, base_model_name_or_path = "example-org/base"): Fields => ({
  config: { peft: { task_type, base_model_name_or_path } },
});

export default recordsOf("peft", {
  "causal language model": adapter("CAUSAL_LM"),
  "an example of one's own": {
    ...adapter("CAUSAL_LM"),
    widgetData: [{ text: "Once the snow had melted," }],
  },
  "thoughts, by what it adapts": {
    ...adapter("CAUSAL_LM", "example-org/R1-Otter"),
    tags: ["conversational"],
  },
  "thoughts, by its template": {
    tags: ["conversational"],
    config: {
      peft: { task_type: "CAUSAL_LM", base_model_name_or_path: "example-org/base" },
      chat_template_jinja: "<think>",
    },
  },
  "a base model with code": { ...adapter("CAUSAL_LM"), tags: ["custom_code"] },
  "a base model of a known type, with code": {
    tags: ["custom_code"],
    config: {
      model_type: "phi3",
      peft: { task_type: "CAUSAL_LM", base_model_name_or_path: "example-org/base" },
    },
  },
  "sequence to sequence": adapter("SEQ_2_SEQ_LM"),
  "token classification": adapter("TOKEN_CLS"),
  "sequence classification": adapter("SEQ_CLS"),
  "question answering": {
    ...adapter("QUESTION_ANS"),
    widgetData: [{ text: "Who keeps the light?", context: "Ana keeps the light." }],
  },
  "question answering, no example": adapter("QUESTION_ANS"),
  "feature extraction": adapter("FEATURE_EXTRACTION"),
  "a folder of the trainer": {
    ...adapter("CAUSAL_LM", "/home/trainer/base"),
    tags: ["base_model:adapter:example-org/base"],
  },
  "no base model": { config: { peft: { task_type: "CAUSAL_LM" } } },
  "another task type": adapter("IMAGE_CLS"),
  "a tokenizer of its own": {
    config: {
      peft: { task_type: "CAUSAL_LM", base_model_name_or_path: "example-org/base" },
      tokenizer_config: {},
    },
  },
  "a tokenizer among the files": {
    ...files("adapter_config.json", "tokenizer_config.json"),
    tags: ["base_model:adapter:example-org/base"],
  },
  "only tags, another example": {
    pipeline_tag: "automatic-speech-recognition",
    tags: ["base_model:adapter:example-org/base"],
    widgetData: [{ src: "https://example.org/recording.flac" }],
  },
  "a base model in four bits": {
    pipeline_tag: "text-generation",
    tags: ["base_model:adapter:example-org/otter-bnb-4bit"],
  },
  "a chat": ofTask("text-generation", "conversational base_model:example-org/base"),
  "a chat, by its base model": {
    pipeline_tag: "text-generation",
    tags: ["base_model:adapter:example-org/otter-3b-instruct"],
  },
  "a chat, own example": {
    pipeline_tag: "text-generation",
    tags: ["conversational", "base_model:example-org/base"],
    widgetData: [{ messages: [{ role: "user", content: "Name three rivers." }] }],
  },
  "a pretrained base model": {
    pipeline_tag: "text-generation",
    tags: ["base_model:adapter:example-org/qwen3-4b-base"],
  },
  "a base model in the model card": {
    pipeline_tag: "text-generation",
    cardData: { base_model: ["example-org/base"] },
  },
  "no task, a recognizer": { tags: ["base_model:example-org/whisper-small"] },
  "no task, a chat trained with rewards": {
    pipeline_tag: "reinforcement-learning",
    tags: ["base_model:adapter:example-org/otter-3b-instruct"],
  },
  "no task, another agent": {
    pipeline_tag: "reinforcement-learning",
    tags: ["base_model:adapter:example-org/walker"],
  },
  "no task, images": { tags: ["diffusers", "base_model:adapter:example-org/base"] },
  "no task type": {},
  "its files alone": files("adapter_config.json", "adapter_model.safetensors"),
  "its files in folders": files("step-9/adapter_config.json", "step-10/adapter_config.json"),
  "its files alone, images": {
    ...files("adapter_config.json"),
    pipeline_tag: "image-text-to-text",
  },
  "a description alone": files("README.md"),
  ...Object.fromEntries(
    [
      ["automatic-speech-recognition", "example-org/base"],
      ["feature-extraction", "example-org/base"],
      ["image-text-to-text", "example-org/base-vl"],
      ["question-answering", "example-org/base"],
      ["question-answering", "example-org/bert-base"],
      ["text-to-speech", "example-org/base"],
      ["other", "example-org/base"],
      ["text-classification", "example-org/base"],
      ["text-generation", "example-org/base"],
      ["token-classification", "example-org/base"],
      ["translation", "example-org/nllb-base"],
      ["translation", "example-org/base"],
      ["summarization", "example-org/bart-base"],
      ["summarization", "example-org/base"],
      ["text2text-generation", "example-org/base"],
    ].map(([pipeline_tag, base]) => [
      `only tags, ${pipeline_tag}, ${base}`,
      { pipeline_tag, tags: [`base_model:adapter:${base}`] },
    ]),
  ),
});
