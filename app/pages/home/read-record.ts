// Reads the form of a model that is not built in: its id or Hub URL with its task and library, or its record as JSON.
import { type Model, parseModel } from "hubsmith";
import { idIn } from "#models/hub-url";

/** A model with the parts of its record that were ignored, or the error to show. */
export type ReadModel =
  | { readonly model: Model; readonly ignored: string }
  | { readonly error: string };

/** Reads the form; empty strings where nothing is chosen. It never throws. */
export function readModel(text: string, task: string, library: string): ReadModel {
  const id = idIn(text);
  if (id !== undefined && task === "" && library === "")
    return { error: "Choose a task or a library." };
  const json = jsonIn(text);
  if (id === undefined && json === undefined) return { error: NEITHER };
  const record = id === undefined ? withId(json) : recordOf(id, task, library);
  const { model, diagnostics } = parseModel(record);
  const messages = diagnostics.map(({ message }) => message).join(" ");
  return model === undefined ? { error: messages } : { model, ignored: messages };
}

const NEITHER = "That is not JSON, a model id or a Hub URL. A model id looks like Qwen/Qwen3-8B.";

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function recordOf(id: string, task: string, library: string): object {
  const isChat = task === "conversational";
  return {
    id,
    pipeline_tag: (isChat ? "text-generation" : task) || undefined,
    library_name: library || undefined,
    tags: [isChat ? "conversational" : "", library].filter(Boolean),
  };
}

// A config.json is a part of a record, and has at most the name of its base model; older responses have `modelId`.
function withId(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "id" in value) return value;
  if ("modelId" in value) return { ...value, id: value.modelId };
  if (!("model_type" in value || "architectures" in value)) return value;
  const name = "_name_or_path" in value ? value._name_or_path : undefined;
  const id = typeof name === "string" && idIn(name) === name ? name : "your/model";
  return { id, library_name: "transformers", tags: ["transformers"], config: value };
}
