// Stanza: pipelines that split, tag and parse texts in some seventy languages; each language is a repository.
import { defineLibrary, downloads, type Install, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../shared/record.ts";
import { NAMES } from "../shared/samples.ts";

export default defineLibrary({
  id: "stanza",
  prettyLabel: "Stanza",
  repoName: "stanza",
  repoUrl: "https://github.com/stanfordnlp/stanza",
  docsUrl: "https://huggingface.co/docs/hub/stanza",
  filter: true,
  tasks: ["token-classification"],
  hostedInferenceTasks: ["token-classification"],
  countDownloads: downloads.path("models/default.zip"),
  install: { pip: ["stanza"] },
  snippets: (model) => ({ purpose: "Analyse a text", code: analyse(model), ...moreOf(model) }),
});

// What Stanza finds itself, by the language alone, is what its authors publish.
const isTheirs = (model: Model): boolean => model.id.startsWith("stanfordnlp/");

function moreOf(model: Model): { readonly install?: Install } {
  return isTheirs(model) ? {} : { install: { pip: ["stanza", "huggingface_hub"] } };
}

function analyse(model: Model): Code {
  const language = (model.id.split("/").at(-1) ?? model.id).replace("stanza-", "");
  return python`
    ${isTheirs(model) ? official(language) : own(model, language)}
    doc = nlp(${example(model, "text") ?? NAMES})

    for sentence in doc.sentences:
        for word in sentence.words:
            print(word.text, word.lemma, word.upos)
  `;
}

function official(language: string): Code<"python"> {
  return python`
    import stanza

    nlp = stanza.Pipeline(${language})
  `;
}

function own(model: Model, language: string): Code<"python"> {
  return python`
    import stanza
    from huggingface_hub import snapshot_download

    # Stanza wants resources.json in this folder, and a folder of models for the language.
    folder = snapshot_download(${model.id})
    nlp = stanza.Pipeline(${language}, dir=folder, download_method=stanza.DownloadMethod.NONE)
  `;
}
