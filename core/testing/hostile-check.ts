// The hostile check plants strings, and asks that the program differs from a harmless one in its constants only.
import type { Offer } from "../index.ts";
import type { Inspector } from "./batch.ts";
import { type Check, type Finding, isRefusal } from "./check.ts";
import type { Inspection } from "./program.ts";
import type { OfferedProgram, Subject } from "./subjects.ts";

// Harmless, but of the kinds that plugins tell apart: a sentence, an identifier, a name, a version, a path, a folder.
const HARMLESS = ["a plain text", "plain", "plain-text", "plain:text", "plain/text", "."];

/** Strings from outside change a program's constants, and nothing else of it. @public */
export const hostileCheck: Check = {
  name: "hostile strings stay data",
  run: async (_, { subjects, inspect, strings }) => {
    const found = distinct(subjects).flatMap((subject) =>
      subject.places.map((place) => {
        const where = `${subject.name}, ${place.path}`;
        return checkPlace(where, subject.offer(), place.plant, strings(where), inspect);
      }),
    );
    return (await Promise.all(found)).flat();
  },
};

/** One subject for each form of program: those that differ in strings alone would be checked twice. */
function distinct(subjects: readonly Subject[]): readonly Subject[] {
  const formOf = ({ offer }: Subject): string =>
    offer()
      .snippets.map(({ language, content }) => language + content.replace(STRINGS, '""'))
      .join("\n")
      .replace(/,?\s+/g, " ");
  return [...new Map(subjects.toReversed().map((one) => [formOf(one), one])).values()];
}

const STRINGS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

async function checkPlace(
  where: string,
  usual: Offer<OfferedProgram>,
  plant: (string: string) => Offer<OfferedProgram>,
  strings: readonly string[],
  inspect: Inspector,
): Promise<readonly Finding[]> {
  const textOf = ({ snippets }: Offer<OfferedProgram>): string =>
    JSON.stringify(snippets.map(({ content }) => content));
  const isRead = HARMLESS.some((string) => textOf(plant(string)) !== textOf(usual));
  if (!isRead) return [];

  const findings: Finding[] = [];
  const inspectAll = (offer: Offer<OfferedProgram>, string?: string): Promise<readonly Shaped[]> =>
    Promise.all(
      namesOf(offer).map(async ([name, { language, content }]) => {
        const planted = string === undefined ? {} : { planted: string };
        const { faults, shape } = await inspect(language, { text: content, ...planted });
        return { string: string ?? "", faults, form: `${name}\n${shape}`, program: content };
      }),
    );
  const hostile = strings.map((string) => {
    const offer = plant(string);
    findings.push(...faultsOf(where, string, offer));
    return inspectAll(offer, string);
  });
  // All are handed in before one is waited for, so that they are inspected together.
  const [known, ...planted] = await Promise.all([inspectAll(usual), ...hostile]);
  const forms = new Set(known!.map(({ form }) => form));
  // What is wrong without the string as well is for another check to say.
  const usualFaults = new Set(known!.flatMap(({ faults }) => faults.map(({ message }) => message)));
  const ownFaults = ({ faults }: Shaped): readonly string[] =>
    faults.map(({ message }) => message).filter((message) => !usualFaults.has(message));
  const isOdd = (one: Shaped): boolean => ownFaults(one).length > 0 || !forms.has(one.form);
  const odd = planted.flat().filter(isOdd);
  if (odd.length > 0) {
    // A string may well decide what is printed, as long as harmless ones of its kind decide the same.
    const harmless = await Promise.all(HARMLESS.map((string) => inspectAll(plant(string), string)));
    for (const { form } of harmless.flat()) forms.add(form);
  }
  for (const one of odd.filter(isOdd)) {
    const what =
      ownFaults(one).join("; ") ||
      "the program has another shape than with a harmless string, so the string is not only a constant of it";
    const { string, program } = one;
    findings.push({ where, message: `With ${JSON.stringify(string)}: ${what}.`, program });
  }
  return findings.slice(0, 3);
}

interface Shaped {
  readonly string: string;
  readonly faults: Inspection["faults"];
  /** Which of the programs of an offer it is, and its shape. */
  readonly form: string;
  readonly program: string;
}

/** The programs of an offer by a name that stays the same whatever string is planted. */
function namesOf(offer: Offer<OfferedProgram>): readonly (readonly [string, OfferedProgram])[] {
  const seen = new Map<string, number>();
  return offer.snippets.map((snippet) => {
    const base = `${snippet.language} ${snippet.client}`;
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return [`${base} ${count}`, snippet];
  });
}

function faultsOf(where: string, string: string, offer: Offer<OfferedProgram>): readonly Finding[] {
  const { snippets, notOffered, diagnostics } = offer;
  const thrown = diagnostics.filter((one) => one.code === "plugin-threw" && !isRefusal(one));
  const messages = thrown.map(({ message }) => message);
  if (snippets.length + notOffered.length === 0) messages.push("there is no snippet and no reason");
  return messages.map((message) => ({
    where,
    message: `With ${JSON.stringify(string)}: ${message}`,
  }));
}
