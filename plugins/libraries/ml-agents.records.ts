// Records to test ML-Agents on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("ml-agents", {
  "an agent": { pipeline_tag: "reinforcement-learning" },
});
