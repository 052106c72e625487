// Text classification: a text in, labels with scores out.
import { task, type Task, textIn } from "hubsmith";

/** A text in, labels with scores out. */
export const textClassification: Task<string> = task("text-classification", {
  kind: "basic",
  inputs: "text",
  output: "json",
  hubAnswer: {
    json: [
      [
        { label: "POSITIVE", score: 0.998 },
        { label: "NEGATIVE", score: 0.002 },
      ],
    ],
    shows: "POSITIVE",
  },
  sample: (model) => textIn(model.widgetData?.[0], "text") || "I like you. I love you.",
});
