// SCAIL-2: moves a character of a picture as a video shows, without a skeleton between them.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "scail-2",
  prettyLabel: "SCAIL-2",
  repoName: "SCAIL-2",
  repoUrl: "https://github.com/zai-org/SCAIL-2",
  filter: false,
  countDownloads: downloads.path("model/1/fsdp2_rank_0000_checkpoint.pt"),
});
