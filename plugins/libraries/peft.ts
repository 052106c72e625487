// PEFT: adapters, which are loaded on top of their base model.
import { defineLibrary, downloads } from "hubsmith";
import { isNamed, NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { adapter, INSTALL } from "../kit/libraries/peft.ts";
import { hasAdapter, withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "peft",
  prettyLabel: "PEFT",
  repoUrl: "https://github.com/huggingface/peft",
  filter: true,
  hostedInferenceTasks: ["text-generation"],
  countDownloads: downloads.path("adapter_config.json"),
  install: INSTALL,
  isTriedUnnamed: true,
  snippets: withWeights((model) =>
    isNamed(model, "peft") || hasAdapter(model) ? adapter(model) : NOT_SHOWN,
  ),
});
