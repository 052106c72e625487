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
      code: sh.command([
        sh`openclaw onboard --non-interactive --mode local`,
        sh`--auth-choice custom-api-key`,
        sh`--custom-base-url ${`${url}/v1`}`,
        sh`--custom-model-id ${model}`,
        sh`--custom-provider-id ${name}`,
        sh`--custom-compatibility openai ${sees ? sh`--custom-image-input` : sh`--custom-text-input`}`,
        sh`--custom-api-key none --secret-input-mode plaintext`,
        sh`--accept-risk --skip-health`,
      ]),
    },
    {
      purpose: "Ask it",
      code: sh`openclaw agent --local --agent main --message ${"What can you do?"}`,
    },
  ]),
});
