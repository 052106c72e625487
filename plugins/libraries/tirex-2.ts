// TiRex-2: TiRex for several series together, and for streaming series.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "tirex-2",
  prettyLabel: "TiRex-2",
  repoUrl: "https://github.com/NX-AI/tirex-2",
  countDownloads: downloads.path("model-config.yaml"),
});
