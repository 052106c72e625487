// SGLang: serves language models with OpenAI's API. A draft model makes its target model faster, and cannot be used
// alone.
import { absent, defineLibrary, type Model } from "hubsmith";
import { type Code, python, sh } from "hubsmith/code";
import { ASKED } from "../kit/samples/inputs.ts";
import { baseModelOf } from "../kit/catalog/base-model.ts";
import { trust } from "../kit/libraries/custom-code.ts";

export default defineLibrary({
  id: "sglang",
  prettyLabel: "SGLang",
  repoName: "sglang",
  repoUrl: "https://github.com/sgl-project/sglang",
  docsUrl: "https://docs.sglang.io",
  install: { pip: ["sglang"] },
  snippets: (model) => {
    const task = model.pipeline_tag ?? "text-generation";
    if (task !== "text-generation" && task !== "image-text-to-text") {
      const reason = `SGLang needs different options for each ${task} model.`;
      return absent({
        code: "other-task",
        reason,
        fix: "See the model card, and https://docs.sglang.io.",
      });
    }
    const algorithm = algorithmOf(model);
    const served = algorithm === undefined ? model.id : baseModelOf(model);
    // A draft may have been trained from another draft, which is not its target.
    if (served === undefined || (algorithm !== undefined && drafts(served) !== undefined)) {
      const reason = "It is a draft model, but no tag has its target model.";
      return absent({
        code: "no-target",
        reason,
        fix: "See the model card, and https://docs.sglang.io.",
      });
    }
    return [
      { purpose: "Start a local server", code: serve(model, served, algorithm) },
      { purpose: "Chat with the server", code: ask(served), install: { pip: ["openai"] } },
    ];
  },
});

const ALGORITHMS: readonly (readonly [name: RegExp, algorithm: string])[] = [
  [/dspark/i, "DSPARK"],
  [/dflash/i, "DFLASH"],
  [/eagle-?3/i, "EAGLE3"],
];

const drafts = (id: string): string | undefined => ALGORITHMS.find(([name]) => name.test(id))?.[1];

// Complete models that include a draft have the same tag; their names do not contain it.
const algorithmOf = (model: Model): string | undefined =>
  model.tags.some((tag) => tag === "speculative-decoding" || tag === "draft-model")
    ? drafts(model.id)
    : undefined;

function serve(model: Model, served: string, algorithm: string | undefined): Code {
  const trusts = Object.keys(trust(model)).length > 0;
  const command = [
    sh`sglang serve --model-path ${served}`,
    ...(algorithm === undefined
      ? []
      : [sh`--speculative-algorithm ${algorithm}`, sh`--speculative-draft-model-path ${model.id}`]),
    ...(trusts ? [sh`--trust-remote-code`] : []),
  ];
  return sh`
    ${trusts ? sh`# This runs Python code of the repository: read it first.` : sh``}
    ${sh.command(command)}
  `;
}

const ask = (served: string): Code => python`
  from openai import OpenAI

  client = OpenAI(base_url="http://localhost:30000/v1", api_key="none")
  messages = [{"role": "user", "content": ${ASKED}}]
  completion = client.chat.completions.create(${python.args([], { model: served, messages: python`messages` })})

  print(completion.choices[0].message.content)
`;
