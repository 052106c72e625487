// The page of visual question answering.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary:
    "The model answers a question about an image, mostly with a word or two. Many models choose from a list of answers, with a score for each. Some are made for photos, others for charts or for text in images.",
  subtasks: [{ id: "visual-question-answering", label: "Visual Question Answering" }],
  uses: [
    {
      title: "Visual checks",
      text: "The model answers the same question about a camera image every minute: Is the gate closed? Is there snow on the road?",
    },
    {
      title: "Help for blind users",
      text: "A user photographs a can and asks about its contents.",
    },
    {
      title: "Sorting photos by content",
      text: "Sort a collection by the answers to a few questions, such as the number of people or indoors versus outdoors.",
    },
    {
      title: "Data from charts",
      text: "The model converts a bar chart in a report into a table, and the table answers the question.",
    },
  ],
  choosing: [
    "Models with a fixed answer list, such as ViLT, are small and fast and return scores, but cannot return any other answer. Others generate the answer freely.",
    "Use a model for your type of image: photos, charts, screens or pages. A model trained on photos can hardly read text.",
    "If the model must read text, check the input resolution. No model can read a sign that is shrunk to a few pixels.",
    "Ask the same question in several ways, and ask about things that are not in the image. Older models often guess only from the question.",
    "Compare with a small vision-language model. It answers more types of questions, but is slower, and usually returns no scores.",
  ],
  related: [
    {
      id: "image-text-to-text",
      when: "You need longer answers, conversations or instructions about images.",
    },
    {
      id: "document-question-answering",
      when: "The image is a document page that contains the answer.",
    },
    {
      id: "zero-shot-image-classification",
      when: "You can list all possible answers as labels.",
    },
    { id: "image-to-text", when: "You need a caption, without a question." },
    { id: "video-text-to-text", when: "The question is about a video." },
  ],
  datasets: [
    {
      id: "Graphcore/vqa",
      description: "Questions that people wrote about images, each answered by ten other people.",
    },
    {
      id: "facebook/textvqa",
      description: "45,336 questions that need text in a photo, such as a sign or a label.",
    },
  ],
  models: [
    {
      id: "google/deplot",
      description:
        "Converts a chart into a table of its numbers. Then ask a language model about the table; Apache 2.0.",
    },
    {
      id: "google/matcha-base",
      description:
        "Pretrained on charts and arithmetic. Fine-tune it for your type of charts; Apache 2.0.",
    },
    {
      id: "google/pix2struct-ocrvqa-large",
      description:
        "Answers questions about book covers, such as title, author and genre, directly from the pixels; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "merve/pix2struct",
      description: "Try Pix2Struct models on documents, charts and screens.",
    },
    {
      id: "nielsr/vilt-vqa",
      description: "Ask ViLT, a small model, about a photo. It answers in one word.",
    },
    {
      id: "Salesforce/BLIP",
      description: "Captions an image with BLIP, or answers a question about it.",
    },
    {
      id: "vumichien/Img2Prompt",
      description: "Guesses a prompt that could generate an image like yours.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "The share of answers that agree with human answers, where VQA gives full credit if at least four of ten people agree, and partial credit for fewer; higher is better.",
    },
    {
      id: "wu-palmer similarity",
      description:
        "The similarity of the answer and the correct word, from 0 to 1, by their distance in a tree of concepts, so wolf for dog loses little; higher is better.",
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "elephant.svg",
        alt: "An elephant at a water hole sprays water with its trunk.",
      },
      { type: "text", label: "Question", content: "Which animal is this?" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "elephant", score: 0.96 },
          { label: "rhino", score: 0.03 },
          { label: "cow", score: 0.01 },
        ],
      },
    ],
  },
  widgetModels: ["dandelin/vilt-b32-finetuned-vqa"],
});
