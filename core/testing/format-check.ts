// The format check asks of a quantization that its table agrees with itself, that names are read back, and that records are.
import { withPeriod } from "../base/describe.ts";
import type { Model, Plugin } from "../index.ts";
import { formatOf, readFileName } from "hubsmith/formats";
import type { Check, Finding } from "./check.ts";
import { fixture } from "./fixtures.ts";
import { allFormats, namesIn, repeated } from "./format-names.ts";
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
    const habits = habitsIn(quantization);
    const messages = [
      ...namesIn(quantization),
      ...orderIn(quantization),
      ...habits,
      // Where the habits are wrong, no name is read.
      ...(habits.length > 0 ? [] : namesRead(quantization)),
    ];
    return [
      ...messages.map((message) => ({ message })),
      ...[bare, ...fixtures].flatMap(({ name, model }) => recordFaults(quantization, name, model)),
    ];
  },
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
    ...repeated(preference).map((name) => `\`preference\` has ${name} twice. Leave one out.`),
    ...preference
      .filter((name) => !known.has(name))
      .map((name) => `\`preference\` has ${name}, which no set has. Leave it out, or add it.`),
    ...(isReversed
      ? [
          `\`preference\` begins with ${first.name}, which has fewer bits than ${last.name} at its end. Begin with the most precise.`,
        ]
      : []),
  ];
}

function habitsIn({ files }: Quantization): readonly string[] {
  if (files === undefined) return [];
  const dotted = files.extensions
    .filter((extension) => extension.startsWith("."))
    .map(
      (extension) =>
        `\`files.extensions\` has "${extension}". Write "${extension.slice(1)}", without the dot.`,
    );
  try {
    if (new RegExp(`(?:${files.label})|`).exec("")!.length > 1)
      return [...dotted, "`files.label` has groups that capture. Write (?:…)."];
    return dotted;
  } catch (error) {
    return [
      ...dotted,
      `\`files.label\` is no regular expression: ${withPeriod(String(error))} Mend it.`,
    ];
  }
}

// A label that stands in a file name is to be read as the format it names.
function namesRead(quantization: Quantization): readonly string[] {
  const { files, preference } = quantization;
  if (files === undefined) return [];
  const unread = preference.flatMap((name) =>
    files.extensions.flatMap((extension) =>
      [`model-${name}.${extension}`, `${name.toLowerCase()}/a-00001-of-00002.${extension}`].flatMap(
        (path) =>
          readFileName(quantization, path)?.format === name
            ? []
            : [`${name} is not read out of "${path}". Let \`files.label\` fit it.`],
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
    return [`The file name ${JSON.stringify(text)} was not read: ${withPeriod(String(error))}`];
  }
}

function recordFaults(quantization: Quantization, where: string, model: Model): readonly Finding[] {
  try {
    const found: unknown =
      quantization.recognise === undefined ? [] : quantization.recognise(model);
    const isRight =
      Array.isArray(found) &&
      found.every(({ format, from }) => typeof format === "string" && typeof from === "string");
    const message =
      "`recognise` must give a list of { format, from }. Give [] where it finds none.";
    return isRight ? [] : [{ where, message }];
  } catch (error) {
    const message = `\`recognise\` failed: ${withPeriod(String(error))} Give [] where a record tells nothing.`;
    return [{ where, message }];
  }
}
