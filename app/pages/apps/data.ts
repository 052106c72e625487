// Examples of an app: how it runs or calls models, those that most people use first.
import { type AppSnippet, appSnippets, type Entry, type Model, type Plugin } from "hubsmith";
import { loadHub } from "../../models/plugins.ts";

/** An app, and how it runs a model; undefined if it cannot. */
export interface Runner {
  readonly app: Plugin<"app">;
  readonly snippetOf: (model: Model) => AppSnippet | undefined;
}

export interface Run {
  readonly model: Model;
  readonly snippet: AppSnippet;
}

/** Loads an app. */
export async function runnerOf(entry: Entry<"app">, entries: readonly Entry[]): Promise<Runner> {
  const { hub } = await loadHub([entry]);
  const app = hub.apps.get(entry.id)!;
  if (app.configures === undefined)
    return { app, snippetOf: (model) => appSnippets(hub, model).snippets[0] };
  const { agentSnippetOf } = await import("./agent-calls.ts");
  return { app, snippetOf: await agentSnippetOf(entry, entries) };
}

/** The first models that it runs; of the quantized versions of a model, one. */
export function runsOf(
  { snippetOf }: Runner,
  models: readonly Model[],
  most: number,
): readonly Run[] {
  const runs: Run[] = [];
  for (const versions of versionsOf(models)) {
    for (const model of versions) {
      const snippet = snippetOf(model);
      if (snippet === undefined) continue;
      runs.push({ model, snippet });
      break;
    }
    if (runs.length === most) break;
  }
  return runs;
}

/**
 * The models, each with its quantized versions, in the order of the models that were quantized. Versions that add the
 * least to its name are first, because others are also changed.
 */
export function versionsOf(models: readonly Model[]): readonly (readonly Model[])[] {
  const groups = new Map<string, Model[]>();
  for (const model of models) groups.set(model.id.toLowerCase(), [model]);
  for (const model of models) {
    const original = groups.get(quantizedIn(model)?.toLowerCase() ?? "");
    if (original === undefined) continue;
    original.push(model);
    groups.delete(model.id.toLowerCase());
  }
  const nameLength = ({ id }: Model): number => id.length - id.indexOf("/");
  return [...groups.values()].map(([original, ...versions]) => [
    original!,
    ...versions.toSorted((a, b) => nameLength(a) - nameLength(b)),
  ]);
}

const QUANTIZED = "base_model:quantized:";

const quantizedIn = ({ tags }: Model): string | undefined =>
  tags.find((tag) => tag.startsWith(QUANTIZED))?.slice(QUANTIZED.length);
