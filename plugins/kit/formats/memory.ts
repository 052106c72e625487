// Computes which files fit into memory, part by part: weights, companions, context and compute buffers.
import type { Hub, Model } from "hubsmith";
import { kvCacheBytes } from "./kv-cache.ts";
import {
  type CompanionFiles,
  type FileSet,
  type FormatFiles,
  groupBy,
  modelFiles,
} from "./model-files.ts";
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

/** Whether a set of files fits into memory. @public */
export interface Fit {
  /** The format. */
  readonly files: FormatFiles;
  /** The files, of those in this format. */
  readonly set: FileSet;
  /** `perhaps` if it depends on something that is not in the record. */
  readonly fits: "yes" | "perhaps" | "no" | "unknown";
  /** The memory in total, in bytes; undefined if unknown. */
  readonly bytes?: Bytes;
  /** The memory it needs, part by part. */
  readonly needs: readonly MemoryPart[];
  /** Why it is unknown, or why the files cannot be used. */
  readonly reason?: string;
}

/**
 * Computes for each set of files of a record whether it fits into memory: weights, companion files, context and compute
 * buffers. Never throws.
 * @param hub - A hub with quantizations.
 * @param model - A record with file sizes: request it from the Hub with `?blobs=true`.
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
  const beside = companionMemory(companions);
  return formats.flatMap((files) =>
    files.sets.map((set): Fit => {
      if (set.missing > 0) {
        const [is, parts] = set.missing === 1 ? ["is", "part"] : ["are", "parts"];
        const reason = `${set.missing} ${parts} of it ${is} missing in the repository.`;
        return { files, set, fits: "unknown", needs: [], reason };
      }
      const stored = weightBytes(hub, files, set, weights);
      if (stored === undefined) {
        const reason =
          weights === undefined
            ? "The record has neither file sizes nor the number of weights. Request it from the Hub with `?blobs=true`."
            : `The size of ${files.label ?? "a file without a label"} is not fixed, and the record does not have it.`;
        return { files, set, fits: "unknown", needs: [], reason };
      }
      const cache = kvCacheBytes(model, budget.tokens, weights ?? estimateWeights(hub, files, set));
      const needs: readonly MemoryPart[] = [
        stored,
        ...beside,
        ...(cache === undefined ? [] : [{ part: "context", ...cache }]),
        COMPUTING,
      ];
      const bytes = { min: sum(needs, "min"), max: sum(needs, "max") };
      const fits =
        bytes.min > budget.memory
          ? "no"
          : bytes.max <= budget.memory && cache !== undefined && beside.every(hasSize)
            ? "yes"
            : "perhaps";
      return { files, set, fits, bytes, needs };
    }),
  );
}

const MIB = 1024 * 1024;

// Compute buffers depend on the program and the hardware, and are in no record.
/** What a program needs while it runs. @internal */
export const COMPUTING: MemoryPart = {
  part: "compute buffers",
  min: 300 * MIB,
  max: 1024 * MIB,
  how: "assumed; depends on the program and the hardware",
};

const hasSize = ({ max }: MemoryPart): boolean => max > 0;

// A repository may have the same companion in several formats; only one is loaded.
function companionMemory(companions: readonly CompanionFiles[]): readonly MemoryPart[] {
  const usable = companions.filter(({ isLoaded, missing }) => isLoaded === true && missing === 0);
  return groupBy(usable, ({ what }) => what).map(smallestOf);
}

function smallestOf(all: readonly CompanionFiles[]): MemoryPart {
  const sized = all.flatMap(({ bytes, paths }) => (bytes === undefined ? [] : [{ bytes, paths }]));
  const smallest = sized.toSorted((a, b) => a.bytes - b.bytes)[0];
  const { bytes = 0, paths } = smallest ?? all[0]!;
  const how =
    smallest === undefined ? `the size of ${paths[0]} is unknown` : `the size of ${paths[0]}`;
  return { part: all[0]!.what, min: bytes, max: bytes, how };
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
