// FlexTab: SAP's models of tables, which learn from rows in their input: classes, numbers, or matching records.
import { defineLibrary, downloads } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "flextab",
  prettyLabel: "FlexTab",
  repoUrl: "https://github.com/SAP-samples/flextab",
  countDownloads: downloads.extension("pt"),
  install: { pip: ["git+https://github.com/SAP-samples/flextab", "scikit-learn"] },
  snippets: () => [
    {
      purpose: "Classify rows",
      code: learn("FlexTabClassifier", "classifier", "load_breast_cancer"),
    },
    { purpose: "Predict numbers", code: learn("FlexTabRegressor", "regressor", "load_diabetes") },
    { purpose: "Match records", code: match },
  ],
});

// No class accepts the id of a model.
const learn = (name: string, kind: string, data: string): Code => python`
  from flextab import ${python.name(name)}
  from sklearn.datasets import ${python.name(data)}
  from sklearn.model_selection import train_test_split

  X, y = ${python.name(data)}(return_X_y=True, as_frame=True)
  X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5)

  ${python.name(kind)} = ${python.name(name)}(max_context_size=8192, bagging=8)
  ${python.name(kind)}.fit(X_train, y_train)

  print(${python.name(kind)}.predict(X_test))
`;

// For matching, only the calls are known: not the format of the rows on both sides.
const match = python`
  from flextab import FlexTabMatcher

  # Next: matcher.fit(left, right, matches), then matcher.predict(new_left, new_right).
  matcher = FlexTabMatcher(max_context_size=8192, bagging=1)

  print(matcher)
`;
