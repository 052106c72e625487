// Records to test ML-Agents on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("ml-agents", {
  "an agent": { pipeline_tag: "reinforcement-learning" },
});
