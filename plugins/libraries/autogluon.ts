// AutoGluon: predicts columns of tables; Mitra is its model that learns from the rows in its input.
import { defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { NOT_SHOWN } from "../kit/libraries/inferred.ts";
import { nameOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "autogluon",
  prettyLabel: "AutoGluon",
  repoUrl: "https://github.com/autogluon/autogluon",
  docsUrl: "https://auto.gluon.ai",
  isTriedUnnamed: true,
  install: { pip: ["autogluon.tabular[mitra]", "scikit-learn"] },
  snippets: (model) =>
    /^mitra-(?:classifier|regressor)(?:-1\.\d)?$/i.test(nameOf(model))
      ? { purpose: "Predict a column of a table", code: predict(model) }
      : NOT_SHOWN,
});

function predict(model: Model): Code {
  const [dataset, problem_type] = /regressor/i.test(nameOf(model))
    ? ["load_diabetes", "regression"]
    : ["load_wine", "multiclass"];
  const hyperparameters = { MITRA: { hf_model: model.id, fine_tune: false } };
  return python`
    from autogluon.tabular import TabularPredictor
    from sklearn.datasets import ${python.name(dataset!)}

    rows = ${python.name(dataset!)}(as_frame=True).frame.sample(frac=1, random_state=0)
    predictor = TabularPredictor(${python.args([], { label: "target", problem_type: problem_type! })})
    predictor.fit(${python.args([python`rows[:150]`], { hyperparameters })})

    print(predictor.predict(rows[150:]))
  `;
}
