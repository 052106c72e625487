// Text retrieval: a query in, the passages of a collection that fit it out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "text-retrieval",
  label: "Text Retrieval",
  modality: "nlp",
  isPlaceholder: true,
});
