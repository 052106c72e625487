// The page of other.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "Models whose input or output does not match any other task. See the model card for what a model does.",
  uses: [
    {
      title: "Unusual kinds of data",
      text: "A model reads the signals of a weather satellite or the sequence of a protein, for which there is no task of its own.",
    },
    {
      title: "Parts of other models",
      text: "Somebody publishes a piece that does nothing by itself, such as the part of an image generator that packs and unpacks pictures.",
    },
  ],
  related: [
    {
      id: "any-to-any",
      when: "One model takes and makes several kinds at once, such as text, images and sound.",
    },
    {
      id: "feature-extraction",
      when: "A text goes in, and a list of numbers that stands for it comes out.",
    },
    { id: "graph-ml", when: "The data are things with links between them." },
  ],
  hideInModels: true,
  hideInDatasets: true,
});
