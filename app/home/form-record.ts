// The record of a model with the facts of the form, and the facts of such a record.
import { type Model, parseModel } from "hubsmith";

/** The values of the form; empty where nothing is chosen. */
export interface FormFacts {
  readonly task: string;
  readonly library: string;
  readonly provider: string;
  /** The provider's model id, if it is another one. */
  readonly providerId: string;
}

/** The error to show if no code can be printed with these facts. */
export function problemOf({ task, library, provider }: FormFacts): string | undefined {
  if (task !== "") return undefined;
  if (provider !== "") return "Choose the task of the provider.";
  return library === "" ? "Choose a task or a library." : undefined;
}

export function recordOf(id: string, { task, library, provider, providerId }: FormFacts): Model {
  const isChat = task === "conversational";
  const mapping = { provider, providerId: providerId || id, task, status: "live" };
  return parseModel({
    id,
    pipeline_tag: (isChat ? "text-generation" : task) || undefined,
    library_name: library || undefined,
    tags: [isChat ? "conversational" : "", library].filter(Boolean),
    inferenceProviderMapping: provider ? [mapping] : undefined,
  }).model!;
}

/** The facts of a record; undefined if it has others, which the form would drop. */
export function formFactsOf(model: Model): FormFacts | undefined {
  const { id, tags, pipeline_tag: task = "", library_name: library = "" } = model;
  const { provider = "", providerId = id } = model.inferenceProviderMapping?.[0] ?? {};
  const facts = {
    task: tags.includes("conversational") ? "conversational" : task,
    // Names of libraries are normalized to lowercase, and tags are not.
    library: tags.find((tag) => tag.toLowerCase() === library) ?? library,
    provider,
    providerId: providerId === id ? "" : providerId,
  };
  return JSON.stringify(recordOf(id, facts)) === JSON.stringify(model) ? facts : undefined;
}
