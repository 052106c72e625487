// Reads what a user pastes: a model id, a Hub URL, or records: one, a list, a config.json, or one per line.
import { type Model, parseModel } from "hubsmith";
import { idIn } from "../routing/hub-url.ts";

/** The records of an input, and its errors in sentences; or the id that it is. */
export type ReadInput =
  | { readonly id: string }
  | { readonly models: readonly Model[]; readonly errors: readonly string[] };

const MOST_ERRORS = 50;
const MOST_CHARACTERS = 20_000_000;

/** Reads an input. It never throws. */
export function readInput(text: string): ReadInput {
  const id = idIn(text);
  if (id !== undefined) return { id };
  if (text.length > MOST_CHARACTERS)
    return { models: [], errors: ["The text has more than 20 MB. Split it."] };
  const models = new Map<string, Model>();
  const errors = valuesIn(text).flatMap(({ where, value, error }) => {
    if (error !== undefined) return [where + error];
    const { model, diagnostics } = parseModel(withId(value));
    if (model !== undefined && models.has(model.id))
      return [`${where}There is already a record of ${model.id}.`];
    if (model !== undefined) models.set(model.id, model);
    return diagnostics.map(({ message }) => where + message);
  });
  return { models: [...models.values()], errors: errors.slice(0, MOST_ERRORS) };
}

interface Parsed {
  readonly value?: unknown;
  readonly error?: string;
}

function valuesIn(text: string): readonly (Parsed & { readonly where: string })[] {
  const whole = parsed(text, "The JSON is incomplete or invalid: ");
  if (whole.error === undefined) {
    const list = [whole.value].flat();
    return list.map((value, at) => ({ where: list.length > 1 ? `Line ${at + 1}: ` : "", value }));
  }
  const lines = text
    .split(/\r?\n/)
    .map((line, at) => ({ line, where: `Line ${at + 1}: ` }))
    .filter(({ line }) => line.trim() !== "")
    .map(({ line, where }) => ({ where, ...parsed(line, "That is not JSON: ") }));
  // Invalid JSON over several lines has one error, not one per line.
  if (lines.some(({ value }) => value instanceof Object)) return lines;
  return [{ where: "", error: /^\s*[{[]/.test(text) ? whole.error : NEITHER }];
}

const NEITHER = "That is not JSON, a model id or a Hub URL. A model id looks like Qwen/Qwen3-8B.";

function parsed(text: string, problem: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { error: problem + (error as Error).message };
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
  const id = typeof name === "string" && idIn(name) === name ? name : UNNAMED;
  return { id, library_name: "transformers", tags: ["transformers"], config: value };
}
