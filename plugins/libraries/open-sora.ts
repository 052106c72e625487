// Open-Sora: videos from texts and images, with open training code.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "open-sora",
  prettyLabel: "Open-Sora",
  repoUrl: "https://github.com/hpcaitech/Open-Sora",
  countDownloads: downloads.path("Open_Sora_v2.safetensors"),
});
