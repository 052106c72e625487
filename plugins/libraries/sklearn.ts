// scikit-learn: classic models, most of all for tables.
import { defineLibrary, downloads, type Model, textIn, valueIn } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { example, filesOf } from "../kit/tasks/record.ts";
import { opinionFor } from "../kit/samples/opinions.ts";
import { downloaded } from "../kit/libraries/choose-file.ts";
import { missingBut } from "../kit/libraries/missing.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "sklearn",
  aliases: ["scikit-learn"],
  prettyLabel: "Scikit-learn",
  repoUrl: "https://github.com/scikit-learn/scikit-learn",
  filter: true,
  tasks: ["tabular-classification", "tabular-regression"],
  hostedInferenceTasks: ["tabular-classification", "tabular-regression", "text-classification"],
  countDownloads: downloads.path("sklearn_model.joblib"),
  install: { pip: ["scikit-learn", "huggingface_hub", "joblib"] },
  snippets: withWeights((model) => {
    const tagged = model.tags.includes("skops");
    const named = textIn(model.config, "sklearn", "model", "file");
    if (named === undefined && tagged) return missingBut(model, unnamed);
    const file = named ?? fileOf(model);
    const data = dataOf(model);
    const purpose = data === undefined ? "Load the model" : "Predict from an example";
    const isPickle = textIn(model.config, "sklearn", "model_format") === "pickle";
    const isSafe =
      file !== undefined &&
      (file.endsWith(".skops") || (tagged && !isPickle && !PICKLED.test(file)));
    const pip = ["scikit-learn", "huggingface_hub", isSafe ? "skops" : "joblib"];
    const code = isSafe ? safely(model, file, data) : plainly(model, file, data);
    return { purpose, code, install: { pip: data?.isTable ? [...pip, "pandas"] : pip } };
  }),
});

const PICKLED = /\.(pkl|pickle|joblib)$/;

const unnamed = python`# ⚠️ Model filename not specified in config.json`;

function fileOf(model: Model): string | undefined {
  const files = filesOf(model) ?? [];
  const usual = "sklearn_model.joblib";
  if (files.includes(usual)) return usual;
  return files.find((path) => PICKLED.test(path) || path.endsWith(".skops"));
}

interface Data {
  readonly isTable: boolean;
  readonly code: Code<"python">;
}

/** The model's own example: a table, or a text. Without one, a row of zeros, or a sample. */
function dataOf(model: Model): Data | undefined {
  const table = valueIn(model.widgetData?.[0], "structuredData");
  if (table !== undefined) {
    const code = python`${python.requires("pandas", "DataFrame")}DataFrame(${table})`;
    return { isTable: true, code };
  }
  if (model.pipeline_tag?.startsWith("tabular-")) return { isTable: true, code: ZEROS };
  const isOfTexts = model.pipeline_tag === "text-classification";
  const text = example(model, "text") ?? (isOfTexts ? opinionFor(model) : undefined);
  return text === undefined ? undefined : { isTable: false, code: python`[${text}]` };
}

// An estimator that was fitted with a table has the names of its columns.
const ZEROS = python`${python.requires("pandas", "DataFrame")}DataFrame(${python.args([0], { index: [0], columns: python`getattr(model, "feature_names_in_", range(model.n_features_in_))` })})`;

const plainly = (model: Model, file: string | undefined, data: Data | undefined): Code => python`
  import joblib

  ${downloaded(model, file, ".joblib", ".pkl")}
  ${PICKLE}
  model = joblib.load(path)
  ${use(data)}
`;

// Types that skops does not trust must be listed before loading; without the list, nothing is loaded.
const safely = (model: Model, file: string, data: Data | undefined): Code => python`
  from huggingface_hub import hf_hub_download
  from skops.io import get_untrusted_types, load

  path = hf_hub_download(${model.id}, ${file})
  unknown = get_untrusted_types(file=path)
  print(unknown)
  # What is printed can run code, and is trusted here: load files of authors you trust.
  model = load(path, trusted=unknown)
  ${use(data)}
`;

const use = (data: Data | undefined): Code<"python"> => python`
  ${data?.code === ZEROS ? python`# A row of zeros: replace them by the values of each column.` : python``}
  ${data === undefined ? python`` : python`data = ${data.code}`}

  print(${data === undefined ? python`model` : python`model.predict(data)`})
`;
