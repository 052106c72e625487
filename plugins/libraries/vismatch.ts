// VisMatch: finds the points that two images share, with dozens of matchers behind one interface.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "vismatch",
  prettyLabel: "VisMatch",
  repoName: "VisMatch",
  repoUrl: "https://github.com/gmberton/vismatch",
  filter: false,
  countDownloads: downloads.path("vismatch.yaml"),
});
