// MiniMax H3: makes videos with sound; Diffusers has it as a modular pipeline.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { INSTALL } from "../kit/libraries/diffusers/pipeline.ts";
import { example, nameOf } from "../kit/tasks/record.ts";
import { CLIP } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "minimax-h3",
  prettyLabel: "MiniMax H3",
  repoName: "MiniMax-H3",
  repoUrl: "https://github.com/MiniMax-AI/MiniMax-H3",
  docsUrl: "https://huggingface.co/MiniMaxAI/MiniMax-H3",
  countDownloads: downloads.any(
    downloads.extension("safetensors"),
    downloads.filename("model_index"),
    downloads.filename("config"),
    downloads.path("modular_model_index.json"),
  ),
  install: { pip: [...INSTALL, "av"] },
  snippets: (model) =>
    isWhole(model) ? { purpose: "Generate a video with sound", code: generate(model) } : ONLY_PARTS,
});

// The original, or a copy of it; others are adapters, or files for other programs.
const isWhole = (model: Model): boolean =>
  model.tags.includes("diffusers") && /^minimax-?h3$/i.test(nameOf(model));

const ONLY_PARTS = absent({
  code: "only-parts",
  reason: "The record does not show a complete pipeline of Diffusers.",
  fix: "Use the program that the model card recommends.",
});

const generate = (model: Model): Code => python`
  import torch
  from diffusers import ComponentsManager, ModularPipeline
  from diffusers.utils import encode_video

  manager = ComponentsManager()
  pipe = ModularPipeline.from_pretrained(${python.args([model.id], {
    workflow: "t2va",
    components_manager: python`manager`,
  })})
  pipe.load_components(dtype=torch.bfloat16)
  # All parts together are larger than most GPUs.
  manager.enable_auto_cpu_offload(device="cuda", memory_reserve_margin="12GB")

  state = pipe(prompt=${example(model, "text") ?? CLIP})

  encode_video(${python.args([python`state.get("videos")[0]`], {
    fps: 24,
    output_path: "video.mp4",
    audio: python`state.get("audio")[0]`,
    audio_sample_rate: python`state.get("sampling_rate")`,
  })})
`;
