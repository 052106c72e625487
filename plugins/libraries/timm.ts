// timm: image models with one interface, each with its own transform.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { IMAGE } from "../kit/samples/inputs.ts";
import { withWeights } from "../kit/libraries/weights.ts";

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
  snippets: withWeights((model) =>
    model.pipeline_tag?.endsWith("feature-extraction")
      ? { purpose: "Embed an image", code: embed(model) }
      : { purpose: "Classify an image", code: classify(model) },
  ),
});

const classify = (model: Model): Code => python`
  ${load(python.args([hubName(model)], { pretrained: true }))}
  output = model(transforms(image).unsqueeze(0))

  print(output.softmax(dim=1).topk(1))
`;

// Without classes, the output is the input of the classifier.
const embed = (model: Model): Code => python`
  ${load(python.args([hubName(model)], { pretrained: true, num_classes: 0 }))}
  output = model(transforms(image).unsqueeze(0))

  print(output.shape)
`;

const load = (args: Code<"python">): Code<"python"> => python`
  from urllib.request import urlopen

  import timm
  from PIL import Image

  model = timm.create_model(${args}).eval()
  data_config = timm.data.resolve_model_data_config(model)
  transforms = timm.data.create_transform(**data_config, is_training=False)

  image = Image.open(urlopen(${IMAGE})).convert("RGB")
`;

const hubName = (model: Model): string => `hf-hub:${model.id}`;
