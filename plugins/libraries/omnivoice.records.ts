// Records to test OmniVoice on.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("omnivoice", {
  "a voice": { pipeline_tag: "text-to-speech" },
  "a voice, own example": {
    pipeline_tag: "text-to-speech",
    widgetData: [{ text: "The shop is closed on Mondays." }],
  },
});
