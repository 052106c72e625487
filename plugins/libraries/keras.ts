// Keras: models as stacks of layers, over JAX, TensorFlow or PyTorch.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { savedModel } from "../kit/libraries/saved-model.ts";
import { filesOf } from "../kit/tasks/record.ts";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "keras",
  prettyLabel: "Keras",
  repoUrl: "https://github.com/keras-team/keras",
  docsUrl: "https://huggingface.co/docs/hub/keras",
  filter: true,
  tasks: ["image-classification"],
  hostedInferenceTasks: ["image-classification"],
  countDownloads: downloads.any(downloads.path("config.json"), downloads.extension("keras")),
  install: { pip: ["keras", "jax", "huggingface_hub"] },
  snippets: withWeights((model) => {
    if (model.library_name === "kerasformers") return OTHER;
    return IS_FOLDER.test(model.id)
      ? savedModel(model)
      : { purpose: "Load the model", code: load(model) };
  }),
});

// The examples of Keras 2, and the models of MAXIM.
const IS_FOLDER = /^keras-io\/|^google\/maxim-/;

const OTHER = absent({
  code: "other-library",
  reason: "Only ZeroModels has the classes of the model.",
  fix: "Use ZeroModels.",
});

// Inputs differ by model, so the program prints the layers.
const load = (model: Model): Code => python`
  import os

  # Or torch, or tensorflow; it must be chosen before Keras is imported.
  os.environ["KERAS_BACKEND"] = "jax"

  import keras

  ${find(model)}
  model = keras.saving.load_model(path)

  model.summary()
`;

// A model is a file, or the repository itself.
function find(model: Model): Code<"python"> {
  const files = filesOf(model);
  if (files === undefined) {
    return python`
      ${DOWNLOAD}
      ${python.requires("huggingface_hub", "list_repo_files")}
      path = ${`hf://${model.id}`}
      for file in list_repo_files(${model.id}):
          if file.endswith((".keras", ".h5")) and not file.endswith(".weights.h5"):
              path = hf_hub_download(${model.id}, file)
    `;
  }
  const file = [/\.keras$/, /(?<!\.weights)\.h5$/]
    .flatMap((name) => files.filter((path) => name.test(path)))
    .at(0);
  return file === undefined
    ? python`path = ${`hf://${model.id}`}`
    : python`${DOWNLOAD}path = hf_hub_download(${model.id}, ${file})`;
}

const DOWNLOAD = python.requires("huggingface_hub", "hf_hub_download");
