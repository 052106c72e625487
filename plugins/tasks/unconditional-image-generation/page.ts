// The page of unconditional image generation.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model generates images like those of its training data, such as faces or butterflies, without a prompt. The input is only random noise, which a number called the seed determines.",
  uses: [
    {
      title: "More training data",
      text: "A hospital has 3,000 scans of a rare finding, trains a generator on them, and adds its images to the data of a classifier.",
    },
    {
      title: "Textures and patterns",
      text: "A game needs a thousand different pebbles, and a model trained on photos of pebbles makes as many as it is asked for.",
    },
    {
      title: "Stand-ins for people",
      text: "A designer fills the mock-up of an address book with faces of nobody, so that no real person's photo is used.",
    },
    {
      title: "Research and teaching",
      text: "Because no prompt is involved, a new method of generation can be tried, explained and compared in its simplest form.",
    },
  ],
  choosing: [
    "Such a model draws only what it was trained on, so choose by its training images, or train one on your own: about a thousand pictures of one kind are a start.",
    "The resolution comes with the training: ddpm-cifar10-32 draws squares of 32 pixels, ddpm-celebahq-256 faces of 256.",
    "A DDPM takes 1,000 steps for an image; with another scheduler of Diffusers, such as DDIM, the same weights manage with about 50.",
    "A GAN draws in a single pass, which suits live use, but tends to leave out the rarer kinds of images; diffusion covers more of them and takes longer.",
    "Look for copies: find the training image nearest to each of your results. A model that was trained for long on few images repeats them.",
  ],
  related: [
    { id: "text-to-image", when: "You want to say in words what the image shows." },
    { id: "image-to-image", when: "The result should follow from an image that you have." },
    {
      id: "image-classification",
      when: "The other way round: an image goes in, and its kind comes out.",
    },
  ],
  datasets: [
    {
      id: "cifar100",
      description:
        "60,000 tiny color images, 32 pixels wide, of 100 kinds of things: small enough to try a new generator on quickly.",
    },
    {
      id: "CelebA",
      description:
        "More than 200,000 photos of celebrities' faces, on which generators of faces are often tried; for non-commercial research only.",
    },
  ],
  models: [
    {
      id: "google/ddpm-cifar10-32",
      description:
        "A DDPM, the diffusion model that many later ones follow, trained on the tiny images of CIFAR-10.",
    },
    {
      id: "google/ddpm-celebahq-256",
      description: "The same method at 256 pixels, trained on faces: each run draws a new person.",
    },
  ],
  spaces: [
    {
      id: "CompVis/celeba-latent-diffusion",
      description:
        "Faces by latent diffusion, which works on a compressed form of the image, as Stable Diffusion later did.",
    },
  ],
  metrics: [
    {
      id: "Inception score (IS)",
      description:
        "Whether a model that recognizes things is sure of what each generated image is, and finds many kinds of things among them; higher is better.",
    },
    {
      id: "Frećhet Inception Distance (FID)",
      description:
        "How far the generated images as a group are from the real ones of the kind, comparing averages and spread of what a recognition model sees; lower is better.",
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Seed", content: "42" },
      { type: "text", label: "Number of images to generate:", content: "4" },
    ],
    outputs: [
      {
        type: "img",
        filename: "butterflies.svg",
        alt: "Four different butterflies in a grid of two by two: an orange, a blue, a yellow and a red one.",
      },
    ],
  },
});
