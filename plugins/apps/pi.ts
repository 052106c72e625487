// Pi: an agent for code in the terminal.
import { defineApp } from "hubsmith";
import { sameInstall } from "hubsmith/apps";
import { type Place, runsAgent } from "../kit/apps/agent.ts";
import { sh } from "hubsmith/code";

const INSTALL = "npm install -g @earendil-works/pi-coding-agent";

export default defineApp({
  id: "pi",
  label: "Pi",
  summary: "An agent that writes code in your terminal, with a model on your machine.",
  docsUrl: "https://github.com/earendil-works/pi/blob/main/packages/coding-agent/docs/models.md",
  readOn: "2026-11-26",
  order: 200,
  installs: sameInstall({ script: [INSTALL] }),
  runs: runsAgent((place) => [
    {
      purpose:
        "Tell Pi of the server; if ~/.pi/agent/models.json exists, add it to providers there",
      code: sh`mkdir -p ~/.pi/agent && (set -C; echo ${settings(place)} > ~/.pi/agent/models.json)`,
    },
    { purpose: "Start Pi, and choose the model with /model", code: sh`pi` },
  ]),
});

// Pi shows only models with a key; any key will do.
const settings = ({ url, model, name, sees }: Place): string =>
  JSON.stringify({
    providers: {
      [name]: {
        baseUrl: `${url}/v1`,
        api: "openai-completions",
        apiKey: "none",
        models: [{ id: model, ...(sees ? { input: ["text", "image"] } : {}) }],
      },
    },
  }).replaceAll(/\}(?=\})/g, "} ");
