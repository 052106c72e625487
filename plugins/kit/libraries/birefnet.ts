// BiRefNet's code in a repository, which other background removers use, too.
import type { Install, Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { IMAGE } from "../samples/inputs.ts";

export const INSTALL: Install = {
  pip: ["transformers[torch]<5", "torchvision", "timm", "kornia", "einops"],
};

export const imports = python`
  from urllib.request import urlopen

  import torch
  from PIL import Image
  from torchvision import transforms
`;

/** Writes the foreground. The last of the outputs is the finest. */
export const mask = python`
  steps = [
      transforms.Resize((1024, 1024)),
      transforms.ToTensor(),
      transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
  ]
  transform = transforms.Compose(steps)
  image = Image.open(urlopen(${IMAGE})).convert("RGB")
  with torch.no_grad():
      output = model(torch.stack([transform(image)]))[-1].sigmoid()
  image.putalpha(transforms.ToPILImage()(output[0]).resize(image.size))

  image.save("foreground.png")
`;

/** Loads the code of the repository with Transformers. */
export const removeBackground = (model: Model): Code => python`
  ${imports}
  from transformers import AutoModelForImageSegmentation

  # This runs Python code of the repository: read it first.
  model = AutoModelForImageSegmentation.from_pretrained(${model.id}, trust_remote_code=True)
  model.float().eval()
  ${mask}
`;
