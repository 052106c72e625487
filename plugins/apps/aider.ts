// Aider: pair programming in the terminal.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { env, json, sh, yaml } from "hubsmith/code";

const PREFIXES = { chat: "openai", responses: "openai/responses", messages: "anthropic" };
// LiteLLM, which it uses, falls back to these; settings with `os.environ/…` are read by its old versions only.
const KEYS = {
  chat: sh.name("OPENAI_API_KEY"),
  responses: sh.name("OPENAI_API_KEY"),
  messages: sh.name("ANTHROPIC_API_KEY"),
};
const INSTALL = ["python -m pip install aider-install", "aider-install"];

export default defineAgent({
  id: "aider",
  label: "Aider",
  summary: "Pair programming in your terminal, with commits to Git.",
  docsUrl: "https://aider.chat/docs/llms/openai-compat.html",
  readOn: "2026-11-29",
  order: 200,
  installs: {
    linux: { script: INSTALL },
    macos: { script: INSTALL },
    windows: { script: INSTALL },
  },
  wires: ["chat", "messages"],
  expands: /os\.environ\//,
  // It edits by blocks of text.
  worksWithoutTools: true,
  steps: ({ url, key, model, wire, headers, sees, context, output }) => {
    const name = `${PREFIXES[wire]}/${model}`;
    return [
      ...addTo(
        "~/.aider.model.settings.yml",
        yaml`
          - name: ${name}
            extra_params:
                api_base: ${url}
                ${Object.keys(headers).length === 0 ? yaml`` : yaml`extra_headers: ${headers}`}
        `,
      ),
      ...(context === undefined
        ? []
        : addTo(
            "~/.aider.model.metadata.json",
            json`${{
              [name]: {
                max_input_tokens: context,
                ...(output && { max_output_tokens: output }),
                supports_vision: sees,
                litellm_provider: "openai",
                mode: "chat",
              },
            }}`,
          )),
      {
        purpose: "Start Aider in a repository",
        code: sh.join([
          sh`export ${KEYS[wire]}=${key === undefined ? "none" : env(key)}`,
          startAgent(key, sh`aider --model ${name}`),
        ]),
      },
    ];
  },
});
