// Writes plugins/index/ from the plugin files: the cards of each kind, the keys and pages of the tasks, and the contracts. The
// folder is not committed, so that two branches that each add a plugin change no common file.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Plugin, Task } from "hubsmith";
import { cardFields, type Kind, KINDS, kinds } from "#core/kinds/index";
import { isCallable } from "#core/kinds/task";
import { cardOf } from "#plugins/kit/catalog/manifest";
import { filesIn, LISTED, type PluginFile, readPluginFiles, sourcesIn } from "./plugin-files.ts";

const FOLDER = "plugins/index";
const NOTE = "Made from the plugin files; not to be edited.";

// The columns of an index after the id and the import, in this order: see `entriesOf` of plugins/kit/catalog/entries.ts.
const columnsOf = (kind: Kind): readonly string[] => [
  ...(kind === "task" ? ["page"] : []),
  "label",
  ...cardFields[kind],
  "aliases",
  "replaces",
];

// Plugins import the keys, so without them no card can be read.
async function generate(): Promise<readonly string[]> {
  const keys = taskKeys();
  if (keys.faults.length > 0) return keys.faults;
  write("task-keys", keys.text);
  write("contracts", contracts());
  writePages();
  write("listed", LISTED_MODULE);
  const { found, faults } = await readPluginFiles();
  const all = faults.length > 0 ? faults : withoutOwner(found);
  if (all.length > 0) return all;
  for (const kind of KINDS) write(kinds[kind].folder, cards(kind, found));
  write("task-keys", keys.text + parameterDocs(found));
  write("index", index());
  return [];
}

function write(name: string, text: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${name}.ts`, text);
}

// Node imports JSON only with the attribute, which Vite's development server removes from static imports only.
function writePages(): void {
  rmSync(`${FOLDER}/pages`, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/pages`);
  for (const file of filesIn("tasks", ".page.json"))
    write(
      `pages/${file.slice("tasks/".length, -".page.json".length)}`,
      `// A page as a module. ${NOTE}\nexport { default } from "../../${file}" with { type: "json" };\n`,
    );
}

function cards(kind: Kind, plugins: readonly PluginFile[]): string {
  const tasks = plugins
    .map(({ plugin }) => plugin as Plugin<"task">)
    .filter((plugin) => plugin["~hub"].kind === "task" && isCallable(plugin));
  const ofKind = plugins.filter((plugin) => plugin.kind === kind);
  const rows = ofKind.map(({ id, file, plugin }) => {
    const card: Readonly<Record<string, unknown>> = { ...cardOf(plugin, tasks as Task[]) };
    const cells = columnsOf(kind).map((column) => {
      if (column !== "page") return JSON.stringify(card[column]);
      const hasPage = existsSync(`plugins/tasks/${id}.page.json`);
      return hasPage ? loader(`index/pages/${id}.ts`) : undefined;
    });
    while (cells.length > 0 && cells.at(-1) === undefined) cells.pop();
    return `[${[JSON.stringify(id), loaderOf(id, file), ...cells.map(String)].join()}]`;
  });
  const ids = ofKind.map(({ id }) => JSON.stringify(id)).join(" | ") || "never";
  return `// The cards of the ${kind} plugins, and how each is loaded. ${NOTE}
import type { Entry } from "hubsmith";
import { entriesOf } from "../kit/catalog/entries.ts";

/**
 * The ${kind} plugins, by id: a card of each, and a function that loads it.
 * @example
 * \`\`\`ts
 * import { ${listOf(kind)} } from "hubsmith/plugins";
 *
 * export const labels = ${listOf(kind)}.map(({ id, label }) => [id, label]);
 * \`\`\`
 * @public
 */
export const ${listOf(kind)}: readonly Entry<"${kind}", ${ids}>[] = /* @__PURE__ */ entriesOf(
      "${kind}", ${JSON.stringify(columnsOf(kind))}, [\n${rows.join(",\n")}\n]);
  `;
}

const loaderOf = (id: string, file: string): string =>
  file === LISTED
    ? `() => import("./listed.ts").then((all) => all.listed(${JSON.stringify(id)}))`
    : loader(file);

const LISTED_MODULE = `// The libraries that have only a row, as plugins. ${NOTE}
import { defineLibrary, type LibrarySpec, type Plugin } from "hubsmith";
import rows from "../${LISTED}" with { type: "json" };

/** The module that a file of the library would be. */
export function listed(id: string): { readonly default: Plugin<"library"> } {
  const all = rows as readonly (LibrarySpec & { readonly about: string })[];
  const { about: _about, ...spec } = all.find((row) => row.id === id)!;
  return { default: defineLibrary(spec) };
}
`;

const loader = (file: string): string => `() => import("../${file}")`;

const listOf = (kind: Kind): string => `${kind}Entries`;

function index(): string {
  const lists = KINDS.map(listOf);
  const types = lists.map((list) => `(typeof ${list})[number]`);
  const from = (kind: Kind): string => `from "./${kinds[kind].folder}.ts";`;
  return `// The cards of all plugins; a page that reads the list of one kind alone has no other kind in its bundle. ${NOTE}
import { allEntries } from "../kit/catalog/entries.ts";
${KINDS.map((kind) => `import { ${listOf(kind)} } ${from(kind)}`).join("\n")}

export { ${lists.join()} };

/**
 * The plugins of all kinds: a card of each, and a function that loads it. \`neededEntries\` selects those of a model.
 * @example
 * \`\`\`ts
 * import { createHub, loadPlugins } from "hubsmith";
 * import { entries } from "hubsmith/plugins";
 *
 * export const hub = createHub((await loadPlugins(entries)).plugins);
 * \`\`\`
 * @public
 */
export const entries: readonly (${types.join(" | ")})[] = /* @__PURE__ */ allEntries<${types.join(" | ")}>(${lists.join()});
  `;
}

// A key is named after its file, so that it can be written before any plugin is read. Tasks without inputs are only
// listed, because their keys are not used.
function taskKeys(): { readonly text: string; readonly faults: readonly string[] } {
  const files = sourcesIn("tasks").filter((file) =>
    /\binputs:/.test(readFileSync(`plugins/${file}`, "utf8")),
  );
  const faults: string[] = [];
  const lines = files.map((file) => {
    const id = file.slice("tasks/".length, -".ts".length);
    const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (!/^[a-z]\w*$/i.test(name))
      faults.push(`plugins/${file}: "${name}" is not a TypeScript identifier. Rename the task.`);
    const [, about = `The task ${id}.`] =
      /^\/\/ (.+)\n/.exec(readFileSync(`plugins/${file}`, "utf8")) ?? [];
    // Editors show the comment of a constant, but not of a re-export.
    return `import ${name}Task from "../tasks/${id}.ts";
      /** ${about} @public */
      export const ${name}: typeof ${name}Task = ${name}Task;`;
  });
  const text = `// The keys of the tasks, by the names that programs give them. ${NOTE}\n${lines.join("\n")}\n`;
  return { text, faults };
}

// The comment in editors where a provider maps a parameter.
function parameterDocs(plugins: readonly PluginFile[]): string {
  const labels = new Map<string, Set<string>>();
  for (const { plugin } of plugins) {
    const { parameters = {} } = plugin as Partial<Task>;
    for (const [name, { label, example }] of Object.entries(parameters)) {
      const text = `${label}, such as \`${JSON.stringify(example)}\`.`;
      labels.set(name, (labels.get(name) ?? new Set()).add(text));
    }
  }
  const members = [...labels]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, texts]) =>
        `    /** ${[...texts].sort().join(" Or: ")} */\n    readonly ${name}: unknown;`,
    );
  return `
declare module "hubsmith" {
  interface ParameterDocs {
${members.join("\n")}
  }
}
`;
}

function contracts(): string {
  const of = (files: readonly string[], kind: Kind, pattern: RegExp): string =>
    files
      .map((file) => [file, pattern.exec(file)?.[1]] as const)
      .filter(([, id]) => id !== undefined)
      .map(([file, id]) => `{ ${kind}: ${JSON.stringify(id)}, load: ${loader(file)} }`)
      .join();
  const providers = filesIn("providers", ".contract.ts");
  const tasks = filesIn("tasks", ".contract.ts");
  return `// What services take and reply, provider by provider, and the replies of the Hub's own servers, task by task. ${NOTE}

import type { Contract, Reply } from "hubsmith/contract";

/**
 * The contracts of the providers, which the test kit compares with their plugins.
 * @example
 * \`\`\`ts
 * import { contracts } from "hubsmith/plugins/contracts";
 *
 * const loaded = await Promise.all(contracts.map(({ load }) => load()));
 * export const tasks = loaded.map(({ default: contract }) => contract.tasks.length);
 * \`\`\`
 * @public
 */
export const contracts: readonly {
  /** The id of the provider. */
  readonly provider: string;
  /** Imports the contract, which is the default export of its module. */
  readonly load: () => Promise<{ readonly default: Contract }>;
}[] = [${of(providers, "provider", /^providers\/([^/]+)\.contract\.ts$/)}];

/**
 * Sample responses of the tasks that Hugging Face's own servers run, for \`replies\` of the test kit.
 * @example
 * \`\`\`ts
 * import { replies } from "hubsmith/plugins/contracts";
 *
 * const loaded = replies.map(async ({ task, load }) => [task, (await load()).default] as const);
 * export const byTask = Object.fromEntries(await Promise.all(loaded));
 * \`\`\`
 * @public
 */
export const replies: readonly {
  /** The id of the task. */
  readonly task: string;
  /** Imports the response, which is the default export of its module. */
  readonly load: () => Promise<{ readonly default: Reply }>;
}[] = [${of(tasks, "task", /^tasks\/([^/]+)\.contract\.ts$/)}];
  `;
}

// The files of a removed plugin must be deleted, too.
function withoutOwner(plugins: readonly PluginFile[]): readonly string[] {
  return KINDS.flatMap((kind) => {
    const { folder } = kinds[kind];
    const ids = new Set(plugins.filter((plugin) => plugin.kind === kind).map(({ id }) => id));
    const files = [
      ...filesIn(folder, ".contract.ts").map(
        (file) => [file, `${folder}/`, ".contract.ts"] as const,
      ),
      ...filesIn(folder, ".page.json").map((file) => [file, `${folder}/`, ".page.json"] as const),
      ...filesIn(`golden/${folder}`, ".md").map(
        (file) => [file, `golden/${folder}/`, ".md"] as const,
      ),
    ];
    return files.flatMap(([file, before, after]) => {
      const id = file.slice(before.length, -after.length);
      return ids.has(id)
        ? []
        : `plugins/${file}: The ${kind} "${id}" does not exist. Delete this file, or rename it.`;
    });
  });
}

const faults = await generate();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
