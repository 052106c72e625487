// Hermes Agent: an agent that remembers.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { sh, yaml } from "hubsmith/code";

const INSTALL = ["curl -fsSL https://hermes-agent.nousresearch.com/install.sh | bash"];
const API_MODES = {
  chat: "chat_completions",
  responses: "codex_responses",
  messages: "anthropic_messages",
};

export default defineAgent({
  id: "hermes-agent",
  label: "Hermes Agent",
  summary: "An agent that learns from its tasks.",
  docsUrl: "https://hermes-agent.nousresearch.com/docs/integrations/providers",
  readOn: "2026-11-29",
  order: 200,
  installs: {
    linux: { script: INSTALL },
    macos: { script: INSTALL },
    windows: { script: ["iex (irm https://hermes-agent.nousresearch.com/install.ps1)"] },
  },
  wires: ["chat", "responses", "messages"],
  leastContext: 64_000,
  expands: /\$\{/,
  steps: ({ id, url, key, model, wire, headers, context }) => [
    ...addTo(
      "~/.hermes/config.yaml",
      yaml`
        model:
            provider: ${`custom:${id}`}
            default: ${model}
            ${context === undefined ? yaml`` : yaml`context_length: ${context}`}
        custom_providers:
            - name: ${id}
              base_url: ${url}
              ${key === undefined ? yaml`api_key: none` : yaml`key_env: ${key}`}
              api_mode: ${API_MODES[wire]}
              ${Object.keys(headers).length === 0 ? yaml`` : yaml`extra_headers: ${headers}`}
      `,
      "%LOCALAPPDATA%\\hermes\\config.yaml",
    ),
    { purpose: "Start the agent", code: startAgent(key, sh`hermes`, ["OPENAI_API_KEY"]) },
  ],
});
