// Cancer@Home v2: distributes the computing of cancer genomics to many machines, and shows its data as a graph.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "cancertathomev2",
  prettyLabel: "Cancer@HomeV2",
  repoUrl: "https://huggingface.co/OpenPeerAI/CancerAtHomeV2",
  countDownloads: downloads.path("run.py"),
});
