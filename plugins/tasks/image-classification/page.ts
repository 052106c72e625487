// The page of image classification.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model assigns labels from a fixed list to an image, each with a score. The list is set in training, for example a thousand kinds of animals and objects. Use it to sort photos, find faulty products or flag content.",
  subtasks: [
    { id: "multi-label-image-classification", label: "Multi Label Image Classification" },
    { id: "multi-class-image-classification", label: "Multi Class Image Classification" },
  ],
  uses: [
    {
      title: "Sorting an archive",
      text: "Give each of a museum's hundred thousand scans a label such as portrait, landscape or letter, so that people can browse them.",
    },
    {
      title: "Quality control",
      text: "Photograph each part on the belt and take out those that look scratched, dented or wrongly assembled.",
    },
    {
      title: "Recognizing species",
      text: "Name the bird, plant or mushroom in a snapshot, with the second and third best guess beside it.",
    },
    {
      title: "Checking uploads",
      text: "Hold back pictures that look like nudity or violence until a person has seen them.",
    },
  ],
  choosing: [
    "Read the model's list of labels first. General models know the 1,000 classes of ImageNet, more than a hundred of them breeds of dogs; if yours are missing, fine-tune one or take zero-shot image classification.",
    "For classes of your own, fine-tune a pretrained model: some dozens to hundreds of images per class often do, if they look like those that it will meet.",
    "Decide whether an image may have several labels. If so, take or train a model that scores each label on its own, and set a limit for each.",
    "Weigh accuracy against speed: timm's leaderboard lists both. Small convolutional networks run on phones; large vision transformers want a GPU.",
    "Test with images from your own camera. Light, blur and angle often cost more accuracy than you gain by choosing among good models.",
  ],
  related: [
    {
      id: "zero-shot-image-classification",
      when: "Labels that you write when you ask, without any training.",
    },
    { id: "object-detection", when: "Where each thing is, and how many there are." },
    { id: "image-feature-extraction", when: "Numbers to compare images by instead of labels." },
    { id: "image-to-text", when: "A sentence about the image instead of a label." },
    { id: "video-classification", when: "Actions that show only when the picture moves." },
  ],
  datasets: [
    {
      id: "cifar100",
      description:
        "60,000 tiny color images, 32 pixels wide, of 100 kinds of things; quick to learn on.",
    },
    {
      id: "fashion_mnist",
      description:
        "70,000 gray images of clothes in ten classes, 28 pixels wide: a first exercise.",
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
        "A vision transformer that learned from ImageNet-1k alone, with a convolutional network as its teacher.",
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
        "The share of images whose highest-scoring label is the right one; higher is better.",
    },
    {
      id: "recall",
      description:
        "Of all images that truly show a class, the share to which the model gives that class; higher is better.",
    },
    {
      id: "precision",
      description:
        "Of all images to which the model gives a class, the share that truly show it; higher is better.",
    },
    {
      id: "f1",
      description:
        "A number from 0 to 1 for each class, high only if few of its images are missed and few other images are taken for it; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "kingfisher.svg",
        alt: "A kingfisher on a branch over water.",
      },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "kingfisher", score: 0.94 },
          { label: "bee-eater", score: 0.04 },
          { label: "blue jay", score: 0.02 },
        ],
      },
    ],
  },
  widgetModels: ["google/vit-base-patch16-224"],
  youtubeId: "tjAIM7BOYhw",
});
