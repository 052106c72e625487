// Model records: parsed from untrusted JSON, normalized, frozen.
import { abbreviate, isObject } from "../base/describe.ts";
import type { ValueObject } from "../code/value.ts";
import type { Diagnostic } from "../base/issue.ts";
import { deepFreeze } from "../base/freeze.ts";
import {
  type Json,
  MAX_VALUES,
  type Decoder,
  type ReadContext,
  list,
  object,
  objectWith,
  pathOf,
  text,
  valueIn,
} from "./json.ts";

/** A model as the Hub's API returns it. @public */
export interface Model {
  /** The id on the Hub: `owner/name`. */
  readonly id: string;
  /** The tags, those that the Hub adds included. */
  readonly tags: readonly string[];
  /** The id of the task that its card names. */
  readonly pipeline_tag?: string;
  /** Lower case, one name. */
  readonly library_name?: string;
  /** The token that a fill-mask model completes. */
  readonly mask_token?: string;
  /** Its terms must be accepted before it is downloaded; the Hub also says how: `auto` or `manual`. */
  readonly gated?: boolean;
  /** What the Hub tells of its `config.json`. */
  readonly config?: ValueObject;
  /** `base_model` is always a list. */
  readonly cardData?: ValueObject;
  /** The examples of its card, as inputs of its task. */
  readonly widgetData?: readonly ValueObject[];
  /** Which classes load it in Transformers. */
  readonly transformersInfo?: ValueObject;
  /** Its files, by their paths. */
  readonly siblings?: readonly { readonly rfilename: string }[];
  /** What the Hub read in its GGUF files. */
  readonly gguf?: ValueObject;
  /** How many weights it has, in all and by type. */
  readonly safetensors?: ValueObject;
  /** Who serves it, under which id. */
  readonly inferenceProviderMapping?: readonly ProviderMapping[];
}

/** How a provider serves a model. @public */
export interface ProviderMapping {
  /** The id of the provider. */
  readonly provider: string;
  /** The id under which the provider knows the model. */
  readonly providerId: string;
  /** The id of the task that it serves it for. */
  readonly task?: string;
  /** `live` where it can be called. */
  readonly status?: string;
  /** What the model is to another, such as `lora`. */
  readonly adapter?: string;
  /** The file of the adapter's weights. */
  readonly adapterWeightsPath?: string;
}

const FIELDS: Readonly<Record<Exclude<keyof Model, "id">, Decoder>> = {
  tags: list(text),
  pipeline_tag: text,
  library_name: text,
  mask_token: text,
  gated: (value, trail, reading) =>
    typeof value === "boolean" || value === "auto" || value === "manual"
      ? value !== false
      : reading.report(trail, "auto, manual or false", value),
  config: object,
  cardData: object,
  widgetData: list(object),
  transformersInfo: object,
  siblings: list(objectWith("rfilename")),
  gguf: object,
  safetensors: object,
  inferenceProviderMapping: (value, trail, reading) =>
    list(objectWith("provider", "providerId"))(mappingList(value), trail, reading),
};

// The Hub's own rule for names, so that no id is an address, an option of a command, or names a provider behind a colon.
const HUB_ID = /^\w[\w.-]*(\/\w[\w.-]*)?$/;
// A record of which more than this is wrong is none that anybody would mend field by field.
const MAX_REPORTED = 100;
const parsed = new WeakSet<object>();

/**
 * Reads a model record. Fields it does not know are left out; a field of the wrong type is left out and reported with
 * its path. There is no model only where the record is no object or its `id` is not the id of a model on the Hub.
 * @public
 */
export function parseModel(record: unknown): {
  readonly model?: Model;
  readonly diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const reading: ReadContext = {
    budget: MAX_VALUES,
    report: (trail, wanted, found) => {
      if (diagnostics.length >= MAX_REPORTED) return undefined;
      const type = found === null ? "null" : Array.isArray(found) ? "a list" : typeof found;
      const path = pathOf(trail);
      const message = `${path}: expected ${wanted}, got ${type}. It was ignored.`;
      diagnostics.push({ code: "wrong-type", message, path });
      return undefined;
    },
  };
  if (!isObject(record)) {
    const message = "A model record is a JSON object with an id, as returned by the Hub's API.";
    return { diagnostics: [{ code: "not-a-model", message }] };
  }
  const { id } = record;
  if (typeof id !== "string" || id === "") {
    const message = 'id: a model record needs one, such as "google/gemma-2-2b-it".';
    return { diagnostics: [{ code: "missing-id", message, path: "id" }] };
  }
  if (!HUB_ID.test(id)) {
    const shown = JSON.stringify(abbreviate(id));
    const message = `id: ${shown} is not a model id of the Hub. Use a name or owner/name of letters, digits, dots, dashes and underscores, such as "google/gemma-2-2b-it".`;
    return { diagnostics: [{ code: "bad-id", message, path: "id" }] };
  }
  const model: Json = { id, tags: [] };
  for (const [field, read] of Object.entries(FIELDS)) {
    const found = Object.hasOwn(record, field) ? record[field] : undefined;
    const trail = { step: field, depth: 0 };
    const value = found === undefined || found === null ? undefined : read(found, trail, reading);
    if (value !== undefined) model[field] = value;
  }
  const made = deepFreeze(normalizeRecord(model)) as unknown as Model;
  parsed.add(made);
  return { model: made, diagnostics };
}

/** Was the record read already? @internal */
export const isParsed = (given: unknown): given is Model =>
  typeof given === "object" && given !== null && parsed.has(given);

/** The model, read first where it is not one that `parseModel` made; what is wrong goes to the diagnostics. @internal */
export function asModel(given: unknown, diagnostics: Diagnostic[]): Model | undefined {
  if (isParsed(given)) return given;
  const read = parseModel(given);
  diagnostics.push(...read.diagnostics);
  return read.model;
}

/** Brings what was read into one shape. @internal */
export function normalizeRecord(model: Json): Json {
  // Names in capitals, or several in one.
  const [library, ...others] = String(model["library_name"] ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  if (library) model["library_name"] = library;
  else delete model["library_name"];
  const tags = model["tags"] as string[];
  if (others.length > 0) model["tags"] = [...new Set([...tags, ...others.filter(Boolean)])];
  const card = model["cardData"] as Json | undefined;
  if (card && Object.hasOwn(card, "base_model")) {
    const bases = [card["base_model"]].flat().filter((base) => typeof base === "string");
    model["cardData"] = { ...card, base_model: bases };
  }
  // SpeechBrain's key from before it carried the library's name.
  const config = model["config"] as Json | undefined;
  const speech = config?.["speechbrain"];
  if (isObject(speech) && typeof speech["interface"] === "string") {
    const speechbrain = { speechbrain_interface: speech["interface"], ...speech };
    model["config"] = { ...config, speechbrain };
  }
  return model;
}

/** Provider mappings as a list; older answers are an object keyed by provider. @internal */
export function mappingList(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.entries(value).map(([provider, mapping]) =>
    isObject(mapping) ? { provider, ...mapping } : mapping,
  );
}

/**
 * Does the model take a conversation? It does where a provider hosts it for that. Else the Hub tags it so from its chat
 * template; where the record shows the config, the template must be there, too.
 * @public
 */
export function isConversational({ tags, config, inferenceProviderMapping }: Model): boolean {
  if (inferenceProviderMapping?.some(({ task }) => task === "conversational")) return true;
  if (!tags.includes("conversational")) return false;
  const has = (...path: readonly string[]): boolean => (valueIn(config, ...path) ?? null) !== null;
  return (
    config === undefined ||
    has("tokenizer_config", "chat_template") ||
    has("processor_config", "chat_template") ||
    has("chat_template_jinja")
  );
}
