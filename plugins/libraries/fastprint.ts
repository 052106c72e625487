// Fast Print: what a repository of this library holds is source code in C#.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "fastprint",
  prettyLabel: "Fast Print",
  repoName: "Fast Print",
  repoUrl: "https://huggingface.co/OpenPeerAI/FastPrint",
  filter: false,
  countDownloads: downloads.extension("cs"),
});
