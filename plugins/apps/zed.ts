// Zed: an editor with an agent.
import { addTo, defineAgent, startAgent } from "hubsmith/agents";
import { brewed } from "hubsmith/apps";
import { env, json, sh } from "hubsmith/code";

export default defineAgent({
  id: "zed",
  label: "Zed",
  summary: "An editor with an agent.",
  docsUrl: "https://zed.dev/docs/ai/use-api-access",
  readOn: "2026-11-29",
  order: 200,
  installs: {
    linux: { script: ["curl -f https://zed.dev/install.sh | sh"] },
    macos: brewed("zed").macos,
    windows: { winget: ["ZedIndustries.Zed"] },
  },
  wires: ["chat", "responses", "messages"],
  steps: ({ id, url, key, model, wire, headers, sees, context = 32_768, output }) => {
    const name = id.replaceAll(/[^a-z0-9]+/g, "-");
    // It reads the key from a variable with the name of the service.
    const variable = `${name.replaceAll("-", "_").toUpperCase()}_API_KEY`;
    return [
      ...addTo(
        "~/.config/zed/settings.json",
        json`${{
          language_models: {
            [wire === "messages" ? "anthropic_compatible" : "openai_compatible"]: {
              [name]: {
                api_url: url,
                ...(Object.keys(headers).length > 0 && { custom_headers: headers }),
                available_models: [
                  {
                    name: model,
                    max_tokens: context,
                    ...(output && { max_output_tokens: output }),
                    capabilities: {
                      tools: true,
                      images: sees,
                      parallel_tool_calls: false,
                      prompt_cache_key: false,
                      ...(wire === "responses" && { chat_completions: false }),
                    },
                  },
                ],
              },
            },
          },
          agent: { default_model: { provider: name, model } },
        }}`,
        "%APPDATA%\\Zed\\settings.json",
      ),
      {
        purpose: `Start Zed, which reads ${variable}`,
        code:
          variable === key
            ? startAgent(key, sh`zed .`)
            : sh.join([
                sh`export ${sh.name(variable)}=${key === undefined ? "none" : env(key)}`,
                startAgent(key, sh`zed .`),
              ]),
      },
    ];
  },
});
