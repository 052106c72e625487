// The format check asks of a quantization that its table agrees with itself, that names are read back, and that records are.
import {
  type Format,
  formatOf,
  type Model,
  type Plugin,
  readFileName,
  type QuantizationSpec,
} from "../index.ts";
import type { Check, Finding } from "./check.ts";
import { fixture } from "./fixtures.ts";
import { ended } from "./group.ts";
import { hostileStrings } from "./hostile.ts";

type Quantization = Plugin<"quantization">;

/** What a quantization says of its formats agrees, and it reads every record and every file name. @public */
export const formatCheck: Check = {
  id: "formats-agree",
  asks: "Does the table of formats agree with itself, and are file names read back?",
  why: "Sizes and choices are computed from the table, and a file that is not read is not offered.",
  mend: "Mend the table, or the pattern of labels.",
  run: (plugin, { fixtures }) => {
    if (plugin["~hub"].kind !== "quantization") return [];
    const quantization = plugin as Quantization;
    const bare = fixture("Any model", { id: "example-org/model" });
    const messages = [
      ...namesIn(quantization),
      ...orderIn(quantization),
      ...labelsIn(quantization),
      ...hostileStrings.flatMap((text) => readingOf(quantization, text)),
    ];
    return [
      ...messages.map((message) => ({ message })),
      ...[bare, ...fixtures].flatMap(({ name, model }) => recordFaults(quantization, name, model)),
    ];
  },
};

const all = ({ sets }: QuantizationSpec): readonly Format[] => Object.values(sets).flat();

function namesIn(quantization: Quantization): readonly string[] {
  const { sets, families = {}, files } = quantization;
  const known = new Set(all(quantization).map(({ name }) => name));
  const twice = Object.entries(sets).flatMap(([set, formats]) => [
    ...repeated(formats.map(({ name }) => name)).map((name) => `sets.${set} has ${name} twice.`),
    ...repeated(formats.flatMap(({ code }) => code ?? [])).map(
      (code) => `sets.${set} has the code ${code} twice.`,
    ),
  ]);
  const fields = all(quantization).flatMap(({ name, family, mostly, block, measured }) => [
    ...(family === undefined || Object.hasOwn(families, family)
      ? []
      : [`${name} is of the family "${family}", which \`families\` does not have.`]),
    ...(mostly === undefined || known.has(mostly)
      ? []
      : [`${name} is mostly ${mostly}, which no set has.`]),
    ...(block === undefined || (block.weights > 0 && block.bytes > 0)
      ? []
      : [`The block of ${name} must have weights and bytes.`]),
    ...(measured === undefined || measured >= (formatOf(quantization, name)?.bits?.mostly ?? 0)
      ? []
      : [`${name} was measured with fewer bits than most of its weights have.`]),
  ]);
  const aliases = Object.entries(files?.aliases ?? {}).flatMap(([alias, name]) =>
    known.has(name) ? [] : [`The alias ${alias} means ${name}, which no set has.`],
  );
  return [...twice, ...fields, ...aliases].map((message) => `${message} Mend the table.`);
}

function orderIn({ preference, ...quantization }: Quantization): readonly string[] {
  const known = new Set(all({ preference, ...quantization }).map(({ name }) => name));
  return [
    ...repeated(preference).map((name) => `\`preference\` has ${name} twice. Leave one out.`),
    ...preference
      .filter((name) => !known.has(name))
      .map((name) => `\`preference\` has ${name}, which no set has. Leave it out, or add it.`),
  ];
}

// A label that stands in a file name is to be read as the format it names.
function labelsIn(quantization: Quantization): readonly string[] {
  const { files, preference } = quantization;
  if (files === undefined) return [];
  try {
    if (new RegExp(`(?:${files.label})|`).exec("")!.length > 1)
      return ["`files.label` has groups that capture. Write (?:…)."];
  } catch (error) {
    return [`\`files.label\` is no regular expression: ${ended(String(error))} Mend it.`];
  }
  return preference.flatMap((name) =>
    files.extensions.flatMap((extension) =>
      [`model-${name}.${extension}`, `${name.toLowerCase()}/a-00001-of-00002.${extension}`].flatMap(
        (path) =>
          readFileName(quantization, path)?.format === name
            ? []
            : [`${name} is not read out of "${path}". Let \`files.label\` fit it.`],
      ),
    ),
  );
}

function readingOf(quantization: Quantization, text: string): readonly string[] {
  const extensions = quantization.files?.extensions ?? [];
  try {
    for (const extension of extensions) readFileName(quantization, `${text}.${extension}`);
    return [];
  } catch (error) {
    return [`The file name ${JSON.stringify(text)} was not read: ${ended(String(error))}`];
  }
}

function recordFaults(quantization: Quantization, where: string, model: Model): readonly Finding[] {
  try {
    const found: unknown = quantization.recognise?.(model) ?? [];
    const isRight =
      Array.isArray(found) &&
      found.every(({ format, from }) => typeof format === "string" && typeof from === "string");
    const message =
      "`recognise` must give a list of { format, from }. Give [] where it finds none.";
    return isRight ? [] : [{ where, message }];
  } catch (error) {
    const message = `\`recognise\` failed: ${ended(String(error))} Give [] where a record tells nothing.`;
    return [{ where, message }];
  }
}

function repeated<T>(items: readonly T[]): readonly T[] {
  return items.filter((item, at) => items.indexOf(item) < at);
}
