// vLLM: serves models to many users at once.
import { defineApp, type Model } from "hubsmith";
import { contextFlag, openAiServer, runsWeights } from "hubsmith/apps";
import { type Code, sh } from "hubsmith/code";
import { parserOptions } from "../kit/apps/tool-parsers.ts";
import table from "../kit/engines/vllm.gen.ts";

export default defineApp({
  id: "vllm",
  label: "vLLM",
  summary: "Serves models to many users at once, on GPUs.",
  docsUrl: "https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html",
  readOn: "2026-11-25", // Its options: vLLM 0.33.0, read on 2026-12-01.
  order: 4,
  installs: { linux: { pip: ["vllm"] } },
  runs: runsWeights(
    ["chat", "complete", "embed", "rank", "transcribe"],
    ({ model, role, trust, context, divided }) => ({
      commands: [
        ...(HEARS.test(model.pipeline_tag ?? "") ? [WITH_AUDIO] : []),
        {
          purpose: "Start a server",
          code: sh`vllm serve ${model.id}${formatOf(model)}${contextFlag("--max-model-len", context)}${divided}${parserOptions("vllm", model, role, sh` --enable-auto-tool-choice`)}${trust}`,
        },
      ],
      ...openAiServer("http://localhost:8000", model.id, role, "responses", "messages"),
    }),
    table,
    "--tensor-parallel-size",
  ),
});

const HEARS = /^a(?:ny|udio|utomatic-speech)-/;
const WITH_AUDIO = { purpose: "Add what reads recordings", code: sh`pip install -U "vllm[audio]"` };

// Some repositories of Mistral AI have no files for Transformers.
const formatOf = ({ siblings, tags }: Model): Code<"sh"> => {
  const has = (path: string): boolean =>
    siblings?.some(({ rfilename }) => rfilename === path) === true;
  const isMistral = siblings === undefined ? tags.includes("mistral-common") : has("params.json");
  return isMistral && !has("config.json")
    ? sh` --tokenizer_mode mistral --config_format mistral --load_format mistral`
    : sh``;
};
