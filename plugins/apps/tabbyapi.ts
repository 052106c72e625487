// TabbyAPI: serves quantizations for ExLlamaV3.
import { absent, type AppCommand, defineApp, type Model } from "hubsmith";
import { contextFlag, roleOf, sameInstall } from "hubsmith/apps";
import { isRestricted, withAccess } from "../kit/apps/access.ts";
import { powershell, sh } from "hubsmith/code";
import { withEngine } from "../kit/engines/loads.ts";
import table from "../kit/engines/tabbyapi.gen.ts";

const INSTALL = ["git clone https://github.com/theroyallab/tabbyAPI", "cd tabbyAPI"];

export default defineApp({
  id: "tabbyapi",
  label: "TabbyAPI",
  summary: "Serves quantizations for ExLlamaV3, on NVIDIA's GPUs.",
  docsUrl: "https://github.com/theroyallab/tabbyAPI/wiki/01.-Getting-Started",
  readOn: "2026-11-26", // Its options: TabbyAPI at e632af4, read on 2026-12-01.
  installs: sameInstall({ script: INSTALL }, "linux", "windows"),
  runs: (model, _, context) =>
    /\bexl3\b/i.test([model.id, ...model.tags].join(" "))
      ? withEngine({ ...table, anyLibrary: true }, model, roleOf(model) ?? "chat", () =>
          withAccess(model, { commands: commandsOf(model, context) }),
        )
      : absent({
          code: "other-format",
          reason: "It serves quantizations for ExLlamaV3, and this is none.",
          fix: "Choose an EXL3 quantization of the model, or another app.",
        }),
});

const START = "Start the server with the model; it prints its key";

// Only an option gives it the token.
function commandsOf(model: Model, context: number | undefined): readonly AppCommand[] {
  const purpose = "Download the model";
  const isOpen = !isRestricted(model);
  const token = isOpen ? sh`` : sh` --token "$HF_TOKEN"`;
  const onWindows = isOpen
    ? sh`./start.bat download ${model.id}`
    : powershell`./start.bat download ${model.id} --token $env:HF_TOKEN`;
  const loads = sh`--model-name ${model.id.slice(model.id.indexOf("/") + 1)}${contextFlag("--max-seq-len", context)}`;
  return [
    { purpose, code: sh`./start.sh download ${model.id}${token}`, platforms: ["linux"] },
    { purpose, code: onWindows, platforms: ["windows"] },
    { purpose: START, code: sh`./start.sh ${loads}`, platforms: ["linux"] },
    { purpose: START, code: sh`./start.bat ${loads}`, platforms: ["windows"] },
  ];
}
