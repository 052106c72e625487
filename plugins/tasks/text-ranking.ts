// Text ranking. Input: a query and texts. Output: a score for each text.
import { defineTask } from "hubsmith";
import { PASSAGES, QUERY } from "../kit/samples/inputs.ts";

export default defineTask({
  id: "text-ranking",
  label: "Text Ranking",
  modality: "nlp",
  inputs: { query: "text", documents: "texts" },
  output: "json",
  parameters: {},
  sample: () => ({ query: QUERY, documents: PASSAGES }),
});
