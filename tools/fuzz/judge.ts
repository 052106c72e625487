// Calls generators, parses their programs in batches, and judges each case.
import type { SnippetResult } from "hubsmith";
import { MARK } from "./arbitrary.ts";
import { type PlantedCall, textsOf, treeOf } from "./plant.ts";
import { keyOf, read, type Readings } from "./readers.ts";
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

export interface Finding {
  readonly kind: Wrong;
  readonly message: string;
  readonly program?: string;
}

export interface Verdict {
  readonly wrong: Finding | undefined;
  readonly programs: number;
  /** The constants with a marker that were read back. */
  readonly readBack: number;
  /** Why programs are missing. */
  readonly refused: readonly string[];
}

// Harmless strings of the kinds that plugins distinguish.
const HARMLESS: readonly string[] =
  "a plain zq0 text|zq0plain|Zq0Plain|zq0-plain|zq0:plain|zq0/plain|zq0, plain|{zq0}|zq0.example|.| |".split(
    "|",
  );

// Strings that are too long for an argument of a command are passed in another way.
const LONG = "zq0 plain ".repeat(2 ** 17);

interface Answered extends Pick<SnippetResult<Printed>, "snippets" | "notOffered" | "diagnostics"> {
  readonly call: PlantedCall;
  readonly thrown?: string | undefined;
}

export function judge(cases: readonly PlantedCall[]): readonly Verdict[] {
  const answered = cases.map((call) => answer(call));
  const readings = read(answered.flatMap(({ snippets }) => snippets));
  const wrongs = new Map(answered.map((one) => [one.call, wrongAtOnce(one, readings)]));
  const open = answered.filter(
    ({ call }) => wrongs.get(call) === undefined && call.plants.every(isText),
  );
  for (const [call, wrong] of oddOf(open, readings)) wrongs.set(call, wrong);
  return answered.map(({ call, snippets, notOffered }) => ({
    wrong: wrongs.get(call),
    programs: snippets.length,
    readBack: snippets.flatMap((one) => readings.get(keyOf(one))!.texts).length,
    refused: notOffered.map(({ code }) => code),
  }));
}

const isText = ({ recipe }: PlantedCall["plants"][number]): boolean => "text" in recipe;

function answer(call: PlantedCall, harmless?: string): Answered {
  try {
    return { call, ...call.target.ask(valueOf(treeOf(call, harmless))) };
  } catch (error) {
    const thrown = error instanceof Error ? error.stack : String(error);
    return { call, thrown, snippets: [], notOffered: [], diagnostics: [] };
  }
}

// The kernel rejects values that no program can contain; that is not a fault of the plugin.
const REFUSED = /code cannot contain|in an id or a path would lead to|has no place in a URL/;
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

function wrongAtOnce(
  { call, thrown, snippets, notOffered, diagnostics }: Answered,
  readings: Readings,
): Finding | undefined {
  const fault = diagnostics.find(
    ({ code, message }) =>
      ["plugin-threw", "wrong-return", "changed-input"].includes(code) && !REFUSED.test(message),
  );
  const message = thrown ?? fault?.message;
  if (message !== undefined) return { kind: "threw", message };
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
    const unseen = JSON.stringify(program.match(UNSEEN)?.[0]);
    if (unseen !== undefined)
      return { kind: "unseen", message: `It contains ${unseen} unescaped.`, program };
  }
  return undefined;
}

/** The cases whose programs differ in more than constants from those with harmless values. */
function oddOf(
  answered: readonly Answered[],
  readings: Readings,
): readonly (readonly [PlantedCall, Finding])[] {
  const message = "More than a constant of the program changed.";
  const forms = new Map(answered.map(({ call }) => [call, new Set<string>()]));
  const formOf = (one: Printed, all: Readings): string =>
    `${one.language} ${one.client} ${all.get(keyOf(one))!.shape}`;
  const oddIn = ({ call, snippets }: Answered): Printed | undefined =>
    snippets.find((one) => !forms.get(call)!.has(formOf(one, readings)));
  const first = ({ call }: Answered): readonly Answered[] => [answer(call, HARMLESS[0])];
  // A harmless string may be rejected where the hostile one is accepted: then only the unchanged call is compared.
  const rest = ({ call }: Answered): readonly Answered[] => [
    ...HARMLESS.slice(1).map((one) => answer(call, one)),
    ...(call.plants.some(({ recipe }) => "times" in recipe) ? [answer(call, LONG)] : []),
    ...call.target.ways.map((_, way) => ({ ...answer({ ...call, way, plants: [] }), call })),
  ];
  let open = answered;
  for (const some of [first, rest]) {
    const twins = open.flatMap(some);
    const all = read(twins.flatMap(({ snippets }) => snippets));
    for (const { call, snippets } of twins)
      for (const one of snippets) forms.get(call)!.add(formOf(one, all));
    open = open.filter((one) => oddIn(one) !== undefined);
  }
  return open
    .filter((one) => !isWord(one.call, oddIn(one)!) && isOddAlone(one.call))
    .map((one) => [one.call, { kind: "shape", message, program: oddIn(one)!.content }]);
}

// A word cannot end anything, and may be a name; `__proto__` is one that JavaScript treats specially.
const isWord = ({ plants }: PlantedCall, { language }: Printed): boolean =>
  plants.every(
    ({ recipe }) =>
      "text" in recipe &&
      /^\w*$/.test(recipe.text) &&
      !(language === "js" && recipe.text === "__proto__"),
  );

// Several strings together may decide what is printed; it is a fault only if a single one does.
function isOddAlone(call: PlantedCall): boolean {
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
  // Also as the value of a form field.
  const [, json = ""] = /^(?:[\w.-]+=)?(\s*[[{"].*)$/s.exec(constant) ?? [];
  return [
    constant,
    ...parsed(() => [decodeURIComponent(constant)]),
    // curl reads quoted file names, in which a backslash escapes.
    constant.replace(/\\(["\\])/g, "$1"),
    ...parsed(() => textsOf(JSON.parse(json))),
  ];
}

function parsed(parse: () => readonly string[]): readonly string[] {
  try {
    return parse();
  } catch {
    return [];
  }
}
