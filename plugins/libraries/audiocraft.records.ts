// Records to test AudioCraft on.
import { recordsOf, tagged } from "../kit/libraries/records-of.ts";

export default recordsOf("audiocraft", {
  musicgen: tagged("musicgen"),
  "musicgen, own example": { tags: ["musicgen"], widgetData: [{ text: "A waltz for two flutes" }] },
  audiogen: tagged("audiogen"),
  magnet: tagged("magnet"),
  "no kind": {},
});
