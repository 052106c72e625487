// Keras: models as stacks of layers, over JAX, TensorFlow or PyTorch.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "keras",
  prettyLabel: "Keras",
  repoName: "Keras",
  repoUrl: "https://github.com/keras-team/keras",
  docsUrl: "https://huggingface.co/docs/hub/keras",
  filter: true,
  tasks: ["image-classification"],
  hostedInferenceTasks: ["image-classification"],
  countDownloads: downloads.any(downloads.path("config.json"), downloads.extension("keras")),
  install: { pip: ["keras", "jax", "huggingface_hub"] },
  snippets: (model) => ({ purpose: "Load the model", code: load(model) }),
});

// Inputs differ by model, so the program prints the layers.
function load(model: Model): Code {
  return python`
    import os

    # Or torch, or tensorflow; it must be chosen before Keras is imported.
    os.environ["KERAS_BACKEND"] = "jax"

    import keras

    model = keras.saving.load_model(${`hf://${model.id}`})

    model.summary()
  `;
}
