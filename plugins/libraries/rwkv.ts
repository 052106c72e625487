// RWKV: language models that are trained like transformers, and run as recurrent networks.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "rwkv",
  prettyLabel: "RWKV",
  repoName: "RWKV-LM",
  repoUrl: "https://github.com/BlinkDL/RWKV-LM",
  docsUrl: "https://rwkv.com/",
  countDownloads: downloads.extension("pth"),
});
