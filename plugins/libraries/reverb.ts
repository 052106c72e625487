// Reverb: Rev's recognition of English speech, and of who speaks when.
import { defineLibrary } from "hubsmith";

export default defineLibrary({
  id: "reverb",
  prettyLabel: "Reverb",
  repoName: "Reverb",
  repoUrl: "https://github.com/revdotcom/reverb",
  filter: false,
});
