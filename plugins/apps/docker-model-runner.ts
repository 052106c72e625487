// Docker Model Runner: the models of Docker Desktop and Docker Engine.
import { absent, defineApp } from "hubsmith";
import { openAiServer, runsGguf } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "docker-model-runner",
  label: "Docker Model Runner",
  summary: "Runs GGUF models with Docker, and serves them to programs and containers.",
  docsUrl: "https://docs.docker.com/ai/model-runner/get-started/",
  readOn: "2026-11-26",
  installs: {
    linux: {
      apt: ["docker-model-plugin"],
      note: "It needs Docker Engine, from Docker's packages.",
    },
    macos: { page: "https://docs.docker.com/desktop/" },
    windows: { page: "https://docs.docker.com/desktop/" },
  },
  runs: runsGguf(
    ({ role, tagged }) => {
      if (tagged === undefined) return NO_TAG;
      const name = `hf.co/${tagged}`;
      return {
        commands: [
          {
            purpose: "Let programs on this machine call it",
            code: sh`docker desktop enable model-runner --tcp 12434`,
            platforms: ["macos", "windows"],
          },
          { purpose: "Download it for the server", code: sh`docker model pull ${name}` },
          ...(role === "chat"
            ? [{ purpose: "Chat in the terminal", code: sh`docker model run ${name}` }]
            : []),
          { purpose: "Remove the model", code: sh`docker model rm ${name}` },
          { purpose: "Show the disk space", code: sh`docker model df` },
        ],
        ...openAiServer("http://localhost:12434/engines", name, role),
      };
    },
    { roles: ["chat", "embed"] },
  ),
});

const NO_TAG = absent({
  code: "no-tag",
  reason: "Docker has no name for this file: it is in parts, or of a quantization without a tag.",
  fix: "Use llama.cpp, or another quantization in one file.",
});
