// scvi-tools: models of single cells, stored on the Hub with their training data.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "scvi-tools",
  prettyLabel: "scvi-tools",
  repoUrl: "https://github.com/scverse/scvi-tools",
  docsUrl: "https://docs.scvi-tools.org",
  install: { pip: ["scvi-tools[hub]"] },
  snippets: (model) => ({ purpose: "Load the model", code: load(model) }),
});

const load = (model: Model): Code => python`
  from scvi.hub import HubModel

  ${PICKLE}
  hub_model = HubModel.pull_from_huggingface_hub(${model.id}, revision="main")

  print(hub_model.model)
`;
