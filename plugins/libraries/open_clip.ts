// OpenCLIP: images and texts in one embedding space, so that any labels can be tried on an image.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { openXRay } from "../kit/libraries/x-ray.ts";
import { pictureFor } from "../kit/samples/pictures.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "open_clip",
  prettyLabel: "OpenCLIP",
  repoUrl: "https://github.com/mlfoundations/open_clip",
  filter: true,
  hostedInferenceTasks: ["zero-shot-classification", "zero-shot-image-classification"],
  countDownloads: downloads.any(
    downloads.path("open_clip_model.safetensors"),
    downloads.path("model.safetensors"),
    downloads.path("open_clip_pytorch_model.bin"),
    downloads.path("pytorch_model.bin"),
  ),
  install: { pip: ["open_clip_torch"] },
  snippets: withWeights((model) => {
    const code = classify(model);
    const purpose = "Classify an image with your own labels";
    const install = { pip: ["open_clip_torch", "transformers"] };
    return isOfSiglip(model) || readsByBert(model) ? { purpose, code, install } : { purpose, code };
  }),
});

// SigLIP has a tokenizer of Transformers, and scores each label by itself. Marqo compares the labels when it tunes it.
const isOfSiglip = ({ id, tags }: Model): boolean =>
  [id, ...tags].some((name) => /siglip/i.test(name));
const isSigmoid = (model: Model): boolean => isOfSiglip(model) && !/marqo-/i.test(model.id);

// OpenCLIP reads texts by a model of Transformers.
const readsByBert = ({ id }: Model): boolean => /bert/i.test(id);

const isMedical = ({ id, tags }: Model): boolean =>
  [id, ...tags].some((name) => /medical|biomed|pubmed|radiology/i.test(name));

const LABELS = ["a photo of parrots", "a photo of a dog", "a photo of a lighthouse"];
const OF_MEDICINE = [
  "a photo of a chest X-ray",
  "a photo of a brain MRI",
  "a photo of a pie chart",
];

function openPicture(model: Model): Code<"python"> {
  const { image } = pictureFor(model);
  if (!image.startsWith("https:"))
    return python`
      ${python.requires("PIL", "Image")}
      image = Image.open(${image})
    `;
  return python`
    ${python.requires("PIL", "Image")}
    ${python.requires("urllib.request", "urlopen")}
    image = Image.open(urlopen(${image}))
  `;
}

const classify = (model: Model): Code => python`
  import open_clip
  import torch

  name = ${`hf-hub:${model.id}`}
  model, preprocess = open_clip.create_model_from_pretrained(name)
  model.eval()
  tokenizer = open_clip.get_tokenizer(name)

  labels = ${isMedical(model) ? OF_MEDICINE : (pictureFor(model).labels ?? LABELS)}
  ${isMedical(model) ? openXRay : openPicture(model)}
  with torch.no_grad():
      image_features = model.encode_image(preprocess(image).unsqueeze(0), normalize=True)
      text_features = model.encode_text(tokenizer(labels), normalize=True)
      logits = image_features @ text_features.T * model.logit_scale.exp()

  ${
    isSigmoid(model)
      ? python`scores = torch.sigmoid(logits + model.logit_bias)`
      : python`scores = logits.softmax(dim=-1)`
  }
  print(dict(zip(labels, scores[0].tolist())))
`;
