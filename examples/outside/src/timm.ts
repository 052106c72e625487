// A plugin that takes the place of a first-party one: `replaces` names it.
import { defineLibrary, downloads } from "hubsmith";
import { python } from "hubsmith/code";

export default defineLibrary({
  id: "orchard-timm",
  replaces: "timm",
  prettyLabel: "timm, as Orchard loads it",
  repoName: "pytorch-image-models",
  repoUrl: "https://orchard.example/timm",
  filter: true,
  tasks: ["image-classification"],
  install: { pip: ["timm", "pomology"] },
  countDownloads: downloads.path("model.safetensors"),
  snippets: (model) => python`
    import pomology
    import timm

    model = timm.create_model(${`hf-hub:${model.id}`}, pretrained=True)
    print(pomology.classify(model))
  `,
});
