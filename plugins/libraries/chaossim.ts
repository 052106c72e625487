// ChaosSim: notebooks of the Wolfram Language that simulate chaotic systems.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "chaossim",
  prettyLabel: "ChaosSIM",
  repoUrl: "https://huggingface.co/OpenPeerAI/ChaosSIM/",
  countDownloads: downloads.path("ChaosSim.nb"),
});
