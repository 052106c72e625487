// nobg: cuts out the foreground of an image; promptable models get a description of what to cut out.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { IMAGE } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "nobg",
  prettyLabel: "nobg",
  repoUrl: "https://github.com/feyninc/nobg",
  // The user installs PyTorch, because it depends on the GPU.
  install: { pip: ["torch", "torchvision", "nobg"] },
  snippets: (model) => [
    { purpose: "Remove the background", code: cutOut(model) },
    { purpose: "Get the mask, too", code: matte(model) },
  ],
});

const isPromptable = (model: Model): boolean => model.tags.includes("promptable");

const KEPT = "a parrot";

function cutOut(model: Model): Code {
  const inputs = isPromptable(model) ? [IMAGE, KEPT] : [IMAGE];
  return python`
    from nobg import AutoModel

    model = AutoModel.from_pretrained(${model.id}).eval()

    model.process(${python.args(inputs)}).save("cutout.png")
  `;
}

function matte(model: Model): Code {
  const inputs = isPromptable(model)
    ? python`inputs = processor(images=image, text=${KEPT}, return_tensors="pt")`
    : python`inputs = processor(image, return_tensors="pt")`;
  const outputs = isPromptable(model)
    ? python`outputs = model(**inputs)`
    : python`outputs = model(pixel_values=inputs["pixel_values"])`;
  return python`
    import torch
    from loadimg import load_img
    from nobg import AutoModel, AutoProcessor

    model = AutoModel.from_pretrained(${model.id}).eval()
    processor = AutoProcessor.from_pretrained(${model.id})

    image = load_img(${IMAGE}).convert("RGB")
    ${inputs}
    with torch.no_grad():
        ${outputs}
    sizes = [(image.height, image.width)]
    alpha = processor.post_process_alpha_matting(outputs, target_sizes=sizes)[0]

    processor.cutout(image, alpha).save("cutout.png")
  `;
}
