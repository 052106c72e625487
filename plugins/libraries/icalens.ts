// ICA Lens: splits the activations of a language model into independent components.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { SENTENCES } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "icalens",
  prettyLabel: "ICA Lens",
  repoUrl: "https://github.com/liusida/ica-lens-paper",
  docsUrl: "https://icalens.readthedocs.io",
  install: { pip: ["icalens"] },
  snippets: (model) => ({ purpose: "Analyze activations", code: analyze(model) }),
});

const analyze = (model: Model): Code => python`
  from icalens import ICALens

  lens = ICALens.from_pretrained(${model.id})
  result = lens.analyze(${SENTENCES[0]}, layer=lens.available_layers[0])

  print(result.tokens, result.scores)
`;
