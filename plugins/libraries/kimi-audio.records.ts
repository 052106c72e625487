// Records to test Kimi-Audio on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("kimi-audio", {
  "speech in, speech out": {},
});
