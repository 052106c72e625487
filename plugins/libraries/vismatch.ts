// VisMatch: finds matching points of two images, with dozens of matchers and one interface.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "vismatch",
  prettyLabel: "VisMatch",
  repoUrl: "https://github.com/gmberton/vismatch",
  countDownloads: downloads.path("vismatch.yaml"),
});
