// COLIPRI: compares CT scans of the chest with texts, in three dimensions.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { exampleLabels, filesOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "colipri",
  prettyLabel: "COLIPRI",
  repoUrl: "https://huggingface.co/microsoft/colipri",
  countDownloads: downloads.extension("safetensors"),
  install: { pip: ["colipri", "huggingface_hub"] },
  snippets: (model) => ({ purpose: "Classify a scan with your own labels", code: choose(model) }),
});

function choose(model: Model): Code {
  const weights = filesOf(model)?.filter((path) => path.endsWith(".safetensors")) ?? [];
  const [first = "model.safetensors", ...others] = weights;
  const name = others.length === 0 ? first : "model.safetensors";
  const labels = exampleLabels(model) ?? ["No lung nodules", "Lung nodules"];
  return python`
    from colipri import (
        ZeroShotImageClassificationPipeline,
        get_model,
        get_processor,
        load_sample_ct,
    )
    from huggingface_hub import hf_hub_download

    model = get_model(hf_hub_download(${model.id}, ${name})).cuda()
    pipeline = ZeroShotImageClassificationPipeline(model, get_processor())

    print(pipeline(load_sample_ct(), ${labels}))
  `;
}
