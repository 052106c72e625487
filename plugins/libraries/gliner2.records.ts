// Records to test GLiNER2 on: entities with and without an example, and a text to sort.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("gliner2", {
  entities: { pipeline_tag: "token-classification" },
  "no task": {},
  "entities, own example": { widgetData: [{ text: "Grace Hopper was born in New York." }] },
  "text classification": { pipeline_tag: "text-classification" },
});
