// PyTorch: the weights of a model whose class is in no library.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { bigVgan, isBigVgan } from "./torch/bigvgan.ts";
import { NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { modelTypeOf } from "../kit/libraries/transformers/evidence.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "torch",
  prettyLabel: "PyTorch",
  repoUrl: "https://github.com/pytorch/pytorch",
  docsUrl: "https://docs.pytorch.org/docs/stable/generated/torch.load.html",
  isTriedUnnamed: true,
  snippets: withWeights((model) => {
    const { library_name: library = "" } = model;
    if (!["pytorch", "safetensors"].includes(library) || modelTypeOf(model) !== undefined)
      return NOT_SHOWN;
    if (isBigVgan(model)) return bigVgan(model);
    const files = filesOf(model) ?? model.tags.map((tag) => `.${tag}`);
    const isSafe = library === "safetensors" || files.some((path) => path.endsWith(".safetensors"));
    const pip = ["torch", "huggingface_hub", ...(isSafe ? ["safetensors"] : [])];
    return {
      purpose: "Load the weights",
      code: isSafe ? safely(model) : pickled(model),
      install: { pip },
    };
  }),
});

const safely = (model: Model): Code => python`
  from pathlib import Path
  from huggingface_hub import snapshot_download
  from safetensors.torch import load_file

  for path in Path(snapshot_download(${model.id})).rglob("*.safetensors"):
      weights = load_file(path)
      print(path.name, {name: tuple(weights[name].shape) for name in weights})
`;

// Only weights are loaded, so no code of the repository runs.
const pickled = (model: Model): Code => python`
  from pathlib import Path
  import torch
  from huggingface_hub import snapshot_download

  for path in Path(snapshot_download(${model.id})).rglob("*"):
      if path.suffix in {".bin", ".ckpt", ".pt", ".pth"}:
          weights = torch.load(path, map_location="cpu", weights_only=True)
          print(path.name, list(weights))
`;
