// Cloud Agents: distributes the training of models to machines that agents coordinate.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "cloud-agents",
  prettyLabel: "Cloud Agents",
  repoUrl: "https://huggingface.co/OpenPeerAI/Cloud-Agents",
  countDownloads: downloads.path("setup.py"),
});
