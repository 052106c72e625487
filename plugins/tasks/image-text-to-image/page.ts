// The page of image-text-to-image.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model generates an image from one or several images and a text instruction. It edits the image, or uses a person, an object or a style from it in a new scene.",
  uses: [
    {
      title: "Editing by instruction",
      text: "Make it winter, remove the car, change the sign to French: one sentence replaces layers and masks.",
    },
    {
      title: "The same product in other scenes",
      text: "Give the model a photo of a chair, and it generates images of that chair in different rooms for a catalog.",
    },
    {
      title: "Consistent characters",
      text: "The hero of a picture book is an input image, and looks the same on every page.",
    },
    {
      title: "Combining images",
      text: "A person from one photo wears the jacket from another, in front of the house from a third.",
    },
  ],
  choosing: [
    "Count the input images that you need. Some models accept one, others several. Only the second kind can combine a person with a dress and a place.",
    "Check that everything else stayed the same, especially faces, writing and products. Models differ most in this.",
    "Large models need a large GPU. FLUX.2 dev has 32B parameters, plus the text encoder. Alternatives are quantized weights, a smaller model such as FLUX.2 klein with 4B, or an inference provider.",
    "Read the license. Open weights may still be for non-commercial use, such as FLUX.2 dev. FLUX.2 klein 4B is Apache 2.0.",
    "Write in the prompt what should stay and what should change. Try several seeds before you judge a model.",
  ],
  related: [
    {
      id: "image-to-image",
      when: "The change is fixed, such as sharper or colored, or the text is optional.",
    },
    { id: "text-to-image", when: "You have no input image, only text." },
    { id: "image-text-to-video", when: "The output should be a video." },
    { id: "image-text-to-text", when: "You need a text answer about the image, not a new image." },
  ],
  models: [
    {
      id: "black-forest-labs/FLUX.2-dev",
      description:
        "A 32B model that generates from a prompt, edits by instruction and combines several images; non-commercial weights.",
    },
  ],
  spaces: [
    {
      id: "black-forest-labs/FLUX.2-dev",
      description: "Write a prompt, add your own images, and see the results of FLUX.2.",
    },
  ],
  metrics: [
    {
      id: "FID",
      description:
        "Fréchet Inception Distance: the distance between the features of many generated images and real images; lower is better, and it does not rate a single edit.",
    },
    {
      id: "CLIP",
      description:
        "The similarity between the CLIP embeddings of the result and the instruction; higher is better.",
    },
  ],
  demo: {
    inputs: [
      { type: "img", filename: "cottage.svg", alt: "A cottage in a green garden in summer." },
      { type: "text", label: "Input", content: "Make it winter, with smoke from the chimney" },
    ],
    outputs: [
      {
        type: "img",
        filename: "cottage-winter.svg",
        alt: "The same cottage in snow, with smoke from its chimney.",
      },
    ],
  },
  widgetModels: ["black-forest-labs/FLUX.2-dev"],
});
