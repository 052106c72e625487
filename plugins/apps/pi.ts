// Pi: an agent for code in the terminal.
import { defineApp } from "hubsmith";
import { sameInstall } from "hubsmith/apps";
import { type AgentServer, runsAgent } from "../kit/apps/agent.ts";
import { powershell, sh } from "hubsmith/code";

const TELL = "Tell Pi of the server; if ~/.pi/agent/models.json exists, add it to providers there";
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
      purpose: TELL,
      code: sh`mkdir -p ~/.pi/agent && (set -C; echo ${settings(place)} > ~/.pi/agent/models.json)`,
      platforms: ["linux", "macos"],
    },
    {
      purpose: TELL,
      code: powershell`
        New-Item -ItemType Directory -Force ~/.pi/agent
        New-Item -ItemType File ~/.pi/agent/models.json -Value ${settings(place)}
      `,
      platforms: ["windows"],
    },
    { purpose: "Start Pi, and choose the model with /model", code: sh`pi` },
  ]),
});

// Pi shows only models with a key; any key will do. Its own provider "llama.cpp" is for another server, llama.cpp's router.
const settings = ({ url, model, name, sees }: AgentServer): string =>
  JSON.stringify({
    providers: {
      [`local-${name}`]: {
        baseUrl: `${url}/v1`,
        api: "openai-completions",
        apiKey: "none",
        models: [{ id: model, ...(sees ? { input: ["text", "image"] } : {}) }],
      },
    },
  }).replaceAll(/\}(?=\})/g, "} ");
