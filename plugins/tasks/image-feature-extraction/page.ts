// The page of image feature extraction.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model converts an image to a vector of numbers. Similar images have similar vectors, so programs can compare, group and search images. Classifiers and detectors are often built on these vectors.",
  uses: [
    {
      title: "Finding similar images",
      text: "Show somebody who photographed a lamp those of the catalog that look most like it.",
    },
    {
      title: "Finding near copies",
      text: "Notice that a picture is already in the archive, even if it was cropped or recoloured since.",
    },
    {
      title: "Training with few images",
      text: "Compute the vectors once and train a small classifier on them: often some images per class and a minute on a CPU are enough.",
    },
    {
      title: "Sorting the unknown",
      text: "Group a heap of unlabelled photos by looks, and go through them group by group instead of one by one.",
    },
  ],
  choosing: [
    "To search by words as well, take a model that puts texts and images into one space, such as CLIP or SigLIP. DINO and DINOv2 know images alone.",
    "Models that learned from images alone tend to group by looks and parts, those that learned with captions by meaning. Try both on some searches of yours.",
    "Count the numbers: 768 for dino-vitb16, 1,024 for DINOv2 large, 3,200 for InternViT-6B. Each stored image costs that many, and only vectors of the same model can be compared.",
    "Mind the resolution: at 224 pixels small details are lost; 448 or 518 keep more and take several times as long. Crop to what matters first.",
    "Decide between one vector for the image and one for each small square of it. Search wants the first; finding parts or training a segmenter wants the second.",
  ],
  related: [
    { id: "feature-extraction", when: "Vectors of texts instead of images." },
    { id: "image-classification", when: "Labels instead of numbers." },
    {
      id: "zero-shot-image-classification",
      when: "Images compared with words of yours instead of with each other.",
    },
    { id: "visual-document-retrieval", when: "Pages of documents that answer a question." },
  ],
  datasets: [
    {
      id: "imagenet-1k",
      description:
        "More than a million photos in 1,000 classes: many extractors were trained on it, and more are compared on it.",
    },
  ],
  models: [
    {
      id: "timm/vit_large_patch14_dinov2.lvd142m",
      description:
        "DINOv2 in its large size, which learned from 142 million images without labels: a strong default; Apache 2.0.",
    },
    {
      id: "nvidia/MambaVision-T-1K",
      description:
        "A small, fast network by NVIDIA that mixes Mamba layers with attention; trained on ImageNet-1k.",
    },
    {
      id: "facebook/dino-vitb16",
      description:
        "The first DINO: a vision transformer that learned from ImageNet-1k without its labels; Apache 2.0.",
    },
    {
      id: "apple/aimv2-large-patch14-336-distilled",
      description:
        "A distilled model of Apple's AIMv2 family, whose training is to predict images piece by piece, and their captions; 336 pixels.",
    },
    {
      id: "OpenGVLab/InternViT-6B-448px-V1-2",
      description:
        "5.5 billion parameters, made to be the eye of the InternVL chat models: heavy, 448 pixels; MIT license.",
    },
  ],
  spaces: [
    {
      id: "timm/leaderboard",
      description:
        "How large, fast and accurate the networks of timm are; most can give vectors as well as labels.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "kingfisher.svg",
        alt: "A kingfisher sits on a branch above water.",
      },
    ],
    outputs: [
      {
        type: "tabular",
        table: [
          ["Dimension 1", "Dimension 2", "Dimension 3", "…", "Dimension 768"],
          ["0.842", "-1.273", "0.036", "…", "0.518"],
        ],
      },
    ],
  },
});
