// Big Vision: Google's JAX code for large image models, and for image-text models.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "big_vision",
  prettyLabel: "Big Vision",
  repoName: "big_vision",
  repoUrl: "https://github.com/google-research/big_vision",
  countDownloads: downloads.extension("npz"),
});
