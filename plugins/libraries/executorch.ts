// ExecuTorch: PyTorch models that were exported for phones and boards, each in a .pte file.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { downloaded } from "../kit/libraries/choose-file.ts";
import { fetched, PICTURE } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "executorch",
  prettyLabel: "ExecuTorch",
  repoUrl: "https://github.com/pytorch/executorch",
  docsUrl: "https://docs.pytorch.org/executorch/",
  install: { pip: ["executorch", "huggingface_hub"] },
  snippets: (model) =>
    SEES.has(model.pipeline_tag ?? "")
      ? { purpose: "Run on an image", code: see(model), install: WITH_IMAGES }
      : { purpose: "Load the model", code: inspect(model) },
});

const WITH_IMAGES = { pip: ["executorch", "huggingface_hub", "torchvision", "pillow"] };
const SEES: ReadonlySet<string> = new Set([
  "depth-estimation",
  "image-classification",
  "image-feature-extraction",
  "image-segmentation",
  "image-to-image",
  "mask-generation",
  "object-detection",
]);

function load(model: Model): Code<"python"> {
  const file = filesOf(model)?.find((path) => path.endsWith(".pte"));
  return python`
    from executorch.runtime import Runtime

    ${downloaded(model, file, ".pte")}
    method = Runtime.get().load_program(path).load_method("forward")
  `;
}

const inspect = (model: Model): Code => python`
  ${load(model)}

  print(method.metadata)
`;

// The file has the size of the image, and not its normalization.
const see = (model: Model): Code => python`
  from PIL import Image
  from torchvision.transforms.functional import to_tensor
  ${load(model)}

  ${fetched(PICTURE)}
  *_, height, width = method.metadata.input_tensor_meta(0).sizes()
  image = Image.open(${PICTURE.path}).convert("RGB").resize((width, height))
  # Values from 0 to 1: see the model card for another normalization.
  outputs = method.execute([to_tensor(image)[None]])

  ${model.pipeline_tag === "image-segmentation" ? SAVE_MASK : python`print([output.shape for output in outputs])`}
`;

// The first output is a mask with values from 0 to 1, or one for each class.
const SAVE_MASK = python`
  from torchvision.transforms.functional import to_pil_image

  masks = outputs[0][0]
  for number, mask in enumerate(masks):
      to_pil_image(mask.float()).save(f"mask-{number}.png")
`;
