// Parses, normalizes and freezes model records from untrusted JSON.
import { abbreviate, isObject } from "../base/describe.ts";
import type { Value, ValueObject } from "../code/value.ts";
import { type Absence, absent, type Diagnostic, MAX_REPORTED } from "../base/issue.ts";
import { Cache, deepFreeze } from "../base/freeze.ts";
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
  /** Whether the model can do something at the provider: `toolCalling`, `structuredOutput`, `imageInput`. */
  readonly features?: Readonly<Record<string, unknown>>;
}

interface Context {
  /** The number of values that may still be read. */
  budget: number;
  depth: number;
  report(path: Path, wanted: string, actual: unknown): undefined;
}
// A function, because the string is needed only if something is reported.
type Path = () => string;
// Decodes a value. If it is invalid, reports it and returns `undefined`.
type Decoder = (value: unknown, path: Path, context: Context) => Value | undefined;

const text: Decoder = (value, path, context) =>
  typeof value === "string" ? value : context.report(path, "a string", value);

const json: Decoder = (value, path, context) => {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number")
    return Number.isFinite(value) ? value : context.report(path, "a finite number", value);
  if (typeof value !== "object") return context.report(path, "JSON", value);
  if (context.depth > MAX_JSON_DEPTH)
    return context.report(path, `JSON nested at most ${MAX_JSON_DEPTH} levels deep`, value);
  return (Array.isArray(value) ? list(json) : object)(value, path, context);
};

const object: Decoder = (value, path, context) => {
  if (!isObject(value)) return context.report(path, "an object", value);
  const members: (readonly [string, Value])[] = [];
  context.depth += 1;
  for (const [key, member] of Object.entries(value)) {
    if (isTooMuch(value, path, context)) break;
    const result = json(member, () => `${path()}.${abbreviate(key)}`, context);
    if (result !== undefined) members.push([key, result]);
  }
  context.depth -= 1;
  return Object.fromEntries(members);
};

const objectWith =
  (...names: readonly string[]): Decoder =>
  (value, path, context) => {
    const result = object(value, path, context) as ValueObject | undefined;
    const invalid = result && names.find((name) => typeof result[name] !== "string");
    if (invalid === undefined) return result;
    return context.report(() => `${path()}.${invalid}`, "a string", result?.[invalid]);
  };

// Longer than any path on the Hub; patterns for file names may need quadratic time.
const MAX_PATH = 1000;
// No repository has such a path, and it has no URL: a segment `.` or `..`, NUL, or half a surrogate pair.
const NO_PATH = /(^|\/)\.{1,2}(\/|$)|\0|\p{Cs}/u;
const file: Decoder = (value, path, context) => {
  const result = objectWith("rfilename")(value, path, context);
  const { rfilename = "" } = (result ?? {}) as { readonly rfilename?: string };
  if (rfilename.length <= MAX_PATH && !NO_PATH.test(rfilename)) return result;
  const wanted = `a path of at most ${MAX_PATH} characters instead of ${abbreviate(rfilename)}`;
  return context.report(() => `${path()}.rfilename`, wanted, rfilename);
};

const list =
  (decode: Decoder): Decoder =>
  (value, path, context) => {
    if (!Array.isArray(value)) return context.report(path, "a list", value);
    const items: Value[] = [];
    context.depth += 1;
    for (const [index, item] of value.entries()) {
      if (isTooMuch(value, path, context)) break;
      const result = decode(item, () => `${path()}[${index}]`, context);
      if (result !== undefined) items.push(result);
    }
    context.depth -= 1;
    return items;
  };

function isTooMuch(value: object, path: Path, context: Context): boolean {
  context.budget -= 1;
  if (context.budget >= 0) return false;
  context.report(path, `at most ${MAX_VALUES} values`, value);
  return true;
}

const FIELDS: Readonly<Record<Exclude<keyof Model, "id">, Decoder>> = {
  tags: list(text),
  pipeline_tag: text,
  library_name: text,
  lastModified: text,
  mask_token: text,
  gated: (value, path, context) =>
    typeof value === "boolean" || value === "auto" || value === "manual"
      ? value !== false
      : context.report(path, "auto, manual or false", value),
  private: (value, path, context) =>
    typeof value === "boolean" ? value : context.report(path, "true or false", value),
  config: object,
  cardData: object,
  widgetData: list(object),
  transformersInfo: object,
  siblings: list(file),
  gguf: object,
  safetensors: object,
  inferenceProviderMapping: (value, path, context) =>
    list(objectWith("provider", "providerId"))(mappingList(value), path, context),
};

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
    depth: 0,
    report: (at, wanted, actual) => {
      if (diagnostics.length >= MAX_REPORTED) return undefined;
      const path = at();
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
  for (const [field, decode] of Object.entries(FIELDS)) {
    const given = Object.hasOwn(record, field) ? record[field] : undefined;
    if (given === undefined || given === null) continue;
    const value = decode(given, () => field, context);
    if (value !== undefined) model[field] = value;
  }
  const result = deepFreeze(Cache.addTo(normalizeRecord(model)));
  return { model: result as unknown as Model, diagnostics };
}

function idIssue(id: unknown): Diagnostic | undefined {
  if (typeof id !== "string" || id === "")
    return {
      code: "missing-id",
      message: 'id is missing. Add one, such as "google/gemma-2-2b-it".',
    };
  if (id.length <= MAX_PATH && HUB_ID.test(id)) return undefined;
  const message = `id: ${JSON.stringify(abbreviate(id))} is not a model id of the Hub. Use a name or owner/name of letters, digits, dots, dashes and underscores, such as "google/gemma-2-2b-it".`;
  return { code: "bad-id", message };
}

/** Parses a record, unless `parseModel` returned it. Adds problems to `diagnostics`. @internal */
export function asModel(given: unknown, diagnostics: Diagnostic[]): Model | Absence {
  if (isObject(given) && Cache.of(given) !== undefined) return given as unknown as Model;
  const { model, diagnostics: parseDiagnostics } = parseModel(given);
  diagnostics.push(...parseDiagnostics);
  if (model !== undefined) return model;
  const { code, message } = parseDiagnostics[0]!;
  return absent({ code, reason: message, fix: "Pass a record that parseModel accepts." });
}

function normalizeRecord(model: Json): Json {
  // Lists of models leave out fields that the model card has.
  const card = model["cardData"] as Json | undefined;
  const isString = (value: unknown): boolean => typeof value === "string";
  const inCard = (field: string): readonly unknown[] => [card?.[field]].flat().filter(isString);
  const [task] = inCard("pipeline_tag");
  if (!model["pipeline_tag"] && task) model["pipeline_tag"] = task;
  if ((model["tags"] as string[]).length === 0)
    model["tags"] = [...inCard("tags"), ...inCard("language")];
  // `library_name` may be uppercase, or a comma-separated list.
  const [library, ...others] = String(model["library_name"] || (inCard("library_name")[0] ?? ""))
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  if (library) model["library_name"] = library;
  else delete model["library_name"];
  const tags = model["tags"] as string[];
  if (others.length > 0) model["tags"] = [...new Set([...tags, ...others.filter(Boolean)])];
  if (card && Object.hasOwn(card, "base_model"))
    model["cardData"] = { ...card, base_model: inCard("base_model") };
  return model;
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
