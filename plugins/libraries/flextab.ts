// FlexTab: SAP's models of tables, which learn from the rows they are shown: classes, numbers, or which records match.
import { defineLibrary, downloads } from "hubsmith";
import { python } from "hubsmith/code";

export default defineLibrary({
  id: "flextab",
  prettyLabel: "FlexTab",
  repoName: "FlexTab",
  repoUrl: "https://github.com/SAP-samples/flextab",
  filter: false,
  countDownloads: downloads.extension("pt"),
  install: { pip: ["git+https://github.com/SAP-samples/flextab", "scikit-learn"] },
  snippets: () => [
    { purpose: "Classify rows", code: classify },
    { purpose: "Predict numbers", code: regress },
    { purpose: "Match records", code: match },
  ],
});

// No class takes the id of a model.
const classify = python`
  from flextab import FlexTabClassifier
  from sklearn.datasets import load_breast_cancer
  from sklearn.metrics import accuracy_score
  from sklearn.model_selection import train_test_split

  X, y = load_breast_cancer(return_X_y=True, as_frame=True)
  X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

  classifier = FlexTabClassifier(max_context_size=8192, bagging=8)
  classifier.fit(X_train, y_train)
  predictions = classifier.predict(X_test)

  print(accuracy_score(y_test, predictions), classifier.predict_proba(X_test)[:3])
`;

const regress = python`
  from flextab import FlexTabRegressor
  from sklearn.datasets import load_diabetes
  from sklearn.metrics import r2_score
  from sklearn.model_selection import train_test_split

  X, y = load_diabetes(return_X_y=True, as_frame=True)
  X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

  regressor = FlexTabRegressor(max_context_size=8192, bagging=8)
  regressor.fit(X_train, y_train)

  print(r2_score(y_test, regressor.predict(X_test)))
`;

// Of matching, no more than the calls is known to us: not what the rows on both sides must look like.
const match = python`
  from flextab import FlexTabMatcher

  matcher = FlexTabMatcher(max_context_size=8192, bagging=1)
  # Fit it with matcher.fit(left, right, matches), and ask matcher.predict(new_left, new_right):
  # how the records of both sides are given, is told at https://github.com/SAP-samples/flextab

  print(matcher)
`;
