// SAP RPT 1: predicts a column of a table from sample rows, and from the names of the columns.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";

export default defineLibrary({
  id: "sap-rpt-1-oss",
  prettyLabel: "sap-rpt-1-oss",
  repoUrl: "https://github.com/SAP-samples/sap-rpt-1-oss",
  countDownloads: downloads.extension("pt"),
  install: { pip: ["sap-rpt-oss @ git+https://github.com/SAP-samples/sap-rpt-1-oss"] },
  snippets: (model) => {
    const classes = { purpose: "Predict classes from a table", code: predict(model, CLASSES) };
    const numbers = { purpose: "Predict numbers from a table", code: predict(model, NUMBERS) };
    if (model.pipeline_tag === "tabular-classification") return classes;
    return model.pipeline_tag === "tabular-regression" ? numbers : [classes, numbers];
  },
});

interface Kind {
  readonly estimator: string;
  readonly data: string;
}

const CLASSES: Kind = {
  estimator: "SAP_RPT_OSS_Classifier",
  data: "load_wine",
};
const NUMBERS: Kind = {
  estimator: "SAP_RPT_OSS_Regressor",
  data: "load_diabetes",
};

// Weights come from SAP's own repository; a record may name another file of it.
function predict(model: Model, { estimator, data }: Kind): Code {
  const file = filesOf(model)?.find((path) => path.endsWith(".pt"));
  const named = { max_context_size: 2048, bagging: 1 };
  const args = python.args([], file === undefined ? named : { checkpoint: file, ...named });
  return python`
    ${python.requires("sap_rpt_oss", estimator)}
    ${python.requires("sklearn.datasets", data)}
    ${python.requires("sklearn.model_selection", "train_test_split")}
    X, y = ${python.name(data)}(return_X_y=True, as_frame=True)
    X_train, X_test, y_train, y_test = train_test_split(X, y)

    model = ${python.name(estimator)}(${args})
    model.fit(X_train, y_train)

    print(model.predict(X_test))
  `;
}
