// The page of image-text-to-image.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model generates an image from one or several images and a text instruction. It edits the image, or uses a person, an object or a style from it in a new scene.",
  uses: [
    {
      title: "Editing by instruction",
      text: "Make it winter, take the car away, change the sign to French: one sentence does what took layers and masks.",
    },
    {
      title: "The same thing elsewhere",
      text: "A photo of a chair goes in, and pictures of that very chair in different rooms come out for a catalog.",
    },
    {
      title: "Characters that stay themselves",
      text: "The hero of a picture book is given as an image, and looks the same on every page.",
    },
    {
      title: "Several images into one",
      text: "A person from one photo wears the jacket from another, in front of the house from a third.",
    },
  ],
  choosing: [
    "Count the images that you want to give: some models take one, others several, and only those can combine a person with a dress and a place.",
    "Compare with the original what should not have changed, faces, writing and products above all. Staying true to the image is where models differ most.",
    "Large models want a large GPU: FLUX.2 dev has 32B parameters, and the model that reads the prompt comes on top. Quantized weights, a smaller one such as FLUX.2 klein with 4B, or a provider are the ways around it.",
    "Read the license: open weights may still be for non-commercial use. Those of FLUX.2 dev are, while FLUX.2 klein 4B is under Apache 2.0.",
    "Say in the prompt what stays as well as what changes, and try several seeds before you judge a model.",
  ],
  related: [
    {
      id: "image-to-image",
      when: "One image becomes another by a fixed change, such as sharper or colored, or with words only as a guide.",
    },
    { id: "text-to-image", when: "There is no image to begin with, only words." },
    { id: "image-text-to-video", when: "The result is to move." },
    { id: "image-text-to-text", when: "An answer in words about the image, not a new image." },
  ],
  models: [
    {
      id: "black-forest-labs/FLUX.2-dev",
      description:
        "A 32B model that draws from a prompt, edits by instruction and combines several images; non-commercial weights.",
    },
  ],
  spaces: [
    {
      id: "black-forest-labs/FLUX.2-dev",
      description: "Write a prompt, add images of yours, and see what FLUX.2 makes of them.",
    },
  ],
  metrics: [
    {
      id: "FID",
      description:
        "How much a large set of results differs from real images, as a network trained to recognize things sees both; lower is better, and it says nothing of a single edit.",
    },
    {
      id: "CLIP",
      description:
        "How well the result fits the words of the instruction, as judged by CLIP, a model that compares images with texts; higher is better.",
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
