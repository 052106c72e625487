// Qwen Code: an agent for code in the terminal.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { json, sh } from "hubsmith/code";

const INSTALL = { script: ["npm install -g @qwen-code/qwen-code@latest"] };
const PROTOCOLS = { chat: "openai", responses: "openai", messages: "anthropic" };
// It needs the name of a variable also for a server without a key.
const NO_KEY = "LOCAL_API_KEY";

export default defineAgent({
  id: "qwen-code",
  label: "Qwen Code",
  summary: "An agent that writes code in your terminal.",
  docsUrl: "https://qwenlm.github.io/qwen-code-docs/en/users/configuration/model-providers/",
  readOn: "2026-11-29",
  order: 200,
  installs: { linux: INSTALL, macos: INSTALL, windows: INSTALL },
  wires: ["chat", "messages"],
  expands: /\$[\w{]/,
  steps: ({ id, url, key, model, wire, headers, sees, context, output }) => [
    ...addTo(
      "~/.qwen/settings.json",
      json`${{
        modelProviders: {
          [id]: [
            {
              id: model,
              baseUrl: url,
              envKey: key ?? NO_KEY,
              generationConfig: {
                modalities: { image: sees },
                ...(context && { contextWindowSize: context }),
                ...(output && { samplingParams: { max_tokens: output } }),
                ...(Object.keys(headers).length > 0 && { customHeaders: headers }),
              },
            },
          ],
        },
        providerProtocol: { [id]: PROTOCOLS[wire] },
        security: { auth: { selectedType: PROTOCOLS[wire] } },
        model: { name: model },
        ...(key === undefined && { env: { [NO_KEY]: "none" } }),
      }}`,
    ),
    {
      purpose: "Start Qwen Code in a repository",
      code: startAgent(key, sh`qwen`, ["OPENAI_API_KEY", "ANTHROPIC_API_KEY"]),
    },
  ],
});
