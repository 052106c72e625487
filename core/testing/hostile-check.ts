// The hostile check plants strings, and asks that the program differs from a harmless one in its constants only.
import type { Inspector } from "./batch.ts";
import { type Check, type Finding, isRefusal } from "./check.ts";
import { shown } from "./group.ts";
import type { Offered, OfferedProgram, SubjectPlace } from "./offered.ts";
import type { Inspection } from "./program.ts";
import { formOf } from "./run/form.ts";
import type { Tried } from "./subjects.ts";

// Harmless, but of the kinds that plugins tell apart: a sentence, an identifier, a class, a name, a version, a path, a list, a folder, a blank.
const HARMLESS = [
  "a plain text",
  "plain",
  "Plain",
  "plain-text",
  "plain:text",
  "plain/text",
  "plain, text",
  ".",
  " ",
];

// What stands before a string may decide what becomes of it, so that not all of them are alike.
const LEADS = 4;

/** Strings from outside change a program's constants, and nothing else of it. @public */
export const hostileCheck: Check = {
  name: "hostile strings stay data",
  run: async (_, { subjects, inspect, strings }) => {
    const attacked = new Map<string, Set<string>>();
    const found = (subjects as readonly Tried[]).flatMap((subject) => {
      const form = formsOf(subject);
      return subject.places().flatMap((place) => {
        const key = `${form} ${place.path}`;
        const leads = attacked.get(key) ?? new Set();
        const { lead = "" } = place;
        if (leads.has(lead) || leads.size >= LEADS) return [];
        attacked.set(key, leads.add(lead));
        const some = strings(`${subject.name}, ${place.path}`);
        return [checkPlace(subject, place, some, inspect)];
      });
    });
    return (await Promise.all(found)).flat();
  },
};

/** The forms of the programs, and the fields that are read for them: two with the same are attacked in the same way. */
function formsOf(subject: Tried): string {
  const { snippets, reads } = subject.first();
  const forms = snippets.map(({ language, content }) => language.id + formOf(content));
  const read = new Set(reads.map(({ path, isThere }) => `${path} ${isThere}`));
  return JSON.stringify([forms, [...read].sort()]);
}

/** A path without the places in its lists, and the same whether something is left there. */
const general = (path: string): string => path.replace(/\[\d+\]/g, "[]").replace(" (behind)", "");

interface Shaped extends Inspection {
  readonly string: string;
  readonly program: OfferedProgram;
  /** Which of the programs of an offer it is, and its shape. */
  readonly form: string;
}

async function checkPlace(
  subject: Tried,
  { path, lead: before = "", plant }: SubjectPlace,
  strings: readonly string[],
  inspect: Inspector,
): Promise<readonly Finding[]> {
  const usual = new Map(namesOf(subject.first()));
  const findings: Finding[] = [];
  const inspectAll = (offer: Offered | undefined, string: string): readonly Promise<Shaped>[] =>
    (offer === undefined ? [] : namesOf(offer))
      .filter(([name, { content }]) => usual.get(name)?.content !== content)
      .map(async ([name, program]) => {
        const prints = string === "" ? [] : program.prints.filter((text) => text.includes(string));
        const { content: text, language } = program;
        const inspection = await inspect(language, { text, planted: before + string, prints });
        return { ...inspection, string, program, form: `${name}\n${inspection.shape}` };
      });
  const add = (about: string, string: string, message: string, program?: OfferedProgram): void => {
    const where = program === undefined ? subject.name : `${subject.name}, ${program.client}`;
    findings.push({
      where,
      string,
      message,
      cause: `${about} ${general(path)}`,
      ...(program === undefined ? {} : { program: program.content }),
    });
  };
  const planted = strings.flatMap((string) => {
    const offer = plant(string);
    for (const said of offer === undefined ? [] : thrownIn(offer)) {
      const message = `With ${shown(string)} at ${path}: ${said} Take any text there, or return absent(code, reason, change).`;
      add("threw", string, message);
    }
    return inspectAll(offer, string);
  });
  if (planted.length === 0) return findings;
  // All are handed in before one is waited for, so that they are inspected together.
  const [known, all] = await Promise.all([
    Promise.all(
      [...usual].map(async ([name, program]) => {
        const { content: text, language, prints } = program;
        return [name, await inspect(language, { text, prints })] as const;
      }),
    ),
    Promise.all(planted),
  ]);
  const forms = new Set(known.map(([name, { shape }]) => `${name}\n${shape}`));
  // What is wrong without the string as well is for another check to say.
  const usualFaults = new Set(
    known.flatMap(([, { faults }]) => faults.map(({ message }) => message)),
  );
  const ownFaults = ({ faults }: Shaped): readonly string[] =>
    faults.map(({ message }) => message).filter((message) => !usualFaults.has(message));
  const isOdd = (one: Shaped): boolean => ownFaults(one).length > 0 || !forms.has(one.form);
  if (all.some(isOdd)) {
    // A string may well decide what is printed, as long as harmless ones of its kind decide the same.
    const harmless = HARMLESS.flatMap((string) => inspectAll(plant(string), string));
    for (const { form } of await Promise.all(harmless)) forms.add(form);
  }
  const cannotRead = new Set(
    known.filter(([, { unread }]) => unread.length > 0).map(([name]) => name),
  );
  for (const one of all) {
    const { string, program, unread, form } = one;
    const lead = `With ${shown(string)} at ${path}`;
    const { id } = program.language;
    const faults = ownFaults(one);
    if (faults.length > 0)
      add(
        "printed",
        string,
        `${lead} the ${id} program has a fault: ${faults.join("; ")}. ${HOW}`,
        program,
      );
    else if (!forms.has(form))
      add(
        "printed",
        string,
        `${lead} more of the ${id} program changes than a constant. ${HOW}`,
        program,
      );
    else if (unread.length > 0 && !cannotRead.has(form.split("\n")[0]!))
      add(
        "printed",
        string,
        `${lead} the ${id} program has another text than was printed. ${HOW}`,
        program,
      );
  }
  return findings;
}

const HOW =
  "Print the text as a value, in a hole of its own: not through unsafe, not pasted into a string, and not as a name that nobody tested.";

/** The programs of an offer by a name that stays the same whatever string is planted. */
function namesOf(offer: Offered): readonly (readonly [string, OfferedProgram])[] {
  const seen = new Map<string, number>();
  return offer.snippets.map((snippet) => {
    const base = `${snippet.language.id} ${snippet.client}`;
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return [`${base} ${count}`, snippet];
  });
}

function thrownIn({ snippets, notOffered, diagnostics }: Offered): readonly string[] {
  const thrown = diagnostics.filter((one) => one.code === "plugin-threw" && !isRefusal(one));
  const messages = thrown.map(({ message }) => message);
  if (snippets.length + notOffered.length > 0) return messages;
  return [...messages, "There is no snippet and no reason."];
}
