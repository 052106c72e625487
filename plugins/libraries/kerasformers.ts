// KerasFormers: models of Transformers and timm, rebuilt in Keras; each family has its own classes.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "kerasformers",
  prettyLabel: "KerasFormers",
  repoName: "KerasFormers",
  repoUrl: "https://github.com/IMvision12/KerasFormers",
  docsUrl: "https://imvision12.github.io/KerasFormers/",
  filter: false,
  install: { pip: ["kerasformers @ git+https://github.com/IMvision12/KerasFormers", "jax"] },
  snippets: (model) => {
    const family = model.tags.findLast((tag) => FAMILIES.has(tag));
    return family === undefined
      ? OTHER_FAMILY
      : { purpose: "Load the model", code: load(model, family, FAMILIES.get(family)!) };
  },
});

const OTHER_FAMILY = absent(
  "other-family",
  "The tags name no family of models that is known here.",
  "Find the class in the documentation of KerasFormers.",
);

// The module of a family is its tag; its classes begin with this name.
const FAMILIES: ReadonlyMap<string, string> = new Map([
  ["bert", "Bert"],
  ["electra", "Electra"],
  ["gemma3", "Gemma3"],
  ["gemma4", "Gemma4"],
  ["gemma4_unified", "Gemma4Unified"],
  ["internvl", "InternVL"],
  ["mobilenetv4", "MobileNetV4"],
  ["modernbert", "ModernBert"],
  ["qwen2", "Qwen2"],
  ["qwen2_5_vl", "Qwen2_5VL"],
  ["qwen3", "Qwen3"],
  ["qwen3-moe", "Qwen3Moe"],
  ["qwen3_5", "Qwen3_5"],
  ["qwen3_5_moe", "Qwen3_5Moe"],
  ["sam3", "SAM3"],
  ["t5", "T5"],
]);

const CLASSES: Readonly<Record<string, string>> = {
  "any-to-any": "ConditionalGenerate",
  "fill-mask": "MaskedLM",
  "image-classification": "ImageClassify",
  "image-text-to-text": "ConditionalGenerate",
  "mask-generation": "InstanceSegment",
  "text-generation": "TextGenerate",
  translation: "ConditionalGenerate",
};

function load(model: Model, family: string, prefix: string): Code {
  const name = python.name(prefix + (CLASSES[model.pipeline_tag ?? ""] ?? "Model"));
  return python`
    import os

    os.environ["KERAS_BACKEND"] = "jax"

    from kerasformers.models.${python.name(family.replaceAll("-", "_"))} import ${name}

    model = ${name}.from_weights(${model.id})

    model.summary()
  `;
}
