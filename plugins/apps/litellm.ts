// LiteLLM's proxy, in front of a server on the own machine.
import { defineApp, isAbsence } from "hubsmith";
import { openAiServer, sameInstall } from "hubsmith/apps";
import { sh } from "hubsmith/code";
import { runsAgent } from "../kit/agents/agent.ts";

export default defineApp({
  id: "litellm",
  label: "LiteLLM",
  summary: "A proxy with keys, budgets and logs in front of a model on your machine.",
  docsUrl: "https://docs.litellm.ai/docs/simple_proxy",
  readOn: "2026-11-26", // Its options: litellm 1.110.2, read on 2026-12-01.
  order: 200,
  installs: sameInstall({ pip: ["litellm[proxy]"] }),
  runs: (model, ...chosen) => {
    const run = behind(model, ...chosen);
    if (isAbsence(run)) return run;
    return { ...run, ...openAiServer("http://localhost:4000", model.id, "chat") };
  },
});

// Without a key it starts only if a variable permits that, it calls no server without one, and by default it listens to
// all of the network.
const behind = runsAgent({
  label: "LiteLLM",
  wires: ["chat"],
  leastContext: 0,
  worksWithoutTools: true,
  expands: /os\.environ\//,
  steps: ({ url, model }) => [
    {
      purpose: "Start the proxy",
      code: sh`
        export OPENAI_API_KEY=none LITELLM_DANGEROUSLY_PERMIT_WEAK_OR_UNSET_MASTER_KEY=true
        litellm --host 127.0.0.1 --model ${`openai/${model}`} --api_base ${url}
      `,
    },
  ],
});
