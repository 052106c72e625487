// LightGBM: gradient-boosted trees for tables; saved as text, or pickled with the preprocessing of the columns.
import { defineLibrary, type LoadCode, type Model } from "hubsmith";
import { python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { downloaded } from "../kit/libraries/choose-file.ts";
import { PICKLE } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "lightgbm",
  prettyLabel: "LightGBM",
  repoUrl: "https://github.com/lightgbm-org/LightGBM",
  docsUrl: "https://lightgbm.readthedocs.io",
  install: { pip: ["lightgbm", "numpy", "huggingface_hub"] },
  snippets: (model) => {
    const files = filesOf(model) ?? [];
    const texts = files.filter((path) => TEXT.test(path) && !OTHER.test(path));
    const pickles = files.filter((path) => PICKLED.test(path));
    const isPickled = files.length === 0 ? model.tags.includes("joblib") : texts.length === 0;
    return isPickled ? unpickle(model, pickles) : predict(model, texts);
  },
});

const TEXT = /\.(txt|lgb|model)$/;
const OTHER = /(^|\/)(requirements|license|features?)[^/]*$/i;
const PICKLED = /\.(joblib|pkl|pickle)$/;

function predict(model: Model, texts: readonly string[]): LoadCode {
  const code = python`
    import lightgbm

    ${downloaded(model, texts[0], ".txt", ".lgb")}
    model = lightgbm.Booster(model_file=path)

    # Pass model.predict() rows with a number for each of these features.
    print(model.feature_name())
  `;
  return { purpose: "Show the features", code };
}

function unpickle(model: Model, pickles: readonly string[]): LoadCode {
  const code = python`
    import joblib

    ${downloaded(model, pickles[0], ".joblib", ".pkl")}
    ${PICKLE}
    model = joblib.load(path)

    print(model)
  `;
  const install = { pip: ["lightgbm", "scikit-learn", "joblib", "huggingface_hub"] };
  return { purpose: "Load the model", code, install };
}
