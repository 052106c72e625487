// Cline: an agent for code, in the terminal and in editors.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { env, json, sh } from "hubsmith/code";

const INSTALL = { script: ["npm install -g cline@latest"] };

export default defineAgent({
  id: "cline",
  label: "Cline",
  summary: "An agent that writes code, in your terminal and in editors.",
  docsUrl: "https://docs.cline.bot/provider-config/openai-compatible",
  readOn: "2026-11-29",
  order: 200,
  installs: { linux: INSTALL, macos: INSTALL, windows: INSTALL },
  wires: ["chat"],
  steps: ({ url, key, model, headers, context, output }) => [
    ...addTo(
      "~/.cline/data/settings/providers.json",
      json`${{
        version: 1,
        lastUsedProvider: "openai-compatible",
        modes: {},
        providers: {
          "openai-compatible": {
            settings: {
              provider: "openai-compatible",
              baseUrl: url,
              model,
              ...(context && { contextWindow: context }),
              ...(output && { maxTokens: output }),
              ...(Object.keys(headers).length > 0 && { headers }),
            },
            updatedAt: "2026-01-01T00:00:00.000Z",
            tokenSource: "manual",
          },
        },
      }}`,
    ),
    {
      purpose: "Start Cline in a repository",
      // The file has no variables, and this one is read if it has no key.
      code: sh.join([
        sh`export OPENAI_API_KEY=${key === undefined ? "none" : env(key)}`,
        startAgent(key, sh`cline`),
      ]),
    },
  ],
});
