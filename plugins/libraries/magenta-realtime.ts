// Magenta RT: endless music in real time, controlled by texts and sounds.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "magenta-realtime",
  prettyLabel: "Magenta RT",
  repoUrl: "https://github.com/magenta/magenta-realtime",
  countDownloads: downloads.any(
    downloads.path("checkpoints/llm_base_x4286_c1860k.tar"),
    downloads.path("checkpoints/llm_large_x3047_c1860k.tar"),
    downloads.path("checkpoints/llm_large_x3047_c1860k/checkpoint"),
  ),
});
