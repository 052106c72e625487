// The page of image classification: what to read, try and measure where an image gets labels.
import { defineTaskPage } from "hubsmith";

export default defineTaskPage({
  summary:
    "A model says what an image shows, as labels out of a fixed set with a score each, and not where. Most general ones know the 1,000 classes of ImageNet; for others, fine-tune one on some images of your own. Choose by accuracy against speed.",
  libraries: ["keras", "timm", "transformers", "transformers.js"],
  datasets: [
    {
      id: "cifar100",
      description:
        "60,000 tiny colour images, 32 pixels wide, of 100 kinds of things; quick to learn on.",
    },
    {
      id: "fashion_mnist",
      description:
        "70,000 grey images of clothes in ten classes, 28 pixels wide: a first exercise.",
    },
  ],
  models: [
    {
      id: "google/vit-base-patch16-224",
      description:
        "The vision transformer most people start from: 86M parameters, 1,000 classes of ImageNet; Apache 2.0.",
    },
    {
      id: "facebook/deit-base-distilled-patch16-224",
      description:
        "A vision transformer that learnt from ImageNet-1k alone, with a convolutional network as its teacher.",
    },
    {
      id: "facebook/convnext-large-224",
      description:
        "A convolutional network built with lessons from transformers: 198M parameters, trained on ImageNet-1k.",
    },
  ],
  spaces: [
    {
      id: "timm/leaderboard",
      description: "Compares the image models of timm by accuracy, size and speed.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of images whose best label is right; on model cards often called top-1.",
    },
    {
      id: "recall",
      description: "Of all images that show a class, the share that is recognized as it.",
    },
    {
      id: "precision",
      description: "Of all images that are said to show a class, the share that does.",
    },
    {
      id: "f1",
      description:
        "The harmonic mean of a class's precision and recall; in its macro average rare classes count as much as common ones.",
    },
  ],
  demo: {
    inputs: [{ type: "img", filename: "image-classification-input.jpeg" }],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "Egyptian cat", score: 0.52 },
          { label: "tabby cat", score: 0.39 },
          { label: "tiger cat", score: 0.09 },
        ],
      },
    ],
  },
  widgetModels: ["google/vit-base-patch16-224"],
  youtubeId: "tjAIM7BOYhw",
});
