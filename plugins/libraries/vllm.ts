// vLLM: serves language models to many users, with OpenAI's API, or runs a batch in a program.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { ASKED } from "../shared/samples.ts";
import { draftOf } from "./shared/draft.ts";
import { trust, warning } from "./shared/custom-code.ts";

export default defineLibrary({
  id: "vllm",
  prettyLabel: "vLLM",
  repoName: "vllm",
  repoUrl: "https://github.com/vllm-project/vllm",
  docsUrl: "https://docs.vllm.ai",
  filter: false,
  install: { pip: ["vllm"] },
  snippets: (model) => {
    const { pipeline_tag: task = "other" } = model;
    const draft = draftOf(model);
    if (draft !== undefined) return draft;
    if (!["text-generation", "image-text-to-text", "other"].includes(task)) {
      const reason = `vLLM needs different options for each ${task} model.`;
      return absent("other-task", reason, "See the model card, and https://docs.vllm.ai.");
    }
    return [
      { purpose: "Use it in Python", code: ask(model) },
      { purpose: "Start a local server", code: serve(model) },
    ];
  },
});

function ask(model: Model): Code {
  return python`
    from vllm import LLM, SamplingParams

    ${warning(model)}
    llm = LLM(${python.args([], { model: model.id, ...trust(model) })})
    messages = [{"role": "user", "content": ${ASKED}}]
    outputs = llm.chat(messages, SamplingParams(max_tokens=200))

    print(outputs[0].outputs[0].text)
  `;
}

function serve(model: Model): Code {
  const trusts = Object.keys(trust(model)).length > 0;
  return sh`
    ${trusts ? sh`# This runs Python code of the repository: read it first.` : sh``}
    ${trusts ? sh`vllm serve ${model.id} --trust-remote-code` : sh`vllm serve ${model.id}`}
  `;
}
