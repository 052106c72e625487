// Docker Model Runner: models as images of Docker.
import { absent, defineApp, isAbsence } from "hubsmith";
import { openAiServer, runsGguf } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "docker-model-runner",
  label: "Docker Model Runner",
  summary: "Downloads and serves models with Docker.",
  docsUrl: "https://docs.docker.com/ai/model-runner/",
  readOn: "2026-11-26",
  installs: {
    linux: { apt: ["docker-model-plugin"] },
    macos: { page: "https://docs.docker.com/desktop/setup/install/mac-install/" },
    windows: { page: "https://docs.docker.com/desktop/setup/install/windows-install/" },
  },
  runs: runsGguf(({ role, ollama }) => {
    // Docker reads the Hub as Ollama does: a model is an image with a tag.
    if (isAbsence(ollama)) return { ...ollama, reason: IN_ONE_FILE };
    if (role === "rank")
      return absent({
        code: "other-task",
        reason: "It has no server for rankings.",
        fix: "Use llama.cpp.",
      });
    return {
      commands: [
        ...(role === "chat"
          ? [{ purpose: "Chat in the terminal", code: sh`docker model run ${ollama}` }]
          : []),
        { purpose: "Download it for the server", code: sh`docker model pull ${ollama}` },
        {
          purpose: "Let Docker Desktop listen",
          code: sh`docker desktop enable model-runner --tcp 12434`,
          platforms: ["macos", "windows"],
        },
      ],
      ...openAiServer("http://localhost:12434/engines", ollama, role),
    };
  }),
});

const IN_ONE_FILE = "It pulls one file by its quantization, and no tag of the Hub means this file.";
