// ELM: language models of SliceX AI, which can be cut to smaller sizes.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "elm",
  prettyLabel: "ELM",
  repoName: "elm",
  repoUrl: "https://github.com/slicex-ai/elm",
  countDownloads: downloads.all(
    downloads.filename("slicex_elm_config"),
    downloads.extension("json"),
  ),
});
