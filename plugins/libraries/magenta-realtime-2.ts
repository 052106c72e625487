// Magenta RT 2: music in real time on Apple silicon, or offline with JAX.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "magenta-realtime-2",
  prettyLabel: "Magenta RT 2",
  repoUrl: "https://github.com/magenta/magenta-realtime",
  countDownloads: downloads.any(
    downloads.path("models/mrt2_base/mrt2_base.mlxfn"),
    downloads.path("models/mrt2_small/mrt2_small.mlxfn"),
    downloads.path("checkpoints/mrt2_base.safetensors"),
    downloads.path("checkpoints/mrt2_small.safetensors"),
  ),
});
