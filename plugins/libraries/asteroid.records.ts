// Records to test Asteroid on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("asteroid", {
  separation: { pipeline_tag: "audio-to-audio" },
});
