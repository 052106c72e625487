// Unsloth's app: runs and fine-tunes models.
import { type AppRun, defineApp } from "hubsmith";
import { eitherOf, runsGguf, runsWeights } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "unsloth",
  label: "Unsloth",
  summary: "Runs and fine-tunes models, in a window.",
  docsUrl: "https://unsloth.ai/docs",
  readOn: "2026-11-26",
  installs: {
    linux: { script: ["curl -fsSL https://unsloth.ai/install.sh | sh"] },
    macos: { script: ["curl -fsSL https://unsloth.ai/install.sh | sh"] },
    windows: { script: ["irm https://unsloth.ai/install.ps1 | iex"] },
  },
  runs: eitherOf(
    runsGguf(({ model, path }) => opened(model.id, path)),
    runsWeights(["chat"], ({ model }) => opened(model.id, undefined)),
  ),
});

const opened = (id: string, path: string | undefined): AppRun => ({
  link: `unsloth://open_from_hf?model=${encodeURIComponent(id)}${path === undefined ? "" : `&file=${encodeURIComponent(path)}`}`,
  commands: [
    { purpose: "Open it in a browser instead", code: sh`unsloth studio -H 127.0.0.1 -p 8888` },
  ],
});
