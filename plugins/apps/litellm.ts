// LiteLLM's proxy, in front of a server on the own machine.
import { defineApp, isAbsence } from "hubsmith";
import { runsAgent } from "../kit/apps/agent.ts";
import { openAiServer } from "hubsmith/apps";
import { sh } from "hubsmith/code";

export default defineApp({
  id: "litellm",
  label: "LiteLLM",
  summary: "A proxy with keys, budgets and logs in front of a model on your machine.",
  docsUrl: "https://docs.litellm.ai/docs/simple_proxy",
  readOn: "2026-11-26",
  order: 200,
  installs: {
    linux: { pip: ["litellm[proxy]"] },
    macos: { pip: ["litellm[proxy]"] },
    windows: { pip: ["litellm[proxy]"] },
  },
  runs: (model, file) => {
    const run = behind(model, file);
    if (isAbsence(run)) return run;
    return { ...run, ...openAiServer("http://localhost:4000", model.id, "chat") };
  },
});

const behind = runsAgent(({ url, model }) => [
  {
    purpose: "Start the proxy",
    code: sh`litellm --model ${`openai/${model}`} --api_base ${`${url}/v1`}`,
  },
]);
