// A library: what loads a model on the reader's machine.
import { defineLibrary, downloads } from "hubsmith";
import { python } from "hubsmith/code";

export default defineLibrary({
  id: "pomology",
  prettyLabel: "Pomology",
  repoName: "pomology",
  repoUrl: "https://orchard.example/pomology",
  filter: true,
  tasks: ["ripeness-estimation"],
  install: { pip: ["pomology"] },
  countDownloads: downloads.path("pomology.json"),
  snippets: (model) => python`
    import pomology

    estimator = pomology.load(${model.id})
    print(estimator.describe())
  `,
});
