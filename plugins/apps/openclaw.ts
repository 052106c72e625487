// OpenClaw: an assistant on the user's machine.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { sameInstall } from "hubsmith/apps";
import { json, sh } from "hubsmith/code";

const APIS = {
  chat: "openai-completions",
  responses: "openai-responses",
  messages: "anthropic-messages",
};

export default defineAgent({
  id: "openclaw",
  label: "OpenClaw",
  summary: "An assistant that does tasks for you.",
  docsUrl: "https://docs.openclaw.ai/gateway/config-tools/custom-providers",
  readOn: "2026-11-29",
  order: 200,
  // Without a version, npm installs an empty package with an older Node.
  installs: sameInstall({ script: ["npm install -g openclaw@latest"] }),
  wires: ["chat", "responses", "messages"],
  expands: /\$\{/,
  steps: ({ id, url, key, model, wire, headers, sees, context, output }) => [
    ...addTo(
      "~/.openclaw/openclaw.json",
      json`${{
        agents: { defaults: { model: { primary: `my-${id}/${model}` } } },
        models: {
          providers: {
            // Names of providers that it knows have their own models.
            [`my-${id}`]: {
              baseUrl: url,
              apiKey: key === undefined ? "none" : `\${${key}}`,
              api: APIS[wire],
              ...(Object.keys(headers).length > 0 && { headers }),
              models: [
                {
                  id: model,
                  name: model,
                  ...(sees && { input: ["text", "image"] }),
                  ...(context && { contextWindow: context }),
                  ...(output && { maxTokens: output }),
                },
              ],
            },
          },
        },
      }}`,
    ),
    {
      purpose: "Ask it",
      code: startAgent(key, sh`openclaw agent exec ${"What can you do?"}`),
    },
  ],
});
