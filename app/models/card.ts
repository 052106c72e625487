// What the list knows of a model: the fields by which it is found, told from its record alone.
import { type Model, valueIn } from "hubsmith";

/** A model in the list. */
export interface ModelCard {
  readonly id: string;
  readonly model: Model;
  /** What can be searched, in small letters. */
  readonly words: string;
  /** The values of each facet; most models have one of each, and some none. */
  readonly facets: Readonly<Record<FacetId, readonly string[]>>;
}

/** The facets, in the order in which they are shown. */
export const FACETS = ["modality", "task", "library", "provider", "quantization"] as const;

/** A facet by which models are told apart. */
export type FacetId = (typeof FACETS)[number];

/** The card of a model; `modalityOf` tells the field of a task. */
export function cardOf(model: Model, modalityOf: (task: string) => string | undefined): ModelCard {
  const { id, pipeline_tag: task, library_name: library } = model;
  const modality = task === undefined ? undefined : modalityOf(task);
  const providers = model.inferenceProviderMapping?.map(({ provider }) => provider) ?? [];
  const facets = {
    modality: listOf(modality),
    task: listOf(task),
    library: listOf(library),
    provider: [...new Set(providers)],
    quantization: quantizationsOf(model),
  };
  const words = [id, task, library, ...facets.quantization, licenceOf(model)];
  return { id, model, words: words.filter(Boolean).join(" ").toLowerCase(), facets };
}

const listOf = (value: string | undefined): readonly string[] =>
  value === undefined ? [] : [value];

const LICENCE = "license:";

/** The licence that the tags of a model name. */
export const licenceOf = ({ tags }: Model): string | undefined =>
  tags.find((tag) => tag.startsWith(LICENCE))?.slice(LICENCE.length);

/** How a model is quantized, as its tags and its config tell; files are read on its page alone. */
export function quantizationsOf({ tags, config }: Model): readonly string[] {
  const method = valueIn(config, "quantization_config", "quant_method");
  return [
    ...(tags.includes("gguf") ? ["gguf"] : []),
    ...(typeof method === "string" && method !== "" ? [method.toLowerCase()] : []),
  ];
}
