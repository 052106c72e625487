// llama.cpp: runs GGUF models in a terminal, or as a server with OpenAI's API.
import { defineApp } from "hubsmith";
import { brewed, openAiServer, runsGguf } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "llama.cpp",
  label: "llama.cpp",
  summary: "Runs GGUF models on any hardware, in a terminal or as a server.",
  docsUrl: "https://github.com/ggml-org/llama.cpp/tree/master/tools/server",
  readOn: "2026-11-25",
  order: 1,
  installs: {
    ...brewed("llama.cpp"),
    windows: { winget: ["llama.cpp"] },
  },
  runs: runsGguf(["chat", "embed", "rank"], ({ model, role, hf }) => ({
    commands: [
      ...(role === "chat" ? [{ purpose: "Chat in the terminal", code: sh`llama-cli ${hf}` }] : []),
      { purpose: "Start a server", code: sh`llama-server ${hf}${FLAGS[role]}` },
    ],
    // Its conversion of both ignores schemas: tools/server/server-chat.cpp, read on 2026-11-28.
    ...openAiServer(
      "http://localhost:8080",
      model.id,
      role,
      "responses without schemas",
      "messages without schemas",
    ),
  })),
});

const FLAGS = { chat: sh``, embed: sh` --embedding`, rank: sh` --reranking` };
