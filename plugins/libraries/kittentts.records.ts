// Records to test KittenTTS on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("kittentts", {
  "a voice": {},
});
