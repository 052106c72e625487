// TerraTorch: models of satellite images. Its registry has its own names for backbones; fine-tuned models are loaded
// by their config.
import { defineLibrary, downloads, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "terratorch",
  prettyLabel: "TerraTorch",
  repoUrl: "https://github.com/IBM/terratorch",
  docsUrl: "https://ibm.github.io/terratorch/",
  countDownloads: downloads.any(downloads.extension("pt"), downloads.extension("ckpt")),
  install: { pip: ["terratorch", "huggingface_hub"] },
  snippets: (model): LoadCode => {
    const name = backboneOf(model);
    return name === undefined
      ? { purpose: "Segment a scene", code: predict(model) }
      : { purpose: "Embed a scene", code: embed(model, name), install: { pip: ["terratorch"] } };
  },
});

const PRITHVI: Readonly<Record<string, string>> = {
  "1.0-100M": "prithvi_eo_v1_100",
  "2.0-tiny-TL": "prithvi_eo_v2_tiny_tl",
  "2.0-100M-TL": "prithvi_eo_v2_100_tl",
  "2.0-300M": "prithvi_eo_v2_300",
  "2.0-300M-TL": "prithvi_eo_v2_300_tl",
  "2.0-600M": "prithvi_eo_v2_600",
  "2.0-600M-TL": "prithvi_eo_v2_600_tl",
};

function backboneOf({ id }: Model): string | undefined {
  const prithvi = id.split("/Prithvi-EO-")[1] ?? "";
  if (Object.hasOwn(PRITHVI, prithvi)) return PRITHVI[prithvi];
  const size = /^ibm-esa-geospatial\/TerraMind-1\.0-(tiny|small|base|large)$/.exec(id)?.[1];
  if (size !== undefined) return `terramind_v1_${size}`;
  return id === "FAST-EO/TerraMind-0.1-base" ? "terramind_v01_base" : undefined;
}

// Prithvi expects six bands, and TerraMind those of the given modalities: twelve of Sentinel-2.
function embed(model: Model, name: string): Code {
  const isMind = name.startsWith("terramind");
  const named = isMind ? { pretrained: true, modalities: ["S2L2A"] } : { pretrained: true };
  return python`
    import torch
    from terratorch.registry import BACKBONE_REGISTRY

    model = BACKBONE_REGISTRY.build(${python.args([name], named)})
    features = model(torch.rand(1, ${isMind ? 12 : 6}, 224, 224))

    print(features[-1].shape)
  `;
}

function predict(model: Model): Code {
  const files = filesOf(model) ?? [];
  const config = files.find((path) => /\.ya?ml$/.test(path));
  const weights = files.find((path) => /\.(ckpt|pt)$/.test(path));
  return python`
    from huggingface_hub import hf_hub_download
    from terratorch.cli_tools import LightningInferenceModel

    ${config === undefined || weights === undefined ? choice : trust}
    config = hf_hub_download(${model.id}, ${config ?? "config.yaml"})
    weights = hf_hub_download(${model.id}, ${weights ?? "best.ckpt"})
    model = LightningInferenceModel.from_config(config, weights)
    prediction = model.inference("/data/scene.tif")

    print(prediction)
  `;
}

const choice = python`
  # Take the names from the files of the model.
`;
const trust = python`
  # The config can run code: load those of authors you trust.
`;
