// Pi: an agent for code in the terminal.
import { defineApp } from "hubsmith";
import { runsAgent } from "../kit/apps/agent.ts";
import { sh } from "hubsmith/code";

const INSTALL = "npm install -g @earendil-works/pi-coding-agent";

export default defineApp({
  id: "pi",
  label: "Pi",
  summary: "An agent that writes code in your terminal, with a model on your machine.",
  docsUrl: "https://huggingface.co/docs/hub/agents-local",
  readOn: "2026-11-26",
  installs: {
    linux: { script: [INSTALL] },
    macos: { script: [INSTALL] },
    windows: { script: [INSTALL] },
  },
  runs: runsAgent(({ url, model, name }) => [
    {
      purpose: "Write ~/.pi/agent/models.json",
      code: sh`echo ${settings(url, model, name)} > ~/.pi/agent/models.json`,
      platforms: ["linux", "macos"],
    },
    { purpose: "Start Pi in your project", code: sh`pi` },
  ]),
});

const settings = (url: string, id: string, name: string): string =>
  JSON.stringify(
    {
      providers: {
        [name]: {
          baseUrl: `${url}/v1`,
          api: "openai-completions",
          apiKey: "none",
          models: [{ id }],
        },
      },
    },
    null,
    2,
  );
