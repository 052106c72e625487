// Crush: an agent for code in the terminal.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { env, sh } from "hubsmith/code";

export default defineAgent({
  id: "crush",
  label: "Crush",
  summary: "An agent that writes code in your terminal.",
  docsUrl: "https://github.com/charmbracelet/crush#custom-providers",
  readOn: "2026-12-01", // Its README in @charmland/crush 0.96.1.
  order: 200,
  installs: {
    linux: { script: ["npm install -g @charmland/crush@latest"] },
    macos: { script: ["brew install charmbracelet/tap/crush"] },
    windows: { winget: ["charmbracelet.crush"] },
  },
  wires: ["chat", "messages"],
  expands: /\$[\w{(]/,
  steps: ({ id, label, url, key, model, wire, headers, sees, context, output }) => {
    // Names of providers that it knows have their own models.
    const name = `my-${id}/${model}`;
    return [
      ...addTo(
        "~/.config/crush/crushrc",
        sh.join([
          sh.command([
            sh`provider add ${`my-${id}`} --name ${label}`,
            sh`--type ${wire === "chat" ? "openai-compat" : "anthropic"} --base-url ${url}`,
            ...(key === undefined ? [] : [sh`--api-key ${env(key)}`]),
            ...Object.entries(headers).map(
              ([header, value]) => sh`--extra-header ${header} ${value}`,
            ),
          ]),
          sh.command([
            sh`model add ${name} --supports-images ${String(sees)}`,
            ...(context === undefined ? [] : [sh`--context-window ${context}`]),
            ...(output === undefined ? [] : [sh`--default-max-tokens ${output}`]),
          ]),
          sh`
            model large ${name}
            model small ${name}
          `,
        ]),
        // It reads this script for Bash itself, also there.
        String.raw`%USERPROFILE%\.config\crush\crushrc`,
      ),
      { purpose: "Start Crush in a repository", code: startAgent(key, sh`crush`) },
    ];
  },
});
