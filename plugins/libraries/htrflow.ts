// HTRflow: reads handwriting in steps (finds lines, reads them, orders them); a model is for one step.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, type Hole, python, sh } from "hubsmith/code";
import { PAGE, fetched, fetchedInShell } from "../kit/libraries/sample-files.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "htrflow",
  prettyLabel: "HTRflow",
  repoUrl: "https://github.com/AI-Riksarkivet/htrflow",
  docsUrl: "https://ai-riksarkivet.github.io/htrflow",
  install: { pip: ["htrflow"] },
  snippets: (model) => {
    const { purpose, steps } = stepsOf(model);
    return [
      { purpose, code: inPython(steps) },
      { purpose: `${purpose} at the command line`, code: inShell(steps) },
    ];
  },
});

// The step to run: a model of the Hub, or only settings.
interface Step {
  readonly step: string;
  readonly network?: { readonly kind: string; readonly id: string };
  readonly settings?: Readonly<Record<string, Hole<"python">>>;
}

interface Way {
  readonly purpose: string;
  readonly steps: readonly Step[];
}

// Text is read line by line, so lines must be found first.
const LINES = step("Segmentation", "yolo", "Riksarkivet/yolov9-lines-within-regions-1");

function stepsOf(model: Model): Way {
  switch (model.pipeline_tag) {
    case "object-detection":
    case "image-segmentation":
      return {
        purpose: "Detect the layout of a page",
        steps: [step("Segmentation", "yolo", model.id), exported("json")],
      };
    case "image-classification":
      return {
        purpose: "Classify a page",
        steps: [step("Inference", "DiT", model.id), exported("json")],
      };
    default:
      return {
        purpose: "Read the text of a page",
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
  return { step: name, network: { kind, id } };
}

const exported = (format: string): Step => ({
  step: "Export",
  settings: { dest: "output", format },
});

const inPython = (steps: readonly Step[]): Code => python`
  from htrflow.pipeline.pipeline import Pipeline
  from htrflow.volume.volume import Collection

  ${pickles(steps) ? PICKLE : python``}
  pipeline = Pipeline([${python.args(steps.map(printStep))}])
  ${fetched(PAGE)}

  print(pipeline.run(Collection([${PAGE.path}])))
`;

function printStep({ step, network, settings = {} }: Step): Code<"python"> {
  const name = python`${python.requires("htrflow.pipeline.steps", step)}${python.name(step)}`;
  return network === undefined
    ? python`${name}(${python.args([], settings)})`
    : python`${name}(${NETWORKS[network.kind]!}, {"model": ${network.id}}, {})`;
}

/** The class of a model, by its name in the command. */
const NETWORKS: Readonly<Record<string, Code<"python">>> = {
  yolo: python`${python.requires("htrflow.models.ultralytics.yolo", "YOLO")}YOLO`,
  DiT: python`${python.requires("htrflow.models.huggingface.dit", "DiT")}DiT`,
  TrOCR: python`${python.requires("htrflow.models.huggingface.trocr", "TrOCR")}TrOCR`,
};

// JSON is YAML, which the command reads.
const inShell = (steps: readonly Step[]): Code => sh`
  ${pickles(steps) ? sh`# A .pt file is a pickle: load only authors you trust.` : sh``}
  printf '%s' ${JSON.stringify({ steps: steps.map(written) })} >pipeline.yaml
  ${fetchedInShell(PAGE)}
  htrflow pipeline pipeline.yaml ${PAGE.path}
`;

function written({ step, network, settings }: Step): object {
  if (network === undefined) return { step, settings };
  return { step, settings: { model: network.kind, model_settings: { model: network.id } } };
}

const pickles = (steps: readonly Step[]): boolean =>
  steps.some(({ network }) => network?.kind === "yolo");
