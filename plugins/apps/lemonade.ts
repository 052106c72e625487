// Lemonade: serves models on the GPUs and NPUs of AMD, among others.
import { absent, defineApp, isAbsence } from "hubsmith";
import { openAiServer, runsGguf } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "lemonade",
  label: "Lemonade",
  summary: "Serves models on CPUs, GPUs and the NPUs of Ryzen AI.",
  docsUrl: "https://github.com/lemonade-sdk/lemonade/blob/main/docs/guide/cli.md",
  readOn: "2026-11-26",
  installs: {
    linux: { page: "https://lemonade-server.ai/install_options.html" },
    macos: { page: "https://lemonade-server.ai/install_options.html" },
    windows: { page: "https://lemonade-server.ai/install_options.html" },
  },
  runs: runsGguf(({ model, role, ollama }) => {
    const tag = isAbsence(ollama) ? undefined : /:([A-Z\d_-]+)$/.exec(ollama)?.[1];
    if (tag === undefined || role !== "chat")
      return absent({
        code: "no-tag",
        reason: "It pulls chats by their quantization, and this file has no name of its own there.",
        fix: "Use llama.cpp.",
      });
    const name = `user.${model.id.slice(model.id.indexOf("/") + 1)}-${tag}`;
    return {
      commands: [
        { purpose: "Download the model", code: sh`lemonade pull ${`${model.id}:${tag}`}` },
        { purpose: "Chat and serve", code: sh`lemonade run ${name}` },
      ],
      ...openAiServer("http://localhost:13305", name, role),
    };
  }),
});
