// Visual document retrieval: a question and images of pages in, a score for each page out.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "visual-document-retrieval",
  label: "Visual Document Retrieval",
  modality: "multimodal",
});
