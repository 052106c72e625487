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
  install: { pip: ["flextab @ git+https://github.com/SAP-samples/flextab", "scikit-learn"] },
  snippets: () => [
    { purpose: "Classify rows", code: classify },
    { purpose: "Predict numbers", code: regress },
    { purpose: "Match records", code: match },
  ],
});

// Each class knows its weights, and takes no id.
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

const match = python`
  import pandas as pd
  from flextab import FlexTabMatcher

  # Row by row: whether the record on the left and the one on the right are of the same person.
  left = pd.DataFrame({"name": ["Ada Lovelace", "Alan Turing", "Grace Hopper", "Emmy Noether"]})
  right = pd.DataFrame({"name": ["Lovelace, Ada", "Max Born", "G. Hopper", "Marie Curie"]})
  matches = [1, 0, 1, 0]

  matcher = FlexTabMatcher(max_context_size=8192, bagging=1)
  matcher.fit(left, right, matches)
  new_left = pd.DataFrame({"name": ["Maria Mayer", "Lise Meitner"]})
  new_right = pd.DataFrame({"name": ["Mayer, Maria", "Otto Hahn"]})

  print(matcher.predict(new_left, new_right))
`;
