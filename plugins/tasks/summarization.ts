// Summarization. Input: a long text. Output: a short one with the same content.
import { answer, defineTask, textIn } from "hubsmith";
import { articleFor } from "../kit/samples/articles.ts";
import { cleanUp, generation, truncation } from "../kit/tasks/parameters.ts";

export default defineTask({
  id: "summarization",
  label: "Summarization",
  modality: "nlp",
  inputs: "text",
  output: "json",
  parameters: {
    generate_parameters: generation,
    truncation,
    clean_up_tokenization_spaces: cleanUp,
  },
  sample: (model) => textIn(model.widgetData?.[0], "text") || articleFor(model),
  hubServers: { answer: answer.json("0.summary_text", "string") },
});
