// Continue: an agent for code, in the terminal and in editors.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { env, powershell, sh, yaml } from "hubsmith/code";

const START = "Start it in a repository";
const ON_WINDOWS = powershell`cn --config "$HOME/.continue/config.yaml"`;
const INSTALL = { script: ["npm install -g @continuedev/cli@latest"] };

export default defineAgent({
  id: "continue",
  label: "Continue",
  summary: "An agent that writes code, in your terminal and in editors.",
  docsUrl: "https://docs.continue.dev/reference",
  readOn: "2026-11-29",
  order: 200,
  installs: { linux: INSTALL, macos: INSTALL, windows: INSTALL },
  wires: ["chat", "messages"],
  expands: /\$\{\{/,
  steps: ({ url, key, model, wire, headers, sees, context, output }) => {
    const limits = {
      ...(context && { contextLength: context }),
      ...(output && { maxTokens: output }),
    };
    return [
      ...addTo(
        "~/.continue/config.yaml",
        yaml`
          name: My models
          version: 1.0.0
          schema: v1
          models:
              - name: ${model}
                provider: ${wire === "chat" ? "openai" : "anthropic"}
                model: ${model}
                apiBase: ${wire === "chat" ? url : `${url}/v1`}
                apiKey: ${key === undefined ? "none" : `\${{ secrets.${key} }}`}
                roles: [chat, edit, apply]
                capabilities: ${["tool_use", ...(sees ? ["image_input"] : [])]}
                ${Object.keys(limits).length === 0 ? yaml`` : yaml`defaultCompletionOptions: ${limits}`}
                ${Object.keys(headers).length === 0 ? yaml`` : yaml`requestOptions: ${{ headers }}`}
        `,
      ),
      // Without it, the first start asks for a key of Anthropic.
      {
        purpose: START,
        code: startAgent(key, sh`cn --config ~/.continue/config.yaml`),
        platforms: ["linux", "macos"],
      },
      {
        purpose: START,
        code:
          key === undefined
            ? ON_WINDOWS
            : powershell`if (${env(key)}) { ${ON_WINDOWS} } else { throw ${`${key} is not set.`} }`,
        platforms: ["windows"],
      },
    ];
  },
});
