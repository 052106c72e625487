// The hostile check plants strings, and asks that the program differs from a harmless one in its constants only.
import type { Check, Finding } from "./check.ts";
import { interpolations } from "./hostile.ts";
import { attack } from "./hostile-place.ts";
import { isMisused } from "./misuse-check.ts";
import { formOf } from "./run/form.ts";
import type { Tried } from "./subjects.ts";

// What stands before a string may decide what becomes of it, so that not all of them are alike.
const LEADS = 4;

/** Strings from outside change a program's constants, and nothing else of it. @public */
export const hostileCheck: Check = {
  id: "hostile-strings",
  asks: "Do quotes, line ends and commands in any field stay data?",
  why: "Records are written by strangers, and what is printed is pasted into a shell that holds keys.",
  mend: "Print each value in a hole of its own, and make a text of pieces before the template.",
  run: async (_, { subjects, inspect, strings }) => {
    const attacked = new Map<string, Set<string>>();
    // What is refused without a string as well is for another check to say.
    const sound = (subjects as readonly Tried[]).filter((one) => !isMisused([one]));
    const found = sound.flatMap((subject) => {
      const form = formsOf(subject);
      return subject.places().flatMap((place) => {
        const key = `${form} ${place.path}`;
        const leads = attacked.get(key) ?? new Set();
        const { lead = "" } = place;
        if (leads.has(lead) || leads.size >= LEADS) return [];
        attacked.set(key, leads.add(lead));
        const some = strings(`${subject.name}, ${place.path}`);
        return [attack(subject, place, some, inspect)];
      });
    });
    return byPrinter((await Promise.all(found)).flat());
  },
};

// What interpolates at this many places does so in a printer that all of them share.
const SHARED = 4;

/** Findings that a printer is at fault for are one. */
function byPrinter(findings: readonly Finding[]): readonly Finding[] {
  const isOne = ({ string, cause }: Finding): boolean =>
    string === interpolations && cause?.startsWith("printed ") === true;
  const places = new Set(findings.filter(isOne).map(({ cause }) => cause)).size;
  if (places < SHARED) return findings;
  return findings.map((one) =>
    isOne(one)
      ? {
          ...one,
          message: `${one.message} The same is so at ${places} places: let the printer of the language escape what puts values into its strings, such as #{…}, $x or \\(x).`,
          cause: "interpolations",
        }
      : one,
  );
}

/** The forms of the programs, and the fields that are read for them: two with the same are attacked in the same way. */
function formsOf(subject: Tried): string {
  const { snippets, reads } = subject.first();
  const forms = snippets.map(({ language, content }) => language.id + formOf(content));
  const read = new Set(reads.map(({ path, isThere }) => `${path} ${isThere}`));
  return JSON.stringify([forms, [...read].sort()]);
}
