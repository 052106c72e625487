// MiniMax H3: makes videos with sound.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "minimax-h3",
  prettyLabel: "MiniMax H3",
  repoName: "MiniMax-H3",
  repoUrl: "https://github.com/MiniMax-AI/MiniMax-H3",
  docsUrl: "https://huggingface.co/MiniMaxAI/MiniMax-H3",
  filter: false,
  countDownloads: downloads.any(
    downloads.extension("safetensors"),
    downloads.filename("model_index"),
    downloads.filename("config"),
    downloads.path("modular_model_index.json"),
  ),
});
