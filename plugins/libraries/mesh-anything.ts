// MeshAnything: builds a mesh with few triangles, like an artist's, from another shape.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { setUpFirst } from "../kit/libraries/set-up.ts";

export default defineLibrary({
  id: "mesh-anything",
  prettyLabel: "MeshAnything",
  repoUrl: "https://github.com/buaacyw/MeshAnything",
  countDownloads: downloads.path("MeshAnything_350m.pth"),
  snippets: (model) =>
    setUpFirst(
      { purpose: "Get the code", code: clone },
      { note: "This was made for Python 3.10, and needs a GPU with CUDA." },
      { purpose: "Build a mesh", code: build(model) },
    ),
});

const clone = sh`
  git clone https://github.com/buaacyw/MeshAnything
  cd MeshAnything
  pip install torch==2.1.1 torchvision==0.16.1 torchaudio==2.1.1 --index-url https://download.pytorch.org/whl/cu118
  pip install -r requirements.txt
  pip install flash-attn --no-build-isolation
`;

// The code's own program loads only its own weights, which are safetensors despite their file extension.
const build = (model: Model): Code => python`
  import torch
  import trimesh
  from huggingface_hub import hf_hub_download
  from main import Dataset, get_args
  from MeshAnything.models.meshanything import MeshAnything
  from safetensors.torch import load_file

  model = MeshAnything(get_args())
  model.load_state_dict(load_file(hf_hub_download(${model.id}, "MeshAnything_350m.pth")))
  model.to("cuda")

  points = torch.from_numpy(Dataset("mesh", ["examples/wand.obj"])[0]["pc_normal"])
  with torch.autocast("cuda", dtype=torch.float16):
      triangles = model(points.unsqueeze(0).to("cuda"))[0]
  triangles = triangles[~triangles[:, 0, 0].isnan()].float().cpu().numpy()

  trimesh.Trimesh(**trimesh.triangles.to_kwargs(triangles)).export("mesh.obj")
`;
