// gemma.cpp: Gemma in C++ on a CPU, with weights in its own format.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "gemma.cpp",
  prettyLabel: "gemma.cpp",
  repoUrl: "https://github.com/google/gemma.cpp",
  countDownloads: downloads.extension("sbs"),
});
