// Ising Decoding: predecodes errors of quantum computers for a standard decoder.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "ising-decoding",
  prettyLabel: "Ising Decoding",
  repoName: "Ising-Decoding",
  repoUrl: "https://github.com/NVIDIA/Ising-Decoding",
  countDownloads: downloads.extension("safetensors"),
});
