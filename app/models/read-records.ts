// Parses custom records: one record, a list, a config.json, or one record per line. Errors have their line.
import { type Model, parseModel } from "hubsmith";

/** An error in the input. */
export interface Unread {
  /** Counted from one; 1 if the input is a single value. */
  readonly line: number;
  readonly reason: string;
}

/** The records and errors of an input. */
export interface ReadRecords {
  readonly models: readonly Model[];
  readonly unread: readonly Unread[];
}

/** The limit of records. */
export const MOST_RECORDS = 50_000;
/** The limit of listed errors. */
export const MOST_UNREAD = 100;

/** Parses an input. It never throws; errors are in `unread`. */
export function readRecords(text: string): ReadRecords {
  const models = new Map<string, Model>();
  const lineOf = new Map<string, number>();
  const unread: Unread[] = [];
  let left = 0;
  const fault = (line: number, reason: string): void => {
    if (unread.length < MOST_UNREAD) unread.push({ line, reason });
    else left += 1;
  };
  for (const { line, value, reason } of valuesIn(text)) {
    if (reason !== undefined) {
      fault(line, reason);
      continue;
    }
    if (models.size >= MOST_RECORDS) {
      fault(line, `Only the first ${MOST_RECORDS.toLocaleString("en")} records are read.`);
      break;
    }
    const { model, diagnostics } = parseModel(withId(value));
    if (model === undefined) fault(line, diagnostics[0]?.message ?? "This is not a model record.");
    else if (lineOf.has(model.id))
      fault(line, `Line ${lineOf.get(model.id)} already has a record of ${model.id}.`);
    else {
      models.set(model.id, model);
      lineOf.set(model.id, line);
      for (const { message } of diagnostics) fault(line, `${model.id}: ${message}`);
    }
  }
  if (left > 0)
    unread.push({ line: 0, reason: `${left.toLocaleString("en")} more errors are not listed.` });
  return { models: [...models.values()], unread };
}

interface Read {
  readonly line: number;
  readonly value?: unknown;
  readonly reason?: string;
}

function* valuesIn(text: string): Generator<Read> {
  const whole = parsed(text);
  if ("value" in whole) {
    const values: readonly unknown[] = Array.isArray(whole.value) ? whole.value : [whole.value];
    for (const [at, value] of values.entries())
      yield { line: values.length > 1 ? at + 1 : 1, value };
    return;
  }
  const lines = text.split(/\r?\n/);
  // Invalid JSON over several lines has one error, not one per line.
  if (!lines.some((line) => "value" in parsed(line))) {
    yield { line: 1, reason: `This is not JSON: ${whole.reason}` };
    return;
  }
  for (const [at, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const one = parsed(line);
    yield "value" in one
      ? { line: at + 1, value: one.value }
      : { line: at + 1, reason: `This is not JSON: ${one.reason}` };
  }
}

function parsed(text: string): { readonly value: unknown } | { readonly reason: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The id of a record without a name. */
export const UNNAMED = "your/model";
const ON_HUB = /^\w[\w.-]*\/\w[\w.-]*$/;

// A config.json is a part of a record, and has at most the name of its base model.
function withId(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "id" in value || "modelId" in value)
    return withModelId(value);
  if (!("model_type" in value || "architectures" in value)) return value;
  const name = "_name_or_path" in value ? value._name_or_path : undefined;
  const id = typeof name === "string" && ON_HUB.test(name) ? name : UNNAMED;
  return { id, library_name: "transformers", tags: ["transformers"], config: value };
}

// Older responses of the Hub have `modelId`.
function withModelId(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "id" in value) return value;
  return { ...value, id: (value as { readonly modelId?: unknown }).modelId };
}
