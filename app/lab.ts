// Starts the app in the lab: an author's plugins, with their records, next to the first-party ones.
import { type Diagnostic, type Model, parseModel, type Plugin } from "hubsmith";
import { entryOf } from "#plugins/kit/catalog/manifest";
import { createCheckedHub, pluginsFromModule } from "hubsmith/checked";
import { entries } from "./plugins.ts";
import { pageOf } from "./routing/places.ts";
import { start } from "./start.tsx";
import { createHost } from "./stores/host.ts";
import "./lab.css";

/** The parts of a module that are read. */
interface Exports {
  readonly default?: unknown;
  readonly records?: unknown;
}

/** The lab's messages: reload the page, or a problem of the module. */
interface News {
  readonly changed?: true;
  readonly fault?: string;
}

const MODULE = "/@lab/plugins.js";
const RECORDS = "/@lab/records.js";
const CHANGES = "/@lab/changes";

const faults: Diagnostic[] = [];
const module = await load(MODULE);
const { plugins, diagnostics } =
  faults.length > 0
    ? { plugins: [], diagnostics: faults }
    : pluginsFromModule(module, "The module");
const records = await importRecords();
const all = [...entries, ...plugins.map((plugin) => entryOf(plugin))];
// A model of each task, so that a plugin has something to print. Records under development are not stored.
const models = all
  .filter(({ kind }) => kind === "task")
  .map(({ id }) => parseModel({ id: `example-org/${id}`, pipeline_tag: id }).model!);
const source = {
  all: () => Promise.resolve(models),
  one: (id: string) => Promise.resolve(models.find((model) => model.id === id)),
};
const host = createHost(all, source, createCheckedHub);
host.models.add(records);
const links = [
  ...plugins.map((plugin) => [`${plugin["~hub"].kind}/${plugin.id}`, placeOf(plugin)] as const),
  ...records.map(({ id }) => [id, `/models/${id}`] as const),
];
openFirst(links[0]?.[1]);
// Not awaited: the files of a page import this one, and would wait for it.
void start(host, "");
showLinks();
for (const { message } of new Set([...diagnostics, ...faults])) report(message);

const changes = new EventSource(CHANGES);
changes.onmessage = ({ data }: MessageEvent<string>) => {
  const { changed, fault } = JSON.parse(data) as News;
  if (changed) location.reload();
  if (fault !== undefined) report(fault);
};

function placeOf({ id, "~hub": { kind } }: Plugin): string {
  // The pages of models show clients.
  return pageOf(kind, id) ?? "/";
}

// Once: a later save reloads the page, and must not navigate away from it.
function openFirst(path: string | undefined): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (path !== undefined && location.pathname === "/" && entry?.type === "navigate")
    history.replaceState(null, "", path);
}

function showLinks(): void {
  const bar = document.createElement("nav");
  bar.className = "row lab-links";
  bar.setAttribute("aria-label", "Lab");
  const items = links.map(([label, href]) =>
    Object.assign(document.createElement("a"), { textContent: label, href }),
  );
  bar.replaceChildren("In this lab: ", ...items);
  document.body.prepend(bar);
}

/** The models of the records in the module and next to it. */
async function importRecords(): Promise<readonly Model[]> {
  const urls = plugins.map(({ id }) => `${RECORDS}?id=${encodeURIComponent(id)}`);
  const modules = [module, ...(await Promise.all(urls.map(load)))];
  const lists = modules.map((exports, at) =>
    at === 0 ? exports.records : (exports.default ?? exports.records),
  );
  const models = lists.flatMap((list) => (Array.isArray(list) ? list.flatMap(modelIn) : []));
  return [...new Map(models.map((model) => [model.id, model])).values()];
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

async function load(url: string): Promise<Exports> {
  try {
    return (await import(/* @vite-ignore */ url)) as Exports;
  } catch (error) {
    const message = `A module threw while loading: ${String(error)}. Fix it and save.`;
    faults.push({ code: "load-failed", message });
    return { default: [] };
  }
}

// The working page stays, with the problem above it.
function report(message: string): void {
  const id = "lab";
  const note = document.getElementById(id) ?? document.createElement("div");
  note.id = id;
  note.setAttribute("role", "alert");
  const text = document.createElement("pre");
  text.textContent = message;
  note.replaceChildren(text);
  if (!note.isConnected) document.body.prepend(note);
}
