// docTR: finds the words on a document's page, then reads them. A tag says which of the two steps a model is for.
import { absent, defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { fetched, PAGE } from "../kit/libraries/sample-files.ts";

export default defineLibrary({
  id: "doctr",
  prettyLabel: "docTR",
  repoName: "doctr",
  repoUrl: "https://github.com/mindee/doctr",
  docsUrl: "https://mindee.github.io/doctr/",
  hostedInferenceTasks: ["object-detection"],
  install: { pip: ["python-doctr"] },
  snippets: (model) => {
    if (model.pipeline_tag === "object-detection") {
      const reason = "docTR no longer supports models that detect objects on a page.";
      return absent({ code: "outdated", reason, fix: "Use one of its layout models." });
    }
    return choose(model);
  },
});

function choose(model: Model): LoadCode {
  const is = (task: string): boolean => model.tags.includes(task);
  // The model for the other step is the project's default.
  if (is("recognition"))
    return { purpose: "Read the text of a page", code: read(model, "reco_arch") };
  if (is("detection")) return { purpose: "Read the text of a page", code: read(model, "det_arch") };
  if (is("layout")) return { purpose: "Detect the layout of a page", code: layOut(model) };
  const code = python`
    from doctr.models import from_hub

    model = from_hub(${model.id})

    print(model)
  `;
  return { purpose: "Load the model", code };
}

function read(model: Model, part: "reco_arch" | "det_arch"): Code {
  const args = python.args([], { [part]: python`model`, pretrained: true });
  return python`
    from doctr.io import DocumentFile
    from doctr.models import from_hub, ocr_predictor

    model = from_hub(${model.id})
    predictor = ocr_predictor(${args})
    ${fetched(PAGE)}
    document = predictor(DocumentFile.from_images(${PAGE.path}))

    print(document.render())
  `;
}

const layOut = (model: Model): Code => python`
  from doctr.io import DocumentFile
  from doctr.models import from_hub
  from doctr.models.layout.zoo import layout_predictor

  predictor = layout_predictor(from_hub(${model.id}))
  ${fetched(PAGE)}
  regions = predictor(DocumentFile.from_images(${PAGE.path}))

  print(regions)
`;
