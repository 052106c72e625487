// Reads what a user pastes: a model id, a Hub URL, or records: one, a list, a config.json, or one per line.
import { type Model, parseModel } from "hubsmith";

/** The records of an input, and its errors in sentences; or the id that it is. */
export type ReadInput =
  | { readonly id: string }
  | { readonly models: readonly Model[]; readonly errors: readonly string[] };

/** The limit of records. */
export const MOST_RECORDS = 2000;
/** The limit of listed errors. */
export const MOST_ERRORS = 50;
/** The limit of characters. */
export const MOST_CHARACTERS = 20_000_000;

const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?(?:huggingface\.co|hf\.co)\/(?:api\/models\/)?/i;
const ID = /^\w[\w.-]*\/\w[\w.-]*$/;

/** The id that a text is, or that it links to. */
export function idIn(text: string): string | undefined {
  const start = text.trim().slice(0, 300);
  const path = start.replace(ADDRESS, "").split(/[?#]/)[0]!;
  const isAddress = ADDRESS.test(start);
  const id = isAddress ? path.split("/").slice(0, 2).join("/") : path;
  return ID.test(id) && !id.startsWith("datasets/") && !id.startsWith("spaces/") ? id : undefined;
}

/** Reads an input. It never throws. */
export function readInput(text: string): ReadInput {
  const id = idIn(text);
  if (id !== undefined) return { id };
  if (text.length > MOST_CHARACTERS)
    return { models: [], errors: ["The text has more than 20 MB. Split it."] };
  const models = new Map<string, Model>();
  const errors: string[] = [];
  const { values, isList, unread } = valuesIn(text);
  errors.push(...unread);
  for (const { at, value } of values) {
    const where = isList ? `Line ${at}: ` : "";
    if (models.size >= MOST_RECORDS) {
      errors.push(`Only the first ${MOST_RECORDS.toLocaleString("en")} records were read.`);
      break;
    }
    const { model, diagnostics } = parseModel(withId(value));
    if (model !== undefined && models.has(model.id))
      errors.push(`${where}There is already a record of ${model.id}.`);
    else if (model !== undefined) models.set(model.id, model);
    errors.push(...diagnostics.map(({ message }) => where + message));
  }
  const more = errors.length - MOST_ERRORS;
  const listed = errors.slice(0, MOST_ERRORS);
  return {
    models: [...models.values()],
    errors: more > 0 ? [...listed, `${more.toLocaleString("en")} more errors.`] : listed,
  };
}

interface Values {
  readonly values: readonly { readonly at: number; readonly value: unknown }[];
  readonly isList: boolean;
  readonly unread: readonly string[];
}

function valuesIn(text: string): Values {
  const whole = parsed(text);
  if ("value" in whole) {
    const list: readonly unknown[] = Array.isArray(whole.value) ? whole.value : [whole.value];
    const values = list.map((value, index) => ({ at: index + 1, value }));
    return { values, isList: values.length > 1, unread: [] };
  }
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ at: index + 1, ...parsed(line), isEmpty: line.trim() === "" }))
    .filter(({ isEmpty }) => !isEmpty);
  const values = lines.flatMap((line) =>
    "value" in line && typeof line.value === "object" ? [{ at: line.at, value: line.value }] : [],
  );
  // Invalid JSON over several lines has one error, not one per line.
  if (values.length === 0) {
    const isJson = /^\s*[{[]/.test(text);
    const why = isJson ? `The JSON is incomplete or invalid: ${whole.reason}` : NEITHER;
    return { values: [], isList: false, unread: [why] };
  }
  const unread = lines.flatMap((line) =>
    "reason" in line ? [`Line ${line.at}: That is not JSON: ${line.reason}`] : [],
  );
  return { values, isList: true, unread };
}

const NEITHER = "That is not JSON, a model id or a Hub URL. A model id looks like Qwen/Qwen3-8B.";

function parsed(text: string): { readonly value: unknown } | { readonly reason: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The id of a record without a name. */
export const UNNAMED = "your/model";

// A config.json is a part of a record, and has at most the name of its base model; older responses have `modelId`.
function withId(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "id" in value) return value;
  if ("modelId" in value) return { ...value, id: value.modelId };
  if (!("model_type" in value || "architectures" in value)) return value;
  const name = "_name_or_path" in value ? value._name_or_path : undefined;
  const id = typeof name === "string" && ID.test(name) ? name : UNNAMED;
  return { id, library_name: "transformers", tags: ["transformers"], config: value };
}
