// Adds a library to the panel of the page. It is bundled by itself: the built-in plugins are in element.js.
import { defineLibrary } from "hubsmith";
import { entryOf } from "hubsmith/catalog";
import { python } from "hubsmith/code";
import type { HubsmithPanelElement } from "hubsmith/panel/element";

const pomology = defineLibrary({
  id: "pomology",
  prettyLabel: "Pomology",
  repoName: "pomology",
  repoUrl: "https://orchard.example/pomology",
  install: { pip: ["pomology"] },
  snippets: (model) => python`
    import pomology

    estimator = pomology.load(${model.id})
    print(estimator.describe())
  `,
});

const panel = document.querySelector<HubsmithPanelElement>("hubsmith-panel")!;
panel.plugins = [entryOf(pomology)];
panel.model = { id: "acme/apples", library_name: "pomology", tags: ["pomology"] };
