// The page of zero-shot image classification.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model classifies an image with your own labels, which can be words or phrases. The output is a score for each label. No training is needed.",
  uses: [
    {
      title: "Testing categories",
      text: "Sort a thousand product photos by new labels. Change the labels a few hours later, before anybody labels a training set.",
    },
    {
      title: "Prelabeling images",
      text: "Label images automatically, let people correct the labels, and train a small, fast classifier on the result.",
    },
    {
      title: "Searching without tags",
      text: "Find the vacation photos that match sunset over mountains, among thousands of photos without tags.",
    },
    {
      title: "Removing empty images",
      text: "Keep the images of a wildlife camera that match an animal better than an empty forest.",
    },
  ],
  choosing: [
    "Write labels as short phrases, a photo of a fox instead of fox, and try several wordings. The scores depend on the words.",
    "Check the meaning of the scores. CLIP divides 100 percent among your labels, so one label always wins. SigLIP scores each label separately, so all scores can be low.",
    "Check the language. The first CLIP models understand mainly English. SigLIP 2, jina-clip-v2 and mexma-siglip were trained for many languages.",
    "For a specialized domain use a model trained on it, such as BiomedCLIP for medicine. General models have seen few scans and medical terms.",
    "If your labels do not change and accuracy is too low, label some hundred images and train an ordinary classifier. It is smaller, faster and usually better.",
  ],
  related: [
    {
      id: "image-classification",
      when: "You have a trained model for a fixed list of labels, or images to train one.",
    },
    {
      id: "zero-shot-object-detection",
      when: "You need the position of the objects that you name.",
    },
    {
      id: "zero-shot-classification",
      when: "You have texts instead of images, and custom labels.",
    },
    {
      id: "image-feature-extraction",
      when: "You want to compare images with images instead of with text.",
    },
  ],
  models: [
    {
      id: "visheratin/mexma-siglip",
      description:
        "SigLIP's image encoder with a text encoder for 80 languages, for labels in other languages than English.",
    },
    {
      id: "google/siglip2-base-patch16-224",
      description: "A small multilingual default, which scores each label separately; Apache 2.0.",
    },
    {
      id: "intfloat/mmE5-mllama-11b-instruct",
      description:
        "Embeddings for images, texts and both together, in many languages. It is built on Llama 3.2 Vision and large for this task.",
    },
    {
      id: "jinaai/jina-clip-v2",
      description:
        "Supports labels in about 90 languages, and is also good for text search; non-commercial license.",
    },
    {
      id: "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224",
      description:
        "For medical images: trained on 15 million figures of papers with their captions; intended for research.",
    },
  ],
  spaces: [
    {
      id: "pharma/CLIP-Interrogator",
      description: "Finds words that match an image with CLIP, and combines them into a prompt.",
    },
    {
      id: "merve/compare_clip_siglip",
      description: "Compares the scores of CLIP and SigLIP for your own labels.",
    },
  ],
  metrics: [
    {
      id: "top-K accuracy",
      description:
        "The share of images whose correct label is among the K labels with the highest scores, where K is usually 1 or 5; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "fox.svg",
        alt: "A fox in the snow.",
      },
      { type: "text", label: "Classes", content: "a fox, a wolf, a dog" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "a fox", score: 0.96 },
          { label: "a wolf", score: 0.03 },
          { label: "a dog", score: 0.01 },
        ],
      },
    ],
  },
  widgetModels: ["google/siglip-so400m-patch14-224"],
});
