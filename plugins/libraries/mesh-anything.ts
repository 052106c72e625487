// MeshAnything: builds a mesh of few triangles, as an artist would, after the shape of another.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";

export default defineLibrary({
  id: "mesh-anything",
  prettyLabel: "MeshAnything",
  repoName: "MeshAnything",
  repoUrl: "https://github.com/buaacyw/MeshAnything",
  filter: false,
  countDownloads: downloads.path("MeshAnything_350m.pth"),
  install: { note: "Run this in the folder of the code" },
  snippets: (model) => [
    { purpose: "Get the code", code: clone(), install: {} },
    { purpose: "Build a mesh", code: build(model) },
  ],
});

function clone(): Code {
  return sh`
    git clone https://github.com/buaacyw/MeshAnything
    cd MeshAnything
    # This was made for Python 3.10, and needs a GPU with CUDA.
    pip install torch==2.1.1 torchvision==0.16.1 torchaudio==2.1.1 --index-url https://download.pytorch.org/whl/cu118
    pip install -r requirements.txt
    pip install flash-attn --no-build-isolation
  `;
}

// The shape is given as 4096 points with normals, in a box from -1 to 1.
function build(model: Model): Code {
  return python`
    from argparse import Namespace

    import numpy as np
    import torch
    import trimesh
    from huggingface_hub import hf_hub_download
    from MeshAnything.models.meshanything import MeshAnything
    from mesh_to_pc import process_mesh_to_pc
    from safetensors.torch import load_file

    args = Namespace(
        llm="facebook/opt-350m", codebook_size=8192, codebook_dim=1024, n_max_triangles=800
    )
    model = MeshAnything(args)
    # In spite of its ending, this is no pickle but safetensors.
    path = hf_hub_download(${model.id}, "MeshAnything_350m.pth")
    model.load_state_dict(load_file(path))
    model = model.to("cuda")

    # Any mesh will do: trimesh.load("shape.obj", force="mesh") reads a file.
    shape = trimesh.creation.cone(radius=1, height=2)
    points = process_mesh_to_pc([shape])[0][0].astype(np.float32)
    low, high = points[:, :3].min(axis=0), points[:, :3].max(axis=0)
    points[:, :3] -= (low + high) / 2
    points[:, :3] *= 0.9995 / np.abs(points[:, :3]).max()

    with torch.autocast("cuda", dtype=torch.float16):
        triangles = model(torch.from_numpy(points).half().unsqueeze(0).to("cuda"))[0]

    vertices = triangles[~triangles[:, 0, 0].isnan()].reshape(-1, 3).float().cpu().numpy()
    mesh = trimesh.Trimesh(vertices=vertices, faces=np.arange(len(vertices)).reshape(-1, 3))
    mesh.merge_vertices()
    mesh.fix_normals()

    mesh.export("mesh.obj")
  `;
}
