// Full Model Emulation: runs and trains ACE, which emulates models of weather and climate.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "fme",
  prettyLabel: "Full Model Emulation",
  repoUrl: "https://github.com/ai2cm/ace",
  docsUrl: "https://ai2-climate-emulator.readthedocs.io/en/latest/",
  countDownloads: downloads.extension("tar"),
});
