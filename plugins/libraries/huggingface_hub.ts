// huggingface_hub: the Hub's own client, which downloads the files of any repository.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { getFirst, getQuantization } from "../kit/libraries/comfyui.ts";
import { filesOf } from "../kit/tasks/record.ts";
import { hasOnlyGguf } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "huggingface_hub",
  prettyLabel: "huggingface_hub",
  repoName: "huggingface_hub",
  repoUrl: "https://github.com/huggingface/huggingface_hub",
  docsUrl: "https://huggingface.co/docs/huggingface_hub",
  filter: false,
  isFallback: true,
  install: { pip: ["huggingface_hub"] },
  snippets: (model) => [
    ...(isForComfyui(model)
      ? [{ purpose: "Download a file into ComfyUI", code: getQuantization(model, "unet") }]
      : []),
    ...(isLtx(model)
      ? [{ purpose: "Download a file into ComfyUI", code: getFirst(model, folderOf(model)) }]
      : []),
    { purpose: "Download the files", code: fetched(model) },
    { purpose: "Download the files in a terminal", code: sh`hf download ${model.id}` },
  ],
});

// GGUF files of models that generate images or videos.
const isForComfyui = (model: Model): boolean =>
  hasOnlyGguf(model) && /-to-(?:image|video)$/.test(model.pipeline_tag ?? "");

// Finetunes of LTX-2 in single files, which no library of Python loads.
const isLtx = (model: Model): boolean =>
  !hasOnlyGguf(model) &&
  filesOf(model) === undefined &&
  /video/.test(model.pipeline_tag ?? "video") &&
  model.tags.some((tag) => /^base_model:(?:finetune:|quantized:)?Lightricks\/LTX-2/.test(tag));

const folderOf = ({ id, tags }: Model): string =>
  [id, ...tags].some((name) => /lora(?![a-z])/i.test(name)) ? "loras" : "checkpoints";

function fetched(model: Model): Code {
  return python`
    from huggingface_hub import snapshot_download

    print(snapshot_download(${model.id}))
  `;
}
