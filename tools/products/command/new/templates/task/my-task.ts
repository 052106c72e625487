// My Task: its inputs, its parameters, and its output.
import { defineTask, textIn } from "hubsmith";
import page from "./my-task.page.ts";

export default defineTask({
  id: "my-task",
  label: "My Task",
  modality: "nlp",
  // Or "image", "audio", "video", "texts", "json"; or several named inputs: { question: "text", context: "text" }.
  inputs: "text",
  output: "json",
  // Add your parameters here, by their names in Hugging Face's API.
  parameters: {
    top_k: { type: "count", label: "Number of answers", example: 3 },
  },
  // The sample input on a model's page: the record's own example, or else a default.
  sample: ({ widgetData }) => textIn(widgetData?.[0], "text") || "A river runs through it.",
  page,
});
