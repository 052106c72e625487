// Mistral Vibe: an agent for code in the terminal.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { sh, toml } from "hubsmith/code";

const STYLES = { chat: "openai", responses: "openai-responses", messages: "anthropic" };
const INSTALL = { script: ["uv tool install mistral-vibe"] };

export default defineAgent({
  id: "mistral-vibe",
  label: "Mistral Vibe",
  summary: "An agent that writes code in your terminal.",
  docsUrl: "https://github.com/mistralai/mistral-vibe#readme",
  readOn: "2026-11-29",
  order: 200,
  installs: { linux: INSTALL, macos: INSTALL, windows: INSTALL },
  wires: ["chat", "responses", "messages"],
  steps: ({ id, url, key, model, wire, headers, sees, context, output }) => [
    ...addTo(
      "~/.vibe/config.toml",
      toml`
        active_model = ${model}

        [[providers]]
        name = ${id}
        api_base = ${url}
        api_key_env_var = ${key ?? ""}
        api_style = ${STYLES[wire]}
        ${Object.keys(headers).length === 0 ? toml`` : toml`extra_headers = ${headers}`}

        [[models]]
        name = ${model}
        provider = ${id}
        supports_images = ${sees}
        ${context === undefined ? toml`` : toml`max_context_length = ${context}`}
        ${output === undefined ? toml`` : toml`max_output_tokens = ${output}`}
      `,
    ),
    { purpose: "Start it in a repository", code: startAgent(key, sh`vibe`, ["MISTRAL_API_KEY"]) },
  ],
});
