// HTRflow: reads handwriting in steps (lines are found, read, put in order), of which a model takes one.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh, type ValueObject } from "hubsmith/code";
import { PAGE, fetched, fetchedInShell } from "./shared/sample-files.ts";
import { PICKLE } from "./shared/warnings.ts";

export default defineLibrary({
  id: "htrflow",
  prettyLabel: "HTRflow",
  repoName: "HTRflow",
  repoUrl: "https://github.com/AI-Riksarkivet/htrflow",
  docsUrl: "https://ai-riksarkivet.github.io/htrflow",
  filter: false,
  install: { pip: ["htrflow"] },
  snippets: (model) => {
    const { purpose, steps } = stepsOf(model);
    return [
      { purpose, code: inPython(steps) },
      { purpose: `${purpose} at the command line`, code: inShell(steps) },
    ];
  },
});

// Data that is printed: a type, because an interface could grow fields of any kind.
type Step = { readonly step: string; readonly settings?: ValueObject };

interface Way {
  readonly purpose: string;
  readonly steps: readonly Step[];
}

// Text is read line by line, so that lines must be found first.
const LINES = step("Segmentation", "yolo", "Riksarkivet/yolov9-lines-within-regions-1");

function stepsOf(model: Model): Way {
  switch (model.pipeline_tag) {
    case "object-detection":
    case "image-segmentation":
      return {
        purpose: "Find regions of a page",
        steps: [step("Segmentation", "yolo", model.id), exported("json")],
      };
    case "image-classification":
      return {
        purpose: "Classify a page",
        steps: [step("Inference", "DiT", model.id), exported("json")],
      };
    default:
      return {
        purpose: "Read a page",
        steps: [
          LINES,
          step("TextRecognition", "TrOCR", model.id),
          { step: "OrderLines" },
          exported("txt"),
        ],
      };
  }
}

function step(name: string, kind: string, id: string): Step {
  return { step: name, settings: { model: kind, model_settings: { model: id } } };
}

function exported(format: string): Step {
  return { step: "Export", settings: { dest: "output", format } };
}

function inPython(steps: readonly Step[]): Code {
  return python`
    from htrflow.pipeline.pipeline import Pipeline
    from htrflow.volume.volume import Collection

    ${pickles(steps) ? PICKLE : python``}
    steps = ${steps}
    pipeline = Pipeline.from_config({"steps": steps})
    ${fetched(PAGE)}
    collection = pipeline.run(Collection([${PAGE.path}]))

    print(collection)
  `;
}

// JSON is YAML, which the command reads.
function inShell(steps: readonly Step[]): Code {
  return sh`
    ${pickles(steps) ? sh`# A .pt file is a pickle, and can run code: load those of authors you trust.` : sh``}
    printf '%s' ${JSON.stringify({ steps })} > pipeline.yaml
    ${fetchedInShell(PAGE)}
    htrflow pipeline pipeline.yaml ${PAGE.path}
  `;
}

function pickles(steps: readonly Step[]): boolean {
  return steps.some(({ settings }) => settings?.["model"] === "yolo");
}
