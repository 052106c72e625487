// Cloud Agents: spreads the training of models over machines that agents coordinate.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "cloud-agents",
  prettyLabel: "Cloud Agents",
  repoName: "Cloud Agents",
  repoUrl: "https://huggingface.co/OpenPeerAI/Cloud-Agents",
  filter: false,
  countDownloads: downloads.path("setup.py"),
});
