// Table to text: a table in, a description of what stands in it out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "table-to-text",
  label: "Table to Text",
  modality: "nlp",
  isPlaceholder: true,
});
