// CheXmix: reads and generates chest X-rays and their reports in one model.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "chexmix",
  prettyLabel: "CheXmix",
  repoUrl: "https://github.com/StanfordMIMI/CheXmix",
  countDownloads: downloads.extension("safetensors"),
});
