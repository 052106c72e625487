// Fast Print: a repository of this library contains source code in C#.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "fastprint",
  prettyLabel: "Fast Print",
  repoUrl: "https://huggingface.co/OpenPeerAI/FastPrint",
  countDownloads: downloads.extension("cs"),
});
