// Records to test MARS5 on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("mars5-tts", {
  "a voice": {},
});
