// WHAM: Microsoft's model of a video game, which continues from frames and controller actions.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "wham",
  prettyLabel: "WHAM",
  repoName: "wham",
  repoUrl: "https://huggingface.co/microsoft/wham",
  docsUrl: "https://huggingface.co/microsoft/wham/blob/main/README.md",
  countDownloads: downloads.extension("ckpt"),
});
