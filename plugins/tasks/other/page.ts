// The page of other.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "Models whose input or output does not match any other task. See the model card for what a model does.",
  uses: [
    {
      title: "Unusual types of data",
      text: "A model reads the signals of a weather satellite or the sequence of a protein, which no other task covers.",
    },
    {
      title: "Parts of other models",
      text: "A developer publishes a component that does nothing by itself, such as the encoder and decoder of images in an image generator.",
    },
  ],
  related: [
    {
      id: "any-to-any",
      when: "One model accepts and generates several types of data, such as text, images and sound.",
    },
    {
      id: "feature-extraction",
      when: "The input is text, and the output is an embedding.",
    },
    { id: "graph-ml", when: "The data are objects with links between them." },
  ],
  hideInModels: true,
  hideInDatasets: true,
});
