// Visual document retrieval. Input: a question and images of pages. Output: a score for each page.
import { defineTask } from "hubsmith";

export default defineTask({
  id: "visual-document-retrieval",
  label: "Visual Document Retrieval",
  modality: "multimodal",
});
