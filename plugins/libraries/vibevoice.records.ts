// Records to test VibeVoice on: each of its three families.
import { recordsOf } from "../kit/libraries/records-of.ts";

export default recordsOf("vibevoice", {
  dialogue: { id: "microsoft/VibeVoice-1.5B", pipeline_tag: "text-to-speech" },
  "as text comes in": { id: "microsoft/VibeVoice-Realtime-0.5B", pipeline_tag: "text-to-speech" },
  transcripts: { id: "microsoft/VibeVoice-ASR", pipeline_tag: "automatic-speech-recognition" },
});
