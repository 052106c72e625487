// Visual question answering. Input: a picture and a question about it. Output: answers with scores.
import { answer, defineTask, textIn } from "hubsmith";
import { ASKED_OF } from "../kit/tasks/sample-inputs.ts";
import { photo } from "../kit/tasks/media.ts";
import { topK } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "visual-question-answering",
  label: "Visual Question Answering",
  modality: "multimodal",
  inputs: { image: "image", question: "text" },
  output: "json",
  parameters: { top_k: topK },
  sample: ({ widgetData }) => ({
    image: photo(),
    question: textIn(widgetData?.[0], "text") || ASKED_OF.image,
  }),
  hubServers: { answer: answer.json("0.answer", "string") },
});
