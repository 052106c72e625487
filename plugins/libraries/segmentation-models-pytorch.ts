// Segmentation Models PyTorch: segmentation models with pretrained encoders.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "segmentation-models-pytorch",
  aliases: ["segmentation_models_pytorch"],
  prettyLabel: "Segmentation Models PyTorch",
  repoName: "segmentation_models.pytorch",
  repoUrl: "https://github.com/qubvel-org/segmentation_models.pytorch",
  docsUrl: "https://smp.readthedocs.io",
  install: { pip: ["segmentation-models-pytorch"] },
  snippets: (model) => {
    if (filesOf(model)?.includes("config.json") === false) {
      const reason =
        "The repository has no config.json, so the architecture of the weights is unknown.";
      return absent({
        code: "no-config",
        reason,
        fix: "Create the architecture that its model card names.",
      });
    }
    return { purpose: "Run with dummy input", code: run(model) };
  },
});

// Bands and sizes differ, most of all in aerial images, so zeros are the input.
const run = (model: Model): Code => python`
  import segmentation_models_pytorch as smp
  import torch

  model = smp.from_pretrained(${model.id})
  image = torch.zeros(1, model.config["in_channels"], 512, 512)
  mask = model.predict(image)

  print(mask.shape)
`;
