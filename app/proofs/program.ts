// A tested program, generated again like in the test, or why there is none.
import {
  type Absence,
  createHub,
  type Entry,
  type Hub,
  inferenceSnippets,
  installText,
  loadPlugins,
  type Model,
  type Plugin,
} from "hubsmith";
import { requiredBy, servedModel } from "../providers/sample.ts";
import type { Place } from "./levels.ts";

/** A program and its install commands, or why there is none. */
export interface Program {
  readonly content?: string;
  readonly install?: string | undefined;
  readonly absence?: Absence | undefined;
  /** The made-up model in the program, as in the test. */
  readonly model: string;
}

/** Loads the plugins of a program, and generates it. Rejects if one of them does not load. */
export async function loadProgram(entries: readonly Entry[], place: Place): Promise<Program> {
  const { task, provider, client } = place;
  const needed = Object.entries({ task, provider, client });
  const matches = entries.filter((entry) =>
    needed.some(([kind, id]) => entry.kind === kind && entry.id === id),
  );
  const { plugins, diagnostics } = await loadPlugins(matches);
  if (diagnostics[0] !== undefined) throw new Error(diagnostics[0].message);
  return programOf(createHub(plugins), place);
}

/** The program from a hub with its task, its provider and its client. */
export function programOf(hub: Hub, place: Place): Program {
  const provider = hub.providers.get(place.provider)!;
  const model = modelFor(provider, place.task);
  const parameters = requiredBy(provider, hub.tasks.get(place.task)!);
  const { snippets, notOffered } = inferenceSnippets(hub, {
    model,
    provider: place.provider,
    options: { parameters },
  });
  const is = (card: { readonly language?: string; readonly client?: string }): boolean =>
    `${card.language}/${card.client}` === place.client;
  const snippet = snippets.find(is);
  if (snippet === undefined)
    return { absence: notOffered.find(is) ?? notOffered[0], model: model.id };
  const install = installText(hub.clients.get(place.client)?.install);
  return { content: snippet.content, install, model: model.id };
}

/** The made-up model of the test, which uses the same names. */
export const modelFor = (provider: Plugin<"provider">, task: string): Model =>
  servedModel(provider, task, `acme/${task}-7b`, `vendor/${provider.id}-${task}`);
