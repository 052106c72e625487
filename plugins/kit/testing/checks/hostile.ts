// The hostile check plants strings: the program may differ from a harmless one only in its constants. It also plants values
// of every other type, for which a program must parse.
import { type Check, type Finding, isMisuse, isMisused, isRefusal, toAuthor } from "./check.ts";
import { interpolations, shown } from "./hostile-strings.ts";
import { formOf } from "../running/run/form.ts";
import type { Subject, Offered, OfferedProgram } from "../subjects/index.ts";
import { withPeriod } from "#core/base/describe";
import { hex, INVISIBLE } from "#plugins/kit/language/escape";
import type { Value } from "#core/code/value";
import type { InputPlace } from "../watch/inject.ts";
import type { Inspection, Inspector } from "../inspect/program.ts";

// Harmless strings of each kind that plugins distinguish: a sentence, an identifier, a class, a name, a version,
// a path, a list, a pattern of URLs, a folder, a space, a number.
const HARMLESS = [
  "a plain text",
  "plain",
  "Plain",
  "plain-text",
  "plain:text",
  "plain/text",
  "plain, text",
  "{plain}",
  ".",
  " ",
  "0x1",
  // The length may decide the layout.
  "a plain text ".repeat(8),
];

/** A value of each other type: a field of a record may have any. */
const OTHER_TYPES: readonly Value[] = [7, true, null, [], ["plain", 7], { plain: { plain: 7 } }];

const HOW =
  "Print the string in its own ${…}. Do not use unsafe, do not join it to code, and check names with isName.";
const INTERPOLATIONS =
  "If a literal printer does it, escape the interpolations of the language, such as #{…}, $x or \\(x), there.";
const ESCAPE =
  'Escape them in the literals of the language, as `literals({ quote: { unicode: "u" } })` does. JSON.stringify does not escape them.';

/** A program with a planted value, and its inspection. */
interface Planted extends Inspection {
  readonly value: Value;
  readonly program: OfferedProgram;
  /** Which of the programs of a snippet it is. */
  readonly name: string;
}

/** What the programs of a subject have without a planted value; other checks report its faults. */
interface Baseline {
  /** Names and shapes; shapes of harmless strings are added. */
  readonly shapes: Set<string>;
  readonly faults: ReadonlySet<string>;
  /** The names of programs with strings that are not literals. */
  readonly unread: ReadonlySet<string>;
  readonly unseen: ReadonlySet<string>;
}

const shapeKey = (name: string, shape: string): string => `${name} ${shape}`;

async function baselineOf(
  usual: ReadonlyMap<string, OfferedProgram>,
  inspect: Inspector,
): Promise<Baseline> {
  const known = await Promise.all(
    [...usual].map(async ([name, { content: text, language, prints }]) => {
      return { name, ...(await inspect(language, { text, prints })) };
    }),
  );
  return {
    shapes: new Set(known.map(({ name, shape }) => shapeKey(name, shape))),
    faults: new Set(known.flatMap(({ faults }) => faults.map(({ message }) => message))),
    unread: new Set(known.flatMap(({ name, unread }) => (unread.length > 0 ? name : []))),
    unseen: new Set([...usual.values()].flatMap(({ content }) => unseenIn(content))),
  };
}

const newFaults = ({ faults }: Planted, before: Baseline): readonly string[] =>
  faults.map(({ message }) => message).filter((message) => !before.faults.has(message));

const hasKnownShape = ({ name, shape, plain = shape }: Planted, { shapes }: Baseline): boolean =>
  shapes.has(shapeKey(name, shape)) || shapes.has(shapeKey(name, plain));

/** What a string changed in a program, and the cause if it is not the place. */
function wrongIn(planted: Planted, before: Baseline): readonly [wrong?: string, cause?: string] {
  const { content, language } = planted.program;
  const faults = newFaults(planted, before);
  if (faults.length > 0) return [`has an error: ${faults.join("; ")}. ${HOW}`];
  if (!hasKnownShape(planted, before))
    // One printer prints interpolations everywhere.
    return planted.value === interpolations
      ? [`runs an interpolation. ${HOW} ${INTERPOLATIONS}`, `interpolation in ${language.id}`]
      : [`changes outside its literals. ${HOW}`];
  if (planted.unread.length > 0 && !before.unread.has(planted.name))
    return [`does not contain the given string unchanged. ${HOW}`];
  const unseen = unseenIn(content).filter((point) => !before.unseen.has(point));
  if (unseen.length === 0) return [];
  const wrong = `has unescaped invisible characters: ${unseen.join(", ")}. ${ESCAPE}`;
  return [wrong, `unseen in ${language.id}`];
}

// Plants the strings, and reports those that change more than data. A value of another type only has to have a program.
async function attack(
  subject: Subject,
  { path, lead = "", plant }: InputPlace<Offered>,
  strings: readonly string[],
  inspect: Inspector,
  thrownBefore: ReadonlySet<string>,
  mustPrint: boolean,
): Promise<readonly Finding[]> {
  const usual = namesOf(subject.first());
  const inspectAll = (value: Value, offer = plant(value)): readonly Promise<Planted>[] =>
    [...(offer === undefined ? [] : namesOf(offer))]
      .filter(([name, { content }]) => usual.get(name)?.content !== content)
      .map(async ([name, program]) => {
        const { content: text, language } = program;
        if (typeof value !== "string")
          return { ...(await inspect(language, { text })), value, program, name };
        const prints =
          value === "" ? [] : program.prints.filter((string) => string.includes(value));
        const given = { text, planted: lead + value, prints };
        return { ...(await inspect(language, given)), value, program, name };
      });
  const offers = [...strings, ...OTHER_TYPES].map((value) => [value, plant(value)] as const);
  const thrown = thrownBy(subject, path, offers, thrownBefore, mustPrint);
  const planted = offers.flatMap(([value, offer]) => inspectAll(value, offer));
  if (planted.length === 0) return thrown;
  // All programs are added before one is awaited, so that they are inspected together.
  const [before, all] = await Promise.all([baselineOf(usual, inspect), Promise.all(planted)]);
  const texts = all.filter(({ value }) => typeof value === "string");
  if (texts.some((one) => newFaults(one, before).length > 0 || !hasKnownShape(one, before))) {
    // A string may decide what is printed, if harmless strings of its kind do the same.
    const harmless = HARMLESS.flatMap((string) => inspectAll(string));
    for (const { name, shape } of await Promise.all(harmless))
      before.shapes.add(shapeKey(name, shape));
  }
  const findings = all.flatMap((one): readonly Finding[] => {
    const { value, program } = one;
    const isText = typeof value === "string";
    const faults = newFaults(one, before).join("; ");
    const [wrong, cause = `printed ${general(path)}`] = isText
      ? wrongIn(one, before)
      : faults === ""
        ? []
        : [`has an error: ${faults}. Test the type of the field.`, `type ${general(path)}`];
    if (wrong === undefined) return [];
    const message = `With ${described(value)} at ${path} the ${program.language.id} program ${wrong}`;
    const where = `${subject.name}, ${program.client}`;
    const string = isText ? { string: value } : {};
    return [{ where, ...string, message, cause, program: program.content }];
  });
  // A pasted value shows everything in it, and is reported as pasted.
  const pasted = findings.filter(({ cause }) => cause?.startsWith("printed "));
  const ofTexts = findings.filter(({ string }) => string !== undefined);
  return [...thrown, ...([pasted, ofTexts, findings].find(({ length }) => length > 0) ?? [])];
}

const described = (value: Value): string =>
  typeof value === "string" ? shown(value) : JSON.stringify(value);

/** The errors with a planted value. Another check reports those that a subject throws without one. */
function thrownBy(
  subject: Subject,
  path: string,
  offers: readonly (readonly [value: Value, offer: Offered | undefined])[],
  before: ReadonlySet<string>,
  mustPrint: boolean,
): readonly Finding[] {
  return offers.flatMap(([value, offer]) =>
    (offer === undefined ? [] : thrownIn(offer, mustPrint))
      .filter((message) => !before.has(message))
      .map((message) => ({
        where: subject.name,
        ...(typeof value === "string" ? { string: value } : {}),
        message: `With ${described(value)} at ${path}: ${withPeriod(message)} Accept any value there, or return absent({ code, reason, fix }).`,
        cause: `threw ${general(path)}`,
      })),
  );
}

/** The code points of characters that are invisible or change the text direction. */
function unseenIn(program: string): readonly string[] {
  const chars = Array.from(program.matchAll(INVISIBLE), ([char]) => char);
  const odd = chars.filter((char) => char !== "\n" && char !== "\t");
  return [...new Set(odd)].map((char) => `U+${hex(char, 4).toUpperCase()}`);
}

/** A path without list indexes; the same if nothing is left. */
const general = (path: string): string => path.replace(/\[\d+\]/g, "[]").replace(" (behind)", "");

/** The programs of a subject by a name that does not depend on the planted string. */
function namesOf({ snippets }: Offered): ReadonlyMap<string, OfferedProgram> {
  const named = new Map<string, OfferedProgram>();
  for (const snippet of snippets) {
    let count = 0;
    const name = (): string => `${snippet.language.id} ${snippet.client} ${count}`;
    while (named.has(name())) count++;
    named.set(name(), snippet);
  }
  return named;
}

function thrownIn(
  { snippets, notOffered, diagnostics }: Offered,
  mustPrint: boolean,
): readonly string[] {
  const thrown = diagnostics.filter(
    (diagnostic) =>
      isMisuse(diagnostic) || (diagnostic.code === "plugin-threw" && !isRefusal(diagnostic)),
  );
  const messages = thrown.map(({ message }) => toAuthor(message));
  if (!mustPrint || snippets.length + notOffered.length > 0) return messages;
  return [...messages, "It printed no program and no reason."];
}

// The text before a string may decide how it is printed, so several are tried.
const LEADS = 4;

export const hostileCheck: Check = {
  id: "hostile-strings",
  what: "Quotes, newlines and commands in any field stay data, and a value of any type has a program or a reason.",
  why: "Anyone can write a record, and readers paste the program into a shell with their keys.",
  fix: "Print each value in its own ${…}. Build strings before the template.",
  find: async (plugin, { subjects, inspect, strings }) => {
    // A link alone is a result of an app, and not a program.
    const mustPrint = plugin["~hub"].kind !== "app";
    const attacked = new Map<string, Set<string>>();
    // Another check reports what is also rejected without a string.
    const before = new Set(subjects.flatMap((subject) => thrownIn(subject.first(), mustPrint)));
    const sound = subjects.filter((subject) => !isMisused([subject]));
    const findings = sound.flatMap((subject) => {
      const form = formsOf(subject);
      return subject.places().flatMap((place) => {
        const key = `${form} ${place.path}`;
        const leads = attacked.get(key) ?? new Set();
        const { lead = "" } = place;
        if (leads.has(lead) || leads.size >= LEADS) return [];
        attacked.set(key, leads.add(lead));
        const some = strings(`${subject.name}, ${place.path}`);
        return [attack(subject, place, some, inspect, before, mustPrint)];
      });
    });
    return (await Promise.all(findings)).flat();
  },
};

/** The forms of the programs, and the fields that they read: places with the same are attacked in the same way. */
function formsOf(subject: Subject): string {
  const { snippets, reads } = subject.first();
  const forms = snippets.map(({ language, content }) => language.id + formOf(content));
  const read = new Set(reads.map(({ path, isThere }) => `${path} ${isThere}`));
  return JSON.stringify([forms, [...read].sort()]);
}
