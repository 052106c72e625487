// The names that follow from an id: of files, of variables, and what people read.
import type { Entry, Kind } from "hubsmith";
import { failure } from "../io.ts";
import { didYouMean, listed } from "../suggest.ts";

/** What a plugin is called. */
export interface Names {
  readonly kind: Kind;
  readonly id: string;
  /** The id, or of a client what stands behind its language. */
  readonly name: string;
  /** Of a client. */
  readonly language: string;
}

const NEWABLE: readonly Kind[] = ["library", "provider", "client", "task", "quantization"];
const PART = /^[a-z][a-z0-9]*(?:[-.][a-z0-9]+)*$/;

/** The names of a plugin to be made. Throws a failure where the kind or the id is none. */
export function namesOf(kind: string, id: string, entries: readonly Entry[]): Names {
  const known = NEWABLE.find((one) => one === kind);
  if (known === undefined)
    throw failure(
      `There is no kind "${kind}".${didYouMean(kind, NEWABLE)} Kinds: ${listed(NEWABLE)}.`,
    );
  const parts = id.split("/");
  const wanted = known === "client" ? 2 : 1;
  if (parts.length !== wanted || !parts.every((part) => PART.test(part)))
    throw failure(
      `"${id}" is no id of a ${known}. Write small letters, digits, dots and dashes, beginning with a letter${
        known === "client" ? ", behind a language: python/my-client" : ": my-plugin"
      }.`,
    );
  const taken = entries.find(
    (one) => one.kind === known && (one.id === id || one.aliases?.includes(id)),
  );
  if (taken !== undefined)
    throw failure(
      `There is a ${known} "${taken.id}" already. Take another id; to take its place, let the plugin have \`replaces: "${taken.id}"\`.`,
    );
  return { kind: known, id, name: parts.at(-1)!, language: wanted === 2 ? parts[0]! : "" };
}

/** `my-plugin` as the name of a variable. */
export const variableOf = (name: string): string =>
  name.replace(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase());

/** `my-plugin` as people read it. */
export const labelOf = (name: string): string =>
  name
    .split(/[-.]/)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");
