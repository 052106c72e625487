// Records to test AraClip on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("araclip", {
  "zero-shot image classification": {},
  "own labels": { widgetData: [{ candidate_labels: "قارب, جسر" }] },
});
