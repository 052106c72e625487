// Pi: an agent that writes code, in a terminal.
import { defineApp } from "hubsmith";
import { AGENT_INSTALLS, runsAgent } from "hubsmith/apps";
import { sh } from "hubsmith/code";

const npm = [{ name: "@earendil-works/pi-coding-agent", flags: ["-g"] }];

export default defineApp({
  id: "pi",
  label: "Pi",
  summary: "Writes code and runs commands with a model, as an agent in a terminal.",
  docsUrl: "https://github.com/earendil-works/pi/blob/main/packages/coding-agent/docs/models.md",
  readOn: "2026-11-26",
  installs: {
    linux: { ...AGENT_INSTALLS.linux, npm },
    macos: { ...AGENT_INSTALLS.macos, npm },
    windows: { ...AGENT_INSTALLS.windows, npm },
  },
  runs: runsAgent(({ model, projector }) => [
    {
      purpose: "Tell Pi of the server; of a ~/.pi/agent/models.json that exists, edit providers",
      code: sh`mkdir -p ~/.pi/agent && (set -C; echo ${settings(model.id, projector !== undefined)} > ~/.pi/agent/models.json)`,
    },
    { purpose: "Start Pi, and choose the model with /model", code: sh`pi` },
  ]),
});

// Pi shows only models with a key, whatever it is.
const settings = (id: string, sees: boolean): string =>
  JSON.stringify({
    providers: {
      "llama-cpp": {
        baseUrl: "http://localhost:8080/v1",
        api: "openai-completions",
        apiKey: "none",
        models: [{ id, ...(sees ? { input: ["text", "image"] } : {}) }],
      },
    },
  });
