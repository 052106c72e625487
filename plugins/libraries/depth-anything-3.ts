// Depth Anything 3: depth of one or more images, and the poses of their cameras.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { nameOf } from "../kit/tasks/record.ts";
import { CENTER } from "../kit/libraries/depth.ts";
import { fetched, PICTURE } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "depth-anything-3",
  prettyLabel: "Depth Anything 3",
  repoUrl: "https://github.com/ByteDance-Seed/Depth-Anything-3",
  install: {
    pip: [
      "xformers",
      "torchvision",
      "depth-anything-3 @ git+https://github.com/ByteDance-Seed/Depth-Anything-3",
    ],
  },
  snippets: (model) => ({ purpose: "Estimate the depth of an image", code: estimate(model) }),
});

// The presets in the library's registry, by which models are named. Their README, 2025-12-12: the nested models return
// meters, and the metric one needs the focal length.
const presetOf = (model: Model): "metric" | "nested" | undefined => {
  if (/da3[-_]?nested/i.test(nameOf(model))) return "nested";
  return /da3[-_]?metric/i.test(nameOf(model)) ? "metric" : undefined;
};

function estimate(model: Model): Code {
  const preset = presetOf(model);
  return python`
    import torch
    from depth_anything_3.api import DepthAnything3
    from PIL import Image

    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = DepthAnything3.from_pretrained(${model.id}).to(device)
    ${fetched(PICTURE)}
    depth = model.inference([${PICTURE.path}]).depth[0]
    ${preset === "metric" ? SCALED : python``}

    Image.fromarray((depth / depth.max() * 255).astype("uint8")).save("depth.png")
    ${preset === undefined ? python`` : CENTER}
  `;
}

// The diagonal of 35 mm film is 43.27 mm.
const SCALED = python`
  ${python.requires("math")}

  # Set the focal length of your camera in mm, as its 35 mm equivalent.
  focal_length = 26
  depth = depth * focal_length * math.hypot(*depth.shape) / 43.27 / 300  # in meters
`;
