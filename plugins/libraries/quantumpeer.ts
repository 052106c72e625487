// QuantumPeer: OpenPeerLLM with a simulated quantum circuit.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "quantumpeer",
  prettyLabel: "QuantumPeer",
  repoUrl: "https://github.com/OpenPeer-AI/QuantumPeer",
  countDownloads: downloads.extension("setup.py"),
});
