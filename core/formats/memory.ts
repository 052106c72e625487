// Which files fit into a given memory, with the workings: weights, what goes along, the context, and room to compute.
import type { Hub } from "../hub/create-hub.ts";
import type { Model } from "../model/model.ts";
import { cacheOf } from "./cache.ts";
import { type CompanionFiles, type FileSet, type FormatFiles, modelFiles } from "./files.ts";
import { grouped } from "./grouped.ts";
import { type Bytes, estimateBytes, usualBits, weightsOf } from "./size.ts";
import { formatOf } from "./table.ts";

/** What memory is there, and how much a model is to read at once. @public */
export interface Room {
  /** In bytes. */
  readonly memory: number;
  /** Of the context, in tokens. */
  readonly tokens: number;
}

/** A part of what a model needs, in bytes, and how it was found. @public */
export interface Need extends Bytes {
  /** `weights`, `context`, `room to compute`, or what else is loaded beside the model. */
  readonly part: string;
  /** How it was found, in a few words. */
  readonly how: string;
}

/** Does a set of files fit? @public */
export interface Fit {
  /** The format that is meant. */
  readonly files: FormatFiles;
  /** The files that are meant, of those in this format. */
  readonly set: FileSet;
  /** `perhaps` where it depends on what the record does not tell. */
  readonly fits: "yes" | "perhaps" | "no" | "unknown";
  /** In all; nothing where it is unknown. */
  readonly bytes?: Bytes;
  /** What it takes, part by part. */
  readonly needs: readonly Need[];
  /** Why it is unknown, or cannot be used. */
  readonly reason?: string;
}

/** Whether each set of files fits, in the order of `modelFiles`. @public */
export function fitsInto(hub: Hub, model: Model, room: Room): readonly Fit[] {
  const { formats, companions } = modelFiles(hub, model);
  const weights = weightsOf(model);
  const beside = besideNeeds(companions);
  return formats.flatMap((files) =>
    files.sets.map((set): Fit => {
      if (set.missing > 0) {
        const [is, parts] = set.missing === 1 ? ["is", "part"] : ["are", "parts"];
        const reason = `${set.missing} ${parts} of it ${is} not in the repository.`;
        return { files, set, fits: "unknown", needs: [], reason };
      }
      const stored = storedIn(hub, files, set, weights);
      if (stored === undefined) {
        const reason =
          weights === undefined
            ? "The record tells neither the sizes of its files nor the number of its weights. Ask the Hub for it with `?blobs=true`."
            : `Nothing is laid down about the size of ${files.label ?? "a file without a label"}, and the record does not tell it.`;
        return { files, set, fits: "unknown", needs: [], reason };
      }
      const cache = cacheOf(model, room.tokens, weights ?? weightsBehind(hub, files, set));
      const needs: readonly Need[] = [
        stored,
        ...beside,
        ...(cache === undefined ? [] : [{ part: "context", ...cache }]),
        COMPUTING,
      ];
      const bytes = { least: sum(needs, "least"), most: sum(needs, "most") };
      const fits =
        bytes.least > room.memory
          ? "no"
          : bytes.most <= room.memory && cache !== undefined && beside.every(isTold)
            ? "yes"
            : "perhaps";
      return { files, set, fits, bytes, needs };
    }),
  );
}

const MIB = 1024 * 1024;

// What programs take beside the model differs by program and by hardware, and no record tells it.
const COMPUTING: Need = {
  part: "room to compute",
  least: 300 * MIB,
  most: 1024 * MIB,
  how: "assumed; it depends on the program and on the hardware",
};

const isTold = ({ most }: Need): boolean => most > 0;

// A repository may have the same in several formats, of which one is needed.
function besideNeeds(companions: readonly CompanionFiles[]): readonly Need[] {
  const usable = companions.filter(({ isLoaded, missing }) => isLoaded === true && missing === 0);
  return grouped(usable, ({ what }) => what).map(smallestOf);
}

function smallestOf(all: readonly CompanionFiles[]): Need {
  const sized = all.flatMap(({ bytes, paths }) => (bytes === undefined ? [] : [{ bytes, paths }]));
  const smallest = sized.toSorted((a, b) => a.bytes - b.bytes)[0];
  const { bytes = 0, paths } = smallest ?? all[0]!;
  const how =
    smallest === undefined ? `the size of ${paths[0]} is not told` : `the size of ${paths[0]}`;
  return { part: all[0]!.what, least: bytes, most: bytes, how };
}

function storedIn(
  hub: Hub,
  { quantization, format }: FormatFiles,
  { bytes, paths }: FileSet,
  weights: number | undefined,
): Need | undefined {
  if (bytes !== undefined) {
    const how = paths.length === 1 ? "the size of the file" : `the sizes of ${paths.length} files`;
    return { part: "weights", least: bytes, most: bytes, how };
  }
  const table = hub.quantizations.get(quantization);
  if (table === undefined || format === undefined || weights === undefined) return undefined;
  const estimate = estimateBytes(table, format, weights);
  const bits = formatOf(table, format)?.bits;
  if (estimate === undefined || bits === undefined) return undefined;
  const upTo = bits.mostly === undefined ? "" : ", and what is mixed in";
  return {
    part: "weights",
    ...estimate,
    how: `${weights} weights × ${bits.mostly ?? bits.exact} bits ÷ 8${upTo}`,
  };
}

// About as many as a file of this size holds.
function weightsBehind(
  hub: Hub,
  { quantization, format }: FormatFiles,
  { bytes }: FileSet,
): number | undefined {
  const table = hub.quantizations.get(quantization);
  const bits = table && format !== undefined ? formatOf(table, format)?.bits : undefined;
  return bits === undefined || bytes === undefined ? undefined : (bytes * 8) / usualBits(bits);
}

const sum = (needs: readonly Need[], bound: keyof Bytes): number =>
  needs.reduce((all, need) => all + need[bound], 0);
