// Question answering: a question and a text in, the place in the text that answers it out.
import { task, type Task, textIn } from "hubsmith";

/** A question and a text in, the place in the text that answers it out. */
export const questionAnswering: Task<{ readonly question: string; readonly context: string }> =
  task("question-answering", {
    kind: "questionAnswering",
    inputs: { question: "text", context: "text" },
    output: "json",
    hubAnswer: { json: { answer: "Clara", score: 0.93, start: 11, end: 16 }, shows: "Clara" },
    sample: (model) => {
      const widget = model.widgetData?.[0];
      const question = textIn(widget, "text");
      const context = textIn(widget, "context");
      return question !== undefined && context !== undefined
        ? { question, context }
        : { question: "What is my name?", context: "My name is Clara and I live in Berkeley." };
    },
  });
