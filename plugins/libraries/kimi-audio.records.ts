// Records to test Kimi-Audio on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("kimi-audio", {
  "speech in, speech out": {},
});
