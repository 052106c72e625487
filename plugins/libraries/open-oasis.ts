// Open-Oasis: a playable game like Minecraft, generated frame by frame.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "open-oasis",
  prettyLabel: "open-oasis",
  repoUrl: "https://github.com/etched-ai/open-oasis",
  countDownloads: downloads.path("oasis500m.safetensors"),
});
