// Diffusers: a complete pipeline, a ControlNet, or weights for a base model; the task decides the inputs and the
// output.
import { absent, type Absence, defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Hole, python } from "hubsmith/code";
import { noticeFor } from "../kit/libraries/gated.ts";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { controlNet, isControlNet } from "./diffusers/control-net.ts";
import { fill, inpaint } from "./diffusers/inpainting.ts";
import { isLora, lora } from "./diffusers/lora.ts";
import {
  baseOf,
  convertedOf,
  INSTALL,
  isOf,
  isWhole,
  load,
  NO_BASE,
  promptOf,
  savedClass,
  saveImage,
} from "../kit/libraries/diffusers/pipeline.ts";
import { isMatrixGame, play } from "./diffusers/matrix-game.ts";
import { omniGen2 } from "./diffusers/omnigen2.ts";
import { animate, isWanAnimate } from "./diffusers/wan-animate.ts";
import { vae } from "./diffusers/vae.ts";
import { loaderFor, taskOf } from "../kit/libraries/diffusers/tasks.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "diffusers",
  prettyLabel: "Diffusers",
  repoName: "🤗/diffusers",
  repoUrl: "https://github.com/huggingface/diffusers",
  docsUrl: "https://huggingface.co/docs/hub/diffusers",
  filter: true,
  tasks: [
    "text-to-image",
    "image-to-image",
    "image-to-video",
    "unconditional-image-generation",
    "text-to-video",
    "image-text-to-image",
    "image-text-to-video",
    "text-to-3d",
    "image-to-3d",
    "video-to-video",
  ],
  hostedInferenceTasks: ["image-to-image", "text-to-image"],
  isTriedUnnamed: true,
  install: { pip: INSTALL },
  snippets: withWeights((model) => {
    if (!isNamed(model, "diffusers") && !isShown(model)) return NOT_SHOWN;
    if (isOfOther(model)) return OTHER;
    if (isOf(model, "StableDiffusionInpaintPipeline", "StableDiffusionXLInpaintPipeline"))
      return inpaint(model);
    if (isControlNet(model)) return controlNet(model);
    if (isLora(model)) return lora(model);
    if (model.tags.includes("textual_inversion")) return textualInversion(model);
    if (isOf(model, "FluxFillPipeline")) return fill(model);
    return whole(model);
  }),
});

// Libraries with a format of their own have the tag, too, if they use Diffusers.
function isOfOther(model: Model): boolean {
  const { library_name: library = "diffusers", tags } = model;
  // Diffusers has it only as a modular pipeline.
  if (/minimax-?h3/i.test(model.id)) return true;
  if (convertedOf(model.id) !== undefined) return false;
  const isPipeline = savedClass(model) ?? tags.find((tag) => tag.startsWith("diffusers:"));
  return library !== "diffusers" && isPipeline === undefined && !isLora(model);
}

const OTHER = absent({
  code: "other-library",
  reason: "The record names another library, and no pipeline of Diffusers.",
  fix: "Use the library that the record names.",
});

// A model that Diffusers loads from another repository, or a LoRA for one that it loads.
function isShown(model: Model): boolean {
  if (convertedOf(model.id) !== undefined) return true;
  if (isControlNet(model) && model.pipeline_tag?.endsWith("image")) return true;
  if (model.pipeline_tag === "text-to-image" && /-diffusers$/i.test(model.id)) return true;
  return isLora(model) && LOADS.test(baseOf(model) ?? "");
}

const LOADS =
  /^(black-forest-labs\/FLUX|stabilityai\/(stable-diffusion|sdxl)|stable-diffusion-v1-5\/|sd2-community\/|hunyuanvideo-community\/|Qwen\/Qwen-Image|Tongyi-MAI\/Z-Image|Lightricks\/LTX|diffusers\/|Wan-AI\/Wan2\.\d.*-Diffusers|HiDream-ai\/HiDream-I1|nvidia\/Cosmos)/;

// Classes that Diffusers does not have: the code of the model's authors has them.
const OF_AUTHORS = /^(?:AlayaWorld|Newbie|RuyiInpaint)Pipeline$/;

const NO_CLASS = absent({
  code: "other-class",
  reason: "Diffusers does not have the class of this pipeline.",
  fix: "Use the code that the model card links.",
});

const NO_PIPELINE = absent({
  code: "no-pipeline",
  reason: "The repository has no model_index.json, so it is not a complete pipeline.",
  fix: "See the model card for how to load its parts.",
});

function whole(model: Model): LoadCode | Absence {
  if (isMatrixGame(model)) return play(model);
  if (isOf(model, "OmniGen2Pipeline")) return omniGen2(model);
  if (isWanAnimate(model)) return animate(model);
  if (OF_AUTHORS.test(savedClass(model) ?? "")) return NO_CLASS;
  const id = convertedOf(model.id) ?? model.id;
  if (id === model.id && !isWhole(model)) return vae(model) ?? NO_PIPELINE;
  if (/-inpainting$/i.test(id) && savedClass(model) === undefined) return inpaint(model, id);
  const { purpose, pip, call } = taskOf(model, id);
  // The unconditional pipelines cannot convert bfloat16 to an image.
  const dtype = model.pipeline_tag === "unconditional-image-generation" ? {} : undefined;
  const isHiDream = isOf(model, "HiDreamImagePipeline");
  const code = python`
    ${isHiDream ? HIDREAM_PARTS : python``}
    ${load(loaderFor(model, id), id, isHiDream ? HIDREAM : dtype)}

    ${call}
  `;
  return { purpose, install: { pip }, code };
}

// Its repositories do not have the fourth of their text encoders.
const LLAMA = "meta-llama/Llama-3.1-8B-Instruct";
const HIDREAM_PARTS = python`
  import torch
  from transformers import AutoTokenizer, LlamaForCausalLM

  ${noticeFor({ id: "", tags: [] }, LLAMA)}
  tokenizer = AutoTokenizer.from_pretrained(${LLAMA})
  encoder = LlamaForCausalLM.from_pretrained(${python.args([LLAMA], { output_hidden_states: true, output_attentions: true, dtype: python`torch.bfloat16`, device_map: "cuda" })})
`;
const HIDREAM = {
  tokenizer_4: python`tokenizer`,
  text_encoder_4: python`encoder`,
  dtype: python`torch.bfloat16`,
};

// The model's own example contains the word for the learned concept; without an example, a word is chosen here.
function textualInversion(model: Model): LoadCode | Absence {
  const base = baseOf(model);
  if (base === undefined) return NO_BASE;
  const ownPrompt = promptOf(model);
  const named: Readonly<Record<string, Hole<"python">>> =
    ownPrompt === undefined ? { token: "<concept>" } : {};
  const prompt = ownPrompt ?? "A photo of <concept> on a wooden table";
  const code = python`
    ${noticeFor(model, base)}
    ${load("DiffusionPipeline", base)}
    pipe.load_textual_inversion(${python.args([model.id], named)})

    ${saveImage({ prompt })}
  `;
  return { purpose: "Generate an image", code };
}
