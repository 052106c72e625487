// Imports that printed values need are hoisted once, among those the author wrote.
import { need, type Need } from "./language.ts";

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

/** Merges the needs into the import lines that open the text: the standard library first, whole modules first. @internal */
export function hoistInto(text: string, needs: readonly Need[], form: ImportForm): string {
  const lines = text.split("\n");
  const read = (line: string): readonly Need[] => {
    const found = (form.named.exec(line) ?? form.bare.exec(line))?.groups;
    if (found === undefined) return [];
    const names = found["names"]?.split(", ") ?? [undefined];
    return names.map((name) => need(found["module"]!, name));
  };
  const written = lines.flatMap(read);
  const missing = needs.filter(
    ({ module, name }) => !written.some((one) => one.module === module && one.name === name),
  );
  if (missing.length === 0) return text;
  const end = lines.findIndex((line) => line !== "" && read(line).length === 0);
  const [head, rest] = end < 0 ? [lines, []] : [lines.slice(0, end), lines.slice(end)];

  const modules = new Map<string, Set<string>>();
  for (const { module, name } of [...head.flatMap(read), ...missing]) {
    const key = `${name === undefined ? 0 : 1}${module}`;
    const names = modules.get(key) ?? new Set();
    modules.set(key, name === undefined ? names : names.add(name));
  }
  const sorted = [...modules].sort(([a], [b]) => (a < b ? -1 : 1));
  const block = (isStandard: boolean): string =>
    sorted
      .map(([key, names]) => ({ module: key.slice(1), names: [...names].sort() }))
      .filter(({ module }) => form.standard.test(module) === isStandard)
      .map(({ module, names }) => form.write(module, names))
      .join("\n");
  return [block(true), block(false), rest.join("\n")].filter((part) => part !== "").join("\n\n");
}
