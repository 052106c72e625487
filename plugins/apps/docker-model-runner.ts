// Docker Model Runner: models as images of Docker.
import { absent, defineApp, isAbsence } from "hubsmith";
import { openAiServer, runsGguf } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "docker-model-runner",
  label: "Docker Model Runner",
  summary: "Downloads and serves models with Docker.",
  docsUrl: "https://docs.docker.com/ai/model-runner/get-started/",
  readOn: "2026-11-26",
  installs: {
    linux: {
      apt: ["docker-model-plugin"],
      note: "It needs Docker Engine, from Docker's packages.",
    },
    macos: { page: "https://docs.docker.com/desktop/setup/install/mac-install/" },
    windows: { page: "https://docs.docker.com/desktop/setup/install/windows-install/" },
  },
  runs: runsGguf(({ role, docker }) => {
    if (isAbsence(docker)) return docker;
    if (role === "rank")
      return absent({
        code: "other-task",
        reason: "It has no server for rankings.",
        fix: "Use llama.cpp.",
      });
    return {
      commands: [
        ...(role === "chat"
          ? [{ purpose: "Chat in the terminal", code: sh`docker model run ${docker}` }]
          : []),
        { purpose: "Download it for the server", code: sh`docker model pull ${docker}` },
        {
          purpose: "Let Docker Desktop listen",
          code: sh`docker desktop enable model-runner --tcp 12434`,
          platforms: ["macos", "windows"],
        },
        { purpose: "Remove the model", code: sh`docker model rm ${docker}` },
        { purpose: "Show the disk space", code: sh`docker model df` },
      ],
      ...openAiServer("http://localhost:12434/engines", docker, role),
    };
  }),
});
