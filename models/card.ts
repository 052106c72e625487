// The facts of a model that lists show, from its record, and how the search finds it.
import { isConversational, type Model, valueIn } from "hubsmith";
import type { Findable } from "./search/find.ts";
import type { Hosting } from "./hosting.ts";
import type { Labels } from "./labels.ts";

export interface Facts {
  readonly id: string;
  readonly downloads: number;
  /** The downloads of the model that it is a plain quantization of, such as the original of a GGUF model. */
  readonly baseDownloads?: number | undefined;
  readonly likes: number;
  readonly task: string | undefined;
  readonly library: string | undefined;
  readonly gated: boolean;
  readonly tags: readonly string[];
  readonly isChat: boolean;
  /** The providers that host it now. */
  readonly providers: readonly string[];
  /** Its other ids at providers. */
  readonly providerIds: readonly string[];
  /** Price, context and features at these providers; absent if the record alone was read. */
  readonly hosting?: Hosting | undefined;
  readonly quantization: readonly string[];
  /** The number of parameters, e.g. "8B"; undefined if the record does not have it. */
  readonly size: string | undefined;
  /** The number of parameters, from the record or from the id; undefined if neither has it. */
  readonly parameters: number | undefined;
}

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

export const compactText = (count: number): string => compact.format(count);

type Weights = Pick<Model, "safetensors" | "gguf">;

function totalOf({ safetensors, gguf }: Weights): number | undefined {
  const total = valueIn(safetensors, "total") ?? valueIn(gguf, "total");
  return typeof total === "number" && total > 0 ? total : undefined;
}

/** The number of parameters, e.g. "8B"; undefined if the record does not have it. */
export function sizeOf(model: Weights): string | undefined {
  const total = totalOf(model);
  return total === undefined ? undefined : compactText(total);
}

/** The number in an id such as `Qwen3-30B-A3B` or `Mixtral-8x7B`; the largest, because the other is that of active ones. */
function parametersIn(id: string): number | undefined {
  const found = id.matchAll(/(?<![a-z\d.])(?:(\d+)x)?(\d+(?:\.\d+)?)([bm])(?![a-z\d])/gi);
  const all = [...found].map(
    ([, experts = "1", count, unit]) =>
      Number(experts) * Number(count) * (unit!.toLowerCase() === "b" ? 1e9 : 1e6),
  );
  return all.length === 0 ? undefined : Math.max(...all);
}

/** The longest input in tokens; undefined if the record does not have it. */
export function contextOf({ gguf }: Pick<Model, "gguf">): string | undefined {
  const tokens = valueIn(gguf, "context_length");
  return typeof tokens === "number" && tokens > 0 ? tokens.toLocaleString("en") : undefined;
}

/** The day of its last change, e.g. `2025-11-20`, without the time. */
export const updatedOf = ({ lastModified }: Pick<Model, "lastModified">): string | undefined =>
  lastModified?.slice(0, 10);

/** The quantization of a model, from its tags and its config; only its page reads the files. */
export function quantizationsOf({ tags, config }: Model): readonly string[] {
  const method = valueIn(config, "quantization_config", "quant_method");
  return [
    ...(tags.includes("gguf") ? ["gguf"] : []),
    ...(typeof method === "string" && method !== "" ? [method.toLowerCase()] : []),
  ];
}

// Providers serve some embedders and classifiers as chats, too.
const TALKING = [
  "text-generation",
  "image-text-to-text",
  "audio-text-to-text",
  "any-to-any",
  "other",
  undefined,
];

const isChat = (model: Model): boolean =>
  isConversational(model) &&
  (model.tags.includes("conversational") || TALKING.includes(model.pipeline_tag));

/** The facts of a record; its downloads are unknown. */
export function factsOf(model: Model): Facts {
  const mappings = model.inferenceProviderMapping ?? [];
  const live = mappings.filter(({ status = "live" }) => status === "live");
  const providerIds = mappings.map(({ providerId }) => providerId);
  return {
    id: model.id,
    downloads: 0,
    likes: 0,
    task: model.pipeline_tag,
    library: model.library_name?.toLowerCase(),
    gated: model.gated === true,
    tags: model.tags,
    isChat: isChat(model),
    providers: [...new Set(live.map(({ provider }) => provider))],
    providerIds: [...new Set(providerIds)].filter((id) => id !== "" && id !== model.id),
    quantization: quantizationsOf(model),
    size: isPacked(model) ? undefined : sizeOf(model),
    parameters: (isPacked(model) ? undefined : totalOf(model)) ?? parametersIn(model.id),
  };
}

/** Are several weights packed into one number? Then a record counts too few. */
const isPacked = ({ gguf, tags }: Model): boolean =>
  gguf === undefined && tags.some((tag) => tag.startsWith("base_model:quantized:"));

/** The tasks of a model; a chat model has two. */
export const tasksOf = ({ task, isChat }: Pick<Facts, "task" | "isChat">): readonly string[] => [
  ...new Set([...(task === undefined ? [] : [task]), ...(isChat ? ["conversational"] : [])]),
];

/** How the search finds a model; its name without the owner is not unique. */
export function findableOf(model: Facts, labels: Labels): Findable<Facts> {
  const { id, providerIds, providers, task, library, tags, quantization, hosting } = model;
  return {
    names: [id],
    shortName: id.slice(id.indexOf("/") + 1),
    otherIds: providerIds,
    words: [
      ...(task === undefined ? [] : [task, labels("task", task)]),
      ...(library === undefined ? [] : [library, labels("library", library)]),
      // Others, such as `dataset:squad`, are about another item.
      ...tags.filter((tag) => !tag.includes(":")),
      ...quantization,
      ...(hosting?.features ?? []),
    ],
    subjects: [...tasksOf(model), ...providers, ...(library === undefined ? [] : [library])],
    facts: model,
  };
}
