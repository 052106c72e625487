// stable-diffusion.cpp: draws on any hardware.
import { defineApp } from "hubsmith";
import { openAiServer, runsCheckpoint, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "stable-diffusion.cpp",
  label: "stable-diffusion.cpp",
  summary: "Draws images with checkpoints on any hardware, in a terminal or as a server.",
  docsUrl: "https://github.com/leejet/stable-diffusion.cpp/blob/master/examples/server/README.md",
  readOn: "2026-11-26",
  order: 14,
  installs: sameInstall({ page: "https://github.com/leejet/stable-diffusion.cpp/releases/latest" }),
  runs: runsCheckpoint(({ path, download }) => ({
    commands: [
      { purpose: "Download the model", code: download },
      { purpose: "Draw in the terminal", code: sh`sd-cli -m ${path} -p ${"a lovely cat"}` },
      { purpose: "Start a server", code: sh`sd-server -m ${path}` },
    ],
    ...openAiServer("http://localhost:1234", "sd-cpp-local", "draw"),
  })),
});
