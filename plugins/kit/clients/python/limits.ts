// Calls that huggingface_hub cannot make, or rejects: the reasons why it is not offered.
import type { Absence, Call } from "hubsmith";
import { refusal } from "../refusals.ts";
import { hasSchema } from "../response.ts";
import { python } from "hubsmith/code";
import { huggingfaceHub as sdk } from "./sdk.gen.ts";

/** Inputs that it renames. */
export const INPUTS: Readonly<Record<string, string>> = {
  source_sentence: "sentence",
  sentences: "other_sentences",
};

/** Pairs, and parameters of pairs, that it sends in another format, which the service also accepts. */
export const OWN_FORM: readonly string[] = [
  "hf-inference/text-generation",
  "novita/text-to-video",
  "nscale/text-to-image/width",
  "nscale/text-to-image/height",
  "zai-org/text-to-image/width",
  "zai-org/text-to-image/height",
];

/** Pairs that it calls without the weights of a LoRA, so that the result is another image. */
const NO_LORA: readonly string[] = [
  "replicate/image-to-image",
  "wavespeed/image-to-image",
  "wavespeed/image-to-video",
  "wavespeed/text-to-image",
  "wavespeed/text-to-video",
];

const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  translation: ["src_lang", "tgt_lang"],
};

/** Why it would call a model without the weights of its LoRA; undefined if it would not. */
export function lacksLora({ mapping, provider, providerLabel, task }: Call): Absence | undefined {
  if (mapping?.adapter !== "lora" || !NO_LORA.includes(`${provider}/${task.id}`)) return undefined;
  const reason = `${sdk.name} does not send LoRA weights to ${providerLabel} for ${task.id}.`;
  return refusal("sdk-lacks-lora", reason, "another provider");
}

/**
 * Why an endpoint would reject its text generation: it posts to the unchanged URL, in a format that only the root
 * accepts.
 */
export function refuseEndpointPath({ endpointUrl, task }: Call): Absence | undefined {
  const [path = ""] = (endpointUrl ?? "").split("?");
  if (task.id !== "text-generation" || !/\/v1(?=\/|$)/.test(path)) return undefined;
  const reason = `${sdk.name} needs the root URL of an endpoint for text generation.`;
  return refusal("not-a-root-url", reason, "remove the path from /v1 on");
}

/** Why a parameter cannot be passed: as a named argument, its name must be a Python identifier. */
export function refuseOddName({ task, parameters }: Call): Absence | undefined {
  if (sdk.tasks[task.id]?.others !== "beside") return undefined;
  const odd = Object.keys(parameters).find((name) => !python.isName(name));
  if (odd === undefined) return undefined;
  const reason = `${sdk.name} accepts only Python identifiers as parameter names, not ${JSON.stringify(odd)}.`;
  return refusal("bad-parameter-name", reason, "remove the parameter");
}

/** Why it would raise an error before the request: it requires some parameters together, and labels to compare. */
export function lacksPartner({ parameters, task }: Call): Absence | undefined {
  const together = TOGETHER[task.id] ?? [];
  const missing = together.find((name) => !Object.hasOwn(parameters, name));
  if (missing !== undefined && together.some((name) => Object.hasOwn(parameters, name))) {
    const reason = `${sdk.name} needs ${together.join(" and ")} together.`;
    return refusal("sdk-lacks-parameter", reason, `add ${missing}`);
  }
  const { candidate_labels: labels } = parameters;
  const wantsTwo = task.id === "zero-shot-image-classification";
  if (!wantsTwo || !Array.isArray(labels) || labels.length > 1) return undefined;
  const reason = `${sdk.name} needs at least two labels.`;
  return refusal("sdk-lacks-parameter", reason, "add a label");
}

// The models that the SDK treats as chat models, if it calls Hugging Face's servers by their name.
const CHATTING: readonly unknown[] = ["text-generation", "image-text-to-text"];

/** Why it would lose the schema of a chat: it sends the form of Text Generation Inference, as which it treats any endpoint. */
export function losesSchema({ parameters, provider, target }: Call): Absence | undefined {
  const isOther = target === "endpoint" || (target === "direct" && provider === "hf-inference");
  if (!isOther || !hasSchema(parameters["response_format"])) return undefined;
  const reason = `${sdk.name} sends JSON schemas to this server in a form that only Text Generation Inference reads.`;
  return refusal("sdk-loses-schema", reason);
}

/** Why it would reject a chat with a model of Hugging Face's servers, whose record it reads first. */
export function refusesChat({ model, provider, target }: Call): Absence | undefined {
  const looks = target === "direct" && provider === "hf-inference";
  if (!looks || CHATTING.includes(model.pipeline_tag)) return undefined;
  const reason = `${sdk.name} does not support chats with ${model.pipeline_tag} models on Hugging Face's servers.`;
  return refusal("sdk-lacks-pair", reason, "route the request");
}
