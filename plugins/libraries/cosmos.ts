// Cosmos: NVIDIA's world models, which generate and predict videos for robots and cars.
import { absent, defineLibrary, downloads } from "hubsmith";
import { modelTypeOf, taskOfType } from "../kit/libraries/transformers/evidence.ts";
import transformers from "./transformers.ts";

export default defineLibrary({
  id: "cosmos",
  prettyLabel: "Cosmos",
  repoName: "Cosmos",
  repoUrl: "https://github.com/NVIDIA/Cosmos",
  filter: false,
  countDownloads: downloads.any(downloads.path("config.json"), downloads.extension("pt")),
  snippets: (model) =>
    model.pipeline_tag === taskOfType(modelTypeOf(model) ?? "other") && transformers.snippets
      ? transformers.snippets(model)
      : NO_PROGRAM,
});

// Its models that reason about videos are language models of known types; the others need the code of NVIDIA.
const NO_PROGRAM = absent({
  code: "no-snippet",
  reason: "Cosmos has no load snippet.",
  fix: "Read https://github.com/NVIDIA/Cosmos.",
});
