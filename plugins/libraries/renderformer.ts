// RenderFormer: renders scenes of triangles, including light and shadow, with a transformer instead of ray tracing.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";

export default defineLibrary({
  id: "renderformer",
  prettyLabel: "RenderFormer",
  repoUrl: "https://github.com/microsoft/renderformer",
  install: { note: "The code has no package: the first snippet gets it, and an example scene." },
  snippets: (model) => [
    { purpose: "Get the code and a scene", code: prepare },
    { purpose: "Render on the command line", code: inShell(model) },
    { purpose: "Render in Python", code: inPython(model) },
  ],
});

const prepare = sh`
  git clone https://github.com/microsoft/renderformer
  cd renderformer
  pip install -r requirements.txt
  python3 -c "import imageio; imageio.plugins.freeimage.download()"
  python3 scene_processor/convert_scene.py examples/cbox.json --output_h5_path tmp/cbox/cbox.h5
`;

const inShell = (model: Model): Code => sh`
  # Run this in the folder of the code.
  python3 infer.py --h5_file tmp/cbox/cbox.h5 --model_id ${model.id} --output_dir output
`;

const inPython = (model: Model): Code => python`
  # Run this in the folder of the code.
  import h5py
  import imageio.v3 as imageio
  import torch
  from renderformer import RenderFormerRenderingPipeline

  device = torch.device("cuda")
  pipeline = RenderFormerRenderingPipeline.from_pretrained(${model.id})
  pipeline.to(device)

  file = h5py.File("tmp/cbox/cbox.h5")
  scene = {name: torch.tensor(file[name][:]).float()[None].to(device) for name in file}
  scene["fov"] = scene["fov"].unsqueeze(-1)
  mask = torch.ones(scene["triangles"].shape[:2], dtype=torch.bool, device=device)
  images = pipeline(**scene, mask=mask, resolution=512, torch_dtype=torch.float16)

  imageio.imwrite("view.png", (images[0, 0].clamp(0, 1) * 255).byte().cpu().numpy())
`;
