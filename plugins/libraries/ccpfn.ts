// CCPFN: estimates the effects of a treatment whose dose is a number.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "ccpfn",
  prettyLabel: "CCPFN",
  repoUrl: "https://huggingface.co/Layer6/CCPFN",
  countDownloads: downloads.extension("pt"),
});
