// EDS-NLP: pipelines for clinical texts in French; a repository is a Python package, and loading one installs it.
import { defineLibrary, downloads, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, nameOf } from "../kit/tasks/record.ts";
import { namesFor } from "../kit/samples/found-names.ts";

export default defineLibrary({
  id: "edsnlp",
  prettyLabel: "EDS-NLP",
  repoName: "edsnlp",
  repoUrl: "https://github.com/aphp/edsnlp",
  docsUrl: "https://aphp.github.io/edsnlp/latest/",
  countDownloads: downloads.all(downloads.filename("config"), downloads.extension("cfg")),
  install: { pip: ["edsnlp[ml]", "huggingface_hub"] },
  snippets: (model) => [
    { purpose: "Find named entities", code: fromHub(model) },
    ...installed(model),
  ],
});

const fromHub = (model: Model): Code => python`
  import edsnlp

  # This installs and runs code of the repository: read it first.
  nlp = edsnlp.load(${model.id})
  ${find(model)}
`;

// The package is named after the repository; if that is not a Python identifier, there is no package.
function installed(model: Model): readonly LoadCode[] {
  const name = nameOf(model).replaceAll("-", "_");
  if (!/^[A-Za-z_]\w*$/.test(name)) return [];
  const code = python`
    import edsnlp

    nlp = edsnlp.load(${name})
    ${find(model)}
  `;
  const url = `git+https://huggingface.co/${model.id}`;
  const install = {
    note: "This runs code of the repository: read it first",
    pip: ["edsnlp[ml]", `${name} @ ${url}`],
  };
  return [{ purpose: "Load it as a package", code, install }];
}

const find = (model: Model): Code<"python"> => python`
  doc = nlp(${example(model, "text") ?? namesFor(model).text})

  print([(entity.text, entity.label_) for entity in doc.ents])
`;
