// TF-Keras: Keras 2, as a separate package; a repository is a SavedModel, which is a folder.
import { absent, defineLibrary, downloads } from "hubsmith";
import { savedModel } from "../kit/libraries/saved-model.ts";
import { filesOf } from "../kit/tasks/record.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "tf-keras",
  prettyLabel: "TF-Keras",
  repoUrl: "https://github.com/keras-team/tf-keras",
  docsUrl: "https://huggingface.co/docs/hub/tf-keras",
  countDownloads: downloads.path("saved_model.pb"),
  install: { pip: ["tf-keras", "huggingface_hub"] },
  snippets: withWeights((model) => {
    const { library_name: library = "keras" } = model;
    if (model.tags.includes("tflite") && filesOf(model) === undefined) return OF_PHONES;
    return library.includes("keras") ? savedModel(model) : OTHER;
  }),
});

const OF_PHONES = absent({
  code: "other-format",
  reason: "The weights are for phones, and not a SavedModel, which TF-Keras loads.",
  fix: "Use LiteRT.",
});

const OTHER = absent({
  code: "other-library",
  reason: "The record names another library, which uses TF-Keras.",
  fix: "Use the library that the record names.",
});
