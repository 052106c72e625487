// VibeVoice: dialogues from scripts, streaming speech, and transcripts with speakers.
import { defineLibrary } from "hubsmith";
import { vibeVoice } from "../kit/libraries/vibevoice.ts";

export default defineLibrary({
  id: "vibevoice",
  prettyLabel: "VibeVoice",
  repoName: "VibeVoice",
  repoUrl: "https://github.com/microsoft/VibeVoice",
  filter: false,
  snippets: vibeVoice,
});
