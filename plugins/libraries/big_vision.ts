// Big Vision: Google's code in JAX for large models of images, and of images with text.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "big_vision",
  prettyLabel: "Big Vision",
  repoName: "big_vision",
  repoUrl: "https://github.com/google-research/big_vision",
  filter: false,
  countDownloads: downloads.extension("npz"),
});
