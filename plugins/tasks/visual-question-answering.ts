// Visual question answering. Input: a picture and a question about it. Output: answers with scores.
import { answer, defineTask, textIn } from "hubsmith";
import { photo } from "../kit/samples/media.ts";
import { pictureFor } from "../kit/samples/pictures.ts";
import { topK } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "visual-question-answering",
  label: "Visual Question Answering",
  modality: "multimodal",
  inputs: { image: "image", question: "text" },
  output: "json",
  parameters: { top_k: topK },
  sample: (model) => ({
    image: photo(model),
    question: textIn(model.widgetData?.[0], "text") || pictureFor(model).question,
  }),
  hubServers: { answer: answer.json("0.answer", "string") },
});
