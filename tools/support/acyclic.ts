// A plugin of Vite, for builds whose files are grouped by hand.
import type { Plugin } from "vite";

/** Fails the build if files import each other: then a module may run before those that it imports. */
export const acyclic: Plugin = {
  name: "acyclic-chunks",
  generateBundle(_, bundle) {
    const left = new Map(
      Object.values(bundle).flatMap((chunk) =>
        chunk.type === "chunk" ? [[chunk.fileName, chunk.imports] as const] : [],
      ),
    );
    for (let size = Infinity; left.size < size;) {
      size = left.size;
      for (const [name, imports] of left)
        if (!imports.some((imported) => left.has(imported))) left.delete(name);
    }
    if (left.size === 0) return;
    // Each of the rest imports another one, so this ends in a cycle.
    const way = [[...left.keys()][0]!];
    for (let at = way[0]!; way.indexOf(at) === way.length - 1; way.push(at))
      at = left.get(at)!.find((imported) => left.has(imported))!;
    const cycle = way.slice(way.indexOf(way.at(-1)!)).join(" → ");
    this.error(`Files of the build import each other: ${cycle}.`);
  },
};
