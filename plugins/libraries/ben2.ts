// BEN2: cuts out the foreground of an image, including hair.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { IMAGE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "ben2",
  prettyLabel: "BEN2",
  repoUrl: "https://github.com/PramaLLC/BEN2",
  install: { pip: ["ben2 @ git+https://github.com/PramaLLC/BEN2.git"] },
  snippets: (model) => ({ purpose: "Remove the background", code: cutOut(model) }),
});

const cutOut = (model: Model): Code => python`
  from urllib.request import urlopen

  import torch
  from ben2 import AutoModel
  from PIL import Image

  device = "cuda" if torch.cuda.is_available() else "cpu"
  model = AutoModel.from_pretrained(${model.id})
  model.to(device).eval()
  image = Image.open(urlopen(${IMAGE})).convert("RGB")
  foreground = model.inference(image)

  foreground.save("foreground.png")
`;
