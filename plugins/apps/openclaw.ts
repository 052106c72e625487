// OpenClaw: an agent for many tasks, in messengers and in a terminal.
import { defineApp } from "hubsmith";
import { AGENT_INSTALLS, runsAgent } from "hubsmith/apps";
import { sh } from "hubsmith/code";

const npm = [{ name: "openclaw@latest", flags: ["-g"] }];

export default defineApp({
  id: "openclaw",
  label: "OpenClaw",
  summary: "Does tasks with a model, as an agent in messengers and in a terminal.",
  docsUrl: "https://docs.openclaw.ai/start/wizard-cli-automation",
  readOn: "2026-11-26",
  installs: {
    linux: { ...AGENT_INSTALLS.linux, npm },
    macos: { ...AGENT_INSTALLS.macos, npm },
    windows: { ...AGENT_INSTALLS.windows, npm },
  },
  // The line accepts, in the user's name, that agents with access to the machine carry risks.
  runs: runsAgent(({ model, projector }) => [
    {
      purpose: "Point OpenClaw at the server, and accept the risks that its documentation names",
      code: sh`openclaw onboard --non-interactive --mode local --auth-choice custom-api-key --custom-base-url http://localhost:8080/v1 --custom-model-id ${model.id} --custom-provider-id llama-cpp --custom-compatibility openai ${projector === undefined ? sh`--custom-text-input` : sh`--custom-image-input`} --custom-api-key none --secret-input-mode plaintext --accept-risk --skip-health`,
    },
    {
      purpose: "Ask the agent",
      code: sh`openclaw agent --local --agent main --message "What can you do?"`,
    },
  ]),
});
