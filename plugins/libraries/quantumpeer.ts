// QuantumPeer: OpenPeerLLM with a simulated quantum circuit.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "quantumpeer",
  prettyLabel: "QuantumPeer",
  repoName: "QuantumPeer",
  repoUrl: "https://github.com/OpenPeer-AI/QuantumPeer",
  filter: false,
  countDownloads: downloads.extension("setup.py"),
});
