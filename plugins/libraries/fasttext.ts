// fastText: word vectors from subwords, and text classifiers that use them.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";
import { OPINION } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "fasttext",
  prettyLabel: "fastText",
  repoUrl: "https://fasttext.cc/",
  filter: true,
  hostedInferenceTasks: ["feature-extraction", "text-classification"],
  countDownloads: downloads.extension("bin"),
  // With NumPy 2, predictions of the last release fail.
  install: {
    note: "fasttext is compiled on your machine, with a compiler of C++",
    pip: ["fasttext", "huggingface_hub", "numpy<2"],
  },
  snippets: (model) =>
    model.pipeline_tag === "text-classification"
      ? { purpose: "Classify text", code: classify(model) }
      : { purpose: "Find similar words", code: compare(model) },
});

function classify(model: Model): Code {
  // Texts are read line by line, and a text of two lines is rejected.
  const text = (example(model, "text") ?? OPINION).replace(/\s+/g, " ").trim();
  return python`
    ${load(model)}

    print(model.predict(${text}, k=3))
  `;
}

const compare = (model: Model): Code => python`
  ${load(model)}

  print(model.get_nearest_neighbors("bread"))
`;

function load(model: Model): Code<"python"> {
  const file = filesOf(model)?.find((path) => path.endsWith(".bin")) ?? "model.bin";
  return python`
    import fasttext
    from huggingface_hub import hf_hub_download

    model = fasttext.load_model(hf_hub_download(${model.id}, ${file}))
  `;
}
