// OpenClaw: an assistant on the own machine.
import { defineApp } from "hubsmith";
import { sameInstall } from "hubsmith/apps";
import { runsAgent } from "../kit/apps/agent.ts";
import { sh } from "hubsmith/code";

const INSTALL = "npm install -g openclaw@latest";

export default defineApp({
  id: "openclaw",
  label: "OpenClaw",
  summary: "An assistant that does tasks for you, with a model on your machine.",
  docsUrl: "https://docs.openclaw.ai/start/wizard-cli-automation",
  readOn: "2026-11-26",
  order: 200,
  installs: sameInstall({ script: [INSTALL] }),
  runs: runsAgent(({ url, model, name, sees }) => [
    {
      purpose: "Point it at the server, and accept the risks that its documentation names",
      code: sh`
        openclaw onboard --non-interactive --mode local \\
            --auth-choice custom-api-key \\
            --custom-base-url ${`${url}/v1`} \\
            --custom-model-id ${model} \\
            --custom-provider-id ${name} \\
            --custom-compatibility openai ${sees ? sh`--custom-image-input` : sh`--custom-text-input`} \\
            --custom-api-key none --secret-input-mode plaintext \\
            --accept-risk --skip-health
      `,
    },
    {
      purpose: "Ask it",
      code: sh`openclaw agent --local --agent main --message ${"What can you do?"}`,
    },
  ]),
});
