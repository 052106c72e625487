// Counted downloads in words: a rule becomes phrases, one of which must match a file.
import type { DownloadRule } from "hubsmith";
import type { FileField } from "#core/hub/plugin";

/** A phrase such as "any file that ends in `.pt` or `.onnx`". */
export interface Phrase {
  readonly before: string;
  readonly names: readonly string[];
  readonly after: string;
}

/** The phrases of a rule; undefined if words would be harder to read than the query. */
export function phrasesOf(rule: DownloadRule): readonly Phrase[] | undefined {
  const found = "any" in rule ? rule.any.map(phrasesOf) : [phraseOf(rule)];
  const phrases: Phrase[] = [];
  for (const phrase of found.flat()) {
    if (phrase === undefined) return undefined;
    const at = phrases.findIndex(
      ({ before, after }) => before === phrase.before && after === phrase.after,
    );
    // Phrases that differ only in a name are joined.
    if (at < 0) phrases.push(phrase);
    else phrases[at] = { ...phrase, names: [...phrases[at]!.names, ...phrase.names] };
  }
  return phrases;
}

// The Hub's rules are shown unchanged, even if one can never match.
const NEVER = "which no file has, because a file extension begins after the last dot";

/** The conditions on one file, by field. */
type Facts = ReadonlyMap<FileField | "folder", string>;

function phraseOf(rule: DownloadRule): Phrase | undefined {
  const facts = factsOf(rule);
  if (facts === undefined) return undefined;
  const path = facts.get("path");
  if (path !== undefined) return { before: "the file", names: [path], after: "" };
  const name = facts.get("path_filename");
  const ending = facts.get("path_extension");
  const folder = facts.get("path_prefix");
  const after =
    folder === undefined ? (facts.get("folder") ?? "") : `right in the folder ${folder}`;
  if (name !== undefined && ending !== undefined)
    return { before: "any file named", names: [`${name}.${ending}`], after };
  if (name !== undefined)
    return {
      before: "any file named",
      names: [name],
      after: `${after} whatever it ends in`.trim(),
    };
  if (ending?.includes("."))
    return { before: "any file with the extension", names: [ending], after: NEVER };
  if (ending !== undefined)
    return { before: "any file that ends in", names: [`.${ending}`], after };
  return { before: "any file", names: [], after };
}

// For a file that matches all of these; undefined if a rule has two conditions on one field, or is nested deeper.
function factsOf(rule: DownloadRule): Facts | undefined {
  const facts = new Map<FileField | "folder", string>();
  for (const one of "all" in rule ? rule.all : [rule]) {
    const fact = factOf(one);
    if (fact === undefined || facts.has(fact[0])) return undefined;
    facts.set(...fact);
  }
  return facts.has("path") && facts.size > 1 ? undefined : facts;
}

function factOf(rule: DownloadRule): [FileField | "folder", string] | undefined {
  if ("field" in rule) return [rule.field, rule.is];
  if ("exists" in rule && rule.exists === "path_prefix") return ["folder", "in a folder"];
  return undefined;
}
