// Depth Pro: Apple's depth of a single image, in meters, and its focal length.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { CENTER } from "../kit/libraries/depth.ts";
import { PICTURE, fetched } from "../kit/libraries/sample-files.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "depth-pro",
  prettyLabel: "Depth Pro",
  repoUrl: "https://github.com/apple/ml-depth-pro",
  countDownloads: downloads.extension("pt"),
  install: { pip: ["depth_pro @ git+https://github.com/apple/ml-depth-pro", "huggingface_hub"] },
  snippets: (model) => ({ purpose: "Estimate the depth of an image", code: estimate(model) }),
});

function estimate(model: Model): Code {
  const file = filesOf(model)?.find((path) => path.endsWith(".pt")) ?? "depth_pro.pt";
  return python`
    import depth_pro
    import torch
    from huggingface_hub import hf_hub_download

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")

    ${PICKLE}
    ${file === "depth_pro.pt" ? standard(model) : named(model, file)}
    model.eval()

    ${fetched(PICTURE)}
    image, _, focal_length = depth_pro.load_rgb(${PICTURE.path})
    prediction = model.infer(transform(image), f_px=focal_length)
    depth = prediction["depth"]

    ${CENTER}
    print("Focal length in pixels:", prediction["focallength_px"].item())
  `;
}

// By default, it loads checkpoints/depth_pro.pt.
const standard = (model: Model): Code<"python"> => python`
  hf_hub_download(${model.id}, "depth_pro.pt", local_dir="checkpoints")
  model, transform = depth_pro.create_model_and_transforms(device=device)
`;

const named = (model: Model, file: string): Code<"python"> => python`
  from depth_pro.depth_pro import DEFAULT_MONODEPTH_CONFIG_DICT as config

  config.checkpoint_uri = hf_hub_download(${model.id}, ${file})
  model, transform = depth_pro.create_model_and_transforms(config, device)
`;
