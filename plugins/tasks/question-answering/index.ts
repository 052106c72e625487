// Question answering. Input: a question and a text. Output: the part of the text that answers it.
import { answer, defineTask, textIn } from "hubsmith";
import { NEWS, NEWS_QUESTION } from "../../shared/samples.ts";
import { maxAnswerLength, topK } from "../shared/parameters.ts";

export default defineTask({
  id: "question-answering",
  label: "Question Answering",
  modality: "nlp",
  inputs: { question: "text", context: "text" },
  output: "json",
  parameters: {
    top_k: topK,
    max_answer_len: maxAnswerLength,
    handle_impossible_answer: {
      type: "boolean",
      label: "May say that there is no answer",
      example: true,
    },
  },
  sample: ({ widgetData }) => {
    const question = textIn(widgetData?.[0], "text");
    const context = textIn(widgetData?.[0], "context");
    // The question of the model's example makes sense only with its text.
    return question && context ? { question, context } : { question: NEWS_QUESTION, context: NEWS };
  },
  hfInference: {
    answer: answer.json("", { answer: "string", score: "number", start: "number", end: "number" }),
  },
});
