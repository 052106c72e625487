// OpenCLIP: images and texts in one embedding space, so that any labels can be tried on an image.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { IMAGE } from "../kit/tasks/sample-inputs.ts";

export default defineLibrary({
  id: "open_clip",
  prettyLabel: "OpenCLIP",
  repoName: "OpenCLIP",
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
  snippets: (model) => {
    const code = classify(model);
    const purpose = "Classify an image with your own labels";
    const install = { pip: ["open_clip_torch", "transformers"] };
    return isSigmoid(model) || readsByBert(model) ? { purpose, code, install } : { purpose, code };
  },
});

// SigLIP has a tokenizer of Transformers, and scores each label by itself.
function isSigmoid({ id, tags }: Model): boolean {
  return [id, ...tags].some((name) => /siglip/i.test(name));
}

// OpenCLIP reads texts by a model of Transformers.
const readsByBert = ({ id }: Model): boolean => /bert/i.test(id);

const LABELS = ["a photo of parrots", "a photo of a dog", "a photo of a lighthouse"];

function classify(model: Model): Code {
  return python`
    from urllib.request import urlopen

    import open_clip
    import torch
    from PIL import Image

    name = ${`hf-hub:${model.id}`}
    model, preprocess = open_clip.create_model_from_pretrained(name)
    model.eval()
    tokenizer = open_clip.get_tokenizer(name)

    labels = ${LABELS}
    image = preprocess(Image.open(urlopen(${IMAGE}))).unsqueeze(0)
    with torch.no_grad():
        image_features = model.encode_image(image, normalize=True)
        text_features = model.encode_text(tokenizer(labels), normalize=True)
        logits = image_features @ text_features.T * model.logit_scale.exp()

    ${
      isSigmoid(model)
        ? python`scores = torch.sigmoid(logits + model.logit_bias)`
        : python`scores = logits.softmax(dim=-1)`
    }
    print(dict(zip(labels, scores[0].tolist())))
  `;
}
