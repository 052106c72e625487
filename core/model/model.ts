// A model record comes from outside: it is read field by field, mended where the schema drifted, and frozen.
import type { ValueObject } from "../code/value.ts";
import type { Diagnostic } from "../hub/diagnostic.ts";
import { deepFreeze } from "../hub/guard.ts";
import {
  isObject,
  type Json,
  list,
  object,
  objectWith,
  type Read,
  type Report,
  text,
} from "./json.ts";

/** A model as the Hub's API returns it. @public */
export interface Model {
  readonly id: string;
  readonly tags: readonly string[];
  readonly pipeline_tag?: string;
  /** Lower case, one name. */
  readonly library_name?: string;
  readonly mask_token?: string;
  readonly config?: ValueObject;
  /** `base_model` is always a list. */
  readonly cardData?: ValueObject;
  readonly widgetData?: readonly ValueObject[];
  readonly transformersInfo?: ValueObject;
  readonly siblings?: readonly { readonly rfilename: string }[];
  readonly gguf?: ValueObject;
  readonly safetensors?: ValueObject;
  readonly inferenceProviderMapping?: readonly ProviderMapping[];
}

/** How a provider serves a model. @public */
export interface ProviderMapping {
  readonly provider: string;
  readonly providerId: string;
  readonly task?: string;
  readonly status?: string;
  readonly adapter?: string;
  readonly adapterWeightsPath?: string;
}

const FIELDS: Readonly<Record<Exclude<keyof Model, "id">, Read>> = {
  tags: list(text),
  pipeline_tag: text,
  library_name: text,
  mask_token: text,
  config: object,
  cardData: object,
  widgetData: list(object),
  transformersInfo: object,
  siblings: list(objectWith("rfilename")),
  gguf: object,
  safetensors: object,
  inferenceProviderMapping: (value, path, report) =>
    list(objectWith("provider", "providerId"))(asMappings(value), path, report),
};

/**
 * Reads a model record. Fields it does not know are left out; a field of the wrong type is left out and reported with
 * its path. There is no model only where the record is no object or has no `id`.
 * @public
 */
export function parseModel(record: unknown): {
  readonly model?: Model;
  readonly diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (path, wanted, found) => {
    const type = found === null ? "null" : Array.isArray(found) ? "a list" : typeof found;
    const message = `${path}: expected ${wanted}, and got ${type}; the field is left out.`;
    diagnostics.push({ code: "wrong-type", message, path });
    return undefined;
  };
  if (!isObject(record)) {
    const message = "A model record is a JSON object with an id, as the Hub's API returns it.";
    return { diagnostics: [{ code: "not-a-model", message }] };
  }
  if (typeof record["id"] !== "string" || record["id"] === "") {
    const message = 'id: a model record needs one, such as "google/gemma-2-2b-it".';
    return { diagnostics: [{ code: "missing-id", message, path: "id" }] };
  }
  const model: Json = { id: record["id"], tags: [] };
  for (const [field, read] of Object.entries(FIELDS)) {
    const found = Object.hasOwn(record, field) ? record[field] : undefined;
    const value = found === undefined || found === null ? undefined : read(found, field, report);
    if (value !== undefined) model[field] = value;
  }
  return { model: deepFreeze(mend(model)) as unknown as Model, diagnostics };
}

// The drifts below are in live records: names in capitals or several in one, a base model or a list of them, and
// SpeechBrain's key from before it carried the library's name.
function mend(model: Json): Json {
  const [library, ...others] = String(model["library_name"] ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  if (library) model["library_name"] = library;
  else delete model["library_name"];
  const tags = model["tags"] as string[];
  model["tags"] = [...tags, ...others.filter((name) => name !== "" && !tags.includes(name))];
  const card = model["cardData"] as Json | undefined;
  if (card && Object.hasOwn(card, "base_model")) {
    const bases = [card["base_model"]].flat().filter((base) => typeof base === "string");
    model["cardData"] = { ...card, base_model: bases };
  }
  const config = model["config"] as Json | undefined;
  const speech = config?.["speechbrain"];
  if (isObject(speech) && typeof speech["interface"] === "string") {
    const speechbrain = { speechbrain_interface: speech["interface"], ...speech };
    model["config"] = { ...config, speechbrain };
  }
  return model;
}

// Older answers of the API are an object keyed by provider.
function asMappings(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.entries(value).map(([provider, mapping]) =>
    isObject(mapping) ? { provider, ...mapping } : mapping,
  );
}
