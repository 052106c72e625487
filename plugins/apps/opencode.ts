// OpenCode: an agent for code in the terminal.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { json, sh } from "hubsmith/code";

const PACKAGES = {
  chat: "@ai-sdk/openai-compatible",
  responses: "@ai-sdk/openai",
  messages: "@ai-sdk/anthropic",
};
const INSTALL = { script: ["npm install -g opencode-ai@latest"] };

export default defineAgent({
  id: "opencode",
  label: "OpenCode",
  summary: "An agent that writes code in your terminal.",
  docsUrl: "https://opencode.ai/docs/providers#custom-provider",
  readOn: "2026-11-29",
  order: 193,
  installs: { linux: INSTALL, macos: INSTALL, windows: INSTALL },
  wires: ["chat", "responses", "messages"],
  expands: /\{(?:env|file):/,
  steps: ({ id, label, url, key, model, wire, headers, sees, context, output = 32_000 }) => {
    // Names of providers that it knows have their own models.
    const provider = `my-${id}`;
    return [
      ...addTo(
        "~/.config/opencode/opencode.json",
        json`${{
          $schema: "https://opencode.ai/config.json",
          model: `${provider}/${model}`,
          small_model: `${provider}/${model}`,
          provider: {
            [provider]: {
              npm: PACKAGES[wire],
              name: label,
              options: {
                baseURL: wire === "messages" ? `${url}/v1` : url,
                // Two of the packages refuse to work without one.
                apiKey: key === undefined ? "none" : `{env:${key}}`,
                ...(Object.keys(headers).length > 0 && { headers }),
              },
              models: {
                [model]: {
                  ...(sees && {
                    attachment: true,
                    modalities: { input: ["text", "image"], output: ["text"] },
                  }),
                  ...(context && {
                    limit: { context, output: Math.min(output, Math.floor(context / 4)) },
                  }),
                },
              },
            },
          },
        }}`,
      ),
      { purpose: "Start OpenCode in a repository", code: startAgent(key, sh`opencode`) },
    ];
  },
});
