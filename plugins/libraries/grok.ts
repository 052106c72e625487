// Grok: the weights of xAI's first open model, for JAX on several GPUs.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "grok",
  prettyLabel: "Grok",
  repoName: "Grok",
  repoUrl: "https://github.com/xai-org/grok-1",
  filter: false,
  countDownloads: downloads.any(
    downloads.path("ckpt/tensor00000_000"),
    downloads.path("ckpt-0/tensor00000_000"),
  ),
});
