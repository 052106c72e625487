// VibeVoice: dialogues from scripts, streaming speech, and transcripts with speakers.
import { defineLibrary } from "hubsmith";
import { vibeVoice } from "../kit/libraries/vibevoice.ts";

export default defineLibrary({
  id: "vibevoice",
  prettyLabel: "VibeVoice",
  repoUrl: "https://github.com/microsoft/VibeVoice",
  snippets: vibeVoice,
});
