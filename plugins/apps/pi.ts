// Pi: an agent for code in the terminal.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { sameInstall } from "hubsmith/apps";
import { json, sh } from "hubsmith/code";

const APIS = {
  chat: "openai-completions",
  responses: "openai-responses",
  messages: "anthropic-messages",
};

export default defineAgent({
  id: "pi",
  label: "Pi",
  summary: "An agent that writes code in your terminal.",
  docsUrl: "https://github.com/earendil-works/pi/blob/main/packages/coding-agent/docs/models.md",
  readOn: "2026-11-29",
  order: 200,
  // Without a version, npm installs one with other settings on an older Node.
  installs: sameInstall({
    script: ["npm install -g @earendil-works/pi-coding-agent@latest"],
    note: "It needs Node 22.19 or later.",
  }),
  wires: ["chat", "responses", "messages"],
  expands: /\$[\w{]|^!/,
  steps: ({ id, url, key, model, wire, headers, sees, context, output }) => [
    ...addTo(
      "~/.pi/agent/models.json",
      json`${{
        providers: {
          // Names of providers that it knows have their own models.
          [`my-${id}`]: {
            baseUrl: url,
            api: APIS[wire],
            // It shows only models with a key; any key will do.
            apiKey: key === undefined ? "none" : `$${key}`,
            ...(Object.keys(headers).length > 0 && { headers }),
            models: [
              {
                id: model,
                ...(sees && { input: ["text", "image"] }),
                ...(context && { contextWindow: context }),
                ...(output && { maxTokens: output }),
              },
            ],
          },
        },
      }}`,
    ),
    {
      purpose: "Start Pi",
      code: startAgent(key, sh`pi --model ${`my-${id}/${model}`}`),
    },
  ],
});
