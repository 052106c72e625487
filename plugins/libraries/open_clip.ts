// OpenCLIP: images and texts in one embedding space, so that any labels can be tried on an image.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { IMAGE } from "../shared/samples.ts";

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
  snippets: (model) => ({
    purpose: "Classify an image with your own labels",
    code: classify(model),
  }),
});

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

    image = preprocess(Image.open(urlopen(${IMAGE}))).unsqueeze(0)
    text = tokenizer(["a photo of parrots", "a photo of a dog", "a photo of a lighthouse"])
    with torch.no_grad():
        image_features = model.encode_image(image, normalize=True)
        text_features = model.encode_text(text, normalize=True)

    print((100 * image_features @ text_features.T).softmax(dim=-1))
  `;
}
