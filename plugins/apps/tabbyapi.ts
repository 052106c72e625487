// TabbyAPI: serves quantizations for ExLlama.
import { absent, defineApp } from "hubsmith";
import { roleOf, sameInstall } from "hubsmith/apps";
import { withAccess } from "../kit/apps/access.ts";
import { sh } from "hubsmith/code";
import { contextNote } from "../kit/apps/context.ts";
import { withEngine } from "../kit/engines/loads.ts";
import table from "../kit/engines/tabbyapi.gen.ts";

const INSTALL = ["git clone https://github.com/theroyallab/tabbyAPI", "cd tabbyAPI"];

export default defineApp({
  id: "tabbyapi",
  label: "TabbyAPI",
  summary: "Serves quantizations for ExLlamaV2 and ExLlamaV3, on NVIDIA's GPUs.",
  docsUrl: "https://github.com/theroyallab/tabbyAPI/wiki/01.-Getting-Started",
  readOn: "2026-11-26",
  installs: sameInstall({ script: INSTALL }, "linux", "windows"),
  runs: (model, _, context) =>
    /\bexl[23]\b/i.test([model.id, ...model.tags].join(" "))
      ? withEngine({ ...table, anyLibrary: true }, model, roleOf(model) ?? "chat", () =>
          withAccess(model, {
            commands: [
              {
                purpose: "Download the model",
                code: sh`./start.sh download ${model.id}`,
                platforms: ["linux"],
              },
              {
                purpose: "Download the model",
                code: sh`./start.bat download ${model.id}`,
                platforms: ["windows"],
              },
              {
                purpose: "Start the server, and load the model with its key",
                code: sh`./start.sh`,
                platforms: ["linux"],
              },
              {
                purpose: "Start the server, and load the model with its key",
                code: sh`./start.bat`,
                platforms: ["windows"],
              },
            ],
            ...contextNote(
              "By default it takes the model's longest context; set `max_seq_len` where you load the model.",
              context,
            ),
          }),
        )
      : absent({
          code: "other-format",
          reason: "It serves quantizations for ExLlama, and this is none.",
          fix: "Choose an EXL3 quantization of the model, or another app.",
        }),
});
