// The format check of a quantization: its table is consistent, and file names and records are parsed correctly.
import { isDeepStrictEqual } from "node:util";
import { normalize, withPeriod } from "#core/base/describe";
import type { Format } from "#core/kinds/quantization";
import type { Model, Plugin } from "hubsmith";
import { formatOf, readFileName } from "hubsmith/formats";
import { type Check, onlyOf } from "./check.ts";
import { anyModel } from "../subjects/fixtures.ts";

type Quantization = Plugin<"quantization">;
type Messages = Iterable<string>;

export const formatCheck: Check = {
  id: "formats-agree",
  what: "The table of formats is consistent, and the formats are read from file names and records.",
  why: "Sizes and recommendations are computed from the table. A file whose name is not parsed is not offered.",
  fix: "Fix the table, or the pattern in `files.label`.",
  find: onlyOf("quantization", function* (quantization, { fixtures }) {
    for (const message of namesIn(quantization)) yield { message: `${message} Fix the table.` };
    for (const message of orderIn(quantization)) yield { message };
    const flaw = labelFlaw(quantization);
    // If the pattern is invalid, no name can be parsed.
    for (const message of flaw === undefined ? namesRead(quantization) : [flaw]) yield { message };
    for (const { name: where, model } of [anyModel, ...fixtures])
      for (const message of recordFlaws(quantization, model)) yield { where, message };
  }),
};

const allFormats = ({ sets }: Quantization): readonly Format[] => Object.values(sets).flat();

const repeated = <T>(items: readonly T[]): readonly T[] =>
  items.filter((item, at) => items.indexOf(item) < at);

// The problems of the names of formats, and of references to them.
function* namesIn(quantization: Quantization): Messages {
  const { sets, families = {}, files } = quantization;
  const formats = allFormats(quantization);
  const known = new Set(formats.map(({ name }) => name));
  for (const [set, some] of Object.entries(sets)) {
    for (const name of repeated(some.map((format) => format.name)))
      yield `sets.${set} has ${name} twice.`;
    for (const code of repeated(some.flatMap((format) => format.code ?? [])))
      yield `sets.${set} has the code ${code} twice.`;
  }
  yield* repeatedAcross(formats);
  for (const { name, family, mostly, block, measured } of formats) {
    if (family !== undefined && !Object.hasOwn(families, family))
      yield `${name} is of the family "${family}", which \`families\` does not have.`;
    if (mostly !== undefined && !known.has(mostly))
      yield `${name} is mostly ${mostly}, which no set has.`;
    if (block !== undefined) yield* blockFlaws(name, block);
    if (measured === undefined) continue;
    if (measured < (formatOf(quantization, name)?.bits?.base ?? 0))
      yield `${name} has fewer measured bits than most of its weights.`;
    if (!isBitCount(measured))
      yield `${name} has ${measured} measured bits per weight. Use at most 32, or 64.`;
  }
  for (const [alias, name] of Object.entries(files?.aliases ?? {}))
    if (!known.has(name)) yield `The alias ${alias} means ${name}, which no set has.`;
}

// Floats have at most 32 bits, and doubles 64; a number between them is a typo.
const isBitCount = (bits: number): boolean => bits <= 32 || bits === 64;

function* blockFlaws(name: string, { weights, bytes }: NonNullable<Format["block"]>): Messages {
  const bits = (bytes * 8) / weights;
  if (!(weights > 0 && bytes > 0)) yield `The block of ${name} must have weights and bytes.`;
  else if (!isBitCount(bits))
    yield `The block of ${name} has ${bits} bits per weight: ${bytes} bytes for ${weights} weights.`;
}

// A name in two sets is one format with a code in each; names are matched ignoring case.
function* repeatedAcross(formats: readonly Format[]): Messages {
  const seen = new Map<string, Format>();
  for (const format of formats) {
    const { name } = format;
    const before = seen.get(name.toLowerCase());
    if (before === undefined) seen.set(name.toLowerCase(), format);
    else if (before.name !== name) yield `${before.name} and ${name} differ in case only.`;
    else
      for (const field of ["family", "block", "mostly", "measured"] as const)
        if (
          before[field] !== undefined &&
          format[field] !== undefined &&
          !isDeepStrictEqual(before[field], format[field])
        )
          yield `Two sets have ${name}, each with another \`${field}\`.`;
  }
}

function* orderIn(quantization: Quantization): Messages {
  const { preference } = quantization;
  const known = new Set(allFormats(quantization).map(({ name }) => name));
  for (const name of repeated(preference)) yield `\`preference\` has ${name} twice. Remove one.`;
  for (const name of preference)
    if (!known.has(name))
      yield `\`preference\` has ${name}, which no set has. Remove it, or add it to a set.`;
  for (const name of unrankedIn(quantization))
    yield `\`preference\` does not have ${name}, which file names can have. Add it, or explain in \`note\` why not.`;
  const bits = preference.flatMap((name) => {
    const { base, exact: found = base } = formatOf(quantization, name)?.bits ?? {};
    return found === undefined ? [] : [{ name, found }];
  });
  const [first, last] = [bits[0], bits.at(-1)];
  if (first !== undefined && last !== undefined && first.found < last.found)
    yield `\`preference\` begins with ${first.name}, which has fewer bits than ${last.name} at its end. Start with the most precise.`;
}

// Formats of files are in the first set; a second set has other codes, e.g. those of tensors.
function unrankedIn(quantization: Quantization): readonly string[] {
  const { files, preference, sets } = quantization;
  const [first = []] = Object.values(sets);
  return first.flatMap(({ name, note }) => {
    if (files === undefined || note !== undefined || preference.includes(name)) return [];
    const file = readFileName(quantization, `model-${name}.${files.extensions[0]}`);
    return file?.format === name ? [name] : [];
  });
}

function labelFlaw({ files }: Quantization): string | undefined {
  if (files === undefined) return undefined;
  try {
    return new RegExp(`(?:${files.label})|`).exec("")!.length > 1
      ? "`files.label` has capturing groups. Write (?:…)."
      : undefined;
  } catch (error) {
    return `\`files.label\` is not a regular expression: ${withPeriod(String(error))} Fix it.`;
  }
}

// A label in a file name must be parsed as its format.
function* namesRead(quantization: Quantization): Messages {
  for (const extension of quantization.files?.extensions ?? [])
    for (const name of quantization.preference)
      for (const path of [`model-${name}`, `${name.toLowerCase()}/a-00001-of-00002`])
        if (readFileName(quantization, `${path}.${extension}`)?.format !== name)
          yield `${name} is not read from "${path}.${extension}". Let \`files.label\` match it.`;
}

function* recordFlaws(quantization: Quantization, model: Model): Messages {
  try {
    const { recognize = () => [] } = quantization;
    const recognized: unknown = recognize(model);
    const isRight =
      Array.isArray(recognized) &&
      recognized.every(
        ({ format, from }) => typeof format === "string" && typeof from === "string",
      );
    if (!isRight)
      yield "`recognize` must return an array of { format, from }. Return [] if it finds none.";
    else
      for (const { format } of recognized as readonly { readonly format: string }[])
        yield* misnamed(quantization, format, model);
  } catch (error) {
    yield `\`recognize\` threw: ${withPeriod(String(error))} Return [] if a record has no format.`;
  }
}

// Records may name unknown formats. A format that the record does not have, or a known format with other punctuation,
// is a typo.
function* misnamed(quantization: Quantization, format: string, model: Model): Messages {
  if (formatOf(quantization, format) !== undefined) return;
  const near = allFormats(quantization).find(
    ({ name }) => normalize(name) === normalize(format),
  )?.name;
  const isInRecord = JSON.stringify(model).toLowerCase().includes(format.toLowerCase());
  if (near === undefined && isInRecord) return;
  const hint = near === undefined ? "" : ` Did you mean "${near}"?`;
  yield `\`recognize\` returned the format "${format}", which no set has.${hint} Return a name from \`sets\`.`;
}
