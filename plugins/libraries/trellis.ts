// TRELLIS: 3D objects from an image or a text, as splats, radiance fields or meshes.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";

export default defineLibrary({
  id: "trellis",
  prettyLabel: "Trellis",
  repoName: "Trellis",
  repoUrl: "https://github.com/microsoft/TRELLIS",
  filter: false,
  countDownloads: downloads.extension("safetensors"),
  install: { note: "Run this in the folder of the code, on Linux with a GPU" },
  snippets: (model) =>
    model.pipeline_tag === "image-to-3d"
      ? [
          { purpose: "Generate a 3D model from an image", code: generate(model) },
          { purpose: "Set up the code", code: setUp, install: {} },
        ]
      : OTHER_TASK,
});

const OTHER_TASK = absent({
  code: "other-task",
  reason: "The record does not say that the model generates 3D models from images.",
  fix: "Set pipeline_tag to image-to-3d in the model card, or see the card.",
});

function generate(model: Model): Code {
  return python`
    from PIL import Image
    from trellis.pipelines import TrellisImageTo3DPipeline
    from trellis.utils import postprocessing_utils

    pipeline = TrellisImageTo3DPipeline.from_pretrained(${model.id})
    pipeline.cuda()
    outputs = pipeline.run(Image.open("assets/example_image/T.png"), seed=1)
    glb = postprocessing_utils.to_glb(outputs["gaussian"][0], outputs["mesh"][0])

    glb.export("model.glb")
  `;
}

const setUp = sh`
  git clone --recurse-submodules https://github.com/microsoft/TRELLIS.git
  cd TRELLIS
  ${sh.command([
    sh`. ./setup.sh --new-env --basic --xformers --flash-attn --diffoctreerast`,
    sh`--spconv --mipgaussian --kaolin --nvdiffrast`,
  ])}
`;
