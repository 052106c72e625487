// Table to text. Input: a table. Output: a description of its content.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "table-to-text",
  label: "Table to Text",
  modality: "nlp",
});
