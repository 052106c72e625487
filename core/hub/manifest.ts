// A manifest is the data half of a plugin: what catalogue pages show, and JSON can carry.
import type { Value } from "../code/value.ts";
import type { Kind, Plugin } from "./plugin.ts";

/** The data of a plugin, ready for JSON. @public */
export interface Manifest {
  readonly id: string;
  readonly [field: string]: Value;
}

/** A manifest and how to load its plugin. @public */
export interface Entry<K extends Kind = Kind> {
  readonly kind: K;
  readonly manifest: Manifest;
  /** Imports the plugin; a module with a default export does. */
  load(): Promise<{ readonly default: unknown }>;
}

/** The name a plugin is sorted and shown by. @public */
export function labelOf(plugin: Plugin): string {
  return "prettyLabel" in plugin ? plugin.prettyLabel : plugin.label;
}

/** The manifest of a plugin. @public */
export function manifestOf(plugin: Plugin): Manifest {
  const { "~hub": stamp, ...spec } = plugin;
  const data = dataOf(spec) as Manifest;
  if (stamp.kind === "provider") {
    const tasks = (plugin as Plugin<"provider">).tasks.map(({ task }) => task.id);
    return { ...data, tasks };
  }
  if (stamp.kind === "client") {
    return { ...data, templates: Object.keys((plugin as Plugin<"client">).templates) };
  }
  if (stamp.kind === "task") {
    const { key, ...rest } = data as Manifest & { readonly key?: { readonly kind: string } };
    return key === undefined ? rest : { ...rest, kind: key.kind };
  }
  return data;
}

function dataOf(value: unknown): Value | undefined {
  if (typeof value === "function" || value === undefined) return undefined;
  if (Array.isArray(value)) return value.map((item) => dataOf(item) ?? null);
  if (typeof value !== "object" || value === null) return value as Value;
  const members = Object.entries(value).flatMap(([key, member]) => {
    const data = dataOf(member);
    return data === undefined ? [] : [[key, data] as const];
  });
  return Object.fromEntries(members);
}
