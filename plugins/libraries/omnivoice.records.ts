// Records to test OmniVoice on.
import { exampleOf, recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("omnivoice", {
  "a voice": { pipeline_tag: "text-to-speech" },
  "a voice, own example": exampleOf("text-to-speech", { text: "The shop is closed on Mondays." }),
});
