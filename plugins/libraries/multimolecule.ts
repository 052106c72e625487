// MultiMolecule: language models of RNA, DNA and proteins. The import registers their classes and pipelines in
// Transformers.
import { defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "multimolecule",
  prettyLabel: "MultiMolecule",
  repoName: "MultiMolecule",
  repoUrl: "https://github.com/MultiMolecule/multimolecule",
  docsUrl: "https://multimolecule.danling.org",
  filter: false,
  install: { pip: ["multimolecule"] },
  snippets: (model) => [{ purpose: "Embed a sequence", code: embed(model) }, ...pipelineFor(model)],
});

// Letters are molecules: any of them may replace the mask.
function embed(model: Model): Code {
  const sequence = example(model, "text")?.replaceAll(model.mask_token || "<mask>", "A");
  const load = python`
    from multimolecule import AutoModel, AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(${model.id})
    model = AutoModel.from_pretrained(${model.id})
  `;
  return sequence === undefined
    ? python`
        ${load}

        print(model)
      `
    : python`
        ${load}
        outputs = model(**tokenizer(${sequence}, return_tensors="pt"))

        print(outputs.last_hidden_state.shape)
      `;
}

function pipelineFor(model: Model): readonly LoadCode[] {
  const sequence = example(model, "text");
  if (sequence === undefined) return [];
  if (model.tags.includes("rna-secondary-structure"))
    return [{ purpose: "Predict the structure of RNA", code: fold(model, sequence) }];
  return model.pipeline_tag === "fill-mask"
    ? [{ purpose: "Fill in masked tokens", code: fill(model, sequence) }]
    : [];
}

function fold(model: Model, sequence: string): Code {
  return python`
    # Importing it registers its models and pipelines.
    import multimolecule
    from transformers import pipeline

    predictor = pipeline("rna-secondary-structure", model=${model.id})
    output = predictor(${sequence})

    print(output["secondary_structure"])
  `;
}

function fill(model: Model, sequence: string): Code {
  return python`
    # Importing it registers its models and pipelines.
    import multimolecule
    from transformers import pipeline

    predictor = pipeline("fill-mask", model=${model.id})

    print(predictor(${sequence}))
  `;
}
