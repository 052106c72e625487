// PyLate: retrieval by ColBERT models, with late interaction of token vectors.
import { defineLibrary } from "hubsmith";
import { rank } from "../kit/libraries/pylate.ts";

export default defineLibrary({
  id: "pylate",
  prettyLabel: "PyLate",
  repoName: "pylate",
  repoUrl: "https://github.com/lightonai/pylate",
  docsUrl: "https://lightonai.github.io/pylate/",
  install: { pip: ["pylate"] },
  snippets: (model) => ({ purpose: "Rank passages", code: rank(model) }),
});
