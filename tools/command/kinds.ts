// The kinds of plugins by the words that a person writes for them.
import type { Kind } from "#core/base/kind";
import { failure } from "./io.ts";
import { didYouMean } from "./suggest.ts";

/** The kinds by the name of their list. */
export const KINDS: Readonly<Record<string, Kind>> = {
  tasks: "task",
  libraries: "library",
  providers: "provider",
  clients: "client",
  quantizations: "quantization",
};

/** The kind of a name in singular or plural. */
export function kindOf(name: string): Kind {
  const lower = name.toLowerCase();
  const found = Object.entries(KINDS).find((pair) => pair.includes(lower));
  if (found !== undefined) return found[1];
  const names = Object.keys(KINDS);
  throw failure(
    `Unknown kind "${name}".${didYouMean(name, Object.entries(KINDS).flat())} Kinds: ${names.join(", ")}.`,
  );
}
