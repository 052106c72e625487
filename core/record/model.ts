// Parses, normalizes and freezes model records from untrusted JSON.
import { abbreviate, isObject, isString } from "../base/describe.ts";
import type { Value, ValueObject } from "../code/value.ts";
import {
  type Absence,
  absent,
  type Diagnostic,
  isAbsence,
  MAX_REPORTED,
  tryCall,
} from "../base/issue.ts";
import { Cache } from "../base/freeze.ts";
import { type Json, MAX_JSON_DEPTH, MAX_VALUES } from "./json.ts";

/**
 * A model record as the Hub's API returns it, after `parseModel`. Names are those of the API.
 * @see https://huggingface.co/docs/hub/model-cards for `cardData`
 * @public
 */
export interface Model {
  /** The id on the Hub: `owner/name`, or `name` for some old models. */
  readonly id: string;
  /** The tags, including those that the Hub adds. */
  readonly tags: readonly string[];
  /** The id of the model's task. */
  readonly pipeline_tag?: string;
  /** The id of one library, in lowercase. */
  readonly library_name?: string;
  /** The token that a fill-mask model replaces, e.g. `[MASK]`. */
  readonly mask_token?: string;
  /** `true` if users must accept terms before a download. The Hub returns `auto`, `manual` or `false`. */
  readonly gated?: boolean;
  /** `true` if only its owners can see it. */
  readonly private?: boolean;
  /** The time of the last change, e.g. `2026-08-22T09:12:45.000Z`. */
  readonly lastModified?: string;
  /** The part of `config.json` that the Hub returns. */
  readonly config?: ValueObject;
  /** The metadata of the model card. `base_model` is always an array. */
  readonly cardData?: ValueObject;
  /** The example inputs of the model card, e.g. objects with `text`, or with `src` for the URL of a file. */
  readonly widgetData?: readonly ValueObject[];
  /** The Transformers classes that load the model, such as `auto_model` and `processor`. */
  readonly transformersInfo?: ValueObject;
  /** The files of the repository. `rfilename` is the path. With `?blobs=true`, the Hub adds `size`, in bytes. */
  readonly siblings?: readonly { readonly rfilename: string }[];
  /** Metadata of the GGUF files, such as `total` (of weights), `architecture` and `context_length` (in tokens). */
  readonly gguf?: ValueObject;
  /** The numbers of weights: `total`, and `parameters` by data type, such as `BF16`. */
  readonly safetensors?: ValueObject;
  /** The providers that serve the model, and its id there. */
  readonly inferenceProviderMapping?: readonly ProviderMapping[];
}

/**
 * How a provider serves a model, as the Hub's API returns it.
 * @see https://huggingface.co/docs/inference-providers/register-as-a-provider
 * @public
 */
export interface ProviderMapping {
  /** The id of the provider. */
  readonly provider: string;
  /** The provider's id for the model; empty if it is unknown: then only the router can be called. */
  readonly providerId: string;
  /** The id of the task that the provider serves the model for. */
  readonly task?: string;
  /** `live` if the model can be called. */
  readonly status?: string;
  /** The adapter type, e.g. `lora`. */
  readonly adapter?: string;
  /** The path of the adapter's weights file. */
  readonly adapterWeightsPath?: string;
  /** Whether the model can do something at the provider: `toolCalling`, `structuredOutput`, `reasoning`, `imageInput`. */
  readonly features?: Readonly<Record<string, unknown>>;
}

interface Context {
  /** The number of values that may still be read. */
  budget: number;
  /** The field that is read, and the keys and indices of the value in it. */
  readonly path: (string | number)[];
  report(wanted: string, actual: unknown): undefined;
}
// Decodes a value, and freezes it. If it is invalid, reports it and returns `undefined`.
type Decoder = (value: unknown, context: Context) => Value | undefined;

const text: Decoder = (value, context) =>
  typeof value === "string" ? value : context.report("a string", value);

const json: Decoder = (value, context) => {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number")
    return Number.isFinite(value) ? value : context.report("a finite number", value);
  if (typeof value !== "object") return context.report("JSON", value);
  // The first part of the path is the field.
  if (context.path.length > MAX_JSON_DEPTH + 1)
    return context.report(`JSON nested at most ${MAX_JSON_DEPTH} levels deep`, value);
  return (Array.isArray(value) ? list(json) : object)(value, context);
};

const object: Decoder = (value, context) => {
  if (!isObject(value)) return context.report("an object", value);
  const members: Record<string, Value> = {};
  for (const key of Object.keys(value)) {
    const member = memberOf(value, key, json, context);
    if (member === undefined) continue;
    // An assignment would set the prototype.
    if (key !== "__proto__") members[key] = member;
    else Object.defineProperty(members, key, { value: member, enumerable: true });
  }
  return Object.freeze(members);
};

function memberOf(value: object, key: string | number, decode: Decoder, context: Context) {
  context.budget -= 1;
  if (context.budget === -1) context.report(`at most ${MAX_VALUES} values`, value);
  if (context.budget < 0) return undefined;
  context.path.push(key);
  const member = decode((value as Json)[key], context);
  context.path.pop();
  return member;
}

// An object with members that must be valid.
const objectWith =
  (members: Readonly<Record<string, Decoder>>): Decoder =>
  (value, context) => {
    const result = object(value, context);
    const isValid = (name: string): boolean =>
      memberOf(result as object, name, members[name]!, context) !== undefined;
    return result && Object.keys(members).every(isValid) ? result : undefined;
  };

// Longer than any path on the Hub; patterns for file names may need quadratic time.
const MAX_PATH = 1000;
// No repository has such a path, and it has no URL: a segment `.` or `..`, NUL, or half a surrogate pair.
const NO_PATH = /(^|\/)\.{1,2}(\/|$)|\0|\p{Cs}/u;
const path: Decoder = (value, context) => {
  if (typeof value !== "string" || (value.length <= MAX_PATH && !NO_PATH.test(value)))
    return text(value, context);
  const wanted = `a path of at most ${MAX_PATH} characters instead of ${abbreviate(value)}`;
  return context.report(wanted, value);
};

const list =
  (decode: Decoder): Decoder =>
  (value, context) => {
    if (!Array.isArray(value)) return context.report("a list", value);
    const items: Value[] = [];
    for (let index = 0; index < value.length; index += 1) {
      const item = memberOf(value, index, decode, context);
      if (item !== undefined) items.push(item);
    }
    return Object.freeze(items);
  };

const FIELDS = Object.entries<Decoder>({
  tags: list(text),
  pipeline_tag: text,
  library_name: text,
  lastModified: text,
  mask_token: text,
  gated: (value, context) =>
    typeof value === "boolean" || value === "auto" || value === "manual"
      ? value !== false
      : context.report("auto, manual or false", value),
  private: (value, context) =>
    typeof value === "boolean" ? value : context.report("true or false", value),
  config: object,
  cardData: object,
  widgetData: list(object),
  transformersInfo: object,
  siblings: list(objectWith({ rfilename: path })),
  gguf: object,
  safetensors: object,
  inferenceProviderMapping: (value, context) =>
    list(objectWith({ provider: text, providerId: text }))(mappingList(value), context),
} satisfies Record<Exclude<keyof Model, "id">, Decoder>);

// The Hub's rule for names. It rejects URLs, command-line options and `model:provider`.
const HUB_ID = /^\w[\w.-]*(\/\w[\w.-]*)?$/;

/**
 * Parses a model record from untrusted JSON, and normalizes it. Unknown fields are dropped. Values of the wrong type
 * are dropped and reported with their path. Never throws.
 * @param record - The JSON of `https://huggingface.co/api/models/{id}`.
 * @returns The frozen model, and the problems found. `model` is missing only if the record is not an object or its `id`
 * is not a valid model id.
 * @see https://huggingface.co/docs/hub/api
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 *
 * const { model, diagnostics } = parseModel({ id: "owner/name", library_name: "MLX", tags: 1 });
 * model?.library_name; // → "mlx"
 * diagnostics.map(({ path }) => path); // → ["tags"]
 * ```
 * @public
 */
export function parseModel(record: unknown): {
  readonly model?: Model;
  readonly diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const context: Context = {
    budget: MAX_VALUES,
    path: [],
    report: (wanted, actual) => {
      if (diagnostics.length >= MAX_REPORTED) return undefined;
      const path = context.path
        .map((key) => (typeof key === "number" ? `[${key}]` : `.${abbreviate(key)}`))
        .join("")
        .slice(1);
      const type = actual === null ? "null" : Array.isArray(actual) ? "a list" : typeof actual;
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
  const issue = idIssue(id);
  if (issue !== undefined) return { diagnostics: [{ ...issue, path: "id" }] };
  const model: Json = { id, tags: [] };
  for (const [field, decode] of FIELDS) {
    const given = Object.hasOwn(record, field) ? record[field] : undefined;
    if (given === undefined || given === null) continue;
    context.path[0] = field;
    const value = decode(given, context);
    if (value !== undefined) model[field] = value;
  }
  return { model: Object.freeze(Cache.addTo(normalizeRecord(model))), diagnostics };
}

function idIssue(id: unknown): Diagnostic | undefined {
  const missing = 'id is missing. Add one, such as "google/gemma-2-2b-it".';
  if (typeof id !== "string" || id === "") return { code: "missing-id", message: missing };
  if (id.length <= MAX_PATH && HUB_ID.test(id)) return undefined;
  const message = `id: ${JSON.stringify(abbreviate(id))} is not a model id of the Hub. Use a name or owner/name of letters, digits, dots, dashes and underscores, such as "google/gemma-2-2b-it".`;
  return { code: "bad-id", message };
}

/** Parses a record, unless `parseModel` returned it. Adds problems to `diagnostics`. @internal */
export function asModel(given: unknown, diagnostics: Diagnostic[]): Model | Absence {
  const parsed = tryCall("The record", "reading it", [], () =>
    isObject(given) && Cache.of(given) !== undefined
      ? { model: given as unknown as Model, diagnostics: [] }
      : parseModel(given),
  );
  const fix = "Pass a record that parseModel accepts.";
  if (isAbsence(parsed)) return absent({ ...parsed, code: "bad-request", fix });
  diagnostics.push(...parsed.diagnostics);
  if (parsed.model !== undefined) return parsed.model;
  const { code, message } = parsed.diagnostics[0]!;
  return absent({ code, reason: message, fix });
}

function normalizeRecord(model: Json): Model {
  // Lists of models leave out fields that the model card has.
  const card = model["cardData"] as Json | undefined;
  const inCard = (field: string): readonly unknown[] =>
    Object.freeze(card === undefined ? [] : [card[field]].flat().filter(isString));
  const [task] = inCard("pipeline_tag");
  if (!model["pipeline_tag"] && task) model["pipeline_tag"] = task;
  if ((model["tags"] as string[]).length === 0)
    model["tags"] = Object.freeze([...inCard("tags"), ...inCard("language")]);
  // `library_name` may be uppercase, or a comma-separated list.
  const named = model["library_name"] || inCard("library_name")[0];
  const [library, ...others] = (typeof named === "string" ? named : "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  if (library) model["library_name"] = library;
  else delete model["library_name"];
  const tags = model["tags"] as string[];
  if (others.length > 0)
    model["tags"] = Object.freeze([...new Set([...tags, ...others.filter(Boolean)])]);
  if (card && Object.hasOwn(card, "base_model"))
    model["cardData"] = Object.freeze({ ...card, base_model: inCard("base_model") });
  return model as object as Model;
}

// Older responses of the Hub have an object keyed by provider instead of an array.
function mappingList(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.entries(value).map(([provider, mapping]) =>
    isObject(mapping) ? { provider, ...mapping } : mapping,
  );
}

/**
 * Does the model support chat? Yes if it has the tag `conversational`, which the Hub sets for a chat template, or if a
 * provider serves it for chat. Never throws.
 * @returns Whether it is called with messages instead of a prompt.
 * @see https://huggingface.co/docs/transformers/chat_templating
 * @example
 * ```ts
 * import { isConversational } from "hubsmith";
 *
 * isConversational({ id: "owner/name", tags: ["conversational"] }); // → true
 * isConversational({ id: "owner/name", tags: [] }); // → false
 * ```
 * @public
 */
export const isConversational = ({ tags, inferenceProviderMapping }: Model): boolean =>
  tags.includes("conversational") ||
  inferenceProviderMapping?.some(({ task }) => task === "conversational") === true;
