// Reads a table of formats: codes, bits per weight, order, and the file size that a format leads to.
import { type Model, type QuantizationSpec, valueIn } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import type { Format } from "#core/kinds/quantization";
import { knownModel } from "./known-models.ts";
import { quantizedBits } from "./packed.ts";

/** A format by all sets that name it. @public */
export interface FormatFacts {
  /** The name, as the table writes it: `Q4_K_M`. */
  readonly name: string;
  /** Its number in each code set that has one for it. */
  readonly codes: Readonly<Record<string, number>>;
  /** The id of its family. */
  readonly family?: string;
  /** Its bits per weight, if known. */
  readonly bits?: Bits;
  /** A note for readers, in a sentence. */
  readonly note?: string;
}

/** Bits per weight. A format has `exact`, or it is a mixture with `base`. @public */
export interface Bits {
  /** If all weights have this layout, as in a single tensor. */
  readonly exact?: number;
  /** For a mixture: the layout of most weights. */
  readonly base?: number;
  /** For a mixture: the average in the measured model. */
  readonly measured?: number;
}

/** Two bounds of a number of bytes. @public */
export interface Bytes {
  /** At least this many bytes. */
  readonly min: number;
  /** At most this many bytes; equal to `min` if the number is exact. */
  readonly max: number;
}

type Table = ReadonlyMap<string, FormatFacts>;

/**
 * Looks a format up in the table of a quantization. Never throws.
 * @param name - Its name or an alias, in any case.
 * @returns Its facts; `undefined` if the table has no such name.
 * @example
 * ```ts
 * import { formatOf } from "hubsmith/formats";
 * import gguf from "hubsmith/plugins/quantizations/gguf";
 *
 * formatOf(gguf, "q8_0")?.bits; // → { exact: 8.5 }
 * ```
 * @public
 */
export function formatOf(quantization: QuantizationSpec, name: string): FormatFacts | undefined {
  return tableOf(quantization).get(name.toUpperCase());
}

/** The facts of all formats, the preferred order first. @internal */
export function formatsIn(quantization: QuantizationSpec): readonly FormatFacts[] {
  const all = [...new Set(tableOf(quantization).values())];
  return all.toSorted((a, b) => compareFormats(quantization, a.name, b.name));
}

/** Orders two formats from most to least precise, as `sort` expects. Names that are not in the order come last. @internal */
export const compareFormats = (quantization: QuantizationSpec, a: string, b: string): number =>
  rankOf(quantization, a) - rankOf(quantization, b) || (a < b ? -1 : a > b ? 1 : 0);

/**
 * Chooses the most precise of the available formats that is not more precise than the wanted one. Never throws.
 * @param available - The names of formats, e.g. those of a repository.
 * @param wanted - The name of a format in `preference`.
 * @returns The name of a format; `undefined` if there is none, or if `preference` does not have the wanted one.
 * @example
 * ```ts
 * import { nearestFormat } from "hubsmith/formats";
 * import gguf from "hubsmith/plugins/quantizations/gguf";
 *
 * nearestFormat(gguf, ["Q8_0", "Q4_0", "Q2_K"], "Q5_K_M"); // → "Q4_0"
 * ```
 * @public
 */
export function nearestFormat(
  quantization: QuantizationSpec,
  available: readonly string[],
  wanted: string,
): string | undefined {
  const first = rankOf(quantization, wanted);
  if (first === Infinity) return undefined;
  const below = available.filter((name) => {
    const rank = rankOf(quantization, name);
    return rank >= first && rank < Infinity;
  });
  return below.toSorted((a, b) => compareFormats(quantization, a, b))[0];
}

function rankOf(quantization: QuantizationSpec, name: string): number {
  const rank = quantization.preference.indexOf(resolveAlias(quantization, name) ?? name);
  return rank < 0 ? Infinity : rank;
}

/** The format of a file with this label. An alias wins over a tensor format of the same name. @internal */
export function resolveAlias(quantization: QuantizationSpec, name: string): string | undefined {
  const alias = quantization.files?.aliases?.[name.toUpperCase()];
  return formatOf(quantization, alias ?? name)?.name;
}

const tableOf = oncePer((quantization: QuantizationSpec): Table => {
  const sets = Object.entries(quantization.sets);
  const named = new Map<string, (readonly [set: string, format: Format])[]>();
  for (const [set, formats] of sets)
    for (const format of formats)
      named.set(format.name, [...(named.get(format.name) ?? []), [set, format]]);
  const table = new Map<string, FormatFacts>();
  const layouts = new Map(
    sets.flatMap(([, formats]) =>
      formats.flatMap(({ name, block }) =>
        block === undefined ? [] : [[name, (block.bytes * 8) / block.weights] as const],
      ),
    ),
  );
  for (const [name, entries] of named)
    table.set(name.toUpperCase(), factsOf(name, entries, layouts));
  for (const [alias, name] of Object.entries(quantization.files?.aliases ?? {})) {
    const facts = table.get(name.toUpperCase());
    if (facts !== undefined && !named.has(alias)) table.set(alias.toUpperCase(), facts);
  }
  return table;
});

function factsOf(
  name: string,
  entries: readonly (readonly [set: string, format: Format])[],
  layouts: ReadonlyMap<string, number>,
): FormatFacts {
  const first = <K extends keyof Format>(field: K): Format[K] | undefined =>
    entries.find(([, format]) => format[field] !== undefined)?.[1][field];
  const main = first("mostly");
  const bits = {
    exact: layouts.get(name),
    base: main === undefined ? undefined : layouts.get(main),
    measured: first("measured"),
  };
  const hasBits = (bits.exact ?? bits.base) !== undefined;
  const facts = {
    family: first("family"),
    bits: hasBits ? compact(bits) : undefined,
    note: first("note"),
  };
  const codes = entries.flatMap(([set, { code }]) => (code === undefined ? [] : [[set, code]]));
  return Object.freeze({
    name,
    codes: Object.fromEntries(codes) as FormatFacts["codes"],
    ...compact(facts),
  });
}

/** The fields that are not undefined. @internal */
export const compact = <T extends object>(
  fields: T,
): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/**
 * Estimates the size of a file. A file is never smaller than its main layout. Other layouts in a mixture have a larger
 * share in small models, because their embeddings are a larger part. Never throws.
 * @param name - The name of a format or an alias.
 * @param weights - The number of weights.
 * @returns Two bounds, in bytes; `undefined` if no layout is known.
 * @example
 * ```ts
 * import { estimateBytes } from "hubsmith/formats";
 * import gguf from "hubsmith/plugins/quantizations/gguf";
 *
 * estimateBytes(gguf, "Q8_0", 8e9)?.min; // → 8.5e9
 * estimateBytes(gguf, "Q8_1024", 8e9); // → undefined
 * ```
 * @public
 */
export function estimateBytes(
  quantization: QuantizationSpec,
  name: string,
  weights: number,
): Bytes | undefined {
  const bits = formatOf(quantization, name)?.bits;
  if (bits === undefined || !(weights > 0) || !Number.isFinite(weights)) return undefined;
  const { base, exact = base!, measured } = bits;
  const usual = base === undefined ? exact : (measured ?? base * UNMEASURED);
  const share = base === undefined ? PLAIN : MIXED + SMALL_MODEL / weights;
  return {
    min: Math.round((weights * (base ?? exact)) / 8),
    max: Math.round(((weights * usual) / 8) * (1 + share)) + METADATA,
  };
}

/** The bits per weight of a typical file. @internal */
export const usualBits = ({ exact, base, measured }: Bits): number => measured ?? base ?? exact!;

// An unmeasured mixture may need a quarter more than its main layout.
const UNMEASURED = 1.25;
// Other models differ from the measured one by a share, and by the weights that stay more precise in all of them.
const MIXED = 0.05;
const SMALL_MODEL = 200_000_000;
// Norms and biases stay in F32 in every format.
const PLAIN = 0.01;
// The vocabulary and the metadata in the header of a file.
const METADATA = 16 * 1024 * 1024;

/** The number of weights of a model: of its record, of the model that it is made from, or in its name. @internal */
export function weightsOf(model: Model): number | undefined {
  const { gguf, safetensors } = model;
  const [inGguf, stored] = [gguf, safetensors].map((part) => positive(valueIn(part, "total")));
  const whole = wholeWeights(model);
  // Quantized weights are packed, and the Hub may have counted the packed numbers.
  const isPacked =
    stored !== undefined &&
    whole !== undefined &&
    isFewer(stored, whole) &&
    quantizedBits(model) !== undefined;
  return inGguf ?? (isPacked ? whole : (stored ?? whole));
}

const positive = (count: unknown): number | undefined =>
  typeof count === "number" && count > 0 && Number.isFinite(count) ? count : undefined;

/** Are these numbers too few to be the weights of a model? @internal */
export const isFewer = (numbers: number, weights: number): boolean => numbers < weights * 0.9;

/** The number of weights of the model that a record is made from, or in its name. @internal */
export const wholeWeights = (model: Model): number | undefined =>
  knownModel(model)?.weights ?? weightsInName(model.id);

// 8B, 0.5b or 270M; names of mixtures such as 8x7B or 17B-16E have none.
function weightsInName(id: string): number | undefined {
  const [, number, unit = ""] =
    /(?:^|[-_/ ])(\d+(?:\.\d+)?)([bm])(?![a-z\d]|-\d+E)/i.exec(id) ?? [];
  const weights = Number(number) * (unit.toLowerCase() === "b" ? 1e9 : 1e6);
  return weights > 0 && weights <= 1e13 ? weights : undefined;
}
