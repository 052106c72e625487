// The searchable fields of a model, from its record only.
import { type Model, valueIn } from "hubsmith";

/** A model in the list. */
export interface ModelCard {
  readonly id: string;
  readonly model: Model;
  /** The searchable text, in lowercase. */
  readonly words: string;
  /** The values of each facet; most models have one of each, and some none. */
  readonly facets: Readonly<Record<FacetId, readonly string[]>>;
}

/** The facets, in display order. */
export const FACETS = ["modality", "task", "library", "provider", "quantization"] as const;

/** A facet of models. */
export type FacetId = (typeof FACETS)[number];

/** The card of a model; `modalityOf` returns the modality of a task. */
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
  const words = [id, task, library, ...facets.quantization, licenseOf(model)];
  return { id, model, words: words.filter(Boolean).join(" ").toLowerCase(), facets };
}

const listOf = (value: string | undefined): readonly string[] =>
  value === undefined ? [] : [value];

const LICENSE = "license:";

/** The license in the tags of a model. */
export const licenseOf = ({ tags }: Model): string | undefined =>
  tags.find((tag) => tag.startsWith(LICENSE))?.slice(LICENSE.length);

/** The quantization of a model, from its tags and its config; only its page reads the files. */
export function quantizationsOf({ tags, config }: Model): readonly string[] {
  const method = valueIn(config, "quantization_config", "quant_method");
  return [
    ...(tags.includes("gguf") ? ["gguf"] : []),
    ...(typeof method === "string" && method !== "" ? [method.toLowerCase()] : []),
  ];
}
