// The page of zero-shot image classification.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model classifies an image with your own labels, which can be words or phrases. The output is a score for each label. No training is needed.",
  uses: [
    {
      title: "Trying out categories",
      text: "Sort a thousand product photos by labels that you thought up this morning, and change them after lunch, before anybody labels a training set.",
    },
    {
      title: "First labels",
      text: "Give unlabelled images a first guess, let people correct it, and train a small, fast classifier on the result.",
    },
    {
      title: "Searching without tags",
      text: "Find the holiday pictures that fit the words sunset over mountains, among thousands that nobody ever tagged.",
    },
    {
      title: "Throwing away blanks",
      text: "Keep the pictures of a wildlife camera that fit an animal better than an empty forest.",
    },
  ],
  choosing: [
    "Write labels as short phrases, a photo of a fox rather than fox, and try several wordings: the scores depend on the words.",
    "Ask how scores relate. CLIP divides 100 percent among your labels, so that one always wins; SigLIP scores each on its own, so that all can be low.",
    "Look at the language: the first CLIP models understand mainly English, while SigLIP 2, jina-clip-v2 and mexma-siglip were trained for many languages.",
    "In a special field take a model trained there, such as BiomedCLIP for medicine: a general one has seen few scans and their proper names.",
    "If your labels stay the same and accuracy falls short, label some hundred images and train an ordinary classifier: smaller, faster and usually better.",
  ],
  related: [
    {
      id: "image-classification",
      when: "A fixed list of labels for which a trained model exists, or images to train one.",
    },
    {
      id: "zero-shot-object-detection",
      when: "Where in the image the things are that your words name.",
    },
    { id: "zero-shot-classification", when: "Labels of your own for texts instead of images." },
    { id: "image-feature-extraction", when: "Images compared with images instead of with words." },
  ],
  models: [
    {
      id: "visheratin/mexma-siglip",
      description:
        "SigLIP's image encoder with a text encoder for 80 languages, for labels that are not in English.",
    },
    {
      id: "google/siglip2-base-patch16-224",
      description:
        "A small multilingual default, whose scores stand for each label on its own; Apache 2.0.",
    },
    {
      id: "intfloat/mmE5-mllama-11b-instruct",
      description:
        "Vectors for images, texts and both together, in many languages; built on Llama 3.2 Vision and heavy for its job.",
    },
    {
      id: "jinaai/jina-clip-v2",
      description:
        "Labels in some 90 languages, and a good search over texts besides; non-commercial license.",
    },
    {
      id: "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224",
      description:
        "For medical images: learned from 15 million figures of papers with their captions; meant for research.",
    },
  ],
  spaces: [
    {
      id: "pharma/CLIP-Interrogator",
      description: "Finds words that fit an image, as CLIP sees it, and makes a prompt of them.",
    },
    {
      id: "merve/compare_clip_siglip",
      description: "Compares the scores that CLIP and SigLIP give to labels of yours.",
    },
  ],
  metrics: [
    {
      id: "top-K accuracy",
      description:
        "The share of images whose right label is among the K labels with the highest scores, where K is 1 or 5 as a rule; higher is better.",
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
