// Core AI: models for apps on Apple silicon, for the systems of 2026. In Python, it shows their inputs and outputs.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { filesOf } from "../kit/tasks/record.ts";
import { UNNAMED } from "../kit/libraries/warnings.ts";

export default defineLibrary({
  id: "coreai",
  prettyLabel: "Core AI",
  repoName: "coreai-torch",
  repoUrl: "https://github.com/apple/coreai-torch",
  docsUrl: "https://apple.github.io/coreai-torch/main/coreai-core",
  install: { pip: ["coreai-core", "huggingface_hub"] },
  snippets: (model) => {
    const models = modelsOf(model);
    if (models?.length === 0) {
      const reason = "The repository has no .aimodel, which Core AI reads.";
      return absent({
        code: "no-file",
        reason,
        fix: "See the model card for how to load its files.",
      });
    }
    return { purpose: "Show inputs and outputs", code: describe(model, models) };
  },
});

// A model is a folder; the record lists its files.
function modelsOf(model: Model): readonly string[] | undefined {
  const paths = filesOf(model)?.flatMap((path) => {
    const end = path.indexOf(".aimodel/");
    return end < 0 ? [] : [path.slice(0, end + ".aimodel".length)];
  });
  return paths && [...new Set(paths)];
}

function describe(model: Model, models: readonly string[] | undefined): Code {
  const path = models?.[0];
  const asset =
    path === undefined
      ? python`
          ${python.requires("huggingface_hub", "list_repo_files")}
          files = list_repo_files(${model.id})
          part = next(file for file in files if ".aimodel/" in file)
          path = part.split(".aimodel/")[0] + ".aimodel"
          folder = snapshot_download(${model.id}, allow_patterns=f"{path}/*")
          asset = AIModelAsset.load(f"{folder}/{path}")
        `
      : python`
          folder = snapshot_download(${model.id}, allow_patterns=${`${path}/*`})
          asset = AIModelAsset.load(folder + ${`/${path}`})
        `;
  return python`
    from coreai.authoring import AIModelAsset
    from huggingface_hub import snapshot_download

    ${models !== undefined && models.length > 1 ? UNNAMED : python``}
    ${asset}
    summary = asset.summary()

    for name in summary.function_names:
        print(name, summary.function_inputs(name), summary.function_outputs(name))
  `;
}
