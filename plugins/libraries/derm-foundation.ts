// Derm Foundation: Google's embeddings of skin images, a SavedModel of TensorFlow.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";

export default defineLibrary({
  id: "derm-foundation",
  prettyLabel: "Derm Foundation",
  repoName: "derm-foundation",
  repoUrl: "https://github.com/google-health/derm-foundation",
  countDownloads: downloads.any(
    downloads.path("scin_dataset_precomputed_embeddings.npz"),
    downloads.path("saved_model.pb"),
  ),
  install: { pip: ["tensorflow", "huggingface_hub"] },
  snippets: (model) => ({ purpose: "Embed an image of skin", code: embed(model) }),
});

// TensorFlow still loads SavedModels, Keras no longer does; the model's input is an Example with the bytes of an
// image.
const embed = (model: Model): Code => python`
  from urllib.request import urlopen

  import tensorflow as tf
  from huggingface_hub import snapshot_download

  # Accept the terms of the model on the Hub, and log in first.
  model = tf.saved_model.load(snapshot_download(${model.id}))
  infer = model.signatures["serving_default"]

  image = urlopen(${SKIN}).read()
  feature = tf.train.Feature(bytes_list=tf.train.BytesList(value=[image]))
  features = tf.train.Features(feature={"image/encoded": feature})
  example = tf.train.Example(features=features)
  output = infer(inputs=tf.constant([example.SerializeToString()]))

  print(output["embedding"].shape)
`;

/** From SCIN, a public dataset of donated images. */
const SKIN =
  "https://storage.googleapis.com/dx-scin-public-data/dataset/images/3445096909671059178.png";
