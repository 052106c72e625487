// PyLate: retrieval by ColBERT models, which keep a vector for each token and compare them late.
import { defineLibrary } from "hubsmith";
import { rank } from "./shared/pylate.ts";

export default defineLibrary({
  id: "pylate",
  prettyLabel: "PyLate",
  repoName: "pylate",
  repoUrl: "https://github.com/lightonai/pylate",
  docsUrl: "https://lightonai.github.io/pylate/",
  filter: false,
  install: { pip: ["pylate"] },
  snippets: (model) => ({ purpose: "Rank passages", code: rank(model) }),
});
