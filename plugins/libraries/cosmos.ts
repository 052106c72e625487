// Cosmos: NVIDIA's world models, which generate and predict videos for robots and cars, or reason about them.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { modelTypeOf, taskOfType } from "../kit/libraries/transformers/evidence.ts";
import { INSTALL } from "../kit/libraries/diffusers/pipeline.ts";
import { ASKED_OF, CLIP, IMAGE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "cosmos",
  prettyLabel: "Cosmos",
  repoUrl: "https://github.com/NVIDIA/Cosmos",
  countDownloads: downloads.any(downloads.path("config.json"), downloads.extension("pt")),
  install: { pip: ["transformers[torch,vision]"] },
  snippets: (model) => {
    if (reasons(model)) return { purpose: "Ask about an image", code: ask(model) };
    return isInDiffusers(model)
      ? { purpose: "Generate a video", code: generate(model), install: WITH_DIFFUSERS }
      : NO_PROGRAM;
  },
});

const NO_PROGRAM = absent({
  code: "no-snippet",
  reason: "The code of this model is not a package.",
  fix: "Read https://github.com/NVIDIA/Cosmos.",
});

// Its models that reason have types of Transformers.
const reasons = (model: Model): boolean =>
  model.pipeline_tag === "image-text-to-text" &&
  taskOfType(modelTypeOf(model) ?? "") === "image-text-to-text";

// The third generation is in Diffusers, except its weights for robots.
const isInDiffusers = ({ id, tags }: Model): boolean =>
  tags.includes("diffusers") && /\/cosmos3-(?!.*policy)/i.test(id);

const WITH_DIFFUSERS = {
  pip: [...INSTALL, "cosmos_guardrail", "imageio", "imageio-ffmpeg"],
};

const generate = (model: Model): Code => python`
  import torch
  from diffusers import Cosmos3OmniPipeline
  from diffusers.utils import export_to_video

  # First, accept the terms of nvidia/Cosmos-1.0-Guardrail, and log in.
  pipe = Cosmos3OmniPipeline.from_pretrained(${python.args([model.id], { dtype: python`torch.bfloat16`, device_map: "cuda" })})
  result = pipe(prompt=${CLIP})

  export_to_video(result.video, "video.mp4", fps=24, macro_block_size=1)
`;

function ask(model: Model): Code {
  const content = [
    { type: "image", url: IMAGE },
    { type: "text", text: ASKED_OF.image },
  ];
  return python`
    from transformers import pipeline

    pipe = pipeline(${python.args(["image-text-to-text"], { model: model.id, device_map: "auto" })})
    messages = ${[{ role: "user", content }]}
    result = pipe(messages, max_new_tokens=1000)

    print(result[0]["generated_text"][-1]["content"])
  `;
}
