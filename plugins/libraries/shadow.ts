// SHADOW: a small language model on a CPU, with weights in a format of its own and an archive on disk to look facts up in.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "shadow",
  prettyLabel: "Shadow",
  repoName: "Shadow",
  repoUrl: "https://github.com/QLNI/SHADOW-250M-Instruct",
  filter: false,
  countDownloads: downloads.extension("shdw"),
});
