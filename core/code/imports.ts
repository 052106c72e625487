// Imports that printed values need are hoisted once, among those the author wrote.
import type { Need } from "./language.ts";

/** How a language writes its imports. @internal */
export interface ImportForm {
  /** An import of a whole module, in the group `module`. */
  readonly bare: RegExp;
  /** An import of names: the groups `module` and `names`, comma-joined. */
  readonly named: RegExp;
  write(module: string, names: readonly string[]): string;
  /** The modules that come with the language: they stand first, in a block of their own. */
  readonly standard: RegExp;
}

/** Merges the needs into the import lines that open the text. @internal */
export function hoistInto(text: string, needs: readonly Need[], form: ImportForm): string {
  if (needs.length === 0) return text;
  const lines = text.split("\n");
  const isImport = (line: string): boolean => form.bare.test(line) || form.named.test(line);
  const end = lines.findIndex((line) => line !== "" && !isImport(line));
  const head = lines.slice(0, end < 0 ? lines.length : end);
  const rest = end < 0 ? [] : lines.slice(end);

  const modules = new Map<string, Set<string>>();
  const add = (module: string, name?: string): void => {
    const key = name === undefined ? `${module}\n` : module;
    const names = modules.get(key) ?? new Set();
    if (name !== undefined) names.add(name);
    modules.set(key, names);
  };
  for (const line of head) {
    const named = form.named.exec(line);
    const bare = form.bare.exec(line);
    if (named)
      for (const name of named.groups!["names"]!.split(", ")) add(named.groups!["module"]!, name);
    else if (bare) add(bare.groups!["module"]!);
  }
  for (const need of needs) add(need.module, need.name);

  const written = [...modules]
    .map(([key, names]) => {
      const module = key.replace(/\n$/, "");
      return { module, names: [...names].sort() };
    })
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const block = (standard: boolean): string =>
    written
      .filter(({ module }) => form.standard.test(module) === standard)
      .map(({ module, names }) => form.write(module, names))
      .join("\n");
  return [block(true), block(false), rest.join("\n")].filter((part) => part !== "").join("\n\n");
}

// Whole modules before names out of modules, as isort has it.
function rank(entry: { readonly module: string; readonly names: readonly string[] }): string {
  return `${Math.min(entry.names.length, 1)}${entry.module}`;
}
