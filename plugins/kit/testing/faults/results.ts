// Calls everything of a hub, and lists the plugins of each result.
import {
  appSnippets,
  type Diagnostic,
  type Hub,
  type InferenceOptions,
  inferenceSnippets,
  loadSnippets,
  neededEntries,
  parseModel,
  type Plugin,
  type Task,
} from "hubsmith";
import { agentSnippets } from "hubsmith/agents";
import { clientsInOrder } from "#core/snippets/inference-snippets";
import { KINDS, kinds } from "#core/kinds/index";
import { isCallable } from "#core/kinds/task";
import { answersOf, countDownloads, entryOf, manifestOf } from "hubsmith/catalog";
import { cardOf } from "#plugins/kit/catalog/manifest";
import { formatsOf, modelFiles } from "hubsmith/formats";

export interface Results {
  /** Each result as a string, with the plugins (`kind/id`) that it depends on. */
  readonly answers: ReadonlyMap<string, { readonly by: readonly string[]; readonly text: string }>;
  readonly diagnostics: readonly Diagnostic[];
}

const FILES = [
  "a.one",
  "b-Q_two.two",
  "c-F1.faulty",
  "c-XX-FF.faulty",
  "mm-c.faulty",
  "config.json",
];
const recordOf = (task: string, library: string) =>
  parseModel({
    id: `example-org/${task}`,
    pipeline_tag: task,
    library_name: library,
    tags: ["library-one", "library-two"],
    siblings: FILES.map((rfilename) => ({ rfilename, size: 1000 })),
  }).model!;
const MODELS = [
  recordOf("plain", "faulty"),
  recordOf("faulty", "library-one"),
  recordOf("other", "none"),
];
const OPTIONS: readonly InferenceOptions[] = [
  {},
  { directRequest: true, streaming: true, parameters: { count: 5 } },
  { recipe: "faulty" },
];

/** All plugins of a hub, in the order of their kinds. */
export const pluginsIn = (hub: Hub): readonly Plugin[] =>
  KINDS.flatMap((kind) => hub[kinds[kind].folder].list as readonly Plugin[]);

export function resultsOf(hub: Hub): Results {
  const answers = new Map<string, { readonly by: readonly string[]; readonly text: string }>();
  const diagnostics: Diagnostic[] = [...hub.diagnostics];
  const record = (key: string, by: readonly string[], value: unknown): void => {
    if (answers.has(key)) throw new Error(`${key} has two results.`);
    answers.set(key, { by, text: JSON.stringify(value) });
  };
  const plugins = pluginsIn(hub);
  const tasks = hub.tasks.list.filter(isCallable) as readonly Task[];
  const entries = plugins.map((plugin) => entryOf(plugin, tasks));
  for (const plugin of plugins) {
    const name = `${plugin["~hub"].kind}/${plugin.id}`;
    record(`${name} card`, [name], cardOf(plugin));
    record(`${name} data`, [name], manifestOf(plugin));
    if (plugin["~hub"].kind === "provider")
      for (const [task, shape] of Object.entries(answersOf(plugin as Plugin<"provider">, tasks)))
        record(`${name} answers ${task}`, [name, `task/${task}`], shape);
  }
  for (const model of MODELS) {
    for (const { id, kind } of neededEntries(entries, model, ["provider-one"]))
      record(`${model.id} needs ${kind}/${id}`, [`${kind}/${id}`], true);
    const loaded = loadSnippets(hub, model);
    diagnostics.push(...loaded.diagnostics);
    const snippets = [...loaded.snippets, ...loaded.notOffered];
    snippets.forEach(textual);
    for (const id of new Set(snippets.map(({ library }) => library)))
      record(
        `${model.id} load ${id}`,
        [`library/${id}`],
        snippets.filter(({ library }) => library === id),
      );
    const apps = appSnippets(hub, model);
    diagnostics.push(...apps.diagnostics);
    for (const result of [...apps.snippets, ...apps.notOffered])
      record(`${model.id} app ${result.app}`, [`app/${result.app}`], result);
    const counted = countDownloads(hub, model);
    record(`${model.id} counted`, [`library/${model.library_name}`], counted);
    const { formats, diagnostics: ofFormats } = formatsOf(hub, model);
    diagnostics.push(...ofFormats);
    const files = modelFiles(hub, model);
    for (const { id } of hub.quantizations) {
      const ids = [formats, files.formats, files.companions].map((all) =>
        (all as readonly { readonly quantization: string }[]).filter(
          ({ quantization }) => quantization === id,
        ),
      );
      record(`${model.id} formats ${id}`, [`quantization/${id}`], ids);
    }
    for (const provider of ["provider-one", "provider-two", "faulty"]) {
      const agents = agentSnippets(hub, { model, provider });
      diagnostics.push(...agents.diagnostics);
      for (const result of [...agents.snippets, ...agents.notOffered])
        record(`${model.id} ${provider} agent ${result.app}`, [`app/${result.app}`], result);
      for (const [at, some] of OPTIONS.entries()) {
        // The faulty task converts given inputs.
        const isGiven = at === 1 && model.pipeline_tag === "faulty";
        const inputs = isGiven ? { inputs: { text: "given" } } : {};
        const options = { ...some, ...inputs } as InferenceOptions;
        const offer = inferenceSnippets(hub, { model, provider, options });
        diagnostics.push(...offer.diagnostics);
        for (const result of [...offer.snippets, ...offer.notOffered]) {
          textual(result);
          const client = `${result.language}/${result.client}`;
          const by = [`task/${model.pipeline_tag}`, `provider/${provider}`, `client/${client}`];
          record(`${model.id} ${provider} ${at} ${client}`, by, result);
        }
      }
    }
  }
  clientsInOrder(hub);
  return { answers, diagnostics };
}

// Messages, programs, commands and names of variables must be strings.
function textual(object: object): void {
  for (const [field, value] of Object.entries(object))
    for (const text of Array.isArray(value) ? (value as readonly unknown[]) : [value as unknown])
      if (typeof text !== "string")
        throw new TypeError(`${field} is ${typeof text}, not a string.`);
}
