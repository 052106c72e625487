// Records that a visitor brings: one record, a list, a config.json, or one record a line; what is wrong is told by its line.
import { type Model, parseModel } from "hubsmith";

/** Something that could not be read. */
export interface Unread {
  /** Counted from one; of a text that is one value, the first. */
  readonly line: number;
  readonly reason: string;
}

/** What was found in a text. */
export interface ReadRecords {
  readonly models: readonly Model[];
  readonly unread: readonly Unread[];
}

/** As many records as are taken. */
export const MOST_RECORDS = 50_000;
/** As many faults as are told, for nobody mends more by hand. */
export const MOST_UNREAD = 100;

/** Reads a text. It never throws; what cannot be read is among `unread`. */
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
      fault(line, `Only the first ${MOST_RECORDS.toLocaleString("en")} records are taken.`);
      break;
    }
    const { model, diagnostics } = parseModel(withId(value));
    if (model === undefined) fault(line, diagnostics[0]?.message ?? "This is not a model record.");
    else if (lineOf.has(model.id))
      fault(line, `A record of ${model.id} stands in line ${lineOf.get(model.id)} already.`);
    else {
      models.set(model.id, model);
      lineOf.set(model.id, line);
      for (const { message } of diagnostics) fault(line, `${model.id}: ${message}`);
    }
  }
  if (left > 0)
    unread.push({ line: 0, reason: `${left.toLocaleString("en")} more are not listed.` });
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
  // A single value that is spread over lines is no list of records, each line of which is wrong.
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

/** What a record without a name is called. */
export const UNNAMED = "your/model";
const ON_HUB = /^\w[\w.-]*\/\w[\w.-]*$/;

// A config.json is a part of a record, and names at most the model that it began as.
function withId(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "id" in value || "modelId" in value)
    return withModelId(value);
  if (!("model_type" in value || "architectures" in value)) return value;
  const name = "_name_or_path" in value ? value._name_or_path : undefined;
  const id = typeof name === "string" && ON_HUB.test(name) ? name : UNNAMED;
  return { id, library_name: "transformers", tags: ["transformers"], config: value };
}

// Older answers of the Hub name a model so.
function withModelId(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "id" in value) return value;
  return { ...value, id: (value as { readonly modelId?: unknown }).modelId };
}
