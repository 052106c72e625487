// The files of a record by format: a row for each with its bits, files and size, and whether it fits into memory.
import type { Hub, Model, Plugin } from "hubsmith";
import { type Fit, fitsInto, type FormatFiles, formatOf } from "hubsmith/formats";
import type { Bytes } from "#plugins/quantizations/shared/table";
import { bitsText } from "../quantizations/rungs.ts";
import { GB } from "./memory.ts";
import { boundsText, countText } from "./sizes.ts";
import { bestOf, labelOf, type Verdict, verdictOf } from "./verdicts.ts";

/** The context length, in tokens. */
export const TOKENS = 8192;

/** The formats of a quantization in a repository. */
export interface FormatTable {
  readonly id: string;
  readonly label: string;
  /** The most precise format first. */
  readonly rows: readonly Row[];
  /** The recommended format, in a sentence; undefined without a memory. */
  readonly best?: string;
}

/** A format. */
export interface Row {
  /** As in the file names, with its mark; undefined if they have no label. */
  readonly label?: string;
  readonly bits: string;
  readonly files: string;
  /** Of all its files; undefined if unknown. */
  readonly size?: string;
  readonly isEstimate: boolean;
  /** Whether it fits; undefined without a memory. */
  readonly verdict?: Verdict;
  /** Each model in this format, or each part of one. */
  readonly fits: readonly Fit[];
}

/** The tables of a record's files, for an optional memory in GB. */
export function tablesOf(hub: Hub, model: Model, gb?: number): readonly FormatTable[] {
  const memory = gb === undefined ? Infinity : gb * GB;
  const all = fitsInto(hub, model, { memory, tokens: TOKENS });
  return [...groupedBy(all, ({ files }) => files.quantization)].flatMap(([id, fits]) => {
    const quantization = hub.quantizations.get(id);
    if (quantization === undefined) return [];
    const best = gb === undefined ? undefined : bestOf(quantization, fits, gb);
    const formats = [...groupedBy(fits, ({ files }) => files)];
    return {
      id,
      label: quantization.label,
      rows: formats.map(([files, those]) => rowOf(quantization, files, those, gb, best?.fit)),
      ...(best === undefined ? {} : { best: best.says }),
    };
  });
}

function groupedBy<K>(fits: readonly Fit[], keyOf: (fit: Fit) => K): ReadonlyMap<K, Fit[]> {
  const groups = new Map<K, Fit[]>();
  for (const fit of fits) {
    const group = groups.get(keyOf(fit));
    if (group === undefined) groups.set(keyOf(fit), [fit]);
    else group.push(fit);
  }
  return groups;
}

function rowOf(
  quantization: Plugin<"quantization">,
  files: FormatFiles,
  fits: readonly Fit[],
  gb: number | undefined,
  best: Fit | undefined,
): Row {
  const stored = fits.map(storedIn);
  const known = stored.filter((bytes) => bytes !== undefined);
  const label = labelOf(files);
  const bits = files.format === undefined ? undefined : formatOf(quantization, files.format)?.bits;
  const isKnown = known.length === stored.length;
  return {
    ...(label === undefined ? {} : { label }),
    bits: bitsText(bits),
    files: filesText(fits),
    ...(isKnown ? { size: boundsText({ min: sum(known, "min"), max: sum(known, "max") }) } : {}),
    isEstimate: isKnown && fits.some(isEstimated),
    ...(gb === undefined ? {} : { verdict: verdictOf(fits, best) }),
    fits,
  };
}

/** The size of its weights only, from the record or estimated. */
export const storedIn = ({ needs }: Fit): Bytes | undefined =>
  needs.find(({ part }) => part === "weights");

/** Is the size calculated from the number of weights? */
export const isEstimated = (fit: Fit): boolean =>
  fit.set.bytes === undefined && storedIn(fit) !== undefined;

function filesText(fits: readonly Fit[]): string {
  const files = fits.reduce((count, { set }) => count + set.paths.length, 0);
  const missing = fits.reduce((count, { set }) => count + set.missing, 0);
  const isParted = fits.length === 1 && (files > 1 || missing > 0);
  const fileCount = isParted ? countText(files, "part") : countText(files, "file");
  return missing === 0 ? fileCount : `${fileCount}, ${missing.toLocaleString("en")} missing`;
}

const sum = (all: readonly Bytes[], bound: keyof Bytes): number =>
  all.reduce((total, bytes) => total + bytes[bound], 0);
