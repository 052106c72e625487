// Docker Model Runner: models as images of Docker.
import { absent, type AppCommand, type AppRun, defineApp, isAbsence } from "hubsmith";
import { eitherOf, openAiServer, type Role, runsGguf, runsWeights } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { schemasOnlyInChat } from "../kit/apps/server.ts";
import vllm from "../kit/engines/vllm.gen.ts";

export default defineApp({
  id: "docker-model-runner",
  label: "Docker Model Runner",
  summary: "Downloads and serves models with Docker.",
  docsUrl: "https://docs.docker.com/ai/model-runner/get-started/",
  readOn: "2026-11-26", // Its options: Docker Model Runner 1.2.9, read on 2026-12-01.
  inBackground: true,
  installs: {
    linux: {
      apt: ["docker-model-plugin"],
      note: "It needs Docker Engine, from Docker's packages.",
    },
    macos: { page: "https://docs.docker.com/desktop/setup/install/mac-install/" },
    windows: { page: "https://docs.docker.com/desktop/setup/install/windows-install/" },
  },
  // Docker names models of the Hub alike in its commands and in its API.
  runs: eitherOf(
    runsGguf(["chat", "embed"], ({ role, docker, context }) =>
      isAbsence(docker) ? docker : served(docker, role, context),
    ),
    runsWeights(
      ["chat", "complete"],
      ({ model, role, needsCode, context }) =>
        needsCode ? NO_CODE : withVllm(served(`hf.co/${model.id}`, role, context, ["windows"])),
      vllm,
    ),
  ),
});

const served = (
  name: string,
  role: Role,
  context: number | undefined,
  desktops: AppCommand["platforms"] = ["macos", "windows"],
): AppRun & { readonly commands: readonly AppCommand[] } => ({
  commands: [
    ...firstOf(name, role, context),
    {
      purpose: "Let Docker Desktop listen",
      code: sh`docker desktop enable model-runner --tcp 12434`,
      platforms: desktops,
    },
    { purpose: "Remove the model", code: sh`docker model rm ${name}` },
    { purpose: "Show the disk space", code: sh`docker model df` },
  ],
  // It makes chat completions of Responses, and llama.cpp has its Messages.
  ...schemasOnlyInChat(
    openAiServer("http://localhost:12434/engines", name, role, "responses", "messages"),
    "messages",
  ),
});

// Only a downloaded model has settings.
function firstOf(name: string, role: Role, context: number | undefined): readonly AppCommand[] {
  const pull = { purpose: "Download it for the server", code: sh`docker model pull ${name}` };
  const chat = { purpose: "Chat in the terminal", code: sh`docker model run ${name}` };
  const chats = role === "chat" ? [chat] : [];
  if (context === undefined) return [...chats, pull];
  const code = sh`docker model configure --context-size ${context} ${name}`;
  return [pull, { purpose: "Set the length of its context", code }, ...chats];
}

// This vLLM needs an NVIDIA GPU; that for macOS has the models of MLX LM. A runner that runs already has no new options.
const withVllm = (run: ReturnType<typeof served>): AppRun => ({
  ...run,
  platforms: ["linux", "windows"],
  commands: [
    {
      purpose: "Add vLLM, for NVIDIA GPUs",
      code: sh`docker model reinstall-runner --backend vllm --gpu cuda`,
    },
    ...run.commands,
  ],
});

const NO_CODE = absent({
  code: "needs-code",
  reason: "Docker does not run the Python code of a repository.",
  fix: "Use vLLM itself.",
});
