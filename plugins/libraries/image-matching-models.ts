// Image Matching Models: many image matchers with one interface.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "image-matching-models",
  prettyLabel: "Image Matching Models",
  repoName: "Image Matching Models",
  repoUrl: "https://github.com/alexstoken/image-matching-models",
  filter: false,
  countDownloads: downloads.extension("safetensors"),
});
