// The names that follow from an id: of files, of variables, and what people read.
import type { Entry } from "hubsmith";
import type { Kind } from "#core/base/kind";
import { closestName } from "#core/base/describe";
import { failure } from "../io.ts";
import { didYouMean, listed } from "../suggest.ts";

/** What a plugin is called. */
export interface Names {
  readonly kind: Kind;
  readonly id: string;
  /** The id; for a client, the part after its language. */
  readonly name: string;
  /** Of a client. */
  readonly language: string;
}

const NEWABLE: readonly Kind[] = ["library", "provider", "client", "task", "quantization"];
const PART = /^[a-z0-9]+(?:[-._][a-z0-9]+)*$/;
// What a file may not be called: it has a meaning beside a plugin, or Windows keeps the name to itself.
const RESERVED =
  /^(?:index|shared|golden|contract|records|page|con|prn|aux|nul|com\d|lpt\d)$|\.(?:contract|records|page|test|gen|d)$/;
/** The languages that this package has, and those among them in which a client can begin. */
const OWN_LANGUAGES = ["python", "js", "sh", "json", "swift", "csharp", "text"];
export const BEGUN: readonly string[] = ["python", "js", "sh"];

/** The names of a plugin to be made. Throws a failure if the kind or the id is invalid. */
export function namesOf(kind: string, id: string, entries: readonly Entry[]): Names {
  const known = NEWABLE.find((one) => one === kind);
  if (known === undefined)
    throw failure(`Unknown kind "${kind}".${didYouMean(kind, NEWABLE)} Kinds: ${listed(NEWABLE)}.`);
  const parts = id.split("/");
  const wanted = known === "client" ? 2 : 1;
  if (parts.length !== wanted || !parts.every((part) => PART.test(part)))
    throw failure(
      `"${id}" is not a valid ${known} id. Use lowercase letters and digits, with dots, dashes or underscores between them${
        known === "client" ? ", after a language: python/my-client" : ": my-plugin"
      }.`,
    );
  const reserved = parts.find((part) => RESERVED.test(part));
  if (reserved !== undefined)
    throw failure(`"${reserved}" is a reserved file name. Use another id.`);
  const [language = ""] = parts;
  if (known === "client" && OWN_LANGUAGES.includes(language) && !BEGUN.includes(language))
    throw failure(
      `No template for a client in ${language}. Use ${listed(BEGUN)} or a new language, and import \`${language}\` from "hubsmith/code".`,
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

/** A note if an id is nearly that of another plugin. Clients of other languages may have the same name. */
export function nearMiss(
  { kind, id, language }: Names,
  entries: readonly Entry[],
): string | undefined {
  const near = closestName(
    entries
      .filter((one) => one.kind === kind && (language === "" || one.id.startsWith(`${language}/`)))
      .map((one) => one.id),
    id,
  );
  if (near === undefined) return undefined;
  return `note: "${id}" is nearly the same as the ${kind} "${near}". Did you mean that one?`;
}

/** `my-plugin` as people read it. */
export const labelOf = (name: string): string =>
  name
    .split(/[-._]/)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(" ");
