// Multiple choice: a question with answers in, the best of them out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "multiple-choice",
  label: "Multiple Choice",
  modality: "nlp",
  isPlaceholder: true,
});
