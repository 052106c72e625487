// Goose: an agent for code, in the terminal or on the desktop.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { json, sh } from "hubsmith/code";

const INSTALL = {
  script: [
    "curl -fsSL https://github.com/block/goose/releases/download/stable/download_cli.sh | CONFIGURE=false bash",
  ],
};
const SCRIPT = "https://raw.githubusercontent.com/block/goose/main/download_cli.ps1";

export default defineAgent({
  id: "goose",
  label: "Goose",
  summary: "An agent that writes code and runs tasks, in your terminal or on the desktop.",
  docsUrl: "https://goose-docs.ai/docs/getting-started/providers",
  readOn: "2026-11-29",
  order: 200,
  installs: {
    linux: INSTALL,
    macos: { brew: ["block-goose-cli"] },
    windows: {
      script: [`Invoke-WebRequest -Uri "${SCRIPT}" -OutFile goose.ps1; .\\goose.ps1`],
    },
  },
  wires: ["chat", "messages"],
  expands: /\$\{/,
  steps: ({ id, label, url, key, model, wire, headers, context, output }) => {
    // Names of providers that it knows have their own models.
    const name = `custom_${id.replaceAll(/[^a-z0-9_-]/g, "-")}`;
    const settings = json`${{
      name,
      engine: wire === "chat" ? "openai" : "anthropic",
      display_name: label,
      description: "",
      // It adds the path only after `/v1`.
      base_url: wire === "chat" ? `${url}/chat/completions` : url,
      api_key_env: key ?? "",
      requires_auth: key !== undefined,
      ...(Object.keys(headers).length > 0 && { headers }),
      models: [
        {
          name: model,
          ...(context && { context_limit: context }),
          ...(output && { request_params: { max_tokens: output } }),
        },
      ],
    }}`;
    return [
      ...addTo(
        `~/.config/goose/custom_providers/${name}.json`,
        settings,
        `%APPDATA%\\Block\\goose\\config\\custom_providers\\${name}.json`,
      ),
      {
        purpose: "Start Goose",
        code: sh.join([
          sh`export GOOSE_PROVIDER=${name} GOOSE_MODEL=${model}`,
          startAgent(key, sh`goose session`),
        ]),
      },
    ];
  },
});
