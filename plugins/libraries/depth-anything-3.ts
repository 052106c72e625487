// Depth Anything 3: depth of one or more images, and the poses of their cameras.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { fetched, PICTURE } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "depth-anything-3",
  prettyLabel: "Depth Anything 3",
  repoName: "Depth Anything 3",
  repoUrl: "https://github.com/ByteDance-Seed/Depth-Anything-3",
  filter: false,
  install: {
    pip: [
      "xformers",
      "torchvision",
      "depth-anything-3 @ git+https://github.com/ByteDance-Seed/Depth-Anything-3",
    ],
  },
  snippets: (model) => ({ purpose: "Estimate the depth of an image", code: estimate(model) }),
});

function estimate(model: Model): Code {
  return python`
    from depth_anything_3.api import DepthAnything3
    from PIL import Image

    model = DepthAnything3.from_pretrained(${model.id}).to("cuda")
    ${fetched(PICTURE)}
    depth = model.inference([${PICTURE.path}]).depth[0]

    Image.fromarray((depth / depth.max() * 255).astype("uint8")).save("depth.png")
  `;
}
