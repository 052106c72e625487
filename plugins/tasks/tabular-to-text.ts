// Tabular to text. Input: records. Output: sentences with the same content.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "tabular-to-text",
  label: "Tabular to Text",
  modality: "tabular",
});
