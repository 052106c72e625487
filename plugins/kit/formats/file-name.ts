// Reads the name of a file: its format label, its part number, and whether it holds a model at all.
import type { QuantizationSpec } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import type { FileHabits } from "#core/kinds/quantization";
import { formatOf, resolveAlias } from "./table.ts";

/** The properties in the name of a file. @public */
export interface FileName {
  /** The path in the repository, as given. */
  readonly path: string;
  /** The name without folder, label, part number and extension. */
  readonly stem: string;
  /** The label, as the table writes it, or as the file does if the table does not have it. */
  readonly label?: string;
  /** The format that the label means, if the table has it. */
  readonly format?: string;
  /** A mark before the label, such as `UD`. */
  readonly variant?: string;
  /** Which part of how many; the total is not always in the name. */
  readonly part?: { readonly at: number; readonly of?: number };
  /** The kind of file if it is not a model, such as a projector. */
  readonly companion?: string;
}

/**
 * Reads a path as one of a quantization's files. The last label of the name wins, or the last one with a mark. If the
 * name has no label, the nearest folder with one wins. An unknown label is returned as written.
 * @param quantization - A quantization with `files`.
 * @param path - The path in the repository.
 * @returns What the name says; `undefined` if its extension is another one.
 * @throws A SyntaxError if `label` of the quantization's `files` is not a valid pattern.
 * @see https://huggingface.co/docs/hub/gguf
 * @example
 * ```ts
 * import { readFileName } from "hubsmith/formats";
 * import gguf from "hubsmith/plugins/quantizations/gguf";
 *
 * const name = readFileName(gguf, "qwen3-8b-q4_k_m-00002-of-00003.gguf");
 * name?.format; // → "Q4_K_M"
 * name?.part; // → { at: 2, of: 3 }
 * ```
 * @public
 */
export function readFileName(quantization: QuantizationSpec, path: string): FileName | undefined {
  const reader = readerOf(quantization);
  if (reader === undefined) return undefined;
  const folders = path.split("/");
  const file = folders.pop()!;
  const extension = reader.extension.exec(file);
  if (extension === null) return undefined;
  const name = file.slice(0, -extension[0].length);
  const ownLabel = reader.labelIn(name);
  const label =
    ownLabel ??
    folders
      .toReversed()
      .reduce<Label | undefined>((best, folder) => best ?? reader.labelIn(folder), undefined);
  const companion = reader.companionOf(folders, name, ownLabel !== undefined)?.what;
  const part = partOf(extension);
  return {
    path,
    stem: ownLabel === undefined ? name : stemOf(name, ownLabel),
    ...(label === undefined ? {} : { label: label.label }),
    ...(label?.format === undefined ? {} : { format: label.format }),
    ...(label?.variant === undefined ? {} : { variant: label.variant }),
    ...(part === undefined ? {} : { part }),
    ...(companion === undefined ? {} : { companion }),
  };
}

/** A file with its size, if that is known. @internal */
export interface SizedFile {
  readonly path: string;
  readonly bytes: number | undefined;
}

/**
 * Reads the names of a repository's files together, since some companions are recognized only next to their model.
 * @returns What each name says, in order; `undefined` for files with another extension.
 * @throws A SyntaxError if `label` of the quantization's `files` is not a valid pattern.
 * @internal
 */
export function readFileNames(
  quantization: QuantizationSpec,
  files: readonly SizedFile[],
): readonly (FileName | undefined)[] {
  const reader = readerOf(quantization);
  const names = files.map(({ path }) => readFileName(quantization, path));
  if (reader === undefined) return names;
  const models = names.flatMap((name, at): readonly NamedFile[] =>
    name === undefined || name.companion !== undefined ? [] : [{ name, bytes: files[at]!.bytes }],
  );
  return names.map((name, at) => {
    if (name === undefined) return undefined;
    const { companion, ...model } = name;
    const file = { name, bytes: files[at]!.bytes };
    if (companion === undefined) {
      const rule = reader.besides.find((rule) => isBeside(rule, file, models));
      return rule === undefined ? name : { ...name, companion: rule.what };
    }
    const rule = reader.companionOf(name.path.split("/").slice(0, -1), name.stem, false);
    const isModel = rule?.isUnlabeled && before(rule, name) && !isBeside(rule, file, models);
    return isModel ? model : name;
  });
}

interface NamedFile {
  readonly name: FileName;
  readonly bytes: number | undefined;
}

// The name up to the word of the rule; undefined without the word.
const before = ({ pattern }: CompanionRule, { stem }: FileName): string | undefined => {
  const match = pattern.exec(stem);
  return match === null ? undefined : stem.slice(0, match.index).replace(/(?<![-_. ])[-_. ]+$/, "");
};

/** Is there a model with the same name up to the word, which is not as small as a companion? */
function isBeside(
  rule: CompanionRule,
  { name, bytes }: NamedFile,
  models: readonly NamedFile[],
): boolean {
  const start = before(rule, name);
  if (start === undefined) return false;
  const beginsAlike = new RegExp(`^${alternatives([start])}${start === "" ? "" : WORD_END}`, "i");
  const alike = models.filter(
    (other) => !rule.pattern.test(other.name.stem) && beginsAlike.test(other.name.stem),
  );
  if (alike.length === 0) return false;
  const sameLabel = alike.filter((other) => other.name.label === name.label);
  const sizes = (sameLabel.length > 0 ? sameLabel : alike).flatMap((other) => other.bytes ?? []);
  return bytes === undefined || sizes.length === 0 || bytes * 2 < Math.min(...sizes);
}

type Companion = NonNullable<FileHabits["companions"]>[string];

interface CompanionRule extends Companion {
  readonly pattern: RegExp;
}

interface Reader {
  readonly extension: RegExp;
  labelIn(text: string): Label | undefined;
  companionOf(
    folders: readonly string[],
    name: string,
    hasLabel: boolean,
  ): CompanionRule | undefined;
  /** Companions only next to a model with the same name. */
  readonly besides: readonly CompanionRule[];
}

const readerOf = oncePer((quantization: QuantizationSpec): Reader | undefined => {
  const { files } = quantization;
  if (files === undefined) return undefined;
  // A word may be anywhere in a name, start it (`mtp-`), name a folder (`mtp/`), or follow the name of a model (`-mtp`).
  const rules = Object.entries(files.companions ?? {}).map(([key, companion]) => {
    const [, dash, word, mark] = /^(-?)(.*?)([-/]?)$/s.exec(key)!;
    const start = mark === "-" ? "^" : WORD_START;
    const pattern = new RegExp(`${start}(?:${alternatives([word!])})${WORD_END}`, "i");
    return { ...companion, pattern, isBeside: dash === "-", isFolder: mark === "/", word: word! };
  });
  const certain = rules.filter(({ isBeside }) => !isBeside);
  return {
    extension: new RegExp(`${SHARD}\\.(?:${alternatives(files.extensions)})${SPLIT}$`, "i"),
    labelIn: labelReader(quantization, files),
    companionOf: (folders, name, hasLabel) =>
      certain.find(({ pattern, isFolder, word, isUnlabeled = false }) => {
        if (isFolder) return folders.some((folder) => folder.toLowerCase() === word.toLowerCase());
        return pattern.test(name) && !(isUnlabeled && hasLabel);
      }),
    besides: rules.filter(({ isBeside }) => isBeside),
  };
});

// llama.cpp and safetensors write shards; the others are files cut by size, to be concatenated.
const SHARD = "(?:-(?<shard>\\d{5})-of-(?<shards>\\d{5}))?";
const SPLIT = "(?:\\.part(?<part>\\d+)of(?<parts>\\d+)|-split-(?<letter>[a-z]))?";

function partOf({ groups = {} }: RegExpExecArray): FileName["part"] {
  const { shard, shards, part = shard, parts = shards, letter } = groups;
  if (letter !== undefined) return { at: letter.toLowerCase().charCodeAt(0) - 96 };
  return part === undefined ? undefined : { at: Number(part), of: Number(parts) };
}

function stemOf(name: string, { start, end }: Label): string {
  const before = name.slice(0, start).replace(/(?<![-_. ])[-_. ]+$/, "");
  const after = name.slice(end).replace(/^[-_. ]+/, "");
  return [before, after].filter((part) => part !== "").join("-");
}

interface Label {
  readonly label: string;
  readonly format?: string;
  readonly variant?: string;
  /** Where it starts in the name, its mark included. */
  readonly start: number;
  readonly end: number;
}

// A label is a whole word: no letter and no digit next to it.
const WORD_START = "(?<![A-Za-z0-9])";
const WORD_END = "(?![A-Za-z0-9])";
const NOTHING = "(?!)";

const alternatives = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");

function labelReader(quantization: QuantizationSpec, files: FileHabits): Reader["labelIn"] {
  const marks = Object.keys(files.variants ?? {});
  const mark = marks.length === 0 ? "" : `(?:(?<mark>${alternatives(marks)})[-_.])?`;
  const labeled = (before: string, label: string, flags: string): RegExp =>
    new RegExp(`${before}${mark}(?<label>${label})${WORD_END}`, flags);
  const names = Object.values(quantization.sets).flatMap((formats) =>
    formats.map(({ name }) => name),
  );
  const loose = looseNamePattern(names);
  const patterns = [
    labeled(WORD_START, files.label, "gi"),
    labeled(WORD_START, loose, "gi"),
    // A capital separates a label from the small letters before it.
    labeled("(?<=[a-z])", loose, "g"),
  ];
  const last = (pattern: RegExp, text: string): Label | undefined => {
    const all = [...text.matchAll(pattern)];
    // A name may list the formats of single tensors after a label with a mark.
    const match = all.findLast(({ groups }) => groups?.["mark"] !== undefined) ?? all.at(-1);
    if (match === undefined) return undefined;
    const { label: written = "", mark: variant = "" } = match.groups ?? {};
    const known =
      formatOf(quantization, written) ?? formatOf(quantization, canonicalSpelling(names, written));
    const format = resolveAlias(quantization, known?.name ?? written);
    const knownMark = marks.find((candidate) => candidate.toLowerCase() === variant.toLowerCase());
    return {
      label: known?.name ?? written,
      ...(format === undefined ? {} : { format }),
      ...(knownMark === undefined ? {} : { variant: knownMark }),
      start: match.index,
      end: match.index + match[0].length,
    };
  };
  return (text) =>
    patterns.reduce<Label | undefined>(
      (best, pattern) => preferred(best, last(pattern, text)),
      undefined,
    );
}

// Known names with other separators, or none: Q4-K-M, q4km.
function looseNamePattern(names: readonly string[]): string {
  const several = names
    .filter((name) => name.includes("_"))
    .toSorted((a, b) => b.length - a.length);
  return several.length === 0
    ? NOTHING
    : several.map((name) => name.split("_").join("[-_ ]?")).join("|");
}

function canonicalSpelling(names: readonly string[], written: string): string {
  const plain = (name: string): string => name.replace(/[-_ ]/g, "").toUpperCase();
  return names.find((name) => plain(name) === plain(written)) ?? written;
}

// If two labels overlap, the longer one is complete. Otherwise the one with a mark wins, or the last.
function preferred(a: Label | undefined, b: Label | undefined): Label | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const isApart = a.end <= b.start || b.end <= a.start;
  if (isApart && (a.variant === undefined) !== (b.variant === undefined))
    return a.variant === undefined ? b : a;
  if (isApart) return a.start > b.start ? a : b;
  return b.end - b.start > a.end - a.start ? b : a;
}
