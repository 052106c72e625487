// Reads a table of formats: codes, bits per weight, order, and the file size that a format leads to.
import { type Model, type QuantizationSpec, valueIn } from "hubsmith";
import { oncePer } from "#core/base/freeze";
import type { Format } from "#core/kinds/quantization";

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

/** Bits per weight. @public */
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

/** The facts of a format, by its name or alias in any case; undefined if the table has no such name. @public */
export function formatOf(quantization: QuantizationSpec, name: string): FormatFacts | undefined {
  return tableOf(quantization).get(name.toUpperCase());
}

/** The facts of all formats, the preferred order first. @public */
export function formatsIn(quantization: QuantizationSpec): readonly FormatFacts[] {
  const all = [...new Set(tableOf(quantization).values())];
  return all.toSorted((a, b) => compareFormats(quantization, a.name, b.name));
}

/** Orders two formats from most to least precise, as `sort` expects. Names that are not in the order come last. @public */
export function compareFormats(quantization: QuantizationSpec, a: string, b: string): number {
  return rankOf(quantization, a) - rankOf(quantization, b) || (a < b ? -1 : a > b ? 1 : 0);
}

/**
 * The most precise of the available formats that is not more precise than the given one; undefined if there is none,
 * or if the order does not have the given one.
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
  for (const [name, found] of named) table.set(name.toUpperCase(), factsOf(name, found, layouts));
  for (const [alias, name] of Object.entries(quantization.files?.aliases ?? {})) {
    const facts = table.get(name.toUpperCase());
    if (facts !== undefined && !named.has(alias)) table.set(alias.toUpperCase(), facts);
  }
  return table;
});

function factsOf(
  name: string,
  found: readonly (readonly [set: string, format: Format])[],
  layouts: ReadonlyMap<string, number>,
): FormatFacts {
  const first = <K extends keyof Format>(field: K): Format[K] | undefined =>
    found.find(([, format]) => format[field] !== undefined)?.[1][field];
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
  const codes = found.flatMap(([set, { code }]) => (code === undefined ? [] : [[set, code]]));
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
 * The size of a file with this many weights in a format; undefined if no layout is known. A file is never smaller
 * than its main layout. Other layouts in a mixture have a larger share in small models, because their embeddings are
 * a larger part.
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

/** The number of weights of a model, if its record has it. @public */
export function weightsOf({ gguf, safetensors }: Model): number | undefined {
  const counts = [valueIn(gguf, "total"), valueIn(safetensors, "total")];
  return counts.find(
    (count): count is number => typeof count === "number" && count > 0 && Number.isFinite(count),
  );
}
