// docTR: finds the words of a document's page, then reads each of them.
import { defineLibrary } from "hubsmith";

export default defineLibrary({
  id: "doctr",
  prettyLabel: "docTR",
  repoName: "doctr",
  repoUrl: "https://github.com/mindee/doctr",
  filter: false,
  hostedInferenceTasks: ["object-detection"],
});
