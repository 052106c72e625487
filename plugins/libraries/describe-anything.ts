// Describe Anything: describes a region of an image, given as a mask.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { IMAGE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "describe-anything",
  prettyLabel: "Describe Anything",
  repoUrl: "https://github.com/NVlabs/describe-anything",
  install: { pip: ["dam @ git+https://github.com/NVlabs/describe-anything"] },
  snippets: (model) => ({ purpose: "Describe a region of an image", code: describe(model) }),
});

// The two modes are for the two images that the model gets: the complete one, and a crop around the mask.
const describe = (model: Model): Code => python`
  from urllib.request import urlopen

  from dam import DescribeAnythingModel
  from PIL import Image, ImageDraw

  model = DescribeAnythingModel(model_path=${model.id}, conv_mode="v1", prompt_mode="full+focal_crop").to("cuda")

  image = Image.open(urlopen(${IMAGE})).convert("RGB")
  mask = Image.new("L", image.size)
  ImageDraw.Draw(mask).rectangle((0, 0, image.width // 2, image.height), fill=255)
  prompt = "<image>\nDescribe the masked region in detail."

  print(model.get_description(image, mask, prompt))
`;
