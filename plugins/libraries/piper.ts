// Piper: fast speech on devices, with one voice per model.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "piper",
  prettyLabel: "Piper",
  repoUrl: "https://github.com/OHF-Voice/piper1-gpl",
  countDownloads: downloads.any(downloads.extension("onnx"), downloads.extension("ckpt")),
});
