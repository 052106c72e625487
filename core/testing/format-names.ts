// The names of formats: each is unique, and references to them exist.
import { isDeepStrictEqual } from "node:util";
import type { Plugin, QuantizationSpec } from "../index.ts";
import type { Format } from "../hub/quantization.ts";
import { formatOf } from "hubsmith/formats";

type Quantization = Plugin<"quantization">;

/** The formats of all sets. @internal */
export const allFormats = ({ sets }: QuantizationSpec): readonly Format[] =>
  Object.values(sets).flat();

/** The problems of the names of formats, and of references to them. @internal */
export function namesIn(quantization: Quantization): readonly string[] {
  const { sets, families = {}, files } = quantization;
  const known = new Set(allFormats(quantization).map(({ name }) => name));
  const twice = Object.entries(sets).flatMap(([set, formats]) => [
    ...repeated(formats.map(({ name }) => name)).map((name) => `sets.${set} has ${name} twice.`),
    ...repeated(formats.flatMap(({ code }) => code ?? [])).map(
      (code) => `sets.${set} has the code ${code} twice.`,
    ),
  ]);
  const fields = allFormats(quantization).flatMap(({ name, family, mostly, block, measured }) => [
    ...(family === undefined || Object.hasOwn(families, family)
      ? []
      : [`${name} is of the family "${family}", which \`families\` does not have.`]),
    ...(mostly === undefined || known.has(mostly)
      ? []
      : [`${name} is mostly ${mostly}, which no set has.`]),
    ...blockFlaws(name, block),
    ...(measured === undefined || measured >= (formatOf(quantization, name)?.bits?.base ?? 0)
      ? []
      : [`${name} was measured with fewer bits than most of its weights have.`]),
    ...(measured === undefined || isBitCount(measured)
      ? []
      : [`${name} was measured with ${measured} bits per weight.`]),
  ]);
  const beside = repeatedAcross(quantization);
  const aliases = Object.entries(files?.aliases ?? {}).flatMap(([alias, name]) =>
    known.has(name) ? [] : [`The alias ${alias} means ${name}, which no set has.`],
  );
  return [...twice, ...beside, ...fields, ...aliases].map((message) => `${message} Fix the table.`);
}

// Floats have at most 32 bits, and doubles 64; a number between them is a typo.
const isBitCount = (bits: number): boolean => bits <= 32 || bits === 64;

function blockFlaws(name: string, block: Format["block"]): readonly string[] {
  if (block === undefined) return [];
  if (!(block.weights > 0 && block.bytes > 0))
    return [`The block of ${name} must have weights and bytes.`];
  const bits = (block.bytes * 8) / block.weights;
  return isBitCount(bits)
    ? []
    : [
        `The block of ${name} has ${bits} bits per weight: ${block.bytes} bytes for ${block.weights} weights.`,
      ];
}

// A name in two sets is one format with a code in each; names are matched ignoring case.
function repeatedAcross(quantization: Quantization): readonly string[] {
  const formats = allFormats(quantization);
  const seen = new Map<string, Format>();
  return formats.flatMap((format): readonly string[] => {
    const { name } = format;
    const before = seen.get(name.toLowerCase());
    if (before === undefined) seen.set(name.toLowerCase(), format);
    if (before === undefined) return [];
    if (before.name !== name) return [`${before.name} and ${name} differ in case only.`];
    const fields = (["family", "block", "mostly", "measured"] as const).filter(
      (field) =>
        before[field] !== undefined &&
        format[field] !== undefined &&
        !isDeepStrictEqual(before[field], format[field]),
    );
    return fields.map((field) => `Two sets have ${name}, each with another \`${field}\`.`);
  });
}

/** The duplicates in a list. @internal */
export function repeated<T>(items: readonly T[]): readonly T[] {
  return items.filter((item, at) => items.indexOf(item) < at);
}
