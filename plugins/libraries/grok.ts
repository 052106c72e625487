// Grok: the weights of xAI's first open model, for JAX on several GPUs.
import { absent, defineLibrary, downloads, type Model } from "hubsmith";
import { type Code, python } from "hubsmith/code";
import { modelTypeOf } from "../kit/libraries/transformers/evidence.ts";
import { ASKED } from "../kit/samples/inputs.ts";

export default defineLibrary({
  id: "grok",
  prettyLabel: "Grok",
  repoUrl: "https://github.com/xai-org/grok-1",
  countDownloads: downloads.any(
    downloads.path("ckpt/tensor00000_000"),
    downloads.path("ckpt-0/tensor00000_000"),
  ),
  // Some fine-tuned models of other types have the name, too.
  snippets: (model) =>
    modelTypeOf(model) === undefined
      ? OWN_CODE
      : { purpose: "Use it in Python", code: ask(model), install: { pip: ["vllm"] } },
});

const OWN_CODE = absent({
  code: "own-code",
  reason: "Grok runs by its own code, on eight GPUs.",
  fix: "Use https://github.com/xai-org/grok-1.",
});

const ask = (model: Model): Code => python`
  from vllm import LLM, SamplingParams

  llm = LLM(model=${model.id})
  messages = [{"role": "user", "content": ${ASKED}}]
  outputs = llm.chat(messages, SamplingParams(max_tokens=1000))

  print(outputs[0].outputs[0].text)
`;
