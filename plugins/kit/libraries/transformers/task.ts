// The definition of a task: its pipeline, its model class, and the sample inputs.
import { type Model, valueIn } from "hubsmith";
import { type Code, type Hole, python, type Value, type ValueObject } from "hubsmith/code";
import { isChat } from "./evidence.ts";
import { example, exampleLabels, typesOf } from "../../tasks/record.ts";
import * as samples from "../../samples/inputs.ts";
import { languagesOf, textToTranslate, translationRequest } from "../../samples/translation.ts";
import type { Pair } from "../../samples/pairs.ts";
import { pictureFor } from "../../samples/pictures.ts";
import { articleFor } from "../../samples/articles.ts";
import { tableQuestionFor } from "../../samples/tables.ts";
import { askedFor } from "../../samples/asked.ts";
import { gapFor } from "../../samples/gaps.ts";
import { audioFor } from "../sample-files.ts";
import { tokensFor } from "../thinking.ts";

type Python = Code<"python">;

export interface Task {
  readonly takes: "text" | "table" | "image" | "audio" | "video";
  /** The suffix of its class after AutoModelFor; omitted for AutoModel. */
  readonly head?: string;
  /** Two texts, for models that compare them. */
  pair?(model: Model): Pair | undefined;
  /** The input if the record has no example. */
  sample?(model: Model): string | undefined;
  /** What the model needs before the text of an example. */
  before?(model: Model): string;
  /** The languages of a multilingual translator, and the first token of its output. */
  codes?(model: Model): { readonly source: string; readonly token: string } | undefined;
  /** The suffix of the class, if it differs by model. */
  headOf?(model: Model): string;
  /** The class, if it is not one of AutoModel. */
  classOf?(model: Model): string;
  /** The class of the processor, if it is not the usual one. */
  readonly processor?: string;
  /** How the model's output is read, if the class does not say it. */
  reads?(model: Model): Python;
  /** The text is followed by the token that ends a turn. */
  readonly endsTurn?: true;
  /** The image is given once for each text. */
  readonly isRepeated?: true;
  /** The inputs are those of a tokenizer, which move to a device and keep their type. */
  readonly areEncodings?: true;
  readonly hasNoPipeline?: true;
  /** The pipeline does more than one call of the model. */
  readonly isOnlyPipeline?: true;
  readonly packages?: readonly string[];
  /** Requirements that pip does not install. */
  readonly note?: string;
  /** The pipeline's arguments, if the sample alone is not enough. */
  asks?(sample: Hole<"python">, model: Model): Python;
  /** How the pipeline's result is used; by default it is printed. */
  shows?(model: Model): Python;
  /** The processor's arguments except the sample. */
  beside?(model: Model): Readonly<Record<string, Hole<"python">>>;
  /** Its models take messages, even if the record does not say that they are chats. */
  takesMessages?(model: Model): boolean;
}

/** A record without a task, or with an unknown one. */
export const UNKNOWN: Task = { takes: "text", hasNoPipeline: true, isOnlyPipeline: true };

// Types of models that take images, and have no chat template.
const PLAIN: ReadonlySet<string> = new Set([
  "blip",
  "blip-2",
  "florence2",
  "fuyu",
  "git",
  "idefics",
  "instructblip",
  "instructblipvideo",
  "kosmos-2",
  "kosmos-2.5",
  "paligemma",
  "pix2struct",
  "pp_formulanet",
  "udop",
  "vision-encoder-decoder",
]);

/** Heads and classes of models that generate text. */
export const GENERATES = /CausalLM|Seq2SeqLM|TextToText|MultimodalLM/;

/** Is the model a chat? A task without text output is never a chat, even with the tag. */
export function converses(model: Model, task: Task): boolean {
  if (task.takesMessages?.(model) === true && !typesOf(model).some((type) => PLAIN.has(type)))
    return true;
  if (task !== UNKNOWN && !GENERATES.test(task.head ?? "")) return false;
  return model.pipeline_tag !== "conversational" && isChat(model);
}

interface Medium {
  readonly sample: string;
  readonly question: string;
}

function mediumOf(model: Model, { takes }: Task): Medium | undefined {
  switch (takes) {
    case "image": {
      const { image, question } = pictureFor(model);
      return { sample: image, question };
    }
    case "audio":
      return { sample: audioFor(model), question: samples.ASKED_OF.audio };
    case "video":
      return { sample: samples.VIDEO, question: samples.ASKED_OF.video };
    default:
      return undefined;
  }
}

/** The messages of a chat. */
export function messagesFor(model: Model, task: Task): Value {
  // Its template accepts nothing but a text or an image with both languages.
  if (/translategemma/i.test(model.id)) {
    const { source, target } = languagesOf(model);
    const part = { type: "text", source_lang_code: source, target_lang_code: target };
    return [{ role: "user", content: [{ ...part, text: textToTranslate(model) }] }];
  }
  const medium = mediumOf(model, task);
  if (medium !== undefined) {
    const address = example(model, "src") ?? medium.sample;
    const place = /^https?:/.test(address) ? "url" : "path";
    const part = { type: task.takes, [place]: address };
    const asked = medium.question === "" ? [] : [{ type: "text", text: medium.question }];
    return [{ role: "user", content: [part, ...asked] }];
  }
  const messages = valueIn(model.widgetData?.[0], "messages");
  return Array.isArray(messages) && messages.length > 0
    ? messages
    : [{ role: "user", content: requestFor(model) ?? askedFor(model) }];
}

/** How many tokens a chat generates: what the record asks may need a long answer. */
export function chatTokens(model: Model): number {
  const isAsked = valueIn(model.widgetData?.[0], "messages") !== undefined;
  return tokensFor(model, isAsked ? 500 : 200);
}

/** The task of a language model that translates or summarizes. */
export function requestFor(model: Model): string | undefined {
  if (model.pipeline_tag === "translation") return translationRequest(model);
  return model.pipeline_tag === "summarization" ? `Summarize: ${articleFor(model)}` : undefined;
}

/** Does the model speak, too? */
export const speaks = (model: Model): boolean =>
  typesOf(model).some((type) => /^(?:qwen2_5_omni|qwen3_omni_moe)$/.test(type));

/** The argument that makes it write only. */
export const TEXT_ONLY = { generation_mode: "text" } as const;

/** The statements of a chat with a model, by the variable of its tokenizer or processor. */
export const chatWith = (
  model: Model,
  task: Task,
  variable: Python,
  tokens = chatTokens(model),
): Python => python`
  messages = ${messagesFor(model, task)}
  inputs = ${variable}.apply_chat_template(
      messages,
      add_generation_prompt=True,
      tokenize=True,
      return_dict=True,
      return_tensors="pt",
  ).to(${task.takes === "audio" ? python`model.device, model.dtype` : python`model.device`})
  outputs = model.generate(${python.args([python`**inputs`], { max_new_tokens: tokens, ...(speaks(model) ? TEXT_ONLY : {}) })})

  print(${variable}.decode(outputs[0][inputs["input_ids"].shape[-1] :]))
`;

/** The input outside chats; if the record has no mask token, the tokenizer's is used. */
export function sampleFor(model: Model, task: Task, tokenizer: Python): Hole<"python"> {
  const pair = task.pair?.(model);
  if (pair !== undefined) return pair.text;
  const medium = mediumOf(model, task);
  const given = example(model, medium === undefined ? "text" : "src");
  const before = task.before?.(model) ?? "";
  const text = given ?? task.sample?.(model);
  const question = text?.startsWith(before) === false ? before + text : text;
  const sample = question ?? medium?.sample;
  if (sample !== undefined) return sample;
  const gap = gapFor(model);
  return model.mask_token === undefined
    ? python`${gap[0]} + ${tokenizer}.mask_token + ${gap[1]}`
    : gap.join(model.mask_token);
}

/** The question about a medium, from the record's example or a default. */
export function askedOf(medium: keyof typeof samples.ASKED_OF, model: Model): string {
  const otherwise = medium === "image" ? pictureFor(model).question : samples.ASKED_OF[medium];
  return example(model, "text") ?? promptOf(model) ?? otherwise;
}

// The prompts that families without a chat were trained with.
function promptOf(model: Model): string | undefined {
  if (/blip2-opt/i.test(model.id)) return `Question: ${samples.ASKED_OF.image} Answer:`;
  return /paligemma2?-\d+b-pt-/i.test(model.id) ? "caption en" : undefined;
}

/** The labels to choose from. */
export const labelsFor = (model: Model, otherwise: readonly string[]): readonly string[] =>
  exampleLabels(model) ?? otherwise;

/** A table with cells as strings, as the library requires, and a question about it. */
export function tableOf(model: Model): ValueObject {
  const table = valueIn(model.widgetData?.[0], "table");
  const query = example(model, "text");
  if (query === undefined || typeof table !== "object" || table === null)
    return { table: samples.TABLE, query: tableQuestionFor(model) };
  const columns = Object.entries(table).map(([name, cells]) => [name, [cells].flat().map(String)]);
  return { table: Object.fromEntries(columns) as ValueObject, query };
}
