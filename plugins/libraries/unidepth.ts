// UniDepth: the depth of a single image in meters, and the camera that took it.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { CENTER } from "../kit/libraries/depth.ts";
import { PICTURE, fetched } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "unidepth",
  prettyLabel: "UniDepth",
  repoUrl: "https://github.com/lpiccinelli-eth/UniDepth",
  countDownloads: downloads.path("config.json"),
  install: { pip: ["unidepth @ git+https://github.com/lpiccinelli-eth/UniDepth"] },
  snippets: (model) => ({ purpose: "Estimate the depth of an image", code: estimate(model) }),
});

function estimate(model: Model): Code {
  const name = python.name(/v1/i.test(model.id) ? "UniDepthV1" : "UniDepthV2");
  return python`
    import numpy
    import torch
    from PIL import Image
    from unidepth.models import ${name}

    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = ${name}.from_pretrained(${model.id}).to(device).eval()
    ${fetched(PICTURE)}
    image = Image.open(${PICTURE.path}).convert("RGB")
    prediction = model.infer(torch.from_numpy(numpy.array(image)).permute(2, 0, 1))
    depth = prediction["depth"].squeeze()

    ${CENTER}
    print("Camera:", prediction["intrinsics"].squeeze().tolist())
  `;
}
