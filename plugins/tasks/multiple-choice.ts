// Multiple choice. Input: a question with answers. Output: the best of them.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "multiple-choice",
  label: "Multiple Choice",
  modality: "nlp",
});
