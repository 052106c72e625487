// Records to test EDS-NLP on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("edsnlp", {
  "a pipeline": { id: "example-org/eds-pseudo-public" },
  "own example": { id: "example-org/clinical", widgetData: [{ text: "Pas d'allergie connue." }] },
  "a name that is none in Python": { id: "example-org/model.v1" },
});
