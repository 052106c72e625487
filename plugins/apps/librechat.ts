// LibreChat: a chat in the browser for a team.
import { addTo, defineAgent } from "hubsmith/agents";
import { sameInstall } from "hubsmith/apps";
import { sh, yaml } from "hubsmith/code";

export default defineAgent({
  id: "librechat",
  label: "LibreChat",
  summary: "A chat with agents in your browser, for a team.",
  docsUrl:
    "https://www.librechat.ai/docs/configuration/librechat_yaml/object_structure/custom_endpoint",
  readOn: "2026-11-29",
  order: 210,
  installs: sameInstall({ page: "https://www.librechat.ai/docs/local/docker" }),
  wires: ["chat", "messages"],
  leastContext: 0,
  worksWithoutTools: true,
  expands: /\$\{|\{\{/,
  steps: ({ label, url, key, model, wire, headers, context, output }) => [
    ...addTo(
      "librechat.yaml",
      yaml`
        version: 1.3.17
        endpoints:
            custom:
                - name: ${label}
                  apiKey: ${key === undefined ? "none" : `\${${key}}`}
                  baseURL: ${url.replace("//localhost", "//host.docker.internal")}
                  ${wire === "messages" ? yaml`provider: anthropic` : yaml``}
                  models:
                      default: ${[model]}
                      fetch: false
                  titleModel: current_model
                  ${context === undefined ? yaml`` : yaml`tokenConfig: ${{ [model]: { prompt: 0, completion: 0, context } }}`}
                  ${output === undefined ? yaml`` : yaml`addParams: ${{ max_tokens: output }}`}
                  ${Object.keys(headers).length === 0 ? yaml`` : yaml`headers: ${headers}`}
      `,
    ),
    {
      purpose: `Start it${key === undefined ? "" : ` with ${key} in its file .env`}, then open http://localhost:3080`,
      code: sh`docker compose up -d`,
    },
  ],
});
