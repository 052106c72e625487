// My Task: what goes in, what can be asked for beside it, and what comes out.
import { defineTask, textIn } from "hubsmith";
import page from "./my-task.page.ts";

export default defineTask({
  id: "my-task",
  label: "My Task",
  modality: "nlp",
  // Or "image", "audio", "video", "texts", "json"; or several by name: { question: "text", context: "text" }.
  inputs: "text",
  output: "json",
  // By the names that Hugging Face's servers use.
  parameters: {
    top_k: { type: "count", label: "How many answers", example: 3 },
  },
  // What a page shows for a record: its own example where it has one.
  sample: ({ widgetData }) => textIn(widgetData?.[0], "text") || "A river runs through it.",
  page,
});
