// Docling: converts documents to Markdown and JSON; its models find the layout and the tables of a page.
import { defineLibrary } from "hubsmith";
import { convert, isOfDocling } from "../kit/libraries/docling.ts";
import { NOT_SHOWN } from "../kit/libraries/inferred.ts";

export default defineLibrary({
  id: "docling",
  prettyLabel: "Docling",
  repoName: "docling",
  repoUrl: "https://github.com/docling-project/docling",
  docsUrl: "https://docling-project.github.io/docling/",
  isTriedUnnamed: true,
  install: { pip: ["docling"] },
  snippets: (model) => (isOfDocling(model) ? convert(model) : NOT_SHOWN),
});
