// mistral.rs: an engine in Rust for GGUF files and the weights of Transformers.
import { absent, type AppRun, defineApp } from "hubsmith";
import { eitherOf, openAiServer, runsGguf, runsWeights } from "hubsmith/apps";
import { type Code, sh } from "hubsmith/code";

const INSTALL =
  "curl --proto '=https' --tlsv1.2 -sSf https://raw.githubusercontent.com/EricLBuehler/mistral.rs/master/install.sh | sh";

export default defineApp({
  id: "mistral-rs",
  label: "mistral.rs",
  summary: "Serves GGUF files and the weights of Transformers, and quantizes them while it loads.",
  docsUrl: "https://ericlbuehler.github.io/mistral.rs/quickstart/",
  readOn: "2026-11-26",
  installs: {
    linux: { script: [INSTALL] },
    macos: { script: [INSTALL] },
    windows: {
      script: [
        "irm https://raw.githubusercontent.com/EricLBuehler/mistral.rs/master/install.ps1 | iex",
      ],
    },
  },
  runs: eitherOf(
    runsGguf(({ model, role, path, parts }) =>
      role !== "chat" || path === undefined || parts > 1
        ? absent({
            code: "other-file",
            reason: "It runs chats in one GGUF file that the record lists.",
            fix: "Use llama.cpp.",
          })
        : // Without the format, it looks for safetensors.
          served(sh`--format gguf -m ${model.id} -f ${path}`),
    ),
    runsWeights(["chat"], ({ model }) => served(sh`-m ${model.id}`)),
  ),
});

const served = (of: Code<"sh">): AppRun => ({
  commands: [
    { purpose: "Chat in the terminal", code: sh`mistralrs run ${of}` },
    { purpose: "Start a server", code: sh`mistralrs serve ${of}` },
  ],
  ...openAiServer("http://localhost:1234", "default", "chat"),
});
