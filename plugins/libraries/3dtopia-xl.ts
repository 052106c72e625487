// 3DTopia-XL: a textured 3D model from one image, by programs of its repository.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { IMAGE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "3dtopia-xl",
  prettyLabel: "3DTopia-XL",
  repoUrl: "https://github.com/3DTopia/3DTopia-XL",
  countDownloads: downloads.path("model_vae_fp16.pt"),
  install: {
    pip: [
      "torch==2.1.2",
      "torchvision==0.16.2",
      "xformers==0.0.23.post1",
      "numpy<2",
      "huggingface_hub<0.26",
    ],
    note: "Needs Linux, Python 3.9 and a GPU with CUDA.",
  },
  snippets: (model) => ({ purpose: "Generate a 3D model from an image", code: generate(model) }),
});

// It creates a model for each image in a folder.
const generate = (model: Model): Code => sh`
  git clone https://github.com/3DTopia/3DTopia-XL.git
  cd 3DTopia-XL
  pip install -r requirements.txt
  bash install.sh

  # A .pt file is a pickle: load those of authors you trust.
  mkdir pretrained
  curl -L -o pretrained/model_sview_dit_fp16.pt ${weights(model, "model_sview_dit_fp16.pt")}
  curl -L -o pretrained/model_vae_fp16.pt ${weights(model, "model_vae_fp16.pt")}

  mkdir images
  curl -L -o images/image.png ${IMAGE}
  ${sh.command([
    sh`python inference.py ./configs/inference_dit.yml`,
    sh`checkpoint_path=pretrained/model_sview_dit_fp16.pt`,
    sh`model.vae_checkpoint_path=pretrained/model_vae_fp16.pt`,
    sh`inference.input_dir=images`,
  ])}
`;

const weights = (model: Model, file: string): string =>
  `https://huggingface.co/${model.id}/resolve/main/${file}`;
