// BiRefNet: high-resolution masks of the foreground; its code is in each repository.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { IMAGE } from "../shared/samples.ts";

export default defineLibrary({
  id: "birefnet",
  prettyLabel: "BiRefNet",
  repoName: "BiRefNet",
  repoUrl: "https://github.com/ZhengPeng7/BiRefNet",
  filter: false,
  install: { pip: ["transformers[torch]", "torchvision", "timm", "kornia", "einops"] },
  snippets: (model) => [
    { purpose: "Remove the background", code: withTransformers(model) },
    { purpose: "Clone the program", code: clone, install: {} },
    {
      purpose: "Remove the background, in the cloned repository",
      code: inClone(model),
      install: {},
    },
  ],
});

function withTransformers(model: Model): Code {
  return python`
    ${imports}
    from transformers import AutoModelForImageSegmentation

    # This runs Python code of the repository: read it first.
    model = AutoModelForImageSegmentation.from_pretrained(${model.id}, trust_remote_code=True)
    model.float().eval()
    ${mask}
  `;
}

const clone = sh`
  git clone https://github.com/ZhengPeng7/BiRefNet.git
  cd BiRefNet
  pip install -r requirements.txt
`;

function inClone(model: Model): Code {
  return python`
    ${imports}
    from models.birefnet import BiRefNet

    model = BiRefNet.from_pretrained(${model.id})
    model.float().eval()
    ${mask}
  `;
}

const imports = python`
  from urllib.request import urlopen

  import torch
  from PIL import Image
  from torchvision import transforms
`;

// The last of its outputs is the finest.
const mask = python`
  steps = [
      transforms.Resize((1024, 1024)),
      transforms.ToTensor(),
      transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
  ]
  transform = transforms.Compose(steps)
  image = Image.open(urlopen(${IMAGE})).convert("RGB")
  with torch.no_grad():
      output = model(transform(image).unsqueeze(0))[-1].sigmoid()
  image.putalpha(transforms.ToPILImage()(output[0]).resize(image.size))

  image.save("foreground.png")
`;
