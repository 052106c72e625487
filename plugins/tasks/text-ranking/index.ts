// Text ranking: a query and texts in, a score for each text out.
import { defineTask } from "hubsmith";

export default defineTask({ id: "text-ranking", label: "Text Ranking", modality: "nlp" });
