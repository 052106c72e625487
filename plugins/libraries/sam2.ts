// SAM 2: segments an object from a point or a box, in an image or through a video.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { IMAGE } from "../kit/samples/inputs.ts";
import { FILM, fetched } from "../kit/libraries/sample-files.ts";
import { UNNAMED } from "../kit/libraries/warnings.ts";

// The PyPI package of this name is by another author.
const PACKAGE = "SAM-2 @ git+https://github.com/facebookresearch/sam2";

export default defineLibrary({
  id: "sam2",
  prettyLabel: "sam2",
  repoUrl: "https://github.com/facebookresearch/segment-anything-2",
  countDownloads: downloads.extension("pt"),
  install: { pip: [PACKAGE, "huggingface_hub"] },
  snippets: (model) => {
    const image = { purpose: "Segment an object in an image", code: outline(model) };
    const video = {
      purpose: "Track an object in a video",
      code: follow(model),
      install: { pip: [PACKAGE, "huggingface_hub", "decord"] },
    };
    return model.pipeline_tag === "mask-generation"
      ? [{ purpose: "Segment everything in an image", code: outlineAll(model) }, image, video]
      : [image, video];
  },
});

const outline = (model: Model): Code => python`
  ${opened}
  ${load(model, "sam2.sam2_image_predictor", "SAM2ImagePredictor")}
  points, labels = np.array([[256, 256]]), np.array([1])

  with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
      predictor.set_image(image)
      masks, scores, _ = predictor.predict(point_coords=points, point_labels=labels)

  print(masks.shape, scores)
`;

const outlineAll = (model: Model): Code => python`
  ${opened}
  ${load(model, "sam2.automatic_mask_generator", "SAM2AutomaticMaskGenerator")}

  with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
      masks = predictor.generate(image)

  print(len(masks))
`;

const follow = (model: Model): Code => python`
  from urllib.request import urlretrieve

  import torch

  ${load(model, "sam2.sam2_video_predictor", "SAM2VideoPredictor")}

  ${fetched(FILM)}
  with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
      state = predictor.init_state(${FILM.path})
      predictor.add_new_points_or_box(
          state, frame_idx=0, obj_id=1, points=[[256, 256]], labels=[1]
      )
      for frame, objects, masks in predictor.propagate_in_video(state):
          print(frame, objects, masks.shape)
`;

const opened = python`
  from urllib.request import urlopen

  import numpy as np
  import torch
  from PIL import Image

  image = np.array(Image.open(urlopen(${IMAGE})).convert("RGB"))
`;

// The package has names for Meta's own models; weights of others are loaded from their file.
function load(model: Model, module: string, name: string): Code<"python"> {
  const predictor = python.name(name);
  if (/^facebook\/sam2(\.1)?-hiera-(tiny|small|base-plus|large)$/.test(model.id)) {
    return python`
      ${python.requires(module, name)}
      predictor = ${predictor}.from_pretrained(${model.id})
    `;
  }
  const file = filesOf(model)?.find((path) => path.endsWith(".pt"));
  const clues = `${model.id} ${file ?? ""}`;
  const size = SIZES.find(([named]) => named.test(clues))?.[1];
  const version = /sam2[_-]?(hiera|[tsbl]\b)/i.test(clues) ? "sam2" : "sam2.1";
  const config = `configs/${version}/${version}_hiera_${size ?? "l"}.yaml`;
  const build = name === "SAM2VideoPredictor" ? "build_sam2_video_predictor" : "build_sam2";
  const built = python`${python.requires("sam2.build_sam", build)}${python.name(build)}(${config}, path)`;
  return python`
    ${python.requires("huggingface_hub", "hf_hub_download")}
    ${file === undefined ? UNNAMED : size === undefined ? unknownSize : python``}
    path = hf_hub_download(${model.id}, ${file ?? "model.pt"})
    predictor = ${
      build === "build_sam2"
        ? python`${python.requires(module, name)}${predictor}(${built})`
        : built
    }
  `;
}

const SIZES: readonly (readonly [named: RegExp, letter: string])[] = [
  [/tiny|hiera_t\b/i, "t"],
  [/small|hiera_s\b/i, "s"],
  [/base|hiera_b\b/i, "b+"],
  [/large|hiera_l\b/i, "l"],
];
const unknownSize = python`
  # The configuration is that of the large model: take another for another size.
`;
