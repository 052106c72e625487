// SeedVR: ByteDance's restoration of videos at any size, by diffusion.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "seedvr",
  prettyLabel: "SeedVR",
  repoUrl: "https://github.com/ByteDance-Seed/SeedVR",
  countDownloads: downloads.extension("pth"),
});
