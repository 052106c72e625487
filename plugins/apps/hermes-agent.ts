// Hermes Agent: an agent that remembers.
import { defineApp } from "hubsmith";
import { runsAgent } from "../kit/apps/agent.ts";
import { sh } from "hubsmith/code";

const INSTALL = [
  "curl -fsSL https://hermes-agent.nousresearch.com/install.sh | bash",
  "hermes setup",
];

export default defineApp({
  id: "hermes-agent",
  label: "Hermes Agent",
  summary: "An agent that learns from its tasks, with a model on your machine.",
  docsUrl: "https://hermes-agent.nousresearch.com/docs/integrations/providers",
  readOn: "2026-11-26",
  order: 200,
  installs: {
    linux: { script: INSTALL },
    macos: { script: INSTALL },
    windows: { script: ["iex (irm https://hermes-agent.nousresearch.com/install.ps1)"] },
  },
  runs: runsAgent(({ url, model }) => [
    {
      purpose: "Point it at the server",
      code: sh`
        hermes config set model.provider custom
        hermes config set model.base_url ${`${url}/v1`}
        hermes config set model.default ${model}
      `,
    },
    { purpose: "Start the agent", code: sh`hermes` },
  ]),
});
