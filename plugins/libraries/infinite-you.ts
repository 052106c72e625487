// InfiniteYou: draws the person of a photo in new scenes, with the same face.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "infinite-you",
  prettyLabel: "InfiniteYou",
  repoUrl: "https://github.com/bytedance/InfiniteYou",
  countDownloads: downloads.any(
    downloads.path("infu_flux_v1.0/sim_stage1/image_proj_model.bin"),
    downloads.path("infu_flux_v1.0/aes_stage2/image_proj_model.bin"),
  ),
});
