// SAM 3D Objects: the shape of a masked object in an image, as 3D splats.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";

export default defineLibrary({
  id: "sam-3d-objects",
  prettyLabel: "SAM 3D Objects",
  repoUrl: "https://github.com/facebookresearch/sam-3d-objects",
  countDownloads: downloads.path("checkpoints/pipeline.yaml"),
  install: { pip: ["huggingface_hub"] },
  snippets: (model) => [
    { purpose: "Get the code and weights", code: prepare(model) },
    { purpose: "Reconstruct an object", code: reconstruct },
  ],
});

// The config refers to the weights next to it, so the complete folder is needed.
const prepare = (model: Model): Code => sh`
  git clone https://github.com/facebookresearch/sam-3d-objects
  cd sam-3d-objects
  # Install the packages that doc/setup.md names; it needs a 32 GB GPU.
  hf download ${model.id} --include ${"checkpoints/*"} --local-dir weights
`;

const reconstruct = python`
  # Run this in the folder of the code.
  import sys

  sys.path.append("notebook")
  from inference import Inference, load_image, load_single_mask

  inference = Inference("weights/checkpoints/pipeline.yaml", compile=False)
  folder = "notebook/images/shutterstock_stylish_kidsroom_1640806567"
  image = load_image(f"{folder}/image.png")
  mask = load_single_mask(folder, index=14)
  output = inference(image, mask, seed=42)

  output["gs"].save_ply("object.ply")
`;
