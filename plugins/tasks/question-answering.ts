// Question answering. Input: a question and a text. Output: the part of the text that answers it.
import { answer, defineTask, textIn } from "hubsmith";
import { newsFor, newsQuestionFor } from "../kit/samples/news.ts";
import { maxAnswerLength, noAnswer, splitting, topK } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "question-answering",
  label: "Question Answering",
  modality: "nlp",
  inputs: { question: "text", context: "text" },
  output: "json",
  parameters: {
    top_k: topK,
    max_answer_len: maxAnswerLength,
    handle_impossible_answer: noAnswer,
    align_to_words: { type: "boolean", label: "Align to words", example: false },
    ...splitting,
  },
  sample: (model) => {
    const { widgetData } = model;
    const question = textIn(widgetData?.[0], "text");
    const context = textIn(widgetData?.[0], "context");
    // The question of the model's example makes sense only with its text.
    if (question && context) return { question, context };
    return { question: newsQuestionFor(model), context: newsFor(model) };
  },
  hubServers: {
    answer: answer.json("answer", "string"),
  },
});
