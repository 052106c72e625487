// Records to test ML-Agents on.
import { files, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("ml-agents", {
  "a description alone": files("README.md"),
  "an agent": { pipeline_tag: "reinforcement-learning" },
});
