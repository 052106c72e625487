// Stanza: pipelines that split, tag and parse texts in some seventy languages; each language is a repository.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf, nameOf } from "../kit/tasks/record.ts";
import { NAMES } from "../kit/samples/inputs.ts";

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
  snippets: (model) => {
    const name = nameOf(model);
    const language = name.startsWith("stanza-") ? name.slice("stanza-".length) : undefined;
    // Stanza finds the models of its authors itself, by the language.
    if (model.id.startsWith("stanfordnlp/") && language !== undefined)
      return { purpose: "Analyze text", code: analyze(model, official(language)) };
    const install = { pip: ["stanza", "huggingface_hub"] };
    if (language !== undefined && filesOf(model)?.includes("resources.json"))
      return { purpose: "Analyze text", code: analyze(model, folder(model, language)), install };
    return { purpose: "Download the models", code: loose(model), install };
  },
});

const analyze = (model: Model, load: Code<"python">): Code => python`
  ${load}
  doc = nlp(${example(model, "text") ?? NAMES})

  print(doc)
`;

const official = (language: string): Code<"python"> => python`
  import stanza

  nlp = stanza.Pipeline(${language})
`;

const folder = (model: Model, language: string): Code<"python"> => python`
  import stanza
  from huggingface_hub import snapshot_download

  folder = snapshot_download(${model.id})
  nlp = stanza.Pipeline(${language}, dir=folder, download_method=stanza.DownloadMethod.NONE)
`;

// Without resources.json each file must be assigned to its processor, and no record has the assignment.
const loose = (model: Model): Code => python`
  from huggingface_hub import snapshot_download

  # Name its files by processor: stanza.Pipeline("en", processors="tokenize,pos", pos_model_path="model.pt")
  print(snapshot_download(${model.id}))
`;
