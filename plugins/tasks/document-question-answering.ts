// Document question answering. Input: an image of a page and a question. Output: the answer from the page.
import { answer, defineTask, textIn } from "hubsmith";
import { file } from "hubsmith/code";
import { ASKED_OF } from "../kit/samples/inputs.ts";
import { maxAnswerLength, noAnswer, splitting, topK } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "document-question-answering",
  label: "Document Question Answering",
  modality: "multimodal",
  inputs: { image: "image", question: "text" },
  output: "json",
  parameters: {
    top_k: topK,
    lang: { type: "text", label: "Page language (code)", example: "en" },
    max_answer_len: maxAnswerLength,
    handle_impossible_answer: noAnswer,
    ...splitting,
    word_boxes: {
      type: "json",
      label: "Words and boxes (JSON)",
      example: ["Total", [120, 80, 210, 104]],
    },
  },
  sample: ({ widgetData }) => ({
    image: file("invoice.png", "image/png"),
    question: textIn(widgetData?.[0], "text") || ASKED_OF.document,
  }),
  hubServers: {
    answer: answer.json("0.answer", "string"),
  },
});
