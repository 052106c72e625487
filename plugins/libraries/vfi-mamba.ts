// VFIMamba: the frame between two frames of a video, by state space models. It runs from a clone of its code.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { setUpFirst } from "../kit/libraries/set-up.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "vfi-mamba",
  prettyLabel: "VFIMamba",
  repoUrl: "https://github.com/MCG-NJU/VFIMamba",
  countDownloads: downloads.extension("pkl"),
  snippets: (model) =>
    setUpFirst({ purpose: "Get the code", code: clone }, INSTALL, {
      purpose: "Interpolate between two frames",
      code: interpolate(model),
    }),
});

const INSTALL = {
  pip: [
    "--no-build-isolation",
    "causal_conv1d",
    "mamba_ssm",
    "einops",
    "timm",
    "opencv-python",
    "transformers",
    "huggingface_hub",
  ],
};

// The kernels of Mamba are built with the installed PyTorch.
const clone = sh`
  git clone https://github.com/MCG-NJU/VFIMamba
  cd VFIMamba
  pip install -U torch packaging ninja setuptools wheel
`;

// The large model processes both frames twice, once flipped.
function interpolate(model: Model): Code {
  const isSmall = /[_-]S$/i.test(model.id);
  const twice = isSmall ? {} : { TTA: true, fast_TTA: true };
  const args = python.args([python`before`, python`after`, true], twice);
  return python`
    import cv2
    import torch
    from benchmark.utils.padder import InputPadder
    from Trainer_finetune import Model

    ${PICKLE}
    model = Model.from_pretrained(${model.id})
    model.eval()

    frames = [cv2.imread("example/im1.png"), cv2.imread("example/im2.png")]
    before, after = [
        torch.from_numpy(frame).permute(2, 0, 1)[None].cuda() / 255 for frame in frames
    ]
    padder = InputPadder(before.shape, divisor=32)
    before, after = padder.pad(before, after)
    middle = model.inference(${args})

    frame = padder.unpad(middle)[0].permute(1, 2, 0) * 255
    cv2.imwrite("middle.png", frame.byte().cpu().numpy())
  `;
}
