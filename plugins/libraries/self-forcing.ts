// Self Forcing: streaming videos, from models trained on their own output.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "self-forcing",
  prettyLabel: "SelfForcing",
  repoUrl: "https://github.com/guandeh17/Self-Forcing",
  countDownloads: downloads.extension("pt"),
});
