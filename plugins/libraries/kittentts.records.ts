// Records to test KittenTTS on.
import { recordsOf } from "./shared/records-of.ts";

export default recordsOf("kittentts", {
  "a voice": {},
});
