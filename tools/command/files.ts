// The files subcommand: which files of a model are stored in which format, and which fit into memory.
import { type Command, InvalidArgumentError } from "commander";
import type { Diagnostic, Hub, Model } from "hubsmith";
import {
  type Fit,
  fitsInto,
  type FormatFiles,
  formatOf,
  formatsOf,
  modelFiles,
  type ModelFormat,
} from "hubsmith/formats";
import type { MemoryBudget, MemoryPart } from "#plugins/quantizations/shared/memory";
import type { CompanionFiles, FileSet } from "#plugins/quantizations/shared/model-files";
import type { Bytes } from "#plugins/quantizations/shared/table";
import { visible } from "./io.ts";
import { EXIT, integer } from "./options.ts";
import { hubOfKind } from "./plugins.ts";
import type { Context } from "./program.ts";
import { readRecord } from "./request.ts";
import { type Answerer, defineStream, type StreamFlags } from "./stream.ts";

interface FilesFlags extends StreamFlags {
  /** In bytes. */
  readonly memory?: number;
  /** In tokens. */
  readonly context: number;
}

export const define = (command: Command, context: Context): Command =>
  defineStream(command, context, answerer)
    .option("--memory <amount>", "the memory, such as 16GiB or 24GB; without unit, GiB", bytesOf)
    .option("--context <tokens>", "the length of the context", integer(1, 1e15), 8192)
    .addHelpText("after", HELP);

const HELP = `
Input: model records; with ?blobs=true the Hub's API adds the sizes of files.

Output: one JSON line for each record, in order:
  {"line", "id",
   "formats": [{"quantization", "format", "from", "isKnown", "weights"?}],
   "files": [{"quantization", "label"?, "format"?, "variant"?,
              "sets": [{"stem", "paths", "bytes"?, "missing"}]}],
   "companions": [{"what", "paths", …}],
   "diagnostics": […]}
With --memory, each set has "fits" (yes, perhaps, no, unknown), and "inAll" and
"needs", which are ranges in bytes with their calculation.

Examples:
  $ hubsmith files models.jsonl | jq -c '[.id, .formats[].format]'
  $ hubsmith files model.json --memory 8GiB --context 16384 --format text
${EXIT}`;

function bytesOf(text: string): number {
  const [, digits, scale = "g", unit = "i"] =
    /^\s*(\d+(?:\.\d+)?)\s*(?:([mgt])(ib?|b)?)?\s*$/i.exec(text) ?? [];
  const base = unit.toLowerCase() === "b" ? 1000 : 1024;
  const bytes = Number(digits) * base ** ("mgt".indexOf(scale.toLowerCase()) + 2);
  if (bytes > 0 && Number.isFinite(bytes)) return bytes;
  throw new InvalidArgumentError("It must be an amount of memory: 16GiB, 24GB or 800MiB.");
}

/** Answers records. */
export const answerer: Answerer<FilesFlags> = async (entries, screen, flags) => {
  const { memory, context: tokens, format } = flags;
  const budget = memory === undefined ? undefined : { memory, tokens };
  const hub = await hubOfKind(entries, "quantization", screen, flags);
  return {
    format,
    answer: (value) => {
      const read = readRecord(value);
      if ("code" in read) return read;
      const found = groupedFiles(hub, read.model, budget);
      const json = { ...found, diagnostics: [...read.diagnostics, ...found.diagnostics] };
      return { json, text: () => textOf(hub, json, budget) };
    },
  };
};

/** Files, whether they fit, and the calculation. */
interface JudgedSet extends FileSet {
  readonly fits?: Fit["fits"];
  readonly inAll?: Bytes | undefined;
  readonly needs?: Fit["needs"];
  readonly reason?: string | undefined;
}

interface Grouped {
  readonly id: string;
  readonly formats: readonly ModelFormat[];
  readonly files: readonly (Omit<FormatFiles, "sets"> & { readonly sets: readonly JudgedSet[] })[];
  readonly companions: readonly CompanionFiles[];
  readonly diagnostics: readonly Diagnostic[];
}

function groupedFiles(hub: Hub, model: Model, budget: MemoryBudget | undefined): Grouped {
  const { formats, companions } = modelFiles(hub, model);
  const known = formatsOf(hub, model);
  // One for each set, in order.
  const fits = budget === undefined ? [] : fitsInto(hub, model, budget);
  let at = 0;
  return {
    id: model.id,
    formats: known.formats,
    files: formats.map((one) => ({
      ...one,
      sets: one.sets.map((set) => judged(set, fits[at++])),
    })),
    companions,
    diagnostics: known.diagnostics,
  };
}

const judged = (set: FileSet, fit: Fit | undefined): JudgedSet =>
  fit === undefined
    ? set
    : { ...set, fits: fit.fits, inAll: fit.bytes, needs: fit.needs, reason: fit.reason };

// A line for each set, the most precise first, and the calculation.
function textOf(
  hub: Hub,
  { id, formats, files, companions, diagnostics }: Grouped,
  budget: MemoryBudget | undefined,
): string {
  const names = formats.map(({ format, isKnown }) => (isKnown ? format : `${format} (unknown)`));
  const shared = sharedBy(files.flatMap(({ sets }) => sets));
  const lines = [
    id,
    names.length === 0 ? "The record has no format." : `Stored in ${names.join(", ")}.`,
    ...(budget === undefined || files.length === 0
      ? []
      : [`Into ${sizeText(budget.memory)}, with a context of ${budget.tokens} tokens:`]),
  ];
  for (const { quantization, label = "no label", variant, sets } of files) {
    const table = hub.quantizations.get(quantization);
    const bits = table && formatOf(table, label)?.bits;
    const cells = [
      (variant === undefined ? label : `${variant}-${label}`).padEnd(12),
      (bits === undefined
        ? ""
        : `${round(bits.measured ?? bits.base ?? bits.exact ?? 0)} bits/weight`
      ).padEnd(18),
    ];
    for (const set of sets)
      lines.push(
        `  ${cells.join(" ")} ${sizeOf(set).padEnd(13)} ${pathsOf(set)}`,
        ...calculationOf(set, shared),
      );
  }
  if (shared.length > 0)
    lines.push("Each of them also needs:", ...shared.map((need) => `  ${need}`));
  for (const { what, bytes, paths } of companions)
    lines.push(
      `Also stored, ${what}: ${paths.join(", ")}${bytes === undefined ? "" : `, ${sizeText(bytes)}`}`,
    );
  if (files.length === 0) lines.push("The record has no files in a known format.");
  lines.push(...diagnostics.map(({ message }) => message));
  return lines.map(visible).join("\n");
}

const round = (bits: number): number => Math.round(bits * 100) / 100;
const sizeOf = ({ bytes }: JudgedSet): string =>
  bytes === undefined ? "unknown size" : sizeText(bytes);

function pathsOf({ paths, missing }: JudgedSet): string {
  const more = paths.length === 1 ? "" : ` and ${paths.length - 1} more`;
  return `${paths[0]}${more}${missing === 0 ? "" : `, ${missing} missing`}`;
}

const WORDS: Readonly<Record<Fit["fits"], string>> = {
  yes: "fits",
  perhaps: "may fit",
  no: "does not fit",
  unknown: "unknown whether it fits",
};

function calculationOf(
  { fits, inAll, needs = [], reason }: JudgedSet,
  shared: readonly string[],
): readonly string[] {
  if (fits === undefined) return [];
  const why = reason ?? (inAll === undefined ? "" : `${rangeText(inAll)} in all`);
  const own = needs.map(needText).filter((text) => !shared.includes(text));
  return [`    ${WORDS[fits]}: ${why}`, ...own.map((text) => `      ${text}`)];
}

const needText = ({ part, how, ...bytes }: MemoryPart): string =>
  `${part}: ${bytes.max === 0 ? "?" : rangeText(bytes)} (${how})`;

// What all sets need is printed once.
function sharedBy(sets: readonly JudgedSet[]): readonly string[] {
  const all = sets.flatMap(({ needs = [] }) => (needs.length === 0 ? [] : [needs.map(needText)]));
  return (all[0] ?? []).filter(
    (text) => all.length > 1 && all.every((needs) => needs.includes(text)),
  );
}

/** Bytes in a unit for people. */
export function sizeText(bytes: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const amount = bytes / 1024 ** step;
  if (step === 0) return amount === 1 ? "1 byte" : `${amount} bytes`;
  return `${amount.toPrecision(3)} ${units[step]}`;
}

/** A range of bytes; one amount if both look the same. */
function rangeText({ min, max }: { readonly min: number; readonly max: number }): string {
  const [from, to] = [sizeText(min), sizeText(max)];
  return from === to ? from : `${from} to ${to}`;
}
