// Records to test AraClip on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("araclip", {
  "zero-shot image classification": {},
  "own labels": { widgetData: [{ candidate_labels: "قارب, جسر" }] },
});
