// Computes which files fit into memory, part by part: weights, companions, context and compute buffers.
import type { Hub, Model } from "hubsmith";
import { contextBytes } from "./context.ts";
import { groupBy } from "./group-by.ts";
import {
  type CompanionFiles,
  companionFor,
  type FileSet,
  type FormatFiles,
  modelFiles,
} from "./model-files.ts";
import { quantizedBits } from "./packed.ts";
import { storedBytes } from "./stored.ts";
import { type Bytes, estimateBytes, formatOf, usualBits, weightsOf } from "./table.ts";

/**
 * The available memory in bytes, and how many tokens the model must hold at once.
 * @example
 * ```ts
 * import type { MemoryBudget } from "hubsmith/formats";
 *
 * const budget: MemoryBudget = { memory: 16 * 1024 ** 3, tokens: 8192 };
 * ```
 * @public
 */
export interface MemoryBudget {
  /** The available memory, in bytes. */
  readonly memory: number;
  /** The length of the context, in tokens. */
  readonly tokens: number;
}

/** A part of the memory that a model needs, in bytes, and how it was computed. @public */
export interface MemoryPart extends Bytes {
  /** `weights`, `context`, `compute buffers`, or the name of a companion file. */
  readonly part: string;
  /** How it was computed, in a few words. */
  readonly how: string;
}

/** Whether a model fits into memory. @public */
export interface MemoryFit {
  /** `tight` if less than a tenth would be left, or if it depends on a fact that is missing. */
  readonly fits: "yes" | "tight" | "no" | "unknown";
  /** The memory in total, in bytes; undefined if unknown. */
  readonly bytes?: Bytes;
  /** The memory it needs, part by part. */
  readonly needs: readonly MemoryPart[];
  /** The facts without which `bytes` is a range, such as `the sizes of the files`. */
  readonly missing: readonly string[];
  /** Why it is unknown, or why the files cannot be used. */
  readonly reason?: string;
}

/** Whether a set of files fits into memory. @public */
export interface Fit extends MemoryFit {
  /** The format. */
  readonly files: FormatFiles;
  /** The files, of those in this format. */
  readonly set: FileSet;
}

/**
 * Computes for each set of files of a record whether it fits into memory: weights, companion files, context and compute
 * buffers. Never throws.
 * @param hub - A hub with quantizations.
 * @param model - A record, best with file sizes: request it from the Hub with `?blobs=true`.
 * @param budget - The memory in bytes, and the length of the context in tokens.
 * @returns A result for each set, in the order of `modelFiles`. If something is unknown, it says what.
 * @see https://huggingface.co/docs/hub/api
 * @example
 * ```ts
 * import { createHub, parseModel } from "hubsmith";
 * import { fitsInto } from "hubsmith/formats";
 * import gguf from "hubsmith/plugins/quantizations/gguf";
 *
 * const siblings = [{ rfilename: "small-q8_0.gguf", size: 40e9 }];
 * const { model } = parseModel({ id: "owner/name", siblings });
 * const [fit] = fitsInto(createHub([gguf]), model!, { memory: 16 * 1024 ** 3, tokens: 4096 });
 * fit?.fits; // → "no"
 * ```
 * @public
 */
export function fitsInto(hub: Hub, model: Model, budget: MemoryBudget): readonly Fit[] {
  const { formats, companions } = modelFiles(hub, model);
  const weights = weightsOf(model);
  return formats.flatMap((files) =>
    files.sets.map((set): Fit => {
      if (set.missing > 0) {
        const [is, parts] = set.missing === 1 ? ["is", "part"] : ["are", "parts"];
        return {
          files,
          set,
          ...unknown(`${set.missing} ${parts} of it ${is} missing in the repository.`),
        };
      }
      const stored = weightBytes(hub, files, set, weights);
      if (stored === undefined)
        return {
          files,
          set,
          ...unknown(
            weights === undefined
              ? "The record has neither file sizes nor the number of weights. Request it from the Hub with `?blobs=true`."
              : `The size of ${files.label ?? "a file without a label"} is not fixed, and the record does not have it.`,
          ),
        };
      const count = weights ?? estimateWeights(hub, files, set);
      const beside = companionMemory(companions, { ...files, ...set });
      return { files, set, ...fitOf(model, budget, [stored, ...beside], count) };
    }),
  );
}

/**
 * Computes whether a model fits into memory with all weights of its repository, as Transformers, Diffusers and servers
 * such as vLLM load them. Never throws.
 * @param model - A record.
 * @param budget - The memory in bytes, and the length of the context in tokens.
 * @param bits - The bits of a weight, for a quantization of the model; by default those of the record.
 * @returns The result. If something is unknown, it says what.
 * @example
 * ```ts
 * import { parseModel } from "hubsmith";
 * import { memoryOf } from "hubsmith/formats";
 *
 * const { model } = parseModel({ id: "Qwen/Qwen3-8B", pipeline_tag: "text-generation" });
 * const { needs } = memoryOf(model!, { memory: 24e9, tokens: 8192 });
 * needs[0]; // → { part: "weights", min: 16382000000, max: 16382000000, how: "8191000000 weights × 16 bits ÷ 8" }
 * ```
 * @public
 */
export function memoryOf(model: Model, budget: MemoryBudget, bits?: number): MemoryFit {
  const stored = storedBytes(model, bits);
  if (stored === undefined) return unknown("The record does not have the number of weights.");
  return fitOf(model, budget, [{ part: "weights", ...stored }], weightsIn(model, stored));
}

// Packed numbers are fewer than the weights, none of which has more than 16 bits.
function weightsIn(model: Model, { max }: Bytes): number | undefined {
  const least = quantizedBits(model) === undefined ? 0 : max / 2;
  return Math.max(weightsOf(model) ?? 0, least) || undefined;
}

/**
 * The memory to tell a reader: one amount where all facts are known, otherwise a range. Never throws.
 * @returns The bounds, equal for one amount; undefined if nothing is known.
 * @example
 * ```ts
 * import { amountNeeded } from "hubsmith/formats";
 *
 * amountNeeded({ fits: "yes", bytes: { min: 5e9, max: 6e9 }, needs: [], missing: [] }); // → { min: 6e9, max: 6e9 }
 * ```
 * @public
 */
export const amountNeeded = ({ bytes, missing }: MemoryFit): Bytes | undefined =>
  bytes === undefined || missing.length > 0 ? bytes : { min: bytes.max, max: bytes.max };

const unknown = (reason: string): MemoryFit => ({
  fits: "unknown",
  needs: [],
  missing: [],
  reason,
});

// What the operating system and other programs need, too.
const SPARE = 0.9;

/** Whether files, the model's own first, and its context fit. @internal */
export function fitOf(
  model: Model,
  { memory, tokens }: MemoryBudget,
  files: readonly MemoryPart[],
  weights: number | undefined,
): MemoryFit {
  const context = contextBytes(model, tokens, weights);
  const needs: readonly MemoryPart[] = [
    ...files,
    ...(context === undefined || context.max === 0 ? [] : [{ part: "context", ...context }]),
    COMPUTING,
  ];
  const bytes = { min: sum(needs, "min"), max: sum(needs, "max") };
  const missing = [
    ...(files[0]!.min < files[0]!.max ? ["the sizes of the files"] : []),
    ...files.filter((file) => !hasSize(file)).map(({ part }) => `the size of the ${part}`),
    ...(context === undefined || context.min < context.max ? ["the dimensions of its layers"] : []),
  ];
  // A projector whose size is unknown is at most as large as the model.
  const unsized = files.filter((file) => !hasSize(file)).length * files[0]!.max;
  const verdict = verdictOf({ min: bytes.min, max: bytes.max + unsized }, memory);
  const isSure = context !== undefined;
  return { fits: verdict === "yes" && !isSure ? "tight" : verdict, bytes, needs, missing };
}

/** Whether so many bytes fit into a memory, with a tenth of it left. @internal */
export const verdictOf = ({ min, max }: Bytes, memory: number): "yes" | "tight" | "no" =>
  min > memory ? "no" : max <= memory * SPARE ? "yes" : "tight";

const MIB = 1024 * 1024;

// In no record. llama.cpp needs 70 to 180 MiB on a CPU; on a GPU, the scores of 512 tokens for each word of the vocabulary.
/** What a program needs while it runs. @internal */
export const COMPUTING: MemoryPart = {
  part: "compute buffers",
  min: 100 * MIB,
  max: 600 * MIB,
  how: "assumed; depends on the program and the hardware",
};

const hasSize = ({ max }: MemoryPart): boolean => max > 0;

// A repository may have the same companion in several formats; only one is loaded.
function companionMemory(
  companions: readonly CompanionFiles[],
  loaded: Pick<FileSet, "paths"> & Pick<FormatFiles, "label">,
): readonly MemoryPart[] {
  const usable = companions.filter(({ isLoaded, missing }) => isLoaded === true && missing === 0);
  return groupBy(usable, ({ what }) => what).map((all): MemoryPart => {
    const { what, paths, bytes = 0 } = companionFor(all, loaded)!;
    return sizeOf(what, paths[0]!, bytes);
  });
}

/** The memory of a file; 0 if its size is unknown. @internal */
export function sizeOf(part: string, path: string, bytes = 0): MemoryPart {
  const how = `the size of ${path}${bytes === 0 ? " is unknown" : ""}`;
  return { part, min: bytes, max: bytes, how };
}

function weightBytes(
  hub: Hub,
  { quantization, format }: FormatFiles,
  { bytes, paths }: FileSet,
  weights: number | undefined,
): MemoryPart | undefined {
  if (bytes !== undefined) {
    const how = paths.length === 1 ? "the size of the file" : `the sizes of ${paths.length} files`;
    return { part: "weights", min: bytes, max: bytes, how };
  }
  const table = hub.quantizations.get(quantization);
  if (table === undefined || format === undefined || weights === undefined) return undefined;
  const estimate = estimateBytes(table, format, weights);
  const bits = formatOf(table, format)?.bits;
  if (estimate === undefined || bits === undefined) return undefined;
  const upTo = bits.base === undefined ? "" : ", and formats with more bits";
  return {
    part: "weights",
    ...estimate,
    how: `${weights} weights × ${bits.base ?? bits.exact} bits ÷ 8${upTo}`,
  };
}

// Estimated from the file size.
function estimateWeights(
  hub: Hub,
  { quantization, format }: FormatFiles,
  { bytes }: FileSet,
): number | undefined {
  const table = hub.quantizations.get(quantization);
  const bits = table && format !== undefined ? formatOf(table, format)?.bits : undefined;
  return bits === undefined || bytes === undefined ? undefined : (bytes * 8) / usualBits(bits);
}

const sum = (needs: readonly MemoryPart[], bound: keyof Bytes): number =>
  needs.reduce((all, need) => all + need[bound], 0);
