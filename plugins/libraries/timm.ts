// timm: image models of one interface, each with the transform that its images need.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { IMAGE } from "../shared/samples.ts";

export default defineLibrary({
  id: "timm",
  prettyLabel: "timm",
  repoName: "pytorch-image-models",
  repoUrl: "https://github.com/rwightman/pytorch-image-models",
  docsUrl: "https://huggingface.co/docs/hub/timm",
  filter: true,
  tasks: ["image-classification", "image-feature-extraction"],
  hostedInferenceTasks: ["image-classification", "image-feature-extraction"],
  countDownloads: downloads.any(
    downloads.path("pytorch_model.bin"),
    downloads.path("model.safetensors"),
  ),
  install: { pip: ["timm"] },
  snippets: (model) =>
    model.pipeline_tag?.endsWith("feature-extraction")
      ? { purpose: "Embed an image", code: embed(model) }
      : { purpose: "Classify an image", code: classify(model) },
});

function classify(model: Model): Code {
  return python`
    ${load(python.args([hubName(model)], { pretrained: true }))}
    with torch.inference_mode():
        logits = model(transform(image).unsqueeze(0))

    print(logits.softmax(dim=-1).topk(min(5, model.num_classes)))
  `;
}

// Without classes, what comes out is what the classifier would have read.
function embed(model: Model): Code {
  return python`
    ${load(python.args([hubName(model)], { pretrained: true, num_classes: 0 }))}
    with torch.inference_mode():
        features = model(transform(image).unsqueeze(0))

    print(features.shape)
  `;
}

function load(args: Code<"python">): Code<"python"> {
  return python`
    from urllib.request import urlopen

    import timm
    import torch
    from PIL import Image
    from timm.data import create_transform, resolve_model_data_config

    model = timm.create_model(${args}).eval()
    config = resolve_model_data_config(model)
    transform = create_transform(**config, is_training=False)

    image = Image.open(urlopen(${IMAGE})).convert("RGB")
  `;
}

function hubName(model: Model): string {
  return `hf-hub:${model.id}`;
}
