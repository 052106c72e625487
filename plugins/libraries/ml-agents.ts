// ML-Agents: agents that learn in Unity environments. A repository is downloaded completely, and its model is added
// to a scene.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";
import { withWeights } from "../kit/libraries/weights.ts";

export default defineLibrary({
  id: "ml-agents",
  prettyLabel: "ml-agents",
  repoUrl: "https://github.com/Unity-Technologies/ml-agents",
  docsUrl: "https://huggingface.co/docs/hub/ml-agents",
  filter: true,
  tasks: ["reinforcement-learning"],
  countDownloads: downloads.extension("onnx"),
  // The release pins NumPy and Python, so with another Python, pip finds only a release without Hub support.
  install: { pip: ["mlagents==1.1.0"], note: "It needs Python 3.10, from 3.10.1 to 3.10.12." },
  snippets: withWeights((model) => ({
    purpose: "Download a trained agent",
    code: download(model),
  })),
});

// Its .onnx file is copied to the Assets of a Unity project, and selected as the agent's model.
const download = (model: Model): Code =>
  sh`mlagents-load-from-hf --repo-id ${model.id} --local-dir ./downloads`;
