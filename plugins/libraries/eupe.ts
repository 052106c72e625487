// EUPE: small image encoders of Meta, distilled from one large model that was trained on several.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "eupe",
  prettyLabel: "EUPE",
  repoUrl: "https://github.com/facebookresearch/EUPE",
  countDownloads: downloads.extension("pt"),
});
