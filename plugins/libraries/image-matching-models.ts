// Image Matching Models: many image matchers with one interface.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "image-matching-models",
  prettyLabel: "Image Matching Models",
  repoUrl: "https://github.com/alexstoken/image-matching-models",
  countDownloads: downloads.extension("safetensors"),
});
