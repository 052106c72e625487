// mflux: draws and edits images on Apple silicon, with FLUX and many other models.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "mflux",
  prettyLabel: "mflux",
  repoUrl: "https://github.com/filipstrand/mflux",
  countDownloads: downloads.extension("safetensors"),
});
