// Records to test Supertonic on: models that the package knows by name, and one that it does not.
import { recordsOf } from "../kit/libraries/records-of.ts";

const pipeline_tag = "text-to-speech";

export default recordsOf("supertonic", {
  "the first model": { id: "Supertone/supertonic", pipeline_tag },
  "the third model": { id: "Supertone/supertonic-3", pipeline_tag },
  "of others": { pipeline_tag, widgetData: [{ text: "The ferry leaves at noon." }] },
});
