// Fast Print: a repository of this library contains source code in C#.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "fastprint",
  prettyLabel: "Fast Print",
  repoName: "Fast Print",
  repoUrl: "https://huggingface.co/OpenPeerAI/FastPrint",
  filter: false,
  countDownloads: downloads.extension("cs"),
});
