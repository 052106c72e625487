// spaCy: a pipeline is a folder, so the repository itself is loaded, and no wheel is installed.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { pathExtension } from "./shared/downloads.ts";
import { example } from "./shared/record.ts";

export default defineLibrary({
  id: "spacy",
  prettyLabel: "spaCy",
  repoName: "spaCy",
  repoUrl: "https://github.com/explosion/spaCy",
  docsUrl: "https://huggingface.co/docs/hub/spacy",
  filter: true,
  countDownloads: pathExtension("whl"),
  install: "pip install spacy huggingface_hub",
  snippets: (model) => [
    model.pipeline_tag === "text-classification"
      ? { purpose: "Classify a text", code: classify(model) }
      : model.pipeline_tag === "sentence-similarity"
        ? { purpose: "Compare two texts", code: compare(model) }
        : { purpose: "Analyse a text", code: analyse(model) },
  ],
});

function analyse(model: Model): Code {
  const text = example(model, "text") ?? "Ada Lovelace met Charles Babbage in London in June 1833.";
  return python`
    ${load(model)}
    doc = nlp(${text})

    for token in doc:
        print(token.text, token.pos_, token.ent_type_)
  `;
}

function classify(model: Model): Code {
  const text = example(model, "text") ?? "The soup was cold, but the view made up for it.";
  return python`
    ${load(model)}
    doc = nlp(${text})

    print(doc.cats)
  `;
}

function compare(model: Model): Code {
  return python`
    ${load(model)}
    doc = nlp("The ferry leaves at noon.")

    print(doc.similarity(nlp("The boat sails at twelve.")))
  `;
}

function load(model: Model): Code<"python"> {
  return python`
    import spacy
    from huggingface_hub import snapshot_download

    nlp = spacy.load(snapshot_download(${model.id}))
  `;
}
