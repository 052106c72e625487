// Records to test Asteroid on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("asteroid", {
  separation: { pipeline_tag: "audio-to-audio" },
});
