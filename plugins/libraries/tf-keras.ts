// TF-Keras: Keras 2, as a separate package; a repository is a SavedModel, which is a folder.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "tf-keras",
  prettyLabel: "TF-Keras",
  repoName: "TF-Keras",
  repoUrl: "https://github.com/keras-team/tf-keras",
  docsUrl: "https://huggingface.co/docs/hub/tf-keras",
  filter: false,
  countDownloads: downloads.path("saved_model.pb"),
  install: { pip: ["tf-keras", "huggingface_hub"] },
  snippets: (model) => {
    const { library_name: library = "keras" } = model;
    return library.includes("keras") ? { purpose: "Load the model", code: load(model) } : OTHER;
  },
});

const OTHER = absent(
  "other-library",
  "The record names another library, which uses TF-Keras.",
  "Use the library that the record names.",
);

function load(model: Model): Code {
  return python`
    import tf_keras
    from huggingface_hub import snapshot_download

    # A SavedModel is a program, and can run code: load those of authors you trust.
    model = tf_keras.models.load_model(snapshot_download(${model.id}), compile=False)

    model.summary()
  `;
}
