// The page of image classification.
import { defineTaskPage } from "hubsmith/catalog";

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
      text: "Label a museum's hundred thousand scans as portrait, landscape or letter, so that people can browse them.",
    },
    {
      title: "Quality control",
      text: "Photograph each part on the conveyor belt, and remove scratched, dented or wrongly assembled parts.",
    },
    {
      title: "Recognizing species",
      text: "Identify the bird, plant or mushroom in a photo, and show the second and third best match.",
    },
    {
      title: "Content moderation",
      text: "Hold back images that probably show nudity or violence until a person has checked them.",
    },
  ],
  choosing: [
    "Read the model's list of labels first. General models know the 1,000 classes of ImageNet, including more than a hundred dog breeds. If yours are missing, fine-tune a model or use zero-shot image classification.",
    "For your own classes, fine-tune a pretrained model. Some dozens to hundreds of images per class are often enough, if they resemble the images in production.",
    "Decide whether an image may have several labels. If so, use or train a multi-label model, and set a threshold for each label.",
    "Compare accuracy and speed: timm's leaderboard lists both. Small convolutional networks run on phones. Large vision transformers need a GPU.",
    "Test with images from your own camera. Light, blur and angle often affect accuracy more than the choice among good models.",
  ],
  related: [
    {
      id: "zero-shot-image-classification",
      when: "You want to write the labels at request time, without any training.",
    },
    { id: "object-detection", when: "You need the position and the number of the objects." },
    {
      id: "image-feature-extraction",
      when: "You need embeddings to compare images instead of labels.",
    },
    { id: "image-to-text", when: "You need a sentence about the image instead of a label." },
    {
      id: "video-classification",
      when: "You need to recognize actions that are only visible over several frames.",
    },
  ],
  datasets: [
    {
      id: "cifar100",
      description:
        "60,000 tiny color images, 32 pixels wide, of 100 classes; good for first experiments.",
    },
    {
      id: "fashion_mnist",
      description:
        "70,000 grayscale images of clothes in ten classes, 28 pixels wide: a first exercise.",
    },
  ],
  models: [
    {
      id: "google/vit-base-patch16-224",
      description:
        "A vision transformer that most people start with: 86M parameters, 1,000 classes of ImageNet; Apache 2.0.",
    },
    {
      id: "facebook/deit-base-distilled-patch16-224",
      description:
        "A vision transformer trained only on ImageNet-1k, with a convolutional network as its teacher.",
    },
    {
      id: "facebook/convnext-large-224",
      description:
        "A convolutional network with design ideas from transformers: 198M parameters, trained on ImageNet-1k.",
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
        "The share of images for which the label with the highest score is correct; higher is better.",
    },
    {
      id: "recall",
      description:
        "The share of images of a class that the model assigns to that class; higher is better.",
    },
    {
      id: "precision",
      description: "The share of images assigned to a class that belong to it; higher is better.",
    },
    {
      id: "f1",
      description:
        "The harmonic mean of precision and recall of each class, from 0 to 1; higher is better.",
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
