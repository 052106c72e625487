// SongGeneration: whole songs from lyrics, with vocals and accompaniment.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "tencent-song-generation",
  prettyLabel: "SongGeneration",
  repoUrl: "https://github.com/tencent-ailab/songgeneration",
  countDownloads: downloads.path("ckpt/songgeneration_base/model.pt"),
});
