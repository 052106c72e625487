// Reverb: Rev's speech recognition for English, and diarization.
import { defineLibrary } from "hubsmith";

export default defineLibrary({
  id: "reverb",
  prettyLabel: "Reverb",
  repoUrl: "https://github.com/revdotcom/reverb",
});
