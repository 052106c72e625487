// Tabular to text: records in, sentences that say the same out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "tabular-to-text",
  label: "Tabular to Text",
  modality: "tabular",
  isPlaceholder: true,
});
