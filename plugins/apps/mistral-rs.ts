// mistral.rs: an engine in Rust for GGUF files and the weights of Transformers.
import { absent, defineApp } from "hubsmith";
import {
  contextFlag,
  eitherOf,
  openAiServer,
  type Role,
  runsGgufFile,
  runsWeights,
} from "hubsmith/apps";
import table from "../kit/engines/mistral-rs.gen.ts";
import { schemasOnlyInChat } from "../kit/apps/server.ts";
import { type HubRun, WITH_LOGIN } from "../kit/apps/access.ts";
import { type Code, sh } from "hubsmith/code";

const INSTALL =
  "curl --proto '=https' --tlsv1.2 -sSf https://raw.githubusercontent.com/EricLBuehler/mistral.rs/master/install.sh | sh";

export default defineApp({
  id: "mistral-rs",
  label: "mistral.rs",
  summary: "Serves GGUF files and the weights of Transformers, and quantizes them while it loads.",
  docsUrl: "https://docs.mistralrs.dev/guides/models/run-gguf/",
  readOn: "2026-11-26", // Its options: mistral.rs 0.9.2, read on 2026-12-01.
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
    runsGgufFile(
      ["chat"],
      ({ model, role, path, paths, projector, context }) =>
        /(?:^|[^a-z])IQ\d/i.test(path)
          ? NO_IQ
          : served(
              sh`--format gguf -m ${model.id} ${files(paths.join(";"))}${projector === undefined ? sh`` : sh` --mmproj ${projector}`}`,
              role,
              context,
            ),
      { parts: true },
    ),
    runsWeights(
      ["chat", "complete"],
      ({ model, role, needsCode, context }) =>
        needsCode ? NO_CODE : served(sh`-m ${model.id}`, role, context),
      table,
    ),
  ),
});

// Clap takes a value that begins with a dash only after an equals sign.
const files = (names: string): Code<"sh"> =>
  names.startsWith("-") ? sh`-f=${names}` : sh`-f ${names}`;

// A request may name the only model "default".
const served = (of: Code<"sh">, role: Role, context: number | undefined): HubRun => ({
  access: WITH_LOGIN,
  commands: [
    ...(role === "chat"
      ? [
          {
            purpose: "Chat in the terminal",
            code: sh`mistralrs run ${of}${contextFlag("--pa-context-len", context)}`,
          },
        ]
      : []),
    {
      purpose: "Start a server",
      code: sh`mistralrs serve ${of}${contextFlag("--pa-context-len", context)}`,
    },
  ],
  ...schemasOnlyInChat(
    openAiServer("http://localhost:1234", "default", role, "responses", "messages"),
    "messages",
  ),
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
