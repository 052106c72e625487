// TRELLIS.2: 3D objects from an image, with the materials of their surfaces, over sparse voxels.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { programsFor } from "../kit/libraries/trellis.ts";

export default defineLibrary({
  id: "trellis2",
  prettyLabel: "TRELLIS.2",
  repoUrl: "https://github.com/microsoft/TRELLIS.2",
  countDownloads: downloads.extension("safetensors"),
  snippets: (model) => programsFor(model, generate, setUp),
});

const generate = (model: Model): Code => python`
  import o_voxel
  from PIL import Image
  from trellis2.pipelines import Trellis2ImageTo3DPipeline

  pipeline = Trellis2ImageTo3DPipeline.from_pretrained(${model.id})
  pipeline.cuda()
  mesh = pipeline.run(Image.open("assets/example_image/T.png"))[0]
  # nvdiffrast supports no more faces.
  mesh.simplify(16777216)
  glb = o_voxel.postprocess.to_glb(
      vertices=mesh.vertices,
      faces=mesh.faces,
      attr_volume=mesh.attrs,
      coords=mesh.coords,
      attr_layout=mesh.layout,
      voxel_size=mesh.voxel_size,
      aabb=[[-0.5, -0.5, -0.5], [0.5, 0.5, 0.5]],
      decimation_target=1000000,
      texture_size=4096,
      remesh=True,
      remesh_band=1,
      remesh_project=0,
  )

  glb.export("model.glb", extension_webp=True)
`;

const setUp = sh`
  git clone -b main https://github.com/microsoft/TRELLIS.2.git --recursive
  cd TRELLIS.2
  ${sh.command([
    sh`. ./setup.sh --new-env --basic --flash-attn --nvdiffrast --nvdiffrec`,
    sh`--cumesh --o-voxel --flexgemm`,
  ])}
`;
