// MTVCraft: makes sound from text, then a video for the sound.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "mtvcraft",
  prettyLabel: "MTVCraft",
  repoName: "MTVCraft",
  repoUrl: "https://github.com/baaivision/MTVCraft",
  filter: false,
  countDownloads: downloads.path("vae/3d-vae.pt"),
});
