// KoboldCpp: one file that downloads a GGUF model, and serves it with a page for chats and stories.
import { defineApp } from "hubsmith";
import { hubUrl, openAiServer, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";

const RELEASES = "https://github.com/LostRuins/koboldcpp/releases/latest";

export default defineApp({
  id: "koboldcpp",
  label: "KoboldCpp",
  summary: "Runs GGUF models for chats and stories, in the browser, without an installation.",
  docsUrl: "https://github.com/LostRuins/koboldcpp",
  readOn: "2026-11-26",
  installs: {
    linux: {
      script: [
        `curl -fLo koboldcpp ${RELEASES}/download/koboldcpp-linux-x64-oldpc && chmod +x koboldcpp`,
      ],
    },
    macos: {
      page: RELEASES,
      note: "Download koboldcpp-mac-arm64, and run chmod +x koboldcpp-mac-arm64.",
    },
    windows: { page: RELEASES, note: "Download koboldcpp.exe." },
  },
  // It names the model after the file that it writes, and drops the characters that are no letters.
  runs: runsGgufFile(
    ({ url, projector, model }) => {
      const file = url.slice(url.lastIndexOf("/") + 1);
      const sees = projector === undefined ? sh`` : sh` --mmproj ${hubUrl(model, projector)}`;
      return {
        commands: PROGRAMS.map(({ program, platform }) => ({
          purpose: "Start a server, with a page for chats",
          code: sh`${program} --model ${url}${sees}`,
          platforms: [platform],
        })),
        ...openAiServer(
          "http://localhost:5001",
          `koboldcpp/${file.replace(/\.gguf$/i, "").replaceAll(/[^\w.-]/g, "")}`,
          "chat",
        ),
      };
    },
    { roles: ["chat"], oneFile: true },
  ),
});

const PROGRAMS = [
  { program: sh`./koboldcpp`, platform: "linux" },
  { program: sh`./koboldcpp-mac-arm64`, platform: "macos" },
  { program: sh`koboldcpp.exe`, platform: "windows" },
] as const;
