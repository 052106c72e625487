// Ising Decoding: finds errors of quantum computers before a usual decoder does the rest.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "ising-decoding",
  prettyLabel: "Ising Decoding",
  repoName: "Ising-Decoding",
  repoUrl: "https://github.com/NVIDIA/Ising-Decoding",
  filter: false,
  countDownloads: downloads.extension("safetensors"),
});
