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
    { purpose: "Classify rows", code: fit("Classifier", "load_breast_cancer") },
    { purpose: "Predict numbers", code: fit("Regressor", "load_diabetes") },
    { purpose: "Match records", code: match },
  ],
});

// No class accepts the id of a model.
function fit(kind: "Classifier" | "Regressor", data: string): Code {
  const [name, made] = [python.name(`FlexTab${kind}`), python.name(kind.toLowerCase())];
  return python`
    ${python.requires("flextab", `FlexTab${kind}`)}
    ${python.requires("sklearn.datasets", data)}
    ${python.requires("sklearn.model_selection", "train_test_split")}
    X, y = ${python.name(data)}(return_X_y=True, as_frame=True)
    X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5)

    ${made} = ${name}(max_context_size=8192, bagging=8)
    ${made}.fit(X_train, y_train)

    print(${made}.predict(X_test))
  `;
}

// For matching, only the calls are known: not the format of the rows on both sides.
const match = python`
  from flextab import FlexTabMatcher

  # Next: matcher.fit(left, right, matches), then matcher.predict(new_left, new_right).
  matcher = FlexTabMatcher(max_context_size=8192, bagging=1)

  print(matcher)
`;
