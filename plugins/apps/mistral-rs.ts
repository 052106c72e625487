// mistral.rs: runs the weights of Transformers, and GGUF files, in Rust.
import { absent, defineApp } from "hubsmith";
import { openAiServer, type Role, runsEither, runsGgufFile, runsWeights } from "hubsmith/apps";
import { type Code, sh } from "hubsmith/code";

const installer =
  "curl --proto '=https' --tlsv1.2 -sSf https://raw.githubusercontent.com/EricLBuehler/mistral.rs/master/install.sh | sh";

export default defineApp({
  id: "mistral-rs",
  aliases: ["mistralrs"],
  label: "mistral.rs",
  summary: "Runs language models fast, from weights or GGUF files, in a terminal or as a server.",
  docsUrl: "https://docs.mistralrs.dev/guides/models/run-gguf/",
  readOn: "2026-11-26",
  installs: {
    linux: { script: [installer] },
    macos: { script: [installer] },
    windows: {
      script: [
        "irm https://raw.githubusercontent.com/EricLBuehler/mistral.rs/master/install.ps1 | iex",
      ],
    },
  },
  runs: runsEither(
    runsGgufFile(
      ({ model, path, paths }) =>
        /(?:^|[^a-z])IQ\d/i.test(path)
          ? NO_IQ
          : run(sh`-m ${model.id} -f ${paths.join(";")}`, "chat"),
      { roles: ["chat"] },
    ),
    runsWeights(["chat", "complete"], ({ model, role, needsCode }) =>
      needsCode ? NO_CODE : run(sh`-m ${model.id}`, role),
    ),
  ),
});

// A request may name the only model "default".
const run = (model: Code<"sh">, role: Role) => ({
  commands: [
    ...(role === "chat"
      ? [{ purpose: "Chat in the terminal", code: sh`mistralrs run ${model}` }]
      : []),
    { purpose: "Start a server", code: sh`mistralrs serve ${model}` },
  ],
  ...openAiServer("http://localhost:1234", "default", role),
});

const NO_IQ = absent({
  code: "other-quantization",
  reason: "mistral.rs does not read IQ quantizations. llama.cpp does.",
  fix: "Choose another quantization, such as Q4_K_M, or use llama.cpp.",
});

const NO_CODE = absent({
  code: "needs-code",
  reason: "mistral.rs does not run the Python code of a repository.",
  fix: "Use vLLM or Transformers.",
});
