// AllenNLP: language models from research, as archives with their predictors; no longer developed.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example } from "../kit/tasks/record.ts";
import { NEWS, NEWS_QUESTION } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "allennlp",
  prettyLabel: "AllenNLP",
  repoUrl: "https://github.com/allenai/allennlp",
  docsUrl: "https://huggingface.co/docs/hub/allennlp",
  filter: true,
  tasks: ["question-answering"],
  hostedInferenceTasks: ["question-answering"],
  install: {
    pip: ["allennlp", "allennlp-models"],
    note: "AllenNLP was archived in 2022, and needs Python 3.10 or older.",
  },
  snippets: (model) =>
    model.tags.includes("question-answering")
      ? { purpose: "Answer a question", code: answer(model) }
      : { purpose: "Load the model", code: load(model) },
});

function answer(model: Model): Code {
  const question = example(model, "text") ?? NEWS_QUESTION;
  return python`
    ${predictor(model)}
    result = predictor.predict_json({"passage": ${example(model, "context") ?? NEWS}, "question": ${question}})

    print(result["best_span_str"])
  `;
}

// The input of a predictor depends on its type, which only the archive has.
const load = (model: Model): Code => python`
  ${predictor(model)}

  print(type(predictor).__name__)
`;

// Loading registers the models of allennlp-models.
const predictor = (model: Model): Code<"python"> => python`
  from allennlp.predictors.predictor import Predictor

  # The archive holds a pickle: load those of authors you trust.
  predictor = Predictor.from_path(${`hf://${model.id}`})
`;
