// Records to test Pruna on: models of both libraries, in each form in which they are saved, and of Pruna Pro.
import { type Fields, files, ofTask, recordsOf, tagged } from "../kit/libraries/records-of.ts";

const writes = (more: Fields = {}): Fields => ({
  pipeline_tag: "text-generation",
  transformersInfo: { auto_model: "AutoModelForCausalLM", processor: "AutoTokenizer" },
  ...more,
  tags: ["transformers", ...((more["tags"] as readonly string[] | undefined) ?? [])],
});
const IMAGES: Fields = { pipeline_tag: "text-to-image", tags: ["diffusers"] };
const TEMPLATE = "{% for message in messages %}{{ message['content'] }}{% endfor %}";

export default recordsOf("pruna-ai", {
  "a prefix for summaries": {
    pipeline_tag: "summarization",
    tags: ["transformers"],
    config: { task_specific_params: { summarization: { prefix: "summarize: " } } },
  },
  "a prefix for translations": {
    pipeline_tag: "translation",
    tags: ["transformers", "en", "fr", "ro"],
    config: { task_specific_params: { translation_en_to_ro: { prefix: "to Romanian: " } } },
  },
  "custom code, mapped": {
    pipeline_tag: "image-segmentation",
    tags: ["transformers", "custom_code"],
    config: { auto_map: { AutoModelForImageSegmentation: "otter.Otter" } },
  },
  "text to image": {
    ...IMAGES,
    ...files("model_index.json"),
    config: { diffusers: { _class_name: "FluxPipeline" } },
  },
  "text to image, own example": { ...IMAGES, widgetData: [{ text: "A fox asleep in the snow" }] },
  "text to image, instance prompt": {
    ...IMAGES,
    cardData: { instance_prompt: "a photo of sks teapot" },
  },
  "text to image, pro": { ...IMAGES, tags: ["diffusers", "pruna_pro-ai"] },
  "text to image, exported": ofTask("text-to-image", "openvino openvino-export"),
  "text to image, exported, own example": {
    pipeline_tag: "text-to-image",
    tags: ["openvino"],
    widgetData: [{ text: "A fox asleep in the snow" }],
  },
  "text to video": { pipeline_tag: "text-to-video", tags: ["diffusers"] },
  "image to video, no prompt": ofTask("image-to-video", "diffusers StableVideoDiffusionPipeline"),
  "image to video, saved as such": {
    pipeline_tag: "image-to-video",
    tags: ["diffusers"],
    config: { diffusers: { _class_name: "StableVideoDiffusionPipeline" } },
  },
  "image to video, tagged otherwise": {
    pipeline_tag: "image-to-video",
    tags: ["diffusers", "diffusers:StableVideoDiffusionPipeline"],
  },
  "no task, but a task of the class": {
    tags: ["transformers"],
    transformersInfo: { auto_model: "AutoModelForMaskedLM", pipeline_tag: "fill-mask" },
  },
  "no task, but an architecture": {
    tags: ["transformers"],
    config: { architectures: ["GemmaForCausalLM"], model_type: "gemma" },
  },
  "text generation": writes(files("config.json", "optimized_model.pt")),
  "text generation, own example": writes({
    widgetData: [{ text: "The lighthouse keeper wrote:" }],
  }),
  "text generation, a chat": writes({
    tags: ["conversational"],
    config: { tokenizer_config: { chat_template: TEMPLATE } },
    widgetData: [{ messages: [{ role: "user", content: "Name three rivers." }] }],
  }),
  "text generation, a chat, another template": writes({
    tags: ["conversational"],
    config: { processor_config: { chat_template: TEMPLATE } },
  }),
  "text generation, a chat, template in a file": writes({
    tags: ["conversational"],
    config: { chat_template_jinja: TEMPLATE },
  }),
  "text generation, hosted as a chat": writes({
    inferenceProviderMapping: [
      { provider: "example", providerId: "acme/otter", status: "live", task: "conversational" },
    ],
  }),
  "text generation, a pipeline": writes(files("pipeline_info.json")),
  "a chat, a pipeline": writes({ tags: ["conversational"], ...files("pipeline_info.json") }),
  "text classification": { pipeline_tag: "text-classification", tags: ["transformers"] },
  "text classification, several labels": {
    pipeline_tag: "text-classification",
    tags: ["transformers", "multi-label-classification"],
    ...files("pipeline_info.json"),
  },
  "text classification, a pipeline": {
    pipeline_tag: "text-classification",
    tags: ["transformers"],
    ...files("pipeline_info.json"),
  },
  "feature extraction": { pipeline_tag: "feature-extraction", tags: ["transformers"] },
  "fill mask": { pipeline_tag: "fill-mask", tags: ["transformers"], mask_token: "[MASK]" },
  "image classification": { pipeline_tag: "image-classification", tags: ["transformers"] },
  "a type that nobody tells": tagged("transformers"),
  "a pipeline, its task not told": { tags: ["transformers"], ...files("pipeline_info.json") },
  "a class, its task not told": {
    tags: ["transformers"],
    transformersInfo: { auto_model: "AutoModel" },
  },
  "neither library": {},
  "neither library, pro": tagged("pruna_pro-ai"),
});
