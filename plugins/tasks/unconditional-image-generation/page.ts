// The page of unconditional image generation.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model generates images like those of its training data, such as faces or butterflies, without a prompt. The input is only random noise, which a number called the seed determines.",
  uses: [
    {
      title: "More training data",
      text: "A hospital trains a generator on 3,000 scans of a rare finding. It adds the generated images to a classifier's training data.",
    },
    {
      title: "Textures and patterns",
      text: "A game needs a thousand different pebbles, and a model trained on photos of pebbles generates them.",
    },
    {
      title: "Placeholder faces",
      text: "A designer uses generated faces in the mockup of an address book, so that no photo of a real person is needed.",
    },
    {
      title: "Research and teaching",
      text: "Without a prompt, researchers can test, explain and compare a new generation method in its simplest form.",
    },
  ],
  choosing: [
    "The model generates only the type of images that it was trained on. Choose by its training images, or train your own. About a thousand images of one type are enough to start.",
    "The resolution is fixed by training. ddpm-cifar10-32 generates images of 32 pixels, ddpm-celebahq-256 faces of 256.",
    "A DDPM needs 1,000 steps for an image. With another Diffusers scheduler, such as DDIM, the same weights need about 50.",
    "A GAN generates an image in a single pass, which is good for live use, but often misses rare types of images. Diffusion covers more of them and is slower.",
    "Check for copies. Find the nearest training image for each of your results. A model trained for a long time on few images repeats them.",
  ],
  related: [
    { id: "text-to-image", when: "You want to describe the image in text." },
    { id: "image-to-image", when: "The result should be based on an input image." },
    {
      id: "image-classification",
      when: "The reverse: the input is an image, and the output is its class.",
    },
  ],
  datasets: [
    {
      id: "cifar100",
      description:
        "60,000 tiny color images, 32 pixels wide, of 100 classes: small enough to test a new generator quickly.",
    },
    {
      id: "CelebA",
      description:
        "More than 200,000 photos of celebrities' faces, a common dataset for face generators; for non-commercial research only.",
    },
  ],
  models: [
    {
      id: "google/ddpm-cifar10-32",
      description:
        "A DDPM, the diffusion model that many later ones are based on, trained on the tiny images of CIFAR-10.",
    },
    {
      id: "google/ddpm-celebahq-256",
      description:
        "The same method at 256 pixels, trained on faces. Each run generates a new person.",
    },
  ],
  spaces: [
    {
      id: "CompVis/celeba-latent-diffusion",
      description:
        "Generates faces with latent diffusion, which works on a compressed form of the image, as in Stable Diffusion later.",
    },
  ],
  metrics: [
    {
      id: "Inception score (IS)",
      description:
        "Whether a classifier is confident about each generated image, and finds many classes in all of them; higher is better.",
    },
    {
      id: "Frećhet Inception Distance (FID)",
      description:
        "The distance between the mean and covariance of the features of generated and real images; lower is better.",
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
