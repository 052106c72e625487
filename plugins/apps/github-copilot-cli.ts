// GitHub Copilot CLI: an agent for code in the terminal; with an own model it needs no account.
import { defineAgent, startAgent } from "hubsmith/agents";
import { env, sh } from "hubsmith/code";

export default defineAgent({
  id: "github-copilot-cli",
  label: "GitHub Copilot CLI",
  summary: "GitHub's agent for code in your terminal; with your own model it needs no account.",
  docsUrl:
    "https://docs.github.com/en/copilot/how-tos/copilot-cli/customize-copilot/use-byok-models",
  readOn: "2026-11-29",
  order: 200,
  installs: {
    linux: { script: ["npm install -g @github/copilot@latest"] },
    macos: { script: ["npm install -g @github/copilot@latest"] },
    windows: { winget: ["GitHub.Copilot"] },
  },
  wires: ["chat", "responses", "messages"],
  steps: ({ url, key, model, wire, headers, context, output }) => [
    {
      purpose: "Start it in a repository",
      code: sh.join([
        sh`export COPILOT_PROVIDER_TYPE=${wire === "messages" ? "anthropic" : "openai"}`,
        sh`export COPILOT_PROVIDER_BASE_URL=${url}`,
        ...(key === undefined ? [] : [sh`export COPILOT_PROVIDER_API_KEY=${env(key)}`]),
        ...(wire === "responses" ? [sh`export COPILOT_PROVIDER_WIRE_API=responses`] : []),
        ...(context === undefined
          ? []
          : [sh`export COPILOT_PROVIDER_MAX_PROMPT_TOKENS=${context - (output ?? 0)}`]),
        ...(output === undefined ? [] : [sh`export COPILOT_PROVIDER_MAX_OUTPUT_TOKENS=${output}`]),
        sh`export COPILOT_MODEL=${model} COPILOT_OFFLINE=true`,
        ...Object.entries(headers).map(
          ([name, value]) => sh`export COPILOT_PROVIDER_HEADERS=${`${name}: ${value}`}`,
        ),
        startAgent(key, sh`copilot`, [
          "COPILOT_PROVIDER_BEARER_TOKEN",
          "COPILOT_PROVIDER_API_KEY_COMMAND",
        ]),
      ]),
    },
  ],
});
