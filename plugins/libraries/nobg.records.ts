// Records to test nobg on: models that find what is in front, and those that are told.
import { recordsOf, tagged } from "../kit/libraries/records-of.ts";

export default recordsOf("nobg", {
  "what is in front": {},
  "what is asked for": tagged("promptable"),
});
