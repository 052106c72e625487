// GaussianFormer: renders 3D Gaussian splats with a transformer.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "gaussianformer",
  prettyLabel: "GaussianFormer",
  repoUrl: "https://github.com/SVLwoof/gaussianformer",
  countDownloads: downloads.path("config.json"),
  install: {
    note: "Linux with an NVIDIA GPU, and Python 3.12",
    pip: [
      "gaussianformer @ git+https://github.com/SVLwoof/gaussianformer",
      "https://github.com/Dao-AILab/flash-attention/releases/download/v2.8.3/flash_attn-2.8.3+cu12torch2.9cxx11abiTRUE-cp312-cp312-linux_x86_64.whl",
    ],
  },
  snippets: (model) => ({ purpose: "Render a splat from eight sides", code: render(model) }),
});

// Loaded files are scaled to the model's training size, which takes about a minute.
const render = (model: Model): Code => python`
  import torch
  from gaussianformer import GaussianFormerRenderingPipeline, load_ply
  from gaussianformer.utils.cameras import orbit
  from PIL import Image

  pipeline = GaussianFormerRenderingPipeline.from_pretrained(${model.id})
  pipeline.to("cuda")

  # A file of splats of your own.
  gaussians = load_ply("object.ply", up="z")
  cameras = torch.from_numpy(orbit(8, 1.7))
  images = pipeline(gaussians, cameras, fov=45.0)

  for index, image in enumerate(images):
      pixels = (image.float().clamp(0, 1) * 255).byte().cpu().numpy()
      Image.fromarray(pixels).save(f"view-{index}.png")
`;
