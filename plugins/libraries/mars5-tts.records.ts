// Records to test MARS5 on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("mars5-tts", {
  "a voice": {},
});
