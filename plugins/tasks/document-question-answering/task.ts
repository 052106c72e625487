// Document question answering: a picture of a page and a question in, the answer that stands on the page out.
import { task, type Task, textIn } from "hubsmith";
import { file, type FileRef } from "hubsmith/code";

/** A picture of a page and a question in, the answer that stands on the page out. */
export const documentQuestionAnswering: Task<{
  readonly image: FileRef;
  readonly question: string;
}> = task("document-question-answering", {
  kind: "documentQuestionAnswering",
  inputs: { image: "image", question: "text" },
  output: "json",
  hubAnswer: {
    json: [{ answer: "us-001", score: 0.94, start: 15, end: 15 }],
    shows: "us-001",
  },
  sample: (model) => ({
    image: file("invoice.png", "image/png"),
    question: textIn(model.widgetData?.[0], "text") || "What is the invoice number?",
  }),
});
