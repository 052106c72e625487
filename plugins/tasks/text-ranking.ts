// Text ranking. Input: a query and texts. Output: a score for each text.
import { defineTask } from "hubsmith";

export default defineTask({ id: "text-ranking", label: "Text Ranking", modality: "nlp" });
