// ML-Agents: agents that learn in worlds made with Unity. A repository is fetched whole, and its network put into a scene.
import { defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, sh } from "hubsmith/code";

export default defineLibrary({
  id: "ml-agents",
  prettyLabel: "ml-agents",
  repoName: "ml-agents",
  repoUrl: "https://github.com/Unity-Technologies/ml-agents",
  docsUrl: "https://huggingface.co/docs/hub/ml-agents",
  filter: true,
  tasks: ["reinforcement-learning"],
  countDownloads: downloads.extension("onnx"),
  // The release pins NumPy and Python, so that another Python finds only a release that knows no Hub.
  install: {
    pip: ["mlagents==1.1.0"],
    note: "It needs Python 3.10, from 3.10.1 to 3.10.12.",
  },
  snippets: (model) => ({ purpose: "Download a trained agent", code: download(model) }),
});

// Its .onnx file goes into the Assets of a Unity project, where it is chosen as the agent's model.
function download(model: Model): Code {
  return sh`mlagents-load-from-hf --repo-id ${model.id} --local-dir ./downloads`;
}
