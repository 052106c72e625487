// Codex: OpenAI's agent for code in the terminal.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { sh, toml } from "hubsmith/code";

const INSTALL = { script: ["npm install -g @openai/codex@latest"] };

export default defineAgent({
  id: "codex",
  label: "Codex",
  summary: "OpenAI's agent that writes code in your terminal.",
  docsUrl: "https://developers.openai.com/codex/config-advanced",
  readOn: "2026-11-29",
  order: 192,
  installs: { linux: INSTALL, macos: INSTALL, windows: INSTALL },
  wires: ["responses"],
  steps: ({ id, label, url, key, model, headers, context }) => [
    ...addTo(
      "~/.codex/config.toml",
      toml`
        model = ${model}
        model_provider = ${id}
        ${context === undefined ? toml`` : toml`model_context_window = ${context}`}

        [model_providers.${id}]
        name = ${label}
        base_url = ${url}
        wire_api = "responses"
        ${key === undefined ? toml`` : toml`env_key = ${key}`}
        ${Object.keys(headers).length === 0 ? toml`` : toml`http_headers = ${headers}`}
      `,
    ),
    { purpose: "Start Codex in a repository", code: startAgent(key, sh`codex`) },
  ],
});
