// Calls generators, parses their programs in batches, and judges each case.
import type { Offer } from "hubsmith";
import { MARK } from "./arbitrary.ts";
import { type PlantedCall, textsOf, treeOf } from "./plant.ts";
import { type Reader, type Reading, readJavaScript, readPython, readShell } from "./readers.ts";
import { valueOf } from "./recipe.ts";
import type { Printed } from "./target.ts";

export const WRONGS = {
  threw: "exceptions",
  silent: "neither a program nor a reason",
  parse: "programs that do not parse",
  shape: "programs in which more than a constant changed",
  "read-back": "constants that are read as another value",
  unseen: "programs with invisible characters",
  ran: "marks of planted commands that ran",
} as const;
export type Wrong = keyof typeof WRONGS;

export interface Verdict {
  readonly wrong?: { readonly kind: Wrong; readonly message: string; readonly program?: string };
  readonly programs: number;
  /** The constants with a marker that were read back. */
  readonly readBack: number;
  /** Why programs are missing. */
  readonly refused: readonly string[];
}

const READERS: Readonly<Record<string, Reader>> = {
  python: readPython,
  js: readJavaScript,
  sh: readShell,
  json: (programs) => programs.map(readJson),
};

// Harmless strings of the kinds that plugins distinguish.
const HARMLESS: readonly string[] = [
  "a plain zq0 text",
  "zq0plain",
  "Zq0Plain",
  "zq0-plain",
  "zq0:plain",
  "zq0/plain",
  "zq0, plain",
  "{zq0}",
  "zq0.example",
  ".",
  " ",
  "",
];

// Strings that are too long for an argument of a command are passed in another way.
const LONG = "zq0 plain ".repeat(2 ** 17);

interface Answered {
  readonly call: PlantedCall;
  readonly offer?: Offer<Printed>;
  readonly thrown?: string;
}

export function judge(cases: readonly PlantedCall[]): readonly Verdict[] {
  const answered = cases.map((call) => answer(call));
  const readings = read(answered.flatMap(({ offer }) => offer?.snippets ?? []));
  const known = new Map<PlantedCall, Verdict>();
  const open: Answered[] = [];
  for (const one of answered) {
    const wrong = wrongAtOnce(one, readings);
    known.set(one.call, { ...countsOf(one, readings), ...(wrong === undefined ? {} : { wrong }) });
    if (wrong === undefined && one.call.plants.every(isText)) open.push(one);
  }
  for (const [call, wrong] of oddOf(open, readings))
    known.set(call, { ...known.get(call)!, wrong });
  return cases.map((call) => known.get(call)!);
}

const isText = ({ recipe }: PlantedCall["plants"][number]): boolean =>
  recipe.form === "text" || recipe.form === "long";

function answer(call: PlantedCall, harmless?: string): Answered {
  try {
    return { call, offer: call.target.ask(valueOf(treeOf(call, harmless))) };
  } catch (error) {
    return {
      call,
      thrown: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

type Readings = ReadonlyMap<string, Reading>;
const keyOf = ({ language, content }: Printed): string => `${language} ${content}`;

function read(programs: readonly Printed[]): Readings {
  const readings = new Map<string, Reading>();
  const distinct = [...new Map(programs.map((one) => [keyOf(one), one])).values()];
  for (const language of new Set(distinct.map((one) => one.language))) {
    const all = distinct.filter((one) => one.language === language);
    const read = READERS[language]?.(all.map(({ content }) => content));
    all.forEach((one, at) => readings.set(keyOf(one), read?.[at] ?? { shape: "", texts: [] }));
  }
  return readings;
}

function readJson(text: string): Reading {
  const shapeOf = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return typeof value;
    return Array.isArray(value)
      ? value.map(shapeOf)
      : { object: Object.values(value).map(shapeOf) };
  };
  try {
    const value: unknown = JSON.parse(text);
    return {
      shape: JSON.stringify(shapeOf(value)),
      texts: textsOf(value).filter((one) => MARK.test(one)),
    };
  } catch (error) {
    return { fault: String(error), shape: "", texts: [] };
  }
}

function countsOf({ offer }: Answered, readings: Readings): Omit<Verdict, "wrong"> {
  const snippets = offer?.snippets ?? [];
  const readBack = snippets.reduce((sum, one) => sum + readings.get(keyOf(one))!.texts.length, 0);
  return {
    programs: snippets.length,
    readBack,
    refused: (offer?.notOffered ?? []).map(({ code }) => code),
  };
}

// The kernel rejects values that no program can contain; that is not a fault of the plugin.
const REFUSED = /code cannot contain|in an id or a path would lead to|has no place in a URL/;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

function wrongAtOnce({ call, offer, thrown }: Answered, readings: Readings): Verdict["wrong"] {
  if (offer === undefined) return { kind: "threw", message: thrown! };
  const { snippets, notOffered, diagnostics } = offer;
  const faults = diagnostics.filter(
    ({ code, message }) =>
      ["plugin-threw", "wrong-return", "changed-input"].includes(code) && !REFUSED.test(message),
  );
  if (faults.length > 0) return { kind: "threw", message: faults[0]!.message };
  if (snippets.length + notOffered.length === 0)
    return { kind: "silent", message: "It returned neither a program nor a reason." };
  const planted = textsOf(treeOf(call)).filter((one) => MARK.test(one));
  for (const one of snippets) {
    const { fault, ran = false, texts } = readings.get(keyOf(one))!;
    const program = one.content;
    if (fault !== undefined) return { kind: "parse", message: fault, program };
    if (ran) return { kind: "ran", message: "A planted command ran.", program };
    const odd = texts.find((text) => !isExplained(text, planted));
    if (odd !== undefined)
      return { kind: "read-back", message: `It reads ${JSON.stringify(odd)}.`, program };
    const unseen = program.match(UNSEEN)?.find((char) => char !== "\n" && char !== "\t");
    if (unseen !== undefined)
      return {
        kind: "unseen",
        message: `It contains ${JSON.stringify(unseen)} unescaped.`,
        program,
      };
  }
  return undefined;
}

/** The cases whose programs differ in more than constants from those with harmless values. */
function oddOf(
  answered: readonly Answered[],
  readings: Readings,
): readonly (readonly [PlantedCall, NonNullable<Verdict["wrong"]>])[] {
  let open = answered;
  const forms = new Map(answered.map(({ call }) => [call, new Set<string>()]));
  const formOf = (one: Printed, all: Readings): string =>
    `${one.language} ${one.client} ${all.get(keyOf(one))!.shape}`;
  const oddIn = ({ call, offer }: Answered): Printed | undefined =>
    offer!.snippets.find((one) => !forms.get(call)!.has(formOf(one, readings)));
  const first = ({ call }: Answered): readonly Answered[] => [answer(call, HARMLESS[0])];
  // A harmless string may be rejected where the hostile one is accepted: then only the unchanged call is compared.
  const rest = ({ call }: Answered): readonly Answered[] => [
    ...HARMLESS.slice(1).map((one) => answer(call, one)),
    ...(call.plants.some(({ recipe }) => recipe.form === "long") ? [answer(call, LONG)] : []),
    ...call.target.ways.map((_, way) => ({ ...answer({ ...call, way, plants: [] }), call })),
  ];
  for (const some of [first, rest]) {
    const twins = open.flatMap(some);
    const all = read(twins.flatMap(({ offer }) => offer?.snippets ?? []));
    for (const { call, offer } of twins)
      for (const one of offer?.snippets ?? []) forms.get(call)!.add(formOf(one, all));
    open = open.filter((one) => oddIn(one) !== undefined);
  }
  return open
    .filter((one) => !isWord(one.call, oddIn(one)!))
    .filter(isOddAlone)
    .map((one) => [
      one.call,
      {
        kind: "shape",
        message: "More than a constant of the program changed.",
        program: oddIn(one)!.content,
      },
    ]);
}

// A word cannot end anything, and may be a name; `__proto__` is one that JavaScript treats specially.
const isWord = ({ plants }: PlantedCall, { language }: Printed): boolean =>
  plants.every(
    ({ recipe }) =>
      recipe.form === "text" &&
      /^\w*$/.test(recipe.text) &&
      !(language === "js" && recipe.text === "__proto__"),
  );

// Several strings together may decide what is printed; it is a fault only if a single one does.
function isOddAlone({ call }: Answered): boolean {
  const { plants } = call;
  if (plants.length === 1) return true;
  return judge(plants.map((one) => ({ ...call, plants: [one] }))).some(({ wrong }) => wrong);
}

/** Is a constant with a marker one of the planted strings: complete, in JSON, or in a URL? */
function isExplained(constant: string, planted: readonly string[]): boolean {
  const accepted = planted.flatMap((text) => [text, onOneLine(text), ...partsOf(text)]);
  return readingsOf(constant).some((one) => accepted.some((text) => one.includes(text)));
}

// A library that reads line by line gets a single line.
const onOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

// A plugin may use only the file name of a path, split a string into a list, or fill in a mask.
function partsOf(text: string): readonly string[] {
  const parts = [",", "/", ":", ".", "\n", /<\w+>|\[\w+\]/].flatMap((mark) => text.split(mark));
  return parts.filter((part) => MARK.test(part)).map((part) => part.trim());
}

/** The constant itself, as a decoded URL, and its strings if it is JSON. */
function readingsOf(constant: string): readonly string[] {
  const found = [constant];
  try {
    found.push(decodeURIComponent(constant));
  } catch {
    // It is not a URL.
  }
  // curl reads quoted file names, in which a backslash escapes.
  found.push(constant.replace(/\\(["\\])/g, "$1"));
  // Also as the value of a form field.
  const json = /^(?:[\w.-]+=)?(\s*[[{"].*)$/s.exec(constant)?.[1];
  if (json !== undefined) {
    try {
      found.push(...textsOf(JSON.parse(json)));
    } catch {
      // It is not JSON.
    }
  }
  return found;
}
