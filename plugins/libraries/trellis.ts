// TRELLIS: 3D objects from an image or a text, as splats, radiance fields or meshes.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { programsFor } from "../kit/libraries/trellis.ts";

export default defineLibrary({
  id: "trellis",
  prettyLabel: "Trellis",
  repoUrl: "https://github.com/microsoft/TRELLIS",
  countDownloads: downloads.extension("safetensors"),
  snippets: (model) => programsFor(model, generate, setUp),
});

const generate = (model: Model): Code => python`
  from PIL import Image
  from trellis.pipelines import TrellisImageTo3DPipeline
  from trellis.utils import postprocessing_utils

  pipeline = TrellisImageTo3DPipeline.from_pretrained(${model.id})
  pipeline.cuda()
  outputs = pipeline.run(Image.open("assets/example_image/T.png"), seed=1)
  glb = postprocessing_utils.to_glb(outputs["gaussian"][0], outputs["mesh"][0])

  glb.export("model.glb")
`;

const setUp = sh`
  git clone --recurse-submodules https://github.com/microsoft/TRELLIS.git
  cd TRELLIS
  ${sh.command([
    sh`. ./setup.sh --new-env --basic --xformers --flash-attn --diffoctreerast`,
    sh`--spconv --mipgaussian --kaolin --nvdiffrast`,
  ])}
`;
