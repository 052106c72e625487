// Labels of formats in names: known ones however they are written, unknown ones as they stand, the last one of a name.
import type { FileHabits, QuantizationSpec } from "../hub/quantization.ts";
import { formatOf, meantBy } from "./table.ts";

/** A label in a text, from its mark to its end. @internal */
export interface Label {
  /** As the table writes it, or as the text does where the table has none such. */
  readonly label: string;
  /** The format that it means, where the table has it. */
  readonly format?: string;
  readonly variant?: string;
  readonly start: number;
  readonly end: number;
}

/** Reads the label of a text. @internal */
export type LabelReader = (text: string) => Label | undefined;

// A label stands alone: no letter and no digit touches it.
const ALONE = "(?<![A-Za-z0-9])";
const END = "(?![A-Za-z0-9])";
const NOTHING = "(?!)";

/** One of these texts, as the source of a regular expression. @internal */
export const either = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");

/** A pattern of a word that nothing touches. @internal */
export const wordAlone = (word: string): RegExp =>
  new RegExp(`${ALONE}(?:${either([word])})${END}`, "i");

/** Makes the reader of a quantization's labels. @internal */
export function labelReader(quantization: QuantizationSpec, files: FileHabits): LabelReader {
  const marks = Object.keys(files.variants ?? {});
  const mark = marks.length === 0 ? "" : `(?:(?<mark>${either(marks)})[-_.])?`;
  const labelled = (before: string, label: string, flags: string): RegExp =>
    new RegExp(`${before}${mark}(?<label>${label})${END}`, flags);
  const names = Object.values(quantization.sets).flatMap((formats) =>
    formats.map(({ name }) => name),
  );
  const loosely = looselyWritten(names);
  const patterns = [
    labelled(ALONE, files.label, "gi"),
    labelled(ALONE, loosely, "gi"),
    // A capital tells a label from the small letters before it.
    labelled("(?<=[a-z])", loosely, "g"),
  ];
  const last = (pattern: RegExp, text: string): Label | undefined => {
    const all = [...text.matchAll(pattern)];
    // Behind a label with a mark may stand what single tensors have.
    const found = all.findLast(({ groups }) => groups?.["mark"] !== undefined) ?? all.at(-1);
    if (found === undefined) return undefined;
    const { label: written = "", mark: variant = "" } = found.groups ?? {};
    const known =
      formatOf(quantization, written) ?? formatOf(quantization, plainly(names, written));
    const format = meantBy(quantization, known?.name ?? written);
    const meant = marks.find((one) => one.toLowerCase() === variant.toLowerCase());
    return {
      label: known?.name ?? written,
      ...(format === undefined ? {} : { format }),
      ...(meant === undefined ? {} : { variant: meant }),
      start: found.index,
      end: found.index + found[0].length,
    };
  };
  return (text) =>
    patterns.reduce<Label | undefined>((found, one) => later(found, last(one, text)), undefined);
}

// The known names with other marks between their parts, or none: Q4-K-M, q4km.
function looselyWritten(names: readonly string[]): string {
  const several = names
    .filter((name) => name.includes("_"))
    .toSorted((a, b) => b.length - a.length);
  return several.length === 0
    ? NOTHING
    : several.map((name) => name.split("_").join("[-_ ]?")).join("|");
}

function plainly(names: readonly string[], written: string): string {
  const plain = (name: string): string => name.replace(/[-_ ]/g, "").toUpperCase();
  return names.find((name) => plain(name) === plain(written)) ?? written;
}

// Of two that overlap the longer one is the whole label; else the one with a mark counts, or the last.
function later(a: Label | undefined, b: Label | undefined): Label | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const isApart = a.end <= b.start || b.end <= a.start;
  if (isApart && (a.variant === undefined) !== (b.variant === undefined))
    return a.variant === undefined ? b : a;
  if (isApart) return a.start > b.start ? a : b;
  return b.end - b.start > a.end - a.start ? b : a;
}
