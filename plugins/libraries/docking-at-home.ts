// Docking@Home: computes how molecules bind to proteins, on the computers of volunteers.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "docking-at-home",
  prettyLabel: "Docking@Home",
  repoUrl: "https://huggingface.co/OpenPeerAI/DockingAtHOME",
  countDownloads: downloads.path("setup.py"),
});
