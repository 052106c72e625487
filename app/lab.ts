// The page of `hubsmith lab`: the panel with an author's plugins, for each of their records.
import { type Model, parseModel, type Plugin } from "hubsmith";
import { entryOf } from "hubsmith/catalog";
import { createCheckedHub, pluginsFromModule } from "hubsmith/checked";

/** The parts of a module that are read. */
interface Exports {
  readonly default?: unknown;
  readonly records?: unknown;
}

/** Shows the panel with the plugins of a module, and the lists of records next to it, by the name of their file. */
export async function showLab(
  load: () => Promise<Exports>,
  files: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    const module = await load();
    const { plugins, diagnostics } = pluginsFromModule(module, "The module");
    const hub = createCheckedHub(plugins);
    const kinds = [
      hub.tasks,
      hub.libraries,
      hub.providers,
      hub.clients,
      hub.apps,
      hub.quantizations,
    ];
    const valid = kinds
      .flatMap(({ list }): readonly Plugin[] => list)
      .filter(({ id, "~hub": { kind } }) =>
        plugins.some((plugin) => plugin.id === id && plugin["~hub"].kind === kind),
      );
    const ids = plugins.map(({ id }) => id.split("/").at(-1)!);
    const mine = Object.entries(files).filter(([name]) => {
      const stem = name.split(".records.")[0]!;
      return stem === name || plugins.length < 2 || ids.includes(stem);
    });
    const lists = [module.records, ...mine.map(([, list]) => list)];
    const own = lists.flatMap((list) => (Array.isArray(list) ? list.flatMap(modelIn) : []));
    // A model of each plugin, so that it has something to print.
    const made = valid.flatMap((plugin) => modelsFor(plugin).map((model) => ({ model, plugin })));
    show(valid, [...own.map((model) => ({ model, plugin: valid[0] })), ...made]);
    const invalid = hub.diagnostics.filter(({ code }) => code === "invalid-plugin");
    report([...diagnostics, ...invalid].map(({ message }) => message));
  } catch (error) {
    report([`A module threw while loading: ${String(error)}. Fix it and save.`]);
  }
}

interface Shown {
  readonly model: Model;
  readonly plugin: Plugin | undefined;
}

function show(plugins: readonly Plugin[], all: readonly Shown[]): void {
  const panel = document.querySelector("hubsmith-panel")!;
  panel.plugins = plugins.map((plugin) => entryOf(plugin));
  const choose = (): void => {
    const id = decodeURIComponent(location.hash.slice(1));
    const chosen = all.find(({ model }) => model.id === id) ?? all[0];
    for (const [name, value] of Object.entries(choiceOf(chosen?.plugin)))
      panel.setAttribute(name, value);
    panel.model = chosen?.model;
  };
  addEventListener("hashchange", choose);
  choose();
  const links = all.map(({ model: { id } }) =>
    Object.assign(document.createElement("a"), { textContent: id, href: `#${id}` }),
  );
  document.querySelector("nav")!.replaceChildren(...links.flatMap((link) => [link, " "]));
}

/** The selection that shows a plugin. */
function choiceOf(plugin: Plugin | undefined): Readonly<Record<string, string>> {
  if (plugin === undefined) return {};
  if ("repoName" in plugin) return { use: "library" };
  if ("summary" in plugin) return { use: "configures" in plugin ? "agent" : "app" };
  if ("tasks" in plugin) return { use: "api", provider: plugin.id };
  const [language = "", client] = plugin.id.split("/");
  return client === undefined ? {} : { use: "api", language, client };
}

function modelsFor(plugin: Plugin): readonly Model[] {
  const { id } = plugin;
  const named = (name: string, fields: object): readonly Model[] => {
    const { model } = parseModel({ id: `example-org/${name}`, ...fields });
    return model === undefined ? [] : [model];
  };
  const forTask = (task: string, fields: object = {}): readonly Model[] =>
    task === "conversational"
      ? named(task, { pipeline_tag: "text-generation", tags: [task, "gguf"], ...fields })
      : named(task, { pipeline_tag: task, ...fields });
  if ("repoName" in plugin) return named(id, { library_name: id });
  if ("modality" in plugin) return forTask(id);
  if (!("baseUrl" in plugin)) return forTask("conversational");
  return plugin.tasks.flatMap(({ task }) => {
    const mapping = { provider: id, providerId: "vendor/model", task: task.id, status: "live" };
    return forTask(task.id, { inferenceProviderMapping: [mapping] });
  });
}

// A fixture of the kit, or its name and the fields of the record.
function modelIn(given: unknown): readonly Model[] {
  if (!Array.isArray(given)) return [(given as { readonly model: Model }).model];
  const [name, fields] = given as readonly unknown[];
  const slug = String(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const { model } = parseModel({ id: `example-org/${slug}`, ...(fields as object) });
  return model === undefined ? [] : [model];
}

function report(messages: readonly string[]): void {
  const note = document.querySelector("pre")!;
  note.textContent = messages.join("\n");
  note.hidden = messages.length === 0;
}
