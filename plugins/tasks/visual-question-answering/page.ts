// The page of visual question answering.
import { defineTaskPage } from "hubsmith/catalogue";

export default defineTaskPage({
  summary:
    "The model answers a question about an image, mostly with a word or two. Many models choose from a list of answers, with a score for each. Some are made for photos, others for charts or for text in images.",
  subtasks: [{ id: "visual-question-answering", label: "Visual Question Answering" }],
  uses: [
    {
      title: "Checks by question",
      text: "Is the gate closed? Is there snow on the road? A camera's picture is asked the same question every minute.",
    },
    { title: "Help for the blind", text: "Somebody photographs a tin and asks what is in it." },
    {
      title: "Photos by content",
      text: "A collection is sorted by the answers to a few questions, such as how many people there are and whether it is indoors.",
    },
    {
      title: "Numbers from charts",
      text: "A bar chart in a report is turned into a table, and the table answers the question.",
    },
  ],
  choosing: [
    "Models that pick from a list, as ViLT does, are small and quick and give scores, but cannot say a word that is not on it. Others write their answer freely.",
    "Take a model for your kind of image: photos, charts, screens and pages are different trades, and one made for photos will hardly read.",
    "Where reading is needed, look at the input resolution: a sign that is shrunk to a few pixels cannot be read by any model.",
    "Ask the same thing in several ways, and ask about things that are not there. Older models often guess from the question alone.",
    "Compare with a small vision-language model: it answers more kinds of questions, but is slower, and mostly gives no scores.",
  ],
  related: [
    {
      id: "image-text-to-text",
      when: "Longer answers, conversations and instructions about images.",
    },
    {
      id: "document-question-answering",
      when: "The image is a page, and the answer stands on it.",
    },
    {
      id: "zero-shot-image-classification",
      when: "You can list the possible answers as labels yourself.",
    },
    { id: "image-to-text", when: "A caption, with no question asked." },
    { id: "video-text-to-text", when: "The question is about a video." },
  ],
  datasets: [
    {
      id: "Graphcore/vqa",
      description: "Questions that people asked about images, each answered by ten others.",
    },
    {
      id: "facebook/textvqa",
      description:
        "45,336 questions that can only be answered by reading text in a photo, such as a sign or a label.",
    },
  ],
  models: [
    {
      id: "google/deplot",
      description:
        "Turns a chart into a table of its numbers, about which you then ask a language model; Apache 2.0.",
    },
    {
      id: "google/matcha-base",
      description:
        "Pretrained on charts and on arithmetic; fine-tune it for your kind of plots; Apache 2.0.",
    },
    {
      id: "google/pix2struct-ocrvqa-large",
      description:
        "Answers questions about book covers, such as title, author and genre, from the pixels alone; Apache 2.0.",
    },
  ],
  spaces: [
    {
      id: "merve/pix2struct",
      description: "Try Pix2Struct models on documents, charts and screens.",
    },
    {
      id: "nielsr/vilt-vqa",
      description: "Ask ViLT about a photo: a small model that answers in a word.",
    },
    {
      id: "Salesforce/BLIP",
      description: "Captions an image with BLIP, or answers a question about it.",
    },
    {
      id: "vumichien/Img2Prompt",
      description: "Guesses a prompt from which an image like yours could be made.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "How often answers are what people say: on VQA, an answer that at least four of ten people gave counts in full, one that fewer gave in part; higher is better.",
    },
    {
      id: "wu-palmer similarity",
      description:
        "How close in meaning the answer and the right word are, from 0 to 1, by their places in a tree of concepts, so that wolf for dog loses little; higher is better.",
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
