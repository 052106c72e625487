// The page of My Task.
import { defineTaskPage } from "hubsmith/catalog";

export default defineTaskPage({
  summary: "The input is a text. The output is a list of answers, each with a score.",
  uses: [{ title: "Example use", text: "Describe who uses this task, and what for." }],
  choosing: ["Explain how to choose a model: by language, by size, by training data."],
});
