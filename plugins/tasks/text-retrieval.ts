// Text retrieval. Input: a query. Output: the matching passages of a collection.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "text-retrieval",
  label: "Text Retrieval",
  modality: "nlp",
});
