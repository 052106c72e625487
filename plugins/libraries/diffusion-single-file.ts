// Diffusion Single File: single components of diffusion models, each a file that ComfyUI loads from the folder of its
// type.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import {
  getAll,
  getFirst,
  getQuantization,
  getTypes,
  WITH_NODE,
} from "../kit/libraries/comfyui.ts";
import { filesOf } from "../kit/tasks/record.ts";
import { hasOnlyGguf } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "diffusion-single-file",
  aliases: ["comfyui"],
  prettyLabel: "Diffusion Single File",
  repoName: "diffusion-single-file",
  repoUrl: "https://github.com/comfyanonymous/ComfyUI",
  docsUrl: "https://docs.comfy.org",
  countDownloads: downloads.extension("safetensors"),
  install: { pip: ["huggingface_hub"] },
  snippets: (model) => {
    if (isOfWan2gp(model)) return { purpose: "Start the app", code: wan2gp, install: {} };
    if (hasWorkflows(model) && filesOf(model) === undefined)
      return { purpose: "Download the workflows into ComfyUI", code: workflows(model) };
    const weights = filesOf(model)?.filter((path) => /\.(safetensors|sft|gguf|ckpt)$/.test(path));
    const listed = { purpose: "List the files", code: list(model) };
    if (weights === undefined) {
      return [{ purpose: "Download the weights into ComfyUI", code: unlisted(model) }, listed];
    }
    if (weights.length === 0) {
      const reason = "The repository has no weights.";
      return absent({
        code: "no-file",
        reason,
        fix: "See the model card: it may be a workflow, or a node.",
      });
    }
    const parts = partsOf(model, weights);
    const get = {
      purpose: `Download ${parts.length > 1 ? "the parts" : "a file"} into ComfyUI`,
      code: download(model, parts),
    };
    return weights.length === 1 ? get : [get, listed];
  },
});

// The author of Wan2GP keeps the weights of his app here.
const isOfWan2gp = ({ id }: Model): boolean => /^DeepBeepMeep\//i.test(id);

const wan2gp = sh`
  # The app downloads these weights when you choose the model. It needs a GPU with CUDA.
  git clone https://github.com/deepbeepmeep/Wan2GP
  cd Wan2GP
  pip install torch torchvision torchaudio
  pip install -r requirements.txt
  python wgp.py
`;

const hasWorkflows = ({ id, tags }: Model): boolean =>
  tags.includes("workflow") || /[-_]workflows?$/i.test(id);

// The folders below models, which most repositories for ComfyUI share.
const FOLDERS: readonly string[] = [
  "audio_encoders",
  "checkpoints",
  "clip_vision",
  "controlnet",
  "diffusion_models",
  "latent_upscale_models",
  "loras",
  "model_patches",
  "style_models",
  "text_encoders",
  "upscale_models",
  "vae",
];

const folderOf = (path: string): string | undefined =>
  FOLDERS.find((folder) => path.startsWith(`${folder}/`) || path.includes(`/${folder}/`));

// A workflow needs one of each; a checkpoint contains all of them.
const PARTS: readonly string[] = ["diffusion_models", "text_encoders", "vae"];
// Files in the format of Diffusers, and those that few users need.
const OTHERS =
  /diffusion_pytorch_model|-of-\d{5}|experimental|non_official|preview|[-_]sr[-_]|audio_vae|\/tae/i;

/** The files to download: one of each type, by the folders; otherwise one. */
function partsOf(model: Model, weights: readonly string[]): readonly string[] {
  const usual = weights.filter((path) => !OTHERS.test(path));
  const files = usual.length > 0 ? usual : weights;
  const of = (...folders: readonly string[]): readonly string[] => {
    const fitting = files.filter((path) => folders.includes(folderOf(path) ?? ""));
    return fitting.length > 0 ? [mainOf(model, fitting)] : [];
  };
  const whole = of("checkpoints");
  if (whole.length > 0) return whole;
  const parts = PARTS.flatMap((part) => of(part));
  // Models of videos with sound have a second VAE.
  const sound = weights.filter((path) => /audio_vae/i.test(path) && folderOf(path) === "vae");
  if (parts.length > 0) return [...parts, ...sound.slice(0, 1)];
  const other = of(...FOLDERS);
  return other.length > 0 ? other : [mainOf(model, files)];
}

// The one whose name has most words of the repository's name.
function mainOf({ id }: Model, files: readonly string[]): string {
  const words = new Set(wordsOf(id));
  const common = (path: string): number =>
    wordsOf(path.slice(path.lastIndexOf("/") + 1)).filter((word) => words.has(word)).length;
  return files.toSorted((a, b) => common(b) - common(a))[0]!;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];

const list = (model: Model): Code => sh`hf download ${model.id} --dry-run`;

const workflows = (model: Model): Code => sh`
  # Run this in the folder of ComfyUI.
  hf download ${model.id} --include '*.json' --local-dir user/default/workflows
`;

// Models with all parts in one file.
const WHOLE =
  /(?<![a-z])(?:aio|all-in-one|emaonly|sd[-_]?xl|stable-diffusion-v?[12])(?![a-z])(?!.*gguf)/i;

// The folder of weights without one, by the tags and names.
function folderFor({ id, tags }: Model, file = ""): string {
  const name = `${id} ${file}`;
  const has = (tag: string): boolean =>
    tags.includes(tag) || name.toLowerCase().includes(`-${tag}`);
  if (has("lora")) return "loras";
  if (has("text-encoder")) return "text_encoders";
  if (WHOLE.test(name)) return "checkpoints";
  if (has("vae")) return "vae";
  if (has("controlnet")) return "controlnet";
  // The node for GGUF reads this folder.
  return file.endsWith(".gguf") ? "unet" : "diffusion_models";
}

const IN_COMFYUI = sh`# Run this in the folder of ComfyUI.`;

// Owners and names of repositories with the folders of ComfyUI.
const OF_COMFYUI = /^Comfy-Org\/|^Lightricks\/|[-_]repackaged/i;

// Records without a list of files: the program reads it.
function unlisted(model: Model): Code {
  if (hasOnlyGguf(model)) return getQuantization(model, folderFor(model, ".gguf"));
  const folder = folderFor(model);
  if (folder === "loras") {
    return sh`
      ${IN_COMFYUI}
      ${getAll(model, "*.safetensors", folder)}
    `;
  }
  return OF_COMFYUI.test(model.id) ? getTypes(model, "checkpoints") : getFirst(model, folder);
}

function download(model: Model, files: readonly string[]): Code {
  const needsNode = files.some((path) => path.endsWith(".gguf"));
  return sh`
    ${needsNode ? WITH_NODE : IN_COMFYUI}
    ${sh.join([...files.map((path) => get(model, path)), ...readerFor(model, files)])}
  `;
}

function get(model: Model, file: string, repository = model.id): Code<"sh"> {
  const folder = folderOf(file) ?? folderFor(model, file);
  return sh.command([sh`hf download ${repository} ${file}`, sh`--local-dir ${`models/${folder}`}`]);
}

const GEMMA = "split_files/text_encoders/gemma_3_12B_it_fp4_mixed.safetensors";

// LTX-2 reads prompts by Gemma, which few of its repositories have.
function readerFor(model: Model, files: readonly string[]): readonly Code<"sh">[] {
  const isLtx = /ltx-?v?2(?!\.?5)/i.test(model.id) && files.length > 1;
  return isLtx && !files.some((path) => /gemma/i.test(path))
    ? [get(model, GEMMA, "Comfy-Org/ltx-2")]
    : [];
}
