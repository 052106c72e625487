// SongBloom: whole songs from lyrics and a short sample of their style.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "songbloom",
  prettyLabel: "SongBloom",
  repoUrl: "https://github.com/Cypress-Yang/SongBloom",
  countDownloads: downloads.extension("pt"),
});
