// The files command: model records in, and which of their files hold which format out, with what fits into a memory.
import type { Diagnostic, Entry, Hub, Model } from "hubsmith";
import {
  type Fit,
  fitsInto,
  type FormatFiles,
  formatsOf,
  modelFiles,
  type ModelFormat,
} from "hubsmith/formats";
import type { MemoryBudget } from "#plugins/quantizations/shared/memory";
import type { Bytes } from "#plugins/quantizations/shared/table";
import type { CompanionFiles, FileSet } from "#plugins/quantizations/shared/model-files";
import type { Answering } from "./answer.ts";
import { bytesOf, countOf } from "./amounts.ts";
import { filesText } from "./files-text.ts";
import type { Terminal } from "./io.ts";
import { toldHubOf } from "./hub.ts";
import { readRecord } from "./request.ts";

/** The flags of the command, as the parser gives them. */
export interface FilesFlags {
  readonly memory?: string;
  readonly context: string;
  readonly format: "json" | "text";
}

/** How every record is answered. */
export async function filesAnswering(
  entries: readonly Entry[],
  terminal: Terminal,
  { memory, context, format }: FilesFlags,
): Promise<Answering> {
  const tokens = countOf("--context", context);
  const budget = memory === undefined ? undefined : { memory: bytesOf("--memory", memory), tokens };
  const quantizations = entries.filter(({ kind }) => kind === "quantization");
  const hub = await toldHubOf(quantizations, terminal.say, (message) => void terminal.say(message));
  return {
    format,
    answer: (value) => {
      const read = readRecord(value, "");
      if ("code" in read) return read;
      const found = groupedFiles(hub, read.model, budget);
      const json = { ...found, diagnostics: [...read.diagnostics, ...found.diagnostics] };
      return { json, text: () => filesText(hub, json, budget, terminal) };
    },
  };
}

/** A set of files, and whether it fits where that was asked. */
export type JudgedSet = FileSet & Partial<Verdict>;

/** Whether it fits, and the workings. */
export interface Verdict extends Pick<Fit, "fits" | "needs" | "reason"> {
  readonly inAll?: Bytes;
}

/** What is printed of a record. */
export interface Grouped {
  readonly id: string;
  readonly formats: readonly ModelFormat[];
  readonly files: readonly (Omit<FormatFiles, "sets"> & { readonly sets: readonly JudgedSet[] })[];
  readonly companions: readonly CompanionFiles[];
  readonly diagnostics: readonly Diagnostic[];
}

function groupedFiles(hub: Hub, model: Model, budget: MemoryBudget | undefined): Grouped {
  const { formats, companions } = modelFiles(hub, model);
  const told = formatsOf(hub, model);
  // One for each set, in the order of the sets.
  const fits = budget === undefined ? [] : fitsInto(hub, model, budget);
  let at = 0;
  return {
    id: model.id,
    formats: told.formats,
    files: formats.map((one) => ({
      ...one,
      sets: one.sets.map((set) => ({ ...set, ...verdictOf(fits[at++]) })),
    })),
    companions,
    diagnostics: told.diagnostics,
  };
}

function verdictOf(fit: Fit | undefined): Partial<Verdict> {
  if (fit === undefined) return {};
  const { fits, bytes, needs, reason } = fit;
  return {
    fits,
    ...(bytes === undefined ? {} : { inAll: bytes }),
    needs,
    ...(reason === undefined ? {} : { reason }),
  };
}
