// Hermes Agent: an agent for many tasks, in a terminal and in messengers.
import { defineApp } from "hubsmith";
import { AGENT_INSTALLS, runsAgent } from "hubsmith/apps";
import { sh } from "hubsmith/code";

const script = ["curl -fsSL https://hermes-agent.nousresearch.com/install.sh | bash"];

export default defineApp({
  id: "hermes-agent",
  label: "Hermes Agent",
  summary: "Does tasks with a model, as an agent in a terminal and in messengers.",
  docsUrl: "https://hermes-agent.nousresearch.com/docs/integrations/providers",
  readOn: "2026-11-26",
  installs: {
    linux: { ...AGENT_INSTALLS.linux, script },
    macos: { ...AGENT_INSTALLS.macos, script },
    windows: {
      ...AGENT_INSTALLS.windows,
      script: ["iex (irm https://hermes-agent.nousresearch.com/install.ps1)"],
    },
  },
  runs: runsAgent(({ model }) => [
    {
      purpose: "Point Hermes at the server",
      code: sh`
        hermes config set model.provider custom
        hermes config set model.base_url http://localhost:8080/v1
        hermes config set model.default ${model.id}
      `,
    },
    { purpose: "Start Hermes", code: sh`hermes` },
  ]),
});
