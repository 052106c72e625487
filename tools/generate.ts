// Writes the two generated indexes out of the plugin files that are there; with --check, compares them only.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Kind, manifestOf } from "hubsmith";
import { type PluginFile, readPluginFiles, sourcesIn } from "./plugin-files.ts";
import { writeOrCheck } from "./written.ts";

const LISTS: readonly (readonly [kind: Kind, list: string, id: string])[] = [
  ["task", "taskEntries", "TaskId"],
  ["library", "libraryEntries", "LibraryId"],
  ["provider", "providerEntries", "ProviderId"],
  ["client", "clientEntries", "ClientId"],
  ["quantization", "quantizationEntries", "QuantizationId"],
];
const NOTE = "Made by `npm run generate`; not to be edited.";

const faults = await generate();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

// Keys first: plugins import them, so that without their index no manifest can be read.
async function generate(): Promise<readonly string[]> {
  const keys = await taskKeys();
  if (keys.faults.length > 0) return keys.faults;
  write("plugins/tasks/index.gen.ts", keys.text);
  const { found, faults } = await readPluginFiles();
  if (faults.length === 0) write("plugins/index.gen.ts", index(found));
  return faults;
}

function write(path: string, text: string): void {
  if (!writeOrCheck([{ path, text: formatted(text) }], "npm run generate")) process.exitCode = 1;
}

function index(plugins: readonly PluginFile[]): string {
  const lists = LISTS.map(([kind, list, id]) => {
    const ofKind = plugins.filter((plugin) => plugin.kind === kind);
    const ids = ofKind.map((plugin) => JSON.stringify(plugin.id)).join(" | ") || "never";
    return `
      /** The ids of the ${list.replace("Entries", "")} plugins. @public */
      export type ${id} = ${ids};

      /** The ${list.replace("Entries", "")} plugins, by id. @public */
      export const ${list}: readonly Entry<"${kind}">[] = [${ofKind.map(entry).join()}];
    `;
  });
  return `// The index of the plugins: their manifests, and how to load each. ${NOTE}
    import type { Entry } from "hubsmith";
    ${lists.join("")}
    /** The plugins of all kinds. @public */
    export const entries: readonly Entry[] = [${LISTS.map(([, list]) => `...${list}`).join()}];
  `;
}

function entry({ kind, file, plugin }: PluginFile): string {
  const manifest = JSON.stringify(manifestOf(plugin));
  return `{ kind: "${kind}", manifest: ${manifest}, load: () => import("./${file}") }`;
}

// A key is light and a task's record is heavy, so keys have an index of their own.
async function taskKeys(): Promise<{ readonly text: string; readonly faults: readonly string[] }> {
  const files = sourcesIn("tasks").filter((file) => file.endsWith("/task.ts"));
  const holders = new Map<string, string>();
  const clashes: string[] = [];
  const lines: string[] = [];
  for (const file of files) {
    const path = `plugins/${file}`;
    if (!existsSync(path.replace(/task\.ts$/, "index.ts")))
      clashes.push(`${path}: There is no index.ts with the task's record beside it.`);
    const module = (await import(pathToFileURL(resolve(path)).href)) as object;
    const types = readFileSync(path, "utf8").matchAll(/^export (?:interface|type) (\w+)/gm);
    const names = Object.keys(module).filter((name) => name !== "default");
    const all = [...names.sort(), ...[...types].map(([, name]) => name!).sort()];
    for (const name of all) {
      const holder = holders.get(name);
      if (holder !== undefined)
        clashes.push(`${path}: ${holder} exports ${name} too. Rename one of the two.`);
      holders.set(name, path);
    }
    const written = all.map((name) => (names.includes(name) ? name : `type ${name}`));
    lines.push(`export { ${written.join(", ")} } from "./${file.slice("tasks/".length)}";`);
  }
  const text = `// The keys of the tasks, without their records. ${NOTE}\n${lines.join("\n")}\n`;
  return { text, faults: clashes };
}

function formatted(text: string): string {
  return execFileSync("node_modules/.bin/oxfmt", ["--stdin-filepath", "index.gen.ts"], {
    input: text,
    encoding: "utf8",
  });
}
