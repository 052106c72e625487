// Diffusion Single File: single components of diffusion models, each a file that ComfyUI loads from the folder of its
// type.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "diffusion-single-file",
  aliases: ["comfyui"],
  prettyLabel: "Diffusion Single File",
  repoName: "diffusion-single-file",
  repoUrl: "https://github.com/comfyanonymous/ComfyUI",
  docsUrl: "https://docs.comfy.org",
  filter: false,
  countDownloads: downloads.extension("safetensors"),
  install: { pip: ["huggingface_hub"] },
  snippets: (model) => {
    if (model.tags.includes("workflow") && filesOf(model) === undefined)
      return { purpose: "Download the workflows into ComfyUI", code: workflows(model) };
    const weights = filesOf(model)?.filter((path) => /\.(safetensors|sft|gguf|ckpt)$/.test(path));
    if (weights === undefined)
      return [
        { purpose: "List the files", code: list(model) },
        { purpose: "Download the weights into ComfyUI", code: all(model) },
      ];
    const [first] = weights;
    if (first === undefined) {
      const reason = "The repository has no weights.";
      return absent({
        code: "no-file",
        reason,
        fix: "See the model card: it may be a workflow, or a node.",
      });
    }
    const get = {
      purpose: "Download a file into ComfyUI",
      code: download(model, weights.find((path) => folderOf(path) !== undefined) ?? first),
    };
    return weights.length === 1 ? get : [{ purpose: "List the files", code: list(model) }, get];
  },
});

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

function list(model: Model): Code {
  return sh`hf download ${model.id} --dry-run`;
}

function workflows(model: Model): Code {
  return sh`
    # Run this in the folder of ComfyUI.
    hf download ${model.id} --include '*.json' --local-dir user/default/workflows
  `;
}

// The folder of all weights of a repository, by its tags.
function folderFor({ id, tags }: Model): string {
  const has = (tag: string): boolean => tags.includes(tag) || id.toLowerCase().includes(`-${tag}`);
  if (has("lora")) return "loras";
  if (has("text-encoder")) return "text_encoders";
  // All parts in one file.
  if (/(?:-aio|all-in-one)(?!.*gguf)/i.test(id)) return "checkpoints";
  return has("vae") ? "vae" : "diffusion_models";
}

function all(model: Model): Code {
  const extension = model.tags.includes("gguf") ? "gguf" : "safetensors";
  return sh`
    # Run this in ComfyUI's folder; models/ has others for VAEs and LoRAs.
    ${sh.command([
      sh`hf download ${model.id} --include ${`*.${extension}`}`,
      sh`--local-dir ${`models/${folderFor(model)}`}`,
    ])}
  `;
}

function download(model: Model, file: string): Code {
  const folder = folderOf(file);
  return sh`
    ${comment(file, folder)}
    ${sh.command([
      sh`hf download ${model.id} ${file}`,
      sh`--local-dir ${`models/${folder ?? "diffusion_models"}`}`,
    ])}
  `;
}

function comment(file: string, folder: string | undefined): Code<"sh"> {
  if (file.endsWith(".gguf")) {
    return sh`# Run this in ComfyUI's folder, with the node github.com/city96/ComfyUI-GGUF.`;
  }
  return folder === undefined
    ? sh`# Run this in ComfyUI's folder; models/ has others for VAEs and LoRAs.`
    : sh`# Run this in the folder of ComfyUI.`;
}
