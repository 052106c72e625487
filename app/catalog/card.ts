// The facts of a model that lists show, from its record, and how the search finds it.
import { isConversational, type Model, valueIn } from "hubsmith";
import type { Hosting } from "./hosting.ts";

export interface Facts {
  readonly id: string;
  readonly downloads: number;
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
  /** The number of parameters, e.g. "8B"; undefined if it is unknown. */
  readonly size: string | undefined;
}

const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

export const compactText = (count: number): string => compact.format(count);

/** The number of parameters, e.g. "8B"; undefined if the record does not have it. */
export function sizeOf({
  safetensors,
  gguf,
}: Pick<Model, "safetensors" | "gguf">): string | undefined {
  const total = valueIn(safetensors, "total") ?? valueIn(gguf, "total");
  return typeof total === "number" && total > 0 ? compactText(total) : undefined;
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
  };
}

/** Are several weights packed into one number? Then a record counts too few. */
const isPacked = ({ gguf, tags }: Model): boolean =>
  gguf === undefined && tags.some((tag) => tag.startsWith("base_model:quantized:"));

/** The names of a model; the one without its owner is not unique. */
export const modelNames = ({
  id,
  providerIds,
}: Pick<Facts, "id" | "providerIds">): {
  readonly names: readonly string[];
  readonly shortName: string;
  readonly otherIds: readonly string[];
} => ({
  names: [id],
  shortName: id.slice(id.indexOf("/") + 1),
  otherIds: providerIds,
});

/** The tasks of a model; a chat model has two. */
export const tasksOf = ({ task, isChat }: Pick<Facts, "task" | "isChat">): readonly string[] => [
  ...new Set([...(task === undefined ? [] : [task]), ...(isChat ? ["conversational"] : [])]),
];

export const subjectsOf = (model: Facts): readonly string[] => [
  ...tasksOf(model),
  ...model.providers,
];
