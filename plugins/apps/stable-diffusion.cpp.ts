// stable-diffusion.cpp: draws on any hardware.
import { defineApp } from "hubsmith";
import { openAiServer, runsCheckpoint, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import table from "../kit/engines/stable-diffusion.cpp.gen.ts";

export default defineApp({
  id: "stable-diffusion.cpp",
  label: "stable-diffusion.cpp",
  summary: "Draws images with checkpoints on any hardware, in a terminal or as a server.",
  docsUrl: "https://github.com/leejet/stable-diffusion.cpp/blob/master/examples/server/README.md",
  readOn: "2026-11-26", // Its options: master-827-97d2990, read on 2026-12-01.
  order: 14,
  installs: sameInstall({ page: "https://github.com/leejet/stable-diffusion.cpp/releases/latest" }),
  runs: runsCheckpoint(({ path, isTransformer, parts, downloads }) => {
    const model = isTransformer ? sh`--diffusion-model ${path}` : sh`-m ${path}`;
    const files = parts.reduce(
      (code, part) => sh`${code} --${sh.name(part.role)} ${part.path}`,
      model,
    );
    // FLUX.1 is trained without negative prompts, and the default is 7.
    const guidance = isTransformer ? sh` --cfg-scale 1.0` : sh``;
    return {
      commands: [
        ...downloads,
        {
          purpose: "Draw in the terminal",
          code: sh`sd-cli ${files} -p ${"a lovely cat"}${guidance}`,
        },
        { purpose: "Start a server", code: sh`sd-server ${files}${guidance}` },
      ],
      ...openAiServer("http://localhost:1234", "sd-cpp-local", "draw"),
    };
  }, table),
});
