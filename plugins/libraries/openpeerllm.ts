// OpenPeerLLM: a small language model for distributed training and inference on peers' computers.
import { defineLibrary, downloads } from "hubsmith";

export default defineLibrary({
  id: "openpeerllm",
  prettyLabel: "OpenPeerLLM",
  repoUrl: "https://huggingface.co/openpeerai/openpeerllm",
  docsUrl: "https://huggingface.co/OpenPeerAI/OpenPeerLLM/blob/main/README.md",
  countDownloads: downloads.path(".meta-huggingface.json"),
});
