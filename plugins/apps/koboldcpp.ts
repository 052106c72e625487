// KoboldCpp: one program with a web page, for GGUF models.
import { defineApp } from "hubsmith";
import { contextFlag, openAiServer, runsGgufFile } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { NO_TOKEN } from "../kit/apps/access.ts";

const RELEASES = "https://github.com/LostRuins/koboldcpp/releases/latest";

export default defineApp({
  id: "koboldcpp",
  label: "KoboldCpp",
  summary: "Runs GGUF models in one program, with a web page for chats and stories.",
  docsUrl: "https://github.com/LostRuins/koboldcpp",
  readOn: "2026-11-26", // Its options: KoboldCpp 1.113.1, read on 2026-12-01.
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
  // It downloads the model, and names it after the file that it writes, without unusual characters.
  runs: runsGgufFile(
    ["chat", "embed"],
    ({ role, url, projectorUrl, context }) => {
      const loads = role === "embed" ? sh`--embeddingsmodel ${url}` : sh`--model ${url}`;
      const sees = projectorUrl === undefined ? sh`` : sh` --mmproj ${projectorUrl}`;
      const size = role === "embed" ? "--embeddingsmaxctx" : "--contextsize";
      const stem = url.slice(url.lastIndexOf("/") + 1).replace(/\.gguf$/i, "");
      return {
        access: NO_TOKEN,
        commands: PROGRAMS.map(({ program, platform }) => ({
          purpose: role === "embed" ? "Start a server" : "Start a server, with a page for chats",
          code: sh`${program} ${loads}${sees}${contextFlag(size, context)}`,
          platforms: [platform],
        })),
        // Its Responses and Messages lose the results of tools.
        ...openAiServer(
          "http://localhost:5001",
          `koboldcpp/${stem.replaceAll(/[^\w.-]/g, "")}`,
          role,
        ),
      };
    },
    { parts: true },
  ),
});

const PROGRAMS = [
  { program: sh`./koboldcpp`, platform: "linux" },
  { program: sh`./koboldcpp-mac-arm64`, platform: "macos" },
  { program: sh`./koboldcpp.exe`, platform: "windows" },
] as const;
