// What a package exports by which name, as Node reads its patterns.

/** Names, with a star for a part of any length, and where they lead; nothing where they are shut. */
export type Exports = Readonly<Record<string, string | Typed | null>>;

/** A file that is no module, with its types. */
export interface Typed {
  readonly types: string;
  readonly default: string;
}

/** The file that a name leads to. */
export const fileOf = (target: string | Typed): string =>
  typeof target === "string" ? target : target.default;

/** Every name that leads to one of the files, such as `./plugins/libraries/timm`, and the file. */
export function subpathsIn(
  exports: Exports,
  files: readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, target] of Object.entries(exports)) {
    if (target === null) continue;
    const inside = fileOf(target).replace("./", "");
    for (const file of files) {
      const part = partOf(file, inside);
      if (part === undefined) continue;
      const subpath = name.replace("*", () => part);
      if (leading(exports, subpath) === name) found.set(subpath, file);
    }
  }
  return found;
}

// The name that decides: an exact one, else the pattern with the longest beginning, and of these the longest.
function leading(exports: Exports, subpath: string): string | undefined {
  if (Object.hasOwn(exports, subpath) && !subpath.includes("*")) return subpath;
  const patterns = Object.keys(exports).filter(
    (name) => name.includes("*") && partOf(subpath, name) !== undefined,
  );
  const [first] = patterns.sort((a, b) => b.indexOf("*") - a.indexOf("*") || b.length - a.length);
  return first;
}

// What the star of a pattern stands for in a text; nothing where it does not fit.
function partOf(text: string, pattern: string): string | undefined {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return text === pattern ? "" : undefined;
  const fits =
    text.startsWith(before) && text.endsWith(after) && text.length > before.length + after.length;
  return fits ? text.slice(before.length, text.length - after.length) : undefined;
}
