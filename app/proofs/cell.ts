// A cell of the proofs: the proven program, generated again like in the proof, or why there is none.
import {
  type Absence,
  createHub,
  type Entry,
  inferenceSnippets,
  installText,
  loadPlugins,
  type Model,
  parseModel,
  type Plugin,
} from "hubsmith";
import type { ValueObject } from "hubsmith/code";

/** The coordinates of a cell. */
export interface Place {
  readonly task: string;
  readonly provider: string;
  readonly client: string;
}

/** The content of a cell. */
export interface CellView {
  /** The program, and its install commands. */
  readonly program?: { readonly content: string; readonly install?: string };
  /** Why there is none. */
  readonly absence?: Absence;
  /** The made-up model in the program, as in the proof. */
  readonly model: string;
}

/** Loads the plugins of a cell, and creates its content. Rejects if one of them does not load. */
export async function loadCell(entries: readonly Entry[], place: Place): Promise<CellView> {
  const needed = entries.filter(
    ({ kind, id }) =>
      kind !== "library" && kind !== "quantization" && (place as Names)[kind] === id,
  );
  const { plugins, diagnostics } = await loadPlugins(needed);
  if (diagnostics[0] !== undefined) throw new Error(diagnostics[0].message);
  return cellView(plugins, place);
}

type Names = Readonly<Record<"task" | "provider" | "client", string>>;

/** The content of a cell, from the plugins of its task, its provider and its client. */
export function cellView(plugins: readonly unknown[], place: Place): CellView {
  const hub = createHub(plugins);
  const model = modelFor(hub.providers.get(place.provider), place.task);
  const parameters = hub.tasks.get(place.task)?.parameters ?? {};
  const offer = (some: ValueObject) =>
    inferenceSnippets(hub, { model, provider: place.provider, options: { parameters: some } });
  const plain = offer({});
  // Some services require a parameter, such as a voice; the proof has its example, too.
  const { snippets, notOffered } =
    [
      plain,
      ...Object.entries(parameters).map(([name, { example }]) => offer({ [name]: example })),
    ].find((one) => one.snippets.length > 0) ?? plain;
  const is = (one: { readonly language?: string; readonly client?: string }): boolean =>
    `${one.language}/${one.client}` === place.client;
  const snippet = snippets.find(is);
  const absence = notOffered.find(is) ?? notOffered[0];
  const install = installText(hub.clients.get(place.client)?.install);
  if (snippet !== undefined) {
    const program = {
      content: snippet.content,
      ...(install === undefined ? {} : { install }),
    };
    return { program, model: model.id };
  }
  return { ...(absence === undefined ? {} : { absence }), model: model.id };
}

/** A made-up model that the provider serves for the task; the proof uses the same names. */
function modelFor(provider: Plugin<"provider"> | undefined, task: string): Model {
  const id = `acme/${task}-7b`;
  const record = { id, pipeline_tag: task, tags: [task] };
  // A policy of the router chooses a provider itself.
  const isNamed = provider?.baseUrl !== undefined;
  const only = provider?.tasks.find((one) => one.task.id === task)?.models?.[0];
  const own = only ?? `vendor/${provider?.id}-${task}`;
  const providerId = provider?.isHuggingFace === true ? id : own;
  const mapping = { status: "live", providerId, task };
  return parseModel(
    isNamed ? { ...record, inferenceProviderMapping: { [provider.id]: mapping } } : record,
  ).model!;
}
