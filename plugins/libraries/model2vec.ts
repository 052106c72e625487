// Model2Vec: static embeddings, so a text needs no transformer; some repositories have a classifier on top.
import { defineLibrary, type Install, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";
import { sentencesFor } from "../kit/samples/compared.ts";
import { opinionFor } from "../kit/samples/opinions.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "model2vec",
  prettyLabel: "Model2Vec",
  repoName: "model2vec",
  repoUrl: "https://github.com/MinishLab/model2vec",
  install: { pip: ["model2vec"] },
  snippets: withWeights((model) =>
    classifies(model)
      ? { purpose: "Classify text", code: classify(model), ...olderPackages(model) }
      : { purpose: "Embed texts", code: embed(model) },
  ),
});

const OLD_HEAD = "pipeline.skops";

const has = (model: Model, file: string): boolean => filesOf(model)?.includes(file) ?? false;

const classifies = (model: Model): boolean =>
  model.pipeline_tag === "text-classification" ||
  has(model, "head.safetensors") ||
  has(model, OLD_HEAD);

// Models from before the head had its own format are converted when they are loaded.
function olderPackages(model: Model): { readonly install?: Install } {
  const isOld = has(model, OLD_HEAD) && !has(model, "head.safetensors");
  return isOld ? { install: { pip: ["model2vec", "scikit-learn", "skops"] } } : {};
}

const embed = (model: Model): Code => python`
  from model2vec import StaticModel

  model = StaticModel.from_pretrained(${model.id})
  embeddings = model.encode(${sentencesFor(model).slice(0, 2)})

  print(embeddings.shape)
`;

const classify = (model: Model): Code => python`
  from model2vec.inference import StaticModelPipeline

  model = StaticModelPipeline.from_pretrained(${model.id})
  texts = [${example(model, "text") ?? opinionFor(model)}]

  print(model.predict(texts))
`;
