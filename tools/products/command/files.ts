// The subcommands files and downloads: which files of a model are in which format and fit into memory, and which the Hub counts.
import { InvalidArgumentError } from "commander";
import { type Diagnostic, type Entry, type Hub, isAbsence, type Model } from "hubsmith";
import { countDownloads } from "hubsmith/catalog";
import { deviceOf } from "hubsmith/devices";
import { type Fit, fitsInto, formatOf, formatsOf, modelFiles } from "hubsmith/formats";
import type { Kind } from "#core/kinds/index";
import type { MemoryBudget, MemoryPart } from "#plugins/kit/formats/memory";
import type { FileSet } from "#plugins/kit/formats/model-files";
import type { Bytes } from "#plugins/kit/formats/table";
import { asWarning, visible } from "./io.ts";
import { EXIT, integer } from "./options.ts";
import { hubOf, withAdded } from "./plugins.ts";
import type { Answer, Answerer, Subcommand } from "./context.ts";
import { readRecord } from "./request.ts";
import { defineStream, type StreamFlags } from "./stream.ts";

interface FilesFlags extends StreamFlags {
  /** In bytes. */
  readonly memory?: number;
  /** In tokens. */
  readonly context: number;
}

const filesAnswerer = recordAnswerer<FilesFlags>(ofKind("quantization"), (hub, read, flags) => {
  const { memory, context: tokens } = flags;
  const budget = memory === undefined ? undefined : { memory, tokens };
  const json = groupedFiles(hub, read, budget);
  return { json, text: () => textOf(hub, json, budget) };
});

export const files: Subcommand = {
  define: (command, context) =>
    defineStream(command, context, filesAnswerer)
      .option("--memory <amount>", "the memory, such as 16GiB or 24GB; without unit, GiB", bytesOf)
      .option("--context <tokens>", "the length of the context", integer(1, 1e15), 8192)
      .addHelpText("after", FILES),
};

const FILES = `
Input: model records; with ?blobs=true the Hub's API adds the sizes of files.

With --json, the output is one JSON line for each record, in order:
  {"line", "id",
   "formats": [{"quantization", "format", "from", "isKnown", "weights"?}],
   "files": [{"quantization", "label"?, "format"?, "variant"?,
              "sets": [{"stem", "paths", "bytes"?, "missing"}]}],
   "companions": [{"what", "paths", …}],
   "diagnostics": […]}
With --memory, each set has "fits" (yes, tight, no, unknown), and "inAll" and
"needs", which are ranges in bytes with their calculation.

Examples:
  $ hubsmith files --json models.jsonl | jq -c '[.id, .formats[].format]'
  $ hubsmith files model.json --memory 8GiB --context 16384
${EXIT}`;

/** Reads an amount of memory, in bytes. */
export function bytesOf(text: string): number {
  const [, digits, scale = "g", unit = "i"] =
    /^(\d+(?:\.\d+)?)\s*(?:([mgt])(ib?|b)?)?$/i.exec(text.trim()) ?? [];
  const base = unit.toLowerCase() === "b" ? 1000 : 1024;
  const bytes = Number(digits) * base ** ("mgt".indexOf(scale.toLowerCase()) + 2);
  const device = deviceOf(text);
  if (isAbsence(device) && device.code === "no-size")
    throw new InvalidArgumentError(`${device.reason} ${device.fix}`);
  if (!isAbsence(device))
    throw new InvalidArgumentError(
      `${text} is the device ${device.label}. Add the unit of an amount: ${text}GiB.`,
    );
  if (bytes > 0 && Number.isFinite(bytes)) return bytes;
  throw new InvalidArgumentError("It must be an amount of memory: 16GiB, 24GB or 800MiB.");
}

/** Files, whether they fit, and the calculation. */
interface JudgedSet extends FileSet {
  readonly fits?: Fit["fits"];
  readonly inAll?: Bytes | undefined;
  readonly needs?: Fit["needs"];
  readonly reason?: string | undefined;
}

type Grouped = ReturnType<typeof groupedFiles>;

function groupedFiles(
  hub: Hub,
  { model, diagnostics }: RecordRead,
  budget: MemoryBudget | undefined,
) {
  const { formats, companions } = modelFiles(hub, model);
  const known = formatsOf(hub, model);
  // One for each set, in order.
  const fits = (budget === undefined ? [] : fitsInto(hub, model, budget)).values();
  const judged = (set: FileSet): JudgedSet => {
    const fit = fits.next().value;
    if (fit === undefined) return set;
    return { ...set, fits: fit.fits, inAll: fit.bytes, needs: fit.needs, reason: fit.reason };
  };
  return {
    id: model.id,
    formats: known.formats,
    files: formats.map((format) => ({ ...format, sets: format.sets.map(judged) })),
    companions,
    diagnostics: [...diagnostics, ...known.diagnostics],
  };
}

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
      : [`In ${sizeText(budget.memory)}, with a context of ${budget.tokens} tokens:`]),
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
  tight: "tight",
  no: "does not fit",
  unknown: "unknown whether it fits",
};

function calculationOf(
  { fits, inAll, needs = [], reason }: JudgedSet,
  shared: readonly string[],
): readonly string[] {
  if (fits === undefined) return [];
  const why = reason ?? (inAll === undefined ? "" : `${rangeText(inAll)} in all`);
  const ownNeeds = needs.map(needText).filter((text) => !shared.includes(text));
  return [`    ${WORDS[fits]}: ${why}`, ...ownNeeds.map((text) => `      ${text}`)];
}

/** A part of the memory, with its calculation. */
export const needText = ({ part, how, ...bytes }: MemoryPart): string =>
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
export function rangeText({ min, max }: { readonly min: number; readonly max: number }): string {
  const [from, to] = [sizeText(min), sizeText(max)];
  return from === to ? from : `${from} to ${to}`;
}

const downloadsAnswerer = recordAnswerer(ofKind("library"), (hub, { model, diagnostics }) => {
  const { id } = model;
  const counted = countDownloads(hub, model);
  const { library, query, files, warning } = counted;
  const rule = library === undefined ? "By the Hub's own rule" : `By the rule of ${library}`;
  const lines = [
    id,
    `${rule}: ${query}`,
    ...files.map((path) => `  ${path}`),
    warning ?? [],
  ].flat();
  return { json: { id, ...counted, diagnostics }, text: () => lines.map(visible).join("\n") };
});

export const downloads: Subcommand = {
  define: (command, context) =>
    defineStream(command, context, downloadsAnswerer).addHelpText("after", DOWNLOADS),
};

const DOWNLOADS = `
With --json, the output is one JSON line for each record, in order:
  {"line", "id", "library"?, "query", "files", "warning"?, "diagnostics"}
"query" is the rule of the record's library, or the Hub's own. A request for one
of "files" counts as one download.

Examples:
  $ hubsmith downloads model.json
  $ hubsmith downloads --json models.jsonl | jq -c 'select(.warning) | .id'
${EXIT}`;

/** A record as the kernel reads it. */
export interface RecordRead {
  readonly model: Model;
  readonly diagnostics: readonly Diagnostic[];
}

/** Answers records with the plugins that the flags need. */
export function recordAnswerer<F extends StreamFlags>(
  needed: (entries: readonly Entry[], flags: F) => readonly Entry[],
  answerOf: (hub: Hub, read: RecordRead, flags: F) => Answer,
): Answerer<F> {
  return async (entries, screen, flags) => {
    const all = await withAdded(entries, screen, flags);
    const { hub, messages } = await hubOf(needed(all, flags));
    for (const message of messages) await screen.say(asWarning(message));
    return {
      isJson: flags.json === true,
      answer: (value) => {
        const read = readRecord(value);
        return "code" in read ? read : answerOf(hub, read, flags);
      },
    };
  };
}

function ofKind(wanted: Kind) {
  return (entries: readonly Entry[]): readonly Entry[] =>
    entries.filter(({ kind }) => kind === wanted);
}
