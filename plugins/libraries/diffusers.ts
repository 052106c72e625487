// Diffusers: a whole pipeline, a ControlNet, or weights for a base model; the task says what goes in and what comes out.
import { absent, type Absence, defineLibrary, type LoadCode, type Model, textIn } from "hubsmith";
import { type Code, type NamedArguments, python } from "hubsmith/code";
import { example, filesOf } from "./shared/record.ts";
import { VIDEO } from "./shared/samples.ts";

type Python = Code<"python">;
type Offer = readonly LoadCode[] | Absence;

const INSTALL = "pip install -U diffusers transformers accelerate";
const DOCS =
  "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers";

export default defineLibrary({
  id: "diffusers",
  prettyLabel: "Diffusers",
  repoName: "🤗/diffusers",
  repoUrl: "https://github.com/huggingface/diffusers",
  docsUrl: "https://huggingface.co/docs/hub/diffusers",
  filter: true,
  install: INSTALL,
  snippets: (model) => {
    const has = (tag: string): boolean => model.tags.includes(tag);
    if (isOf(model, "StableDiffusionInpaintPipeline", "StableDiffusionXLInpaintPipeline"))
      return inpaint(model);
    if (has("controlnet")) return controlNet(model);
    if (has("lora")) return lora(model);
    if (has("textual_inversion")) return textualInversion(model);
    if (isOf(model, "FluxFillPipeline")) return fluxFill(model);
    return whole(model);
  },
});

function whole(model: Model): Offer {
  const files = filesOf(model);
  if (files !== undefined && !files.includes("model_index.json")) {
    const reason = "The repository has no model_index.json: it holds parts, and no whole pipeline.";
    return absent("no-pipeline", reason, "Read the model card for how its parts are loaded.");
  }
  const { call, ...task } = taskOf(model);
  const code = python`
    ${load(loaderFor(model, model.id), model.id)}

    ${call}
  `;
  return [{ ...task, code }];
}

function lora(model: Model): Offer {
  const base = baseOf(model);
  if (base === undefined) return NO_BASE;
  const { purpose, install = INSTALL, call } = taskOf(model);
  const code = python`
    ${load(loaderFor(model, base), base)}
    pipe.load_lora_weights(${model.id})

    ${call}
  `;
  return [{ purpose, install: `${install} peft`, code }];
}

// An example of the model's own says the word that stands for what was learnt; without one, a word is chosen here.
function textualInversion(model: Model): Offer {
  const base = baseOf(model);
  if (base === undefined) return NO_BASE;
  const own = promptOf(model);
  const named: NamedArguments = own === undefined ? { token: "<concept>" } : {};
  const prompt = own ?? "A photo of <concept> on a wooden table";
  const code = python`
    ${load("DiffusionPipeline", base)}
    pipe.load_textual_inversion(${python.args([model.id], named)})

    ${saveImage({ prompt })}
  `;
  return [{ purpose: "Generate an image", code }];
}

// A part that is handed over stays where it is, so the pipeline is moved as a whole here, and not mapped.
function controlNet(model: Model): Offer {
  const base = baseOf(model);
  const clues = `${model.id} ${base ?? model.tags.join(" ")}`;
  const family = FAMILIES.find(([sign]) => sign.test(clues));
  if (family === undefined) return NO_BASE;
  const [, usual, part, whole, takes, mode] = family;
  const prompt = promptOf(model) ?? "A cat made of brushed copper";
  const inputs = {
    prompt,
    [takes]: python`picture`,
    ...(mode === undefined ? {} : { control_mode: mode }),
  };
  const code = python`
    import torch
    from diffusers import ${python.name(part)}, ${python.name(whole)}

    controlnet = ${python.name(part)}.from_pretrained(${python.args([model.id], DTYPE)})
    pipe = ${python.name(whole)}.from_pretrained(${python.args([base ?? usual], { controlnet: python`controlnet`, ...DTYPE })})
    pipe.to("cuda")

    # The picture must be of the kind that the ControlNet was trained on; this one shows edges.
    picture = ${picture(`${DOCS}/canny-cat.png`)}
    ${saveImage(inputs)}
  `;
  return [{ purpose: "Generate an image after a picture", code }];
}

type Family = readonly [
  sign: RegExp,
  base: string,
  part: string,
  whole: string,
  takes: "image" | "control_image",
  mode?: number,
];

const SDXL = "stabilityai/stable-diffusion-xl-base-1.0";
const FLUX = "black-forest-labs/FLUX.1-dev";

// A union knows several kinds of pictures, and is told by number which one it gets.
const FAMILIES: readonly Family[] = [
  [/flux.*union/i, FLUX, "FluxControlNetModel", "FluxControlNetPipeline", "control_image", 0],
  [/flux/i, FLUX, "FluxControlNetModel", "FluxControlNetPipeline", "control_image"],
  [
    /qwen-?image/i,
    "Qwen/Qwen-Image",
    "QwenImageControlNetModel",
    "QwenImageControlNetPipeline",
    "control_image",
  ],
  [
    /diffusion-3|\bsd-?3/i,
    "stabilityai/stable-diffusion-3.5-large",
    "SD3ControlNetModel",
    "StableDiffusion3ControlNetPipeline",
    "control_image",
  ],
  [
    /union.*xl/i,
    SDXL,
    "ControlNetUnionModel",
    "StableDiffusionXLControlNetUnionPipeline",
    "control_image",
    3,
  ],
  [/diffusion-xl|sd-?xl/i, SDXL, "ControlNetModel", "StableDiffusionXLControlNetPipeline", "image"],
  [
    /stable-diffusion|sd-?v?[12]/i,
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    "ControlNetModel",
    "StableDiffusionControlNetPipeline",
    "image",
  ],
];

function inpaint(model: Model): Offer {
  const sample =
    "https://raw.githubusercontent.com/CompVis/latent-diffusion/main/data/inpainting_examples/overture-creations-5sI6fQgYIuo";
  const hasHalf = filesOf(model)?.some((path) => path.includes(".fp16."));
  const half = { dtype: python`torch.float16`, ...(hasHalf ? { variant: "fp16" } : {}) };
  const code = python`
    ${load("AutoPipelineForInpainting", model.id, half)}

    ${saveImage({
      prompt: "A tiger cub sits on a park bench",
      image: python`${picture(`${sample}.png`)}.resize((1024, 1024))`,
      mask_image: python`${picture(`${sample}_mask.png`)}.resize((1024, 1024))`,
      guidance_scale: 8,
      num_inference_steps: 20,
      strength: 0.99,
    })}
  `;
  return [{ purpose: "Paint over part of an image", code }];
}

function fluxFill(model: Model): Offer {
  const samples = "https://huggingface.co/datasets/diffusers/diffusers-images-docs/resolve/main";
  const code = python`
    ${load("FluxFillPipeline", model.id)}

    ${saveImage({
      prompt: "A cup with a blue glaze",
      image: picture(`${samples}/cup.png`),
      mask_image: picture(`${samples}/cup_mask.png`),
      height: 1632,
      width: 1232,
      guidance_scale: 30,
      num_inference_steps: 50,
      max_sequence_length: 512,
    })}
  `;
  return [{ purpose: "Fill part of an image", code }];
}

const DTYPE: NamedArguments = { dtype: python`torch.bfloat16` };

function load(loader: string, id: string, named: NamedArguments = DTYPE): Python {
  return python`
    import torch
    from diffusers import ${python.name(loader)}

    # On a Mac, the device is "mps".
    pipe = ${python.name(loader)}.from_pretrained(${python.args([id], { ...named, device_map: "cuda" })})
  `;
}

// DiffusionPipeline makes the class that was saved, which is that of text-to-image even where an image is to go in.
function loaderFor(model: Model, id: string): string {
  const saved = textIn(model.config, "diffusers", "_class_name");
  switch (model.pipeline_tag) {
    case "image-to-image":
    case "image-text-to-image":
      return id !== model.id ||
        /^(StableDiffusion(XL|3)?|Flux|QwenImage|ZImage)Pipeline$/.test(saved ?? "")
        ? "AutoPipelineForImage2Image"
        : "DiffusionPipeline";
    case "image-to-video":
    case "image-text-to-video":
      if (/ltx-?2/i.test(saved ?? id)) return "LTX2ImageToVideoPipeline";
      return /ltxpipeline|ltx-video/i.test(saved ?? id)
        ? "LTXImageToVideoPipeline"
        : "DiffusionPipeline";
    default:
      return "DiffusionPipeline";
  }
}

interface Task {
  readonly purpose: string;
  readonly install?: string;
  readonly call: Python;
}

function taskOf(model: Model): Task {
  const promptOr = (otherwise: string): string => promptOf(model) ?? otherwise;
  const video = (purpose: string, takes: NamedArguments): Task => ({
    purpose,
    install: `${INSTALL} imageio imageio-ffmpeg`,
    call: saveVideo(takes),
  });
  switch (model.pipeline_tag) {
    case undefined:
    case "other":
    case "text-to-image": {
      const prompt = promptOr("A lighthouse of glass at dawn, seen from a small boat");
      return { purpose: "Generate an image", call: saveImage({ prompt }) };
    }
    case "unconditional-image-generation":
      return { purpose: "Generate an image", call: saveImage({}) };
    case "image-to-image":
    case "image-text-to-image": {
      const image = picture(`${DOCS}/cat.png`);
      const prompt = promptOr("Put a knitted hat on the cat");
      return { purpose: "Edit an image", call: saveImage({ image, prompt }) };
    }
    case "text-to-video":
      return video("Generate a video", {
        prompt: promptOr("A paper boat drifts down a gutter in the rain"),
      });
    case "image-to-video":
    case "image-text-to-video": {
      const image = picture(`${DOCS}/guitar-man.png`);
      const prompt = promptOr("The man plays his guitar and looks up");
      return video(
        "Animate an image",
        isOf(model, "StableVideoDiffusionPipeline") ? { image } : { image, prompt },
      );
    }
    case "video-to-video":
      return video("Edit a video", {
        video: python`${python.needs("diffusers.utils", "load_video")}load_video(${VIDEO})`,
        prompt: promptOr("The same walk through falling snow"),
      });
    case "text-to-audio":
    case "text-to-speech": {
      const call = python`
        audio = pipe(${promptOr("Slow piano over soft rain")}).audios[0]

        print(audio.shape)
      `;
      return { purpose: "Generate audio", call };
    }
    default:
      return { purpose: "Load the pipeline", call: python`print(pipe)` };
  }
}

function saveImage(takes: NamedArguments): Python {
  return python`
    image = pipe(${python.args([], takes)}).images[0]

    image.save("image.png")
  `;
}

function saveVideo(takes: NamedArguments): Python {
  return python`
    ${python.needs("diffusers.utils", "export_to_video")}
    frames = pipe(${python.args([], takes)}).frames[0]

    export_to_video(frames, "video.mp4")
  `;
}

function picture(url: string): Python {
  return python`${python.needs("diffusers.utils", "load_image")}load_image(${url})`;
}

// The pipeline's class, as config.json and tags name it.
function isOf(model: Model, ...names: readonly string[]): boolean {
  const saved = textIn(model.config, "diffusers", "_class_name");
  return names.some(
    (name) =>
      saved === name || model.tags.includes(name) || model.tags.includes(`diffusers:${name}`),
  );
}

function promptOf(model: Model): string | undefined {
  return example(model, "text") ?? (textIn(model.cardData, "instance_prompt") || undefined);
}

// The first one, also where a card lists several in one text.
function baseOf(model: Model): string | undefined {
  const named = textIn(model.cardData, "base_model", 0)?.split(",")[0]!.trim();
  const tagged = model.tags.map((tag) => /^base_model:([^:]+)$/.exec(tag)?.[1]);
  return named || tagged.find((base) => base !== undefined);
}

const NO_BASE: Absence = absent(
  "no-base-model",
  "The record names no base model that is known, and these weights work on top of one.",
  "Add base_model to the model card.",
);
