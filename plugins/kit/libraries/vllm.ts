// Programs of vLLM: a batch in Python, and a server.
import { isAbsence, type LoadCode, type Model } from "hubsmith";
import { type Code, python, sh, type Value } from "hubsmith/code";
import { pictureFor, seesPictures } from "../samples/pictures.ts";
import { askedFor } from "../samples/asked.ts";
import { beginningFor } from "../samples/beginnings.ts";
import { IMAGE } from "../samples/inputs.ts";
import { trust, warning } from "./custom-code.ts";
import { gpusOf, MOST } from "./gpus.ts";
import { hasDraft } from "./draft.ts";
import { modelTypeOf, needsCode } from "./transformers/evidence.ts";
import { tokensFor } from "./thinking.ts";
import { isRealtime } from "./voxtral.ts";

/** Chats with a model in Python, and serves it. */
export function inference(model: Model): readonly LoadCode[] {
  const install = { pip: isMistral(model) ? ["vllm", "mistral-common"] : ["vllm"] };
  return [
    { purpose: "Use it in Python", code: ask(model), install },
    { purpose: "Start a local server", code: serve(model), install },
  ];
}

// Mistral's own repositories have a format of their own.
const isMistral = ({ tags }: Model): boolean => tags.includes("mistral-common");

// vLLM has the model of Kimi K2.5, but reads its tokenizer by the code of the repository, unlike Transformers.
const runsCode = (model: Model): boolean =>
  needsCode(model) || (model.tags.includes("custom_code") && modelTypeOf(model) === "kimi_k25");

/** How many GPUs of a server a model needs, those of the largest server if one is not enough. */
function gpusFor(model: Model): number {
  const gpus = gpusOf(model);
  return isAbsence(gpus) ? MOST : gpus.count;
}

const MISTRAL = { tokenizer_mode: "mistral", config_format: "mistral", load_format: "mistral" };
const FORMATS = Object.entries(MISTRAL).map(([name, value]) => sh`${`--${name}`} ${value}`);

// The draft in the weights, with the number of tokens that it was trained for.
const DRAFT = { method: "dspark", num_speculative_tokens: 7 };

function ask(model: Model): Code {
  const gpus = gpusFor(model);
  return python`
    from vllm import LLM, SamplingParams

    ${warning(model, runsCode(model))}
    llm = LLM(${python.args([], { model: model.id, ...(isMistral(model) ? MISTRAL : {}), ...trust(model, runsCode(model)), ...(hasDraft(model) ? { speculative_config: DRAFT } : {}), ...(gpus > 1 ? { tensor_parallel_size: gpus } : {}) })})
    ${chats(model) ? chat(model) : python`outputs = llm.generate(${beginningFor(model)}, SamplingParams(max_tokens=200))`}

    print(outputs[0].outputs[0].text)
  `;
}

const chat = (model: Model): Code<"python"> => python`
  messages = ${[{ role: "user", content: questionFor(model) }]}
  outputs = llm.chat(messages, SamplingParams(max_tokens=${tokensFor(model, 200)}))
`;

// A model for images is asked about one, and a model for text in images about a page.
function questionFor(model: Model): Value {
  if (!seesPictures(model) && model.pipeline_tag !== "any-to-any") return askedFor(model);
  const { url = IMAGE, question } = pictureFor(model);
  return [
    { type: "image_url", image_url: { url } },
    ...(question === "" ? [] : [{ type: "text", text: question }]),
  ];
}

// A complete record of a model without a chat template has no such tag; the names of base models often say so.
const chats = (model: Model): boolean =>
  model.tags.includes("conversational") || !isNamedBase(model);

/** Does the name say that the model only continues texts? */
export const isNamedBase = ({ id }: Model): boolean =>
  /-(?:base|v0\.\d)$|-pt\b/i.test(id) && !/chat|instruct|-it\b/i.test(id);

/** Serves a model for speech; clients of a realtime model send audio over a WebSocket. */
export function serveSpeech(model: Model): LoadCode {
  const code = isRealtime(model)
    ? sh.command([
        sh`vllm serve ${model.id} --tokenizer-mode mistral`,
        sh`--compilation_config ${'{"cudagraph_mode": "PIECEWISE"}'}`,
      ])
    : sh.command([sh`vllm serve ${model.id}`, ...FORMATS]);
  const install = { pip: ["vllm", "mistral-common[audio]"] };
  return { purpose: "Start a local server", code, install };
}

const DSPARK = JSON.stringify(DRAFT);

function serve(model: Model): Code {
  const trusts = runsCode(model);
  const gpus = gpusFor(model);
  const options = [
    ...(isMistral(model) ? FORMATS : []),
    ...(trusts ? [sh`--trust-remote-code`] : []),
    ...(hasDraft(model) ? [sh`--speculative-config ${DSPARK}`] : []),
    ...(gpus > 1 ? [sh`--tensor-parallel-size ${String(gpus)}`] : []),
  ];
  return sh`
    ${trusts ? sh`# This runs Python code of the repository: read it first.` : sh``}
    ${sh.command([sh`vllm serve ${model.id}`, ...options])}
  `;
}
