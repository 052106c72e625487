// FlexTab: SAP's models of tables, which learn from rows in their input: classes, numbers, or matching records.
import { defineLibrary, downloads } from "hubsmith";
import { python } from "hubsmith/code";

export default defineLibrary({
  id: "flextab",
  prettyLabel: "FlexTab",
  repoUrl: "https://github.com/SAP-samples/flextab",
  countDownloads: downloads.extension("pt"),
  install: { pip: ["git+https://github.com/SAP-samples/flextab", "scikit-learn"] },
  snippets: () => [
    { purpose: "Classify rows", code: classify },
    { purpose: "Predict numbers", code: regress },
    { purpose: "Match records", code: match },
  ],
});

// No class accepts the id of a model.
const classify = python`
  from flextab import FlexTabClassifier
  from sklearn.datasets import load_breast_cancer
  from sklearn.model_selection import train_test_split

  X, y = load_breast_cancer(return_X_y=True, as_frame=True)
  X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5)

  classifier = FlexTabClassifier(max_context_size=8192, bagging=8)
  classifier.fit(X_train, y_train)

  print(classifier.predict(X_test))
`;

const regress = python`
  from flextab import FlexTabRegressor
  from sklearn.datasets import load_diabetes
  from sklearn.model_selection import train_test_split

  X, y = load_diabetes(return_X_y=True, as_frame=True)
  X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5)

  regressor = FlexTabRegressor(max_context_size=8192, bagging=8)
  regressor.fit(X_train, y_train)

  print(regressor.predict(X_test))
`;

// For matching, only the calls are known: not the format of the rows on both sides.
const match = python`
  from flextab import FlexTabMatcher

  # Next: matcher.fit(left, right, matches), then matcher.predict(new_left, new_right).
  matcher = FlexTabMatcher(max_context_size=8192, bagging=1)

  print(matcher)
`;
