// Finds the plugin files and imports them; where a file stands says which kind and which id it must have.
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createHub, type Kind, type Plugin } from "hubsmith";

/** A plugin and the file it comes from, below `plugins/`. */
export interface PluginFile {
  readonly kind: Kind;
  readonly id: string;
  readonly file: string;
  readonly plugin: Plugin;
}

/** What stands where: `*` is the id, or a part of it. */
const PLACES: Readonly<Record<Kind, string>> = {
  task: "tasks/*/index.ts",
  library: "libraries/*.ts",
  provider: "providers/*.ts",
  client: "clients/*/*.ts",
  quantization: "quantizations/*.ts",
};

/** TypeScript files below a folder of `plugins/`, without tests, generated files and what is shared. */
export function sourcesIn(folder: string): readonly string[] {
  return readdirSync(`plugins/${folder}`, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && /(?<!\.test|\.gen|\.d)\.ts$/.test(found.name))
    .map((found) => `${found.parentPath}/${found.name}`.replaceAll("\\", "/"))
    .map((path) => path.slice("plugins/".length))
    .filter((path) => !path.split("/").includes("shared"))
    .sort();
}

/** All plugins by id, and a sentence for each file that is none. */
export async function readPluginFiles(): Promise<{
  readonly found: readonly PluginFile[];
  readonly faults: readonly string[];
}> {
  const found: PluginFile[] = [];
  const faults: string[] = [];
  for (const [kind, place] of Object.entries(PLACES) as [Kind, string][]) {
    const pattern = new RegExp(`^${place.replaceAll(".", "\\.").replaceAll("*", "([^/]+)")}$`);
    for (const file of sourcesIn(place.split("/")[0]!)) {
      const parts = pattern.exec(file);
      // Beside a task's record stands its key, and whatever else the task needs.
      if (parts === null && kind === "task" && /^tasks\/[^/]+\//.test(file)) continue;
      const read =
        parts === null
          ? `A ${kind} stands at plugins/${place}; move this file, into shared/ if it is a helper.`
          : await readPlugin(file, kind, parts.slice(1).join("/"));
      if (typeof read === "string") faults.push(`plugins/${file}: ${read}`);
      else found.push(read);
    }
  }
  const conflicts = createHub(found.map(({ plugin }) => plugin)).diagnostics;
  faults.push(...conflicts.map(({ message }) => message));
  return { found: found.sort((a, b) => (a.id < b.id ? -1 : 1)), faults };
}

async function readPlugin(file: string, kind: Kind, id: string): Promise<PluginFile | string> {
  let plugin: unknown;
  try {
    const module: unknown = await import(pathToFileURL(resolve("plugins", file)).href);
    plugin = (module as { readonly default?: unknown }).default;
  } catch (error) {
    return `It does not import: ${error instanceof Error ? error.message : String(error)}`;
  }
  if (plugin === undefined)
    return `It has no default export; a plugin file's default is its plugin.`;
  const [fault] = createHub([plugin]).diagnostics;
  if (fault !== undefined) return fault.message;
  const made = plugin as Plugin;
  const its = made["~hub"].kind;
  if (its !== kind) return `It holds a ${its}, and stands among plugins of the kind ${kind}.`;
  if (made.id !== id)
    return `Its id is "${made.id}", and its name says "${id}". Rename one of the two.`;
  return { kind, id, file, plugin: made };
}
