// Records to test scikit-learn on: each way to save a model, with and without the name of its file, and its examples.
import { exampleOf, type Fields, files, recordsOf, tagged } from "../kit/libraries/records-of.ts";

const saved = (file: string, model_format?: string): Fields => ({
  tags: ["skops"],
  config: { sklearn: { model: { file }, ...(model_format === undefined ? {} : { model_format }) } },
});
const table = {
  widgetData: [{ structuredData: { "Petal length": [1.4, 4.7], "Petal width": [0.2, 1.4] } }],
};

export default recordsOf("sklearn", {
  plain: { pipeline_tag: "tabular-classification" },
  "plain, its file": files("README.md", "sklearn_model.joblib"),
  "plain, another file": files("README.md", "model.pkl"),
  "plain, a table": table,
  "plain, a text": exampleOf("text-classification", { text: "The room was clean." }),
  "skops, no file": tagged("skops"),
  "skops, a pickle": { ...saved("model.pkl", "pickle"), ...table },
  "skops, its format": { ...saved("model.skops", "skops"), ...table },
  "skops, no format": saved("model.bin"),
  "skops, a pickle by its name": saved("model.joblib"),
});
