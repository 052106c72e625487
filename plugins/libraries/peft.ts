// PEFT: adapters, which are loaded on top of their base model.
import { defineLibrary, downloads } from "hubsmith";
import { adapter, INSTALL } from "../kit/libraries/peft.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "peft",
  prettyLabel: "PEFT",
  repoUrl: "https://github.com/huggingface/peft",
  filter: true,
  hostedInferenceTasks: ["text-generation"],
  countDownloads: downloads.path("adapter_config.json"),
  install: INSTALL,
  snippets: withWeights(adapter),
});
