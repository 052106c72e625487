// Open WebUI: a chat in the browser.
import { defineAgent } from "hubsmith/agents";
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
  steps: ({ url, key, model }) => [
    {
      // By default it listens to all of the network.
      purpose: "Start it, then open http://localhost:8081",
      code: sh`
        export OPENAI_API_BASE_URL=${url} OPENAI_API_KEY=${key === undefined ? "none" : env(key)}
        export DEFAULT_MODELS=${model} ENABLE_OLLAMA_API=False
        open-webui serve --host 127.0.0.1 --port 8081
      `,
    },
  ],
});
