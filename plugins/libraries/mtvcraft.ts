// MTVCraft: makes sound from text, then a video for the sound.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "mtvcraft",
  prettyLabel: "MTVCraft",
  repoUrl: "https://github.com/baaivision/MTVCraft",
  countDownloads: downloads.path("vae/3d-vae.pt"),
});
