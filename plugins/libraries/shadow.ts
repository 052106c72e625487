// SHADOW: a small language model on a CPU, with its own weights format and an archive of facts on disk.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "shadow",
  prettyLabel: "Shadow",
  repoUrl: "https://github.com/QLNI/SHADOW-250M-Instruct",
  countDownloads: downloads.extension("shdw"),
});
