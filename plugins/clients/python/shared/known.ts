// What no signature of huggingface_hub says: inputs under other names, forms of its own, and pairs that do not work.

/** Inputs that it gives other names. */
export const INPUTS: Readonly<Record<string, string>> = {
  source_sentence: "sentence",
  sentences: "other_sentences",
};

/** Pairs, and parameters of pairs, that it sends in a form of its own, which the service takes, too. */
export const OWN_FORM: readonly string[] = [
  "hf-inference/text-generation",
  "novita/text-to-video",
  "nscale/text-to-image/width",
  "nscale/text-to-image/height",
  "zai-org/text-to-image/width",
  "zai-org/text-to-image/height",
];

/** Pairs that it calls without the weights of a LoRA, so that another picture comes. */
export const NO_LORA: readonly string[] = [
  "replicate/image-to-image",
  "wavespeed/image-to-image",
  "wavespeed/image-to-video",
  "wavespeed/text-to-image",
  "wavespeed/text-to-video",
];

/** Parameters that it takes together only. */
export const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  translation: ["src_lang", "tgt_lang"],
};
