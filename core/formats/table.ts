// What a table of formats tells of one of them: its codes, its bits per weight, its place, and how large a file becomes.
import { rememberOf } from "../code/remember.ts";
import { deepFreeze } from "../hub/guard.ts";
import type { Format, QuantizationSpec } from "../hub/quantization.ts";

/** A format by all sets that name it. @public */
export interface FormatFacts {
  /** The name, as the table writes it: `Q4_K_M`. */
  readonly name: string;
  /** Its number in each code set that has one for it. */
  readonly codes: Readonly<Record<string, number>>;
  /** The id of its family. */
  readonly family?: string;
  /** Its bits per weight, as far as they are known. */
  readonly bits?: Bits;
  /** What else is to know of it, in a sentence. */
  readonly note?: string;
}

/** Bits per weight. @public */
export interface Bits {
  /** Of weights that all have this layout, as those of one tensor have. */
  readonly exact?: number;
  /** Of the layout that most weights of a file have, where others are mixed in. */
  readonly mostly?: number;
  /** What such a mixture came to in the model it was measured on. */
  readonly measured?: number;
}

type Table = ReadonlyMap<string, FormatFacts>;

/** The facts of a format, by its name or alias in any case; nothing where the table has no such name. @public */
export function formatOf(quantization: QuantizationSpec, name: string): FormatFacts | undefined {
  return tableOf(quantization).get(name.toUpperCase());
}

/** The facts of all formats, the preferred order first. @public */
export function formatsIn(quantization: QuantizationSpec): readonly FormatFacts[] {
  const all = [...new Set(tableOf(quantization).values())];
  return all.toSorted((a, b) => compareFormats(quantization, a.name, b.name));
}

/**
 * Orders two formats from most to least precise: below zero where the first is the more precise one. A name that the
 * order does not have stands behind all that it has.
 * @public
 */
export function compareFormats(quantization: QuantizationSpec, a: string, b: string): number {
  return placeOf(quantization, a) - placeOf(quantization, b) || (a < b ? -1 : a > b ? 1 : 0);
}

/**
 * The most precise of the available formats that is no more precise than the one wanted; nothing where there is none, or
 * where the order does not have what is wanted.
 * @public
 */
export function nearestFormat(
  quantization: QuantizationSpec,
  available: readonly string[],
  wanted: string,
): string | undefined {
  const most = placeOf(quantization, wanted);
  if (most === Infinity) return undefined;
  const below = available.filter((name) => {
    const place = placeOf(quantization, name);
    return place >= most && place < Infinity;
  });
  return below.toSorted((a, b) => compareFormats(quantization, a, b))[0];
}

function placeOf(quantization: QuantizationSpec, name: string): number {
  const place = quantization.preference.indexOf(meantBy(quantization, name) ?? name);
  return place < 0 ? Infinity : place;
}

/** The format of a file that is named so: an alias means another format, also where a tensor could have this one. @internal */
export function meantBy(quantization: QuantizationSpec, name: string): string | undefined {
  const alias = quantization.files?.aliases?.[name.toUpperCase()];
  return formatOf(quantization, alias ?? name)?.name;
}

const tableOf = rememberOf((quantization: QuantizationSpec): Table => {
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
    const meant = table.get(name.toUpperCase());
    if (meant !== undefined && !named.has(alias)) table.set(alias.toUpperCase(), meant);
  }
  return table;
});

function factsOf(
  name: string,
  found: readonly (readonly [set: string, format: Format])[],
  layouts: ReadonlyMap<string, number>,
): FormatFacts {
  const said = <K extends keyof Format>(field: K): Format[K] | undefined =>
    found.find(([, format]) => format[field] !== undefined)?.[1][field];
  const main = said("mostly");
  const bits = {
    exact: layouts.get(name),
    mostly: main === undefined ? undefined : layouts.get(main),
    measured: said("measured"),
  };
  const isTold = (bits.exact ?? bits.mostly) !== undefined;
  const facts = {
    family: said("family"),
    bits: isTold ? withoutGaps(bits) : undefined,
    note: said("note"),
  };
  const codes = found.flatMap(([set, { code }]) => (code === undefined ? [] : [[set, code]]));
  return deepFreeze({ name, codes: Object.fromEntries(codes) as Codes, ...withoutGaps(facts) });
}

type Codes = FormatFacts["codes"];

const withoutGaps = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
