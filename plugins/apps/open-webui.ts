// Open WebUI: a chat in the browser.
import { absent } from "hubsmith";
import { defineAgent, startAgent } from "hubsmith/agents";
import { sameInstall } from "hubsmith/apps";
import { env, sh } from "hubsmith/code";

export default defineAgent({
  id: "open-webui",
  label: "Open WebUI",
  summary: "A chat in your browser, for one user or a team.",
  docsUrl: "https://docs.openwebui.com/reference/env-configuration",
  readOn: "2026-11-29",
  order: 210,
  installs: sameInstall({ pip: ["open-webui"], note: "It needs Python 3.11 or 3.12." }),
  wires: ["chat"],
  leastContext: 0,
  worksWithoutTools: true,
  steps: ({ url, key, model, headers }) =>
    Object.keys(headers).length > 0
      ? NO_HEADERS
      : [
          {
            // By default it listens to all of the network.
            purpose: "Start it, then open http://localhost:8081",
            code: sh.join([
              sh`export OPENAI_API_BASE_URL=${url} OPENAI_API_KEY=${key === undefined ? "none" : env(key)}`,
              sh`export DEFAULT_MODELS=${model} ENABLE_OLLAMA_API=False`,
              startAgent(key, sh`open-webui serve --host 127.0.0.1 --port 8081`, [
                "OPENAI_API_KEYS",
                "OPENAI_API_BASE_URLS",
              ]),
            ]),
          },
        ],
});

const NO_HEADERS = absent({
  code: "no-headers",
  reason: "Open WebUI has no variable for a header, such as that of the organization to bill.",
  fix: "Leave out the organization, or choose another agent.",
});
