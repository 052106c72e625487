// huggingface_hub: the Hub's own client, which downloads the files of any repository.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { getFirst, getQuantization } from "../kit/libraries/comfyui.ts";
import { filesOf } from "../kit/tasks/record.ts";
import { hasOnlyGguf } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "huggingface_hub",
  prettyLabel: "huggingface_hub",
  repoUrl: "https://github.com/huggingface/huggingface_hub",
  docsUrl: "https://huggingface.co/docs/huggingface_hub",
  isFallback: true,
  install: { pip: ["huggingface_hub"] },
  snippets: (model) => [
    ...(isForComfyui(model)
      ? [{ purpose: "Download a file into ComfyUI", code: getQuantization(model, "unet") }]
      : []),
    ...(isOfVideos(model)
      ? [{ purpose: "Download a file into ComfyUI", code: getFirst(model, folderOf(model)) }]
      : []),
    { purpose: "Download the files", code: fetched(model) },
    { purpose: "Download the files in a terminal", code: sh`hf download ${model.id}` },
  ],
});

// GGUF files of models that generate images or videos.
const isForComfyui = (model: Model): boolean =>
  hasOnlyGguf(model) && /-to-(?:image|video)$/.test(model.pipeline_tag ?? "");

// Finetunes of LTX-2 and MiniMax H3 in single files, which no library of Python loads.
const isOfVideos = (model: Model): boolean =>
  !hasOnlyGguf(model) &&
  filesOf(model) === undefined &&
  !/diffusers|svdquant/i.test(model.id) &&
  /video/.test(model.pipeline_tag ?? "video") &&
  model.tags.some((tag) =>
    /^base_model:(?:finetune:|quantized:)?(?:Lightricks\/LTX-2|MiniMaxAI\/MiniMax-H3)/.test(tag),
  );

// Those of LTX-2 contain all parts; weights for fewer steps of MiniMax H3 are LoRAs.
function folderOf({ id, tags }: Model): string {
  const has = (word: RegExp): boolean => [id, ...tags].some((name) => word.test(name));
  if (has(/lora(?![a-z])/i) || (has(/minimax-?h3/i) && has(/turbo/i) && !has(/merged/i)))
    return "loras";
  return has(/LTX-?2/i) ? "checkpoints" : "diffusion_models";
}

const fetched = (model: Model): Code => python`
  from huggingface_hub import snapshot_download

  print(snapshot_download(${model.id}))
`;
