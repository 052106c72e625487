// SCAIL-2: animates a character of an image like a video, without a skeleton.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "scail-2",
  prettyLabel: "SCAIL-2",
  repoUrl: "https://github.com/zai-org/SCAIL-2",
  countDownloads: downloads.path("model/1/fsdp2_rank_0000_checkpoint.pt"),
});
