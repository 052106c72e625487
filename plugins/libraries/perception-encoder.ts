// Perception Encoder: embeddings of images, and in newer models also of sound and videos; each name has its settings
// in the code.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { filesOf, nameOf } from "../kit/tasks/record.ts";
import { IMAGE, SIGHTS } from "../kit/samples/inputs.ts";
import { FILM, fetched, RECORDING } from "../kit/libraries/sample-files.ts";
import { UNNAMED } from "../kit/libraries/warnings.ts";

// The versions that the main branch requires cannot decode sound; SAM Audio, of the same authors, uses this branch.
const SOUND = {
  note: "Sound and videos are read with FFmpeg",
  pip: [
    "perception_models @ git+https://github.com/facebookresearch/perception_models@unpin-deps",
    "torchcodec",
    "huggingface_hub",
  ],
  apt: ["ffmpeg"],
};

export default defineLibrary({
  id: "perception-encoder",
  prettyLabel: "PerceptionEncoder",
  repoName: "PerceptionModels",
  repoUrl: "https://github.com/facebookresearch/perception_models",
  countDownloads: downloads.extension("pt"),
  // All packages that the programs import are installed with the code.
  install: {},
  snippets: (model) => {
    const name = nameOf(model);
    if (/^pe-a-frame/i.test(name))
      return { purpose: "Find a sound", code: locate(model), install: SOUND };
    if (/^pe-av/i.test(name))
      return { purpose: "Compare videos with texts", code: match(model), install: SOUND };
    const code = { purpose: "Get the code", code: clone };
    const config = isTheirs(model) ? name : CONFIG.exec(name)?.[0];
    if (config === undefined)
      return [code, { purpose: "Download the weights", code: download(model) }];
    const embed = { purpose: "Embed an image", code: features(model, config) };
    if (!config.includes("Core")) return [code, embed];
    const purpose = "Classify an image with your own labels";
    return [code, { purpose, code: classify(model, config) }, embed];
  },
});

const isTheirs = ({ id }: Model): boolean => id.startsWith("facebook/");

/** The settings that the code has, as in the name of a fine-tuned model. */
const CONFIG = /PE-(Core|Lang|Spatial)-[TSBLG]\d+-\d+(-Tiling)?/;

// If it is installed from elsewhere, it does not include the vocabulary.
const clone = sh`
  git clone https://github.com/facebookresearch/perception_models
  cd perception_models
  # This was made for Python 3.12.
  pip install -e .
`;

// The code expects a name without its owner, and downloads the weights from Facebook's repositories.
function load(model: Model, config: string): Code<"python"> {
  const path = isTheirs(model) ? {} : { checkpoint_path: python`path` };
  return python.args([config], { pretrained: true, ...path });
}

/** Downloads weights that are not in Facebook's repositories, as `path`. */
function fetch(model: Model): Code<"python"> {
  const file = filesOf(model)?.find((path) => path.endsWith(".pt"));
  return python`
    ${python.requires("huggingface_hub", "hf_hub_download")}${file === undefined ? UNNAMED : python``}
    path = hf_hub_download(${model.id}, ${file ?? `${nameOf(model)}.pt`})
  `;
}

// The weights alone do not show the settings.
const download = (model: Model): Code => python`
  from core.vision_encoder import pe

  ${fetch(model)}
  # The name of the model does not say which of these it was tuned from. Give that one:
  # pe.VisionTransformer.from_config(name, pretrained=True, checkpoint_path=path)
  print(pe.VisionTransformer.available_configs(), path)
`;

const imports = python`
  from urllib.request import urlopen

  from PIL import Image
  from core.vision_encoder import pe, transforms
`;

const picture = python`
  transform = transforms.get_image_transform(model.image_size)
  image = transform(Image.open(urlopen(${IMAGE}))).unsqueeze(0)
`;

const classify = (model: Model, config: string): Code => python`
  import torch
  ${imports}

  ${isTheirs(model) ? python`` : fetch(model)}
  model = pe.CLIP.from_config(${load(model, config)})
  ${picture}
  labels = ${SIGHTS}
  text = transforms.get_text_tokenizer(model.context_length)(labels)

  with torch.no_grad():
      image_features, text_features, scale = model(image, text)

  print((scale * image_features @ text_features.T).softmax(dim=-1))
`;

const features = (model: Model, config: string): Code => python`
  ${imports}

  ${isTheirs(model) ? python`` : fetch(model)}
  model = pe.VisionTransformer.from_config(${load(model, config)})
  ${picture}

  print(model.forward_features(image).shape)
`;

// For other owners it expects a folder.
function source(model: Model): Code<"python"> {
  return isTheirs(model)
    ? python`name = ${nameOf(model)}`
    : python`${python.requires("huggingface_hub", "snapshot_download")}name = snapshot_download(${model.id})`;
}

const match = (model: Model): Code => python`
  import torch
  from core.audio_visual_encoder import PEAudioVisual, PEAudioVisualTransform

  ${source(model)}
  model = PEAudioVisual.from_config(name, pretrained=True).eval()
  transform = PEAudioVisualTransform.from_config(name)

  ${fetched(FILM)}
  inputs = transform(videos=[${FILM.path}], text=["A person walks in the mountains"])
  with torch.inference_mode():
      outputs = model(**inputs)

  print((outputs.visual_embeds * outputs.visual_text_embeds).sum(dim=-1))
`;

const locate = (model: Model): Code => python`
  import torch
  from core.audio_visual_encoder import PEAudioFrame, PEAudioFrameTransform

  ${source(model)}
  model = PEAudioFrame.from_config(name, pretrained=True).eval()
  transform = PEAudioFrameTransform.from_config(name)

  ${fetched(RECORDING)}
  inputs = transform(audio=[${RECORDING.path}], text=["a person talking"])
  with torch.inference_mode():
      outputs = model(**inputs)

  print(outputs.spans[0])
`;
