// A row has the fields of a model that its position does not imply; a record is made of both.

import { filesOf, hostsOf } from "./words.ts";

/** A record as the Hub's API returns it, with the known fields. */
export interface ModelRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

/**
 * The known fields of a model. A string has its library, or `-`, and then its tags. Tags that the Hub derives from
 * other fields are left out: library, task, model type, base model, region, and `conversational`.
 */
export type Row = string | Known;

/** The fields of a row except library and tags. */
export interface Known {
  readonly tags: string;
  /** How its terms are accepted, or that they must be. */
  readonly gated?: "auto" | "manual" | true;
  /** The architecture and the model type of its config. */
  readonly arch?: string;
  /** Where the config has the chat template; undefined if the config is unknown. */
  readonly chat?: "tokenizer_config" | "processor_config" | "chat_template_jinja";
  readonly config?: object;
  readonly quantization?: object;
  /** The classes that load the model and its processor, without `Auto`, and the pipeline if it has one. */
  readonly auto?: string;
  /** `adapter:`, `quantized:` or `finetune:`, and the id of the base model. */
  readonly base?: string;
  readonly card?: object;
  /** The files, see `filesOf`. */
  readonly files?: string | readonly string[];
  readonly gguf?: object;
  /** The number of weights, or the numbers of each type. */
  readonly weights?: number | Readonly<Record<string, number>>;
  readonly mask?: string;
  readonly widget?: readonly object[];
  /** The providers that host it, see `hostsOf`. */
  readonly hosts?: string;
  /** The providers with a staging mapping. */
  readonly staged?: string;
}

/** The rows of a modality by task, with the model's id as the key. Those without a task are under `none`. */
export type Rows = Readonly<Record<string, Readonly<Record<string, Row>>>>;

// Templates are not included: pages only need to know that there is one.
const CHAT_TEMPLATE =
  "{% for message in messages %}<|{{ message.role }}|>{{ message.content }}{% endfor %}";
const NO_TASK = "none";

/** The records of a modality, in the order of its tasks, and by id within a task. */
export const recordsOf = (rows: Rows): readonly ModelRecord[] =>
  Object.entries(rows).flatMap(([task, models]) =>
    Object.entries(models).map(([id, row]) => recordOf(id, task, row)),
  );

/** The record of one model; `undefined` if it is of another modality, or unknown. */
export function recordIn(rows: Rows, id: string): ModelRecord | undefined {
  const found = Object.entries(rows).find(([, models]) => Object.hasOwn(models, id));
  return found && recordOf(id, found[0], found[1][id]!);
}

function recordOf(id: string, task: string, row: Row): ModelRecord {
  const known: Known = typeof row === "string" ? { tags: row } : row;
  const [library = "-", ...tags] = known.tags.split(" ");
  const talks = known.chat !== undefined || tags.includes("conversational");
  const all = [
    library === "-" ? "" : library,
    ...tags,
    known.arch?.split(" ")[1] ?? "",
    task === NO_TASK ? "" : task,
    talks ? "conversational" : "",
    ...baseTags(known.base),
    "region:us",
  ];
  return without({
    id,
    pipeline_tag: task === NO_TASK ? undefined : task,
    library_name: library === "-" ? undefined : library,
    tags: [...new Set(all.filter((tag) => tag !== ""))],
    gated: known.gated,
    config: configOf(known, tags),
    transformersInfo: infoOf(known.auto),
    cardData: known.base || known.card ? { ...baseCard(known.base), ...known.card } : undefined,
    siblings: known.files === undefined ? undefined : [known.files].flat().flatMap(filesOf),
    gguf: known.gguf,
    safetensors: weightsOf(known.weights),
    mask_token: known.mask,
    widgetData: known.widget,
    inferenceProviderMapping: mappingsOf(id, talks ? "conversational" : task, known),
  });
}

const without = (record: ModelRecord): ModelRecord =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined),
  ) as unknown as ModelRecord;

const baseOf = (base: string): string => base.slice(base.indexOf(":") + 1);
const baseCard = (base?: string): object =>
  base === undefined ? {} : { base_model: [baseOf(base)] };
const baseTags = (base?: string): readonly string[] =>
  base === undefined ? [] : [`base_model:${baseOf(base)}`, `base_model:${base}`];

// The Hub tags a Diffusers model with its pipeline, from the config.
function configOf(known: Known, tags: readonly string[]): object | undefined {
  const { arch, chat, quantization, config } = known;
  const pipeline = tags.find((tag) => tag.startsWith("diffusers:"))?.slice("diffusers:".length);
  const [architecture, type] = arch?.split(" ") ?? [];
  const made = {
    ...(architecture === undefined ? {} : { architectures: [architecture] }),
    ...(type === undefined ? {} : { model_type: type }),
    ...(pipeline === undefined ? {} : { diffusers: { _class_name: pipeline } }),
    ...(quantization === undefined ? {} : { quantization_config: quantization }),
    ...(chat === undefined ? {} : templateIn(chat)),
    ...config,
  };
  return Object.keys(made).length > 0 ? made : undefined;
}

const templateIn = (place: NonNullable<Known["chat"]>): object =>
  place === "chat_template_jinja"
    ? { [place]: CHAT_TEMPLATE }
    : { [place]: { chat_template: CHAT_TEMPLATE } };

function infoOf(auto?: string): object | undefined {
  if (auto === undefined) return undefined;
  const [model, processor, pipeline_tag] = auto.split(" ");
  return {
    auto_model: `Auto${model}`,
    ...(pipeline_tag === undefined ? {} : { pipeline_tag }),
    processor: `Auto${processor}`,
  };
}

function weightsOf(weights: Known["weights"]): object | undefined {
  if (weights === undefined || typeof weights === "number")
    return weights === undefined ? undefined : { total: weights };
  return { parameters: weights, total: Object.values(weights).reduce((a, b) => a + b, 0) };
}

function mappingsOf(id: string, task: string, { hosts, staged }: Known): unknown {
  if (hosts === undefined && staged === undefined) return undefined;
  return [...hostsOf(id, task, "live", hosts), ...hostsOf(id, task, "staging", staged)];
}
