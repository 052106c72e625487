// Lemonade: a server for models on GPUs and NPUs of PCs.
import { defineApp } from "hubsmith";
import { openAiServer, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "lemonade",
  label: "Lemonade",
  summary: "Serves models on the GPU and NPU of a PC, in the background.",
  docsUrl: "https://lemonade-server.ai/docs/guide/configuration/custom-models/",
  readOn: "2026-11-26",
  installs: {
    linux: {
      script: [
        "sudo add-apt-repository ppa:lemonade-team/stable",
        "sudo apt install lemonade-server",
      ],
    },
    macos: { page: "https://github.com/lemonade-sdk/lemonade/releases/latest" },
    windows: { page: "https://github.com/lemonade-sdk/lemonade/releases/latest" },
  },
  runs: runsGgufFile(
    ({ model, role, path, projector }) => {
      const name = `user.${model.id.slice(model.id.indexOf("/") + 1)}`;
      const sees =
        projector === undefined
          ? sh``
          : sh` --checkpoint mmproj ${`${model.id}:${projector}`} --label vision`;
      return {
        commands: [
          {
            purpose: "Download it for the server",
            code: sh`lemonade pull ${name} --checkpoint main ${`${model.id}:${path}`}${sees} --recipe llamacpp${LABELS[role]}`,
          },
          ...(role === "chat"
            ? [{ purpose: "Chat in the terminal", code: sh`lemonade chat ${name}` }]
            : []),
          { purpose: "Remove the model", code: sh`lemonade delete ${name}` },
        ],
        ...openAiServer("http://localhost:13305", name, role),
      };
    },
    { oneFile: true },
  ),
});

const LABELS = { chat: sh``, embed: sh` --label embeddings`, rank: sh` --label reranking` };
