// BiRefNet: high-resolution masks of the foreground; its code is in each repository.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { imports, INSTALL, mask, removeBackground } from "../kit/libraries/birefnet.ts";

export default defineLibrary({
  id: "birefnet",
  prettyLabel: "BiRefNet",
  repoUrl: "https://github.com/ZhengPeng7/BiRefNet",
  install: INSTALL,
  snippets: (model) => [
    { purpose: "Remove the background", code: removeBackground(model) },
    { purpose: "Clone the program", code: clone, install: {} },
    {
      purpose: "Remove the background, in the cloned repository",
      code: inClone(model),
      install: {},
    },
  ],
});

const clone = sh`
  git clone https://github.com/ZhengPeng7/BiRefNet.git
  cd BiRefNet
  pip install -r requirements.txt
`;

const inClone = (model: Model): Code => python`
  ${imports}
  from models.birefnet import BiRefNet

  model = BiRefNet.from_pretrained(${model.id})
  model.float().eval()
  ${mask}
`;
