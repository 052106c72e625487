// Lemonade: serves models on the GPUs and NPUs of AMD, among others.
import { defineApp } from "hubsmith";
import { contextFlag, openAiServer, platformNames, runsGgufFile } from "hubsmith/apps";
import { powershell, sh } from "hubsmith/code";
import { schemasOnlyInChat } from "../kit/apps/server.ts";

export default defineApp({
  id: "lemonade",
  label: "Lemonade",
  summary: "Serves models on CPUs, GPUs and the NPUs of Ryzen AI.",
  docsUrl: "https://lemonade-server.ai/docs/guide/configuration/custom-models/",
  readOn: "2026-11-26", // Its options: Lemonade 11.7.0, read on 2026-12-01.
  inBackground: true,
  installs: {
    linux: { page: "https://lemonade-server.ai/docs/guide/install/" },
    macos: { page: "https://github.com/lemonade-sdk/lemonade/releases/latest" },
    windows: { page: "https://github.com/lemonade-sdk/lemonade/releases/latest" },
  },
  runs: runsGgufFile(["chat", "embed", "rank"], ({ model, role, path, projector, context }) => {
    const name = `user.${model.id.slice(model.id.indexOf("/") + 1)}`;
    const sees =
      projector === undefined
        ? sh``
        : sh` --checkpoint mmproj ${`${model.id}:${projector}`} --label vision`;
    return {
      access: ACCESS,
      commands: [
        {
          purpose: "Download it for the server",
          code: sh`lemonade pull ${name} --checkpoint main ${`${model.id}:${path}`}${sees} --recipe llamacpp${LABELS[role]}`,
        },
        ...(context === undefined
          ? []
          : [
              {
                purpose: "Load it with this context",
                code: sh`lemonade load ${name}${contextFlag("--ctx-size", context)} --save-options`,
              },
            ]),
        ...(role === "chat"
          ? [{ purpose: "Chat in the terminal", code: sh`lemonade chat ${name}` }]
          : []),
        { purpose: "Remove the model", code: sh`lemonade delete ${name}` },
      ],
      ...schemasOnlyInChat(
        openAiServer("http://localhost:13305", name, role, "responses", "messages"),
        "responses",
      ),
    };
  }),
});

// The server downloads, and runs in the background.
const TOKENS = {
  linux: sh`echo HF_TOKEN=YOUR_TOKEN | sudo tee -a /etc/default/lemond && sudo systemctl restart lemond`,
  macos: sh`sudo launchctl setenv HF_TOKEN YOUR_TOKEN && sudo launchctl kickstart -k system/ai.lemonadeserver.server`,
  windows: powershell`setx HF_TOKEN YOUR_TOKEN`,
};
const ACCESS = (["linux", "macos", "windows"] as const).map((platform) => ({
  purpose: `Set your token from hf.co/settings/tokens for the server on ${platformNames[platform]}, and restart it`,
  code: TOKENS[platform],
  platforms: [platform],
}));

const LABELS = { chat: sh``, embed: sh` --label embeddings`, rank: sh` --label reranking` };
