// MultiMolecule: language models of RNA, DNA and proteins. The import registers their classes and pipelines in
// Transformers.
import { defineLibrary, type LoadCode, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { sentenceToEmbed } from "../kit/samples/embedded.ts";
import { gapFor, maskOf } from "../kit/samples/gaps.ts";

export default defineLibrary({
  id: "multimolecule",
  prettyLabel: "MultiMolecule",
  repoUrl: "https://github.com/MultiMolecule/multimolecule",
  docsUrl: "https://multimolecule.danling.org",
  install: { pip: ["multimolecule"] },
  snippets: (model) => [...pipelineFor(model), { purpose: "Embed a sequence", code: embed(model) }],
});

// Letters are molecules: any of them may replace the mask.
function embed(model: Model): Code {
  const mask = model.mask_token || "<mask>";
  const sequence = example(model, "text")?.replaceAll(mask, "A") ?? sentenceToEmbed(model);
  return python`
    from multimolecule import AutoModel, AutoTokenizer

    tokenizer = AutoTokenizer.from_pretrained(${model.id})
    model = AutoModel.from_pretrained(${model.id})
    outputs = model(**tokenizer(${sequence}, return_tensors="pt"))

    print(outputs.last_hidden_state.shape)
  `;
}

function pipelineFor(model: Model): readonly LoadCode[] {
  const sequence = example(model, "text");
  if (model.tags.includes("rna-secondary-structure")) {
    const code = fold(model, sequence ?? sentenceToEmbed(model));
    return [{ purpose: "Predict the structure of RNA", code }];
  }
  if (model.pipeline_tag !== "fill-mask") return [];
  const code = fill(model, sequence ?? gapFor(model).join(maskOf(model)));
  return [{ purpose: "Fill in masked tokens", code }];
}

const fold = (model: Model, sequence: string): Code => python`
  import multimolecule  # registers its models and pipelines
  from transformers import pipeline

  predictor = pipeline("rna-secondary-structure", model=${model.id})
  output = predictor(${sequence})

  print(output["secondary_structure"])
`;

const fill = (model: Model, sequence: string): Code => python`
  import multimolecule  # registers its models and pipelines
  from transformers import pipeline

  predictor = pipeline("fill-mask", model=${model.id})

  print(predictor(${sequence}))
`;
