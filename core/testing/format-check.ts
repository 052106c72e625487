// The format check of a quantization: its table is consistent, and file names and records are parsed correctly.
import { withPeriod } from "../base/describe.ts";
import type { Model, Plugin } from "../index.ts";
import { formatOf, readFileName } from "hubsmith/formats";
import { type Check, type Finding, onlyOf } from "./check.ts";
import { fixture } from "./fixtures.ts";
import { allFormats, namesIn, repeated } from "./format-names.ts";
import { hostileStrings } from "./hostile.ts";

const BARE = fixture("Any model", { id: "example-org/model" });

type Quantization = Plugin<"quantization">;

/** The data of a quantization is consistent, and it parses every record and every file name. @public */
export const formatCheck: Check = {
  id: "formats-agree",
  what: "The table of formats is consistent, and the formats are read from file names and records.",
  why: "Sizes and choices are computed from the table. A file that is not read is not offered.",
  fix: "Fix the table, or the pattern in `files.label`.",
  find: onlyOf("quantization", (quantization, { fixtures }) => {
    const habits = habitsIn(quantization);
    const messages = [
      ...namesIn(quantization),
      ...orderIn(quantization),
      ...habits,
      // If the naming rules are invalid, no name can be parsed.
      ...(habits.length > 0 ? [] : namesRead(quantization)),
    ];
    return [
      ...messages.map((message) => ({ message })),
      ...[BARE, ...fixtures].flatMap(({ name, model }) => recordFaults(quantization, name, model)),
    ];
  }),
};

function orderIn(quantization: Quantization): readonly string[] {
  const { preference } = quantization;
  const known = new Set(allFormats(quantization).map(({ name }) => name));
  const bits = preference.flatMap((name) => {
    const { base, exact: found = base } = formatOf(quantization, name)?.bits ?? {};
    return found === undefined ? [] : [{ name, found }];
  });
  const [first, last] = [bits[0], bits.at(-1)];
  const isReversed = first !== undefined && last !== undefined && first.found < last.found;
  return [
    ...repeated(preference).map((name) => `\`preference\` has ${name} twice. Remove one.`),
    ...preference
      .filter((name) => !known.has(name))
      .map(
        (name) => `\`preference\` has ${name}, which no set has. Remove it, or add it to a set.`,
      ),
    ...unrankedIn(quantization).map(
      (name) =>
        `\`preference\` lacks ${name}, which file names have. Add it, or a \`note\` that says why not.`,
    ),
    ...(isReversed
      ? [
          `\`preference\` begins with ${first.name}, which has fewer bits than ${last.name} at its end. Start with the most precise.`,
        ]
      : []),
  ];
}

// Formats of files are in the first set; a second set has other codes, e.g. those of tensors.
function unrankedIn(quantization: Quantization): readonly string[] {
  const { files, preference, sets } = quantization;
  const [first = []] = Object.values(sets);
  return first.flatMap(({ name, note }) => {
    if (files === undefined || note !== undefined || preference.includes(name)) return [];
    const found = readFileName(quantization, `model-${name}.${files.extensions[0]}`);
    return found?.format === name ? [name] : [];
  });
}

function habitsIn({ files }: Quantization): readonly string[] {
  if (files === undefined) return [];
  try {
    if (new RegExp(`(?:${files.label})|`).exec("")!.length > 1)
      return ["`files.label` has capturing groups. Write (?:…)."];
    return [];
  } catch (error) {
    return [`\`files.label\` is not a regular expression: ${withPeriod(String(error))} Fix it.`];
  }
}

// A label in a file name must be parsed as its format.
function namesRead(quantization: Quantization): readonly string[] {
  const { files, preference } = quantization;
  if (files === undefined) return [];
  const unread = preference.flatMap((name) =>
    files.extensions.flatMap((extension) =>
      [`model-${name}.${extension}`, `${name.toLowerCase()}/a-00001-of-00002.${extension}`].flatMap(
        (path) =>
          readFileName(quantization, path)?.format === name
            ? []
            : [`${name} is not read from "${path}". Let \`files.label\` match it.`],
      ),
    ),
  );
  return [...unread, ...hostileStrings.flatMap((text) => readingOf(quantization, text))];
}

function readingOf(quantization: Quantization, text: string): readonly string[] {
  const extensions = quantization.files?.extensions ?? [];
  try {
    for (const extension of extensions) readFileName(quantization, `${text}.${extension}`);
    return [];
  } catch (error) {
    return [
      `The file name ${JSON.stringify(text)} could not be read: ${withPeriod(String(error))}`,
    ];
  }
}

function recordFaults(quantization: Quantization, where: string, model: Model): readonly Finding[] {
  try {
    const found: unknown =
      quantization.recognise === undefined ? [] : quantization.recognise(model);
    const isRight =
      Array.isArray(found) &&
      found.every(({ format, from }) => typeof format === "string" && typeof from === "string");
    if (!isRight)
      return [
        {
          where,
          message:
            "`recognise` must return a list of { format, from }. Return [] if it finds none.",
        },
      ];
    return (found as readonly { readonly format: string }[]).flatMap(({ format }) => {
      const message = misnamed(quantization, format, model);
      return message === undefined ? [] : [{ where, message }];
    });
  } catch (error) {
    const message = `\`recognise\` threw: ${withPeriod(String(error))} Return [] if a record has no format.`;
    return [{ where, message }];
  }
}

// Records may name unknown formats. A format without a record, or a known format with other punctuation, is a
// typo.
function misnamed(quantization: Quantization, format: string, model: Model): string | undefined {
  if (formatOf(quantization, format) !== undefined) return undefined;
  const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const near = allFormats(quantization).find(({ name }) => plain(name) === plain(format))?.name;
  if (near === undefined && model !== BARE.model) return undefined;
  const suggestion = near === undefined ? "" : ` Did you mean "${near}"?`;
  return `\`recognise\` returned the format "${format}", which no set has.${suggestion} Return a name from \`sets\`.`;
}
