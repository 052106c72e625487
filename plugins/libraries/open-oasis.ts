// Open-Oasis: a game in the manner of Minecraft that a model makes up frame by frame, as it is played.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "open-oasis",
  prettyLabel: "open-oasis",
  repoName: "open-oasis",
  repoUrl: "https://github.com/etched-ai/open-oasis",
  filter: false,
  countDownloads: downloads.path("oasis500m.safetensors"),
});
