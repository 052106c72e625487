// Core ML Tools: reads the inputs and outputs of Core ML models on any system, and runs them on a Mac.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "coremltools",
  aliases: ["coreml", "core-ml"],
  prettyLabel: "Core ML Tools",
  repoName: "coremltools",
  repoUrl: "https://github.com/apple/coremltools",
  docsUrl: "https://apple.github.io/coremltools/docs-guides/",
  install: { pip: ["coremltools", "huggingface_hub"] },
  snippets: withWeights((model) => {
    const models = modelsOf(model);
    if (models?.length === 0) {
      const reason = "The repository has no .mlpackage and no .mlmodel, which Core ML Tools reads.";
      return absent({
        code: "no-file",
        reason,
        fix: "Load compiled models (.mlmodelc) in an app, with Swift.",
      });
    }
    return { purpose: "Show inputs and outputs", code: describe(model, models) };
  }),
});

// A package is a folder; the record lists its files, some of which also end in .mlmodel.
function modelsOf(model: Model): readonly string[] | undefined {
  const paths = filesOf(model)?.flatMap((path) => {
    const end = path.indexOf(".mlpackage/");
    if (end >= 0) return [path.slice(0, end + ".mlpackage".length)];
    return path.endsWith(".mlmodel") ? [path] : [];
  });
  return paths && [...new Set(paths)];
}

function describe(model: Model, models: readonly string[] | undefined): Code {
  const path = models?.[0];
  if (path === undefined) {
    return python`
      from pathlib import Path
      import coremltools
      from huggingface_hub import snapshot_download

      folder = Path(snapshot_download(${model.id}))
      path = next(folder.rglob("*.mlpackage"), None) or next(folder.rglob("*.mlmodel"))
      model = coremltools.models.MLModel(str(path))

      print(model.get_spec().description)
    `;
  }
  const pattern = path.endsWith(".mlmodel") ? path : `${path}/*`;
  return python`
    import coremltools
    from huggingface_hub import snapshot_download

    folder = snapshot_download(${model.id}, allow_patterns=${pattern})
    model = coremltools.models.MLModel(folder + ${`/${path}`})

    print(model.get_spec().description)
  `;
}
