// The page of image feature extraction.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model converts an image to a vector of numbers. Similar images have similar vectors, so programs can compare, group and search images. Classifiers and detectors are often built on these vectors.",
  uses: [
    {
      title: "Finding similar images",
      text: "A user photographs a lamp, and the shop shows the most similar lamps in its catalog.",
    },
    {
      title: "Finding near-duplicates",
      text: "Detect that an image is already in the archive, even if it was cropped or recolored.",
    },
    {
      title: "Training with few labeled images",
      text: "Compute the embeddings once and train a small classifier on them. Some images per class and a minute on a CPU are often enough.",
    },
    {
      title: "Clustering unlabeled images",
      text: "Cluster unlabeled photos by similarity, and review them cluster by cluster instead of one by one.",
    },
  ],
  choosing: [
    "To search by text as well, use a model with one embedding space for texts and images, such as CLIP or SigLIP. DINO and DINOv2 support only images.",
    "Models trained only on images tend to group by appearance and parts, models trained with captions by meaning. Try both with some of your own searches.",
    "Check the vector size: 768 for dino-vitb16, 1,024 for DINOv2 large, 3,200 for InternViT-6B. It sets the storage per image. Only vectors of the same model can be compared.",
    "Check the resolution. At 224 pixels small details are lost. 448 or 518 keep more and take several times as long. Crop to the important part first.",
    "Decide between one vector for the image and one for each patch. Search needs the first. Finding parts or training a segmenter needs the second.",
  ],
  related: [
    { id: "feature-extraction", when: "You need embeddings of texts instead of images." },
    { id: "image-classification", when: "You need labels instead of embeddings." },
    {
      id: "zero-shot-image-classification",
      when: "You want to compare images with your own words instead of with each other.",
    },
    {
      id: "visual-document-retrieval",
      when: "You want to find document pages that answer a question.",
    },
  ],
  datasets: [
    {
      id: "imagenet-1k",
      description:
        "More than a million photos in 1,000 classes. Many models were trained on it, and even more are compared on it.",
    },
  ],
  models: [
    {
      id: "timm/vit_large_patch14_dinov2.lvd142m",
      description:
        "DINOv2 in its large size, trained on 142 million images without labels: a strong default; Apache 2.0.",
    },
    {
      id: "nvidia/MambaVision-T-1K",
      description:
        "A small, fast network by NVIDIA that mixes Mamba layers with attention; trained on ImageNet-1k.",
    },
    {
      id: "facebook/dino-vitb16",
      description:
        "The first DINO: a vision transformer trained on ImageNet-1k without its labels; Apache 2.0.",
    },
    {
      id: "apple/aimv2-large-patch14-336-distilled",
      description:
        "A distilled model of Apple's AIMv2 family, which is trained to predict image patches and captions; 336 pixels.",
    },
    {
      id: "OpenGVLab/InternViT-6B-448px-V1-2",
      description:
        "5.5 billion parameters, made as the vision encoder of the InternVL chat models: heavy, 448 pixels; MIT license.",
    },
  ],
  spaces: [
    {
      id: "timm/leaderboard",
      description:
        "Size, speed and accuracy of the timm models. Most can return embeddings as well as labels.",
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
