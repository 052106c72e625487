// SeedVR: ByteDance's restoration of videos at any size, by diffusion.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "seedvr",
  prettyLabel: "SeedVR",
  repoName: "SeedVR",
  repoUrl: "https://github.com/ByteDance-Seed/SeedVR",
  filter: false,
  countDownloads: downloads.extension("pth"),
});
