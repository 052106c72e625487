// EUPE: small image encoders of Meta, taught by one large model that had learned from several.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "eupe",
  prettyLabel: "EUPE",
  repoName: "EUPE",
  repoUrl: "https://github.com/facebookresearch/EUPE",
  filter: false,
  countDownloads: downloads.extension("pt"),
});
