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
  const own = reader.labelIn(name);
  const label =
    own ??
    folders
      .reverse()
      .reduce<Label | undefined>((found, folder) => found ?? reader.labelIn(folder), undefined);
  const companion = reader.companionIn(name, own !== undefined);
  const part = partOf(extension);
  return {
    path,
    stem: own === undefined ? name : stemOf(name, own),
    ...(label === undefined ? {} : { label: label.label }),
    ...(label?.format === undefined ? {} : { format: label.format }),
    ...(label?.variant === undefined ? {} : { variant: label.variant }),
    ...(part === undefined ? {} : { part }),
    ...(companion === undefined ? {} : { companion }),
  };
}

interface Reader {
  readonly extension: RegExp;
  labelIn(text: string): Label | undefined;
  companionIn(text: string, hasLabel: boolean): string | undefined;
}

const readerOf = oncePer((quantization: QuantizationSpec): Reader | undefined => {
  const { files } = quantization;
  if (files === undefined) return undefined;
  const companions = Object.entries(files.companions ?? {}).map(([word, companion]) => ({
    ...companion,
    pattern: wholeWord(word),
  }));
  return {
    extension: new RegExp(`${SHARD}\\.(?:${alternatives(files.extensions)})${SPLIT}$`, "i"),
    labelIn: labelReader(quantization, files),
    companionIn: (text, hasLabel) =>
      companions.find(
        ({ pattern, isUnlabeled = false }) => pattern.test(text) && !(isUnlabeled && hasLabel),
      )?.what,
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

const wholeWord = (word: string): RegExp =>
  new RegExp(`${WORD_START}(?:${alternatives([word])})${WORD_END}`, "i");

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
    const found = all.findLast(({ groups }) => groups?.["mark"] !== undefined) ?? all.at(-1);
    if (found === undefined) return undefined;
    const { label: written = "", mark: variant = "" } = found.groups ?? {};
    const known =
      formatOf(quantization, written) ?? formatOf(quantization, canonicalSpelling(names, written));
    const format = resolveAlias(quantization, known?.name ?? written);
    const knownMark = marks.find((one) => one.toLowerCase() === variant.toLowerCase());
    return {
      label: known?.name ?? written,
      ...(format === undefined ? {} : { format }),
      ...(knownMark === undefined ? {} : { variant: knownMark }),
      start: found.index,
      end: found.index + found[0].length,
    };
  };
  return (text) =>
    patterns.reduce<Label | undefined>(
      (found, one) => preferred(found, last(one, text)),
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
