// spaCy: a pipeline is a folder, so the repository itself is loaded, without installing a wheel.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { OPINION, SENTENCES } from "../kit/samples/inputs.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "spacy",
  prettyLabel: "spaCy",
  repoUrl: "https://github.com/explosion/spaCy",
  docsUrl: "https://huggingface.co/docs/hub/spacy",
  filter: true,
  tasks: ["text-classification", "token-classification", "sentence-similarity"],
  hostedInferenceTasks: ["token-classification", "text-classification", "sentence-similarity"],
  countDownloads: downloads.extension("whl"),
  install: { pip: ["spacy", "huggingface_hub"] },
  snippets: withWeights((model) => {
    switch (model.pipeline_tag) {
      case "text-classification":
        return { purpose: "Classify text", code: classify(model) };
      case "sentence-similarity":
        return { purpose: "Compare two texts", code: compare(model) };
      default:
        return { purpose: "Analyze text", code: analyze(model) };
    }
  }),
});

function analyze(model: Model): Code {
  const text = example(model, "text") ?? "Ada Lovelace met Charles Babbage in London in June 1833.";
  return python`
    ${load(model)}
    doc = nlp(${text})

    print([(token.text, token.pos_, token.ent_type_) for token in doc])
  `;
}

function classify(model: Model): Code {
  const text = example(model, "text") ?? OPINION;
  return python`
    ${load(model)}
    doc = nlp(${text})

    print(doc.cats)
  `;
}

const compare = (model: Model): Code => python`
  ${load(model)}
  doc = nlp(${SENTENCES[0]})

  print(doc.similarity(nlp(${SENTENCES[1]})))
`;

const load = (model: Model): Code<"python"> => python`
  import spacy
  from huggingface_hub import snapshot_download

  nlp = spacy.load(snapshot_download(${model.id}))
`;
