// Records to test AllenNLP on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("allennlp", {
  "question answering": { tags: ["question-answering"] },
  "question answering, own example": {
    tags: ["question-answering"],
    widgetData: [{ text: "Who keeps the bees?", context: "Our neighbor keeps bees." }],
  },
  "another task": {},
});
