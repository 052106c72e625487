// The cost checks measure the time of a plugin, also with long strings and long lists, and its size.
import { manifestOf } from "hubsmith/catalog";
import type { Check, Finding } from "./check.ts";
import { timed, type Subject } from "../subjects/index.ts";

const PROGRAM_MS = 50;
const LARGE_MS = 250;
const FILES = 3000;
const MOST_KB = 64;
// Exponential time is found with inputs that are still short; the first inputs are too short for it.
const SHORT = [24, 26, 28, 30, 33];
const QUICK_MS = 2;
const LONGEST = 32_768;
// Repeated letters, digits, spaces and marks, with an end that does not match. The first ones are also tried at
// full length.
const REPEATED = ["a", "0", " ", "-", "/"];
const AT_LENGTH = REPEATED.slice(0, 3);
const REPEATS = 10;
const REPEATS_MS = 2000;
// A plugin that is always slow is reported once.
const EXAMPLES = 3;

export const costCheck: Check = {
  id: "costs-little",
  what: `A program is printed in at most ${PROGRAM_MS} ms; for a record with a string of ${LONGEST / 1024} kB or ${FILES} files in at most ${LARGE_MS} ms.`,
  why: "Panels print all snippets after each key press, for records that anyone can write.",
  fix: "Loop over lists once. Avoid regular expressions with nested or adjacent repetitions of the same characters.",
  *find(_, { subjects }) {
    yield* slowOnes(subjects);
    yield* slowFiles(subjects);
    yield* slowTexts(subjects);
  },
};

// The machine may be busy, and other threads of the process compile and collect garbage. So what took long is repeated,
// and its least CPU time counts.
function isSlow(most: number, took: number, again: () => unknown): number | undefined {
  if (took <= most) return undefined;
  let least = Infinity;
  let spent = 0;
  for (let runs = 0; least > most && runs < REPEATS && spent < REPEATS_MS; runs++) {
    const needed = cpuTime(again);
    least = Math.min(least, needed);
    spent += needed;
  }
  return least > most ? Math.round(least) : undefined;
}

function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function* slowOnes(tried: readonly Subject[]): Iterable<Finding> {
  const most = ({ first }: Subject): number => PROGRAM_MS * Math.max(1, first().snippets.length);
  const suspects = tried
    .filter((subject) => subject.took() > most(subject))
    .sort((a, b) => b.took() - a.took());
  let count = 0;
  for (const suspect of suspects) {
    const slow = isSlow(most(suspect), suspect.took(), suspect.offer);
    if (slow === undefined) continue;
    if (++count > EXAMPLES) return;
    const message = `It took ${slow} ms. The limit is ${most(suspect)} ms. Move work that does not depend on the record out of the function.`;
    yield { where: suspect.name, message, cause: "slow" };
  }
}

function* slowFiles(tried: readonly Subject[]): Iterable<Finding> {
  const reader = tried.find((subject) =>
    subject.first().reads.some(({ path }) => path.startsWith("siblings")),
  );
  if (reader === undefined) return;
  const siblings = Array.from({ length: FILES }, (_, at) => ({
    rfilename: `part-${at}/model-${at}.bin`,
  }));
  const many = reader.with("many files", { ...reader.model, siblings });
  many.first();
  const slow = isSlow(LARGE_MS, many.took(), many.offer);
  if (slow === undefined) return;
  const message = `With ${FILES} files it took ${slow} ms. The limit is ${LARGE_MS} ms. Loop over the files once.`;
  yield { where: many.name, message };
}

function* slowTexts(tried: readonly Subject[]): Iterable<Finding> {
  const [seen, slowFields] = [new Set<string>(), new Set<string>()];
  for (const subject of tried) {
    for (const { path, plant } of subject.places()) {
      const field = path.replace(/ \(.*\)$/, "");
      if (seen.has(path) || slowFields.has(field)) continue;
      seen.add(path);
      for (const letter of REPEATED) {
        const slowest = slowLength(letter, plant);
        if (slowest === undefined) continue;
        const message = `With ${slowest.length} times ${JSON.stringify(letter)} and an end at ${path} it took ${slowest.slow} ms. The limit is ${LARGE_MS} ms. Look for a regular expression with nested or adjacent repetitions.`;
        yield { where: subject.name, message, cause: field };
        slowFields.add(field);
        break;
      }
    }
  }
}

// The first length of a repeated letter that is slow.
function slowLength(
  letter: string,
  plant: (text: string) => unknown,
): { readonly length: number; readonly slow: number } | undefined {
  let took = Infinity;
  for (const length of [...SHORT, ...(AT_LENGTH.includes(letter) ? [LONGEST] : [])]) {
    if (length < LONGEST && took < QUICK_MS) continue;
    const text = `${letter.repeat(length)}!`;
    took = timed(() => plant(text));
    const slow = isSlow(LARGE_MS, took, () => plant(text));
    if (slow !== undefined) return { length, slow };
  }
  return undefined;
}

export const sizeCheck: Check = {
  id: "is-small",
  what: `The data and each program are at most ${MOST_KB} kB.`,
  why: "Lists of plugins are sent to every reader, and people read a program before they run it.",
  fix: "Download large data in the program, or remove it.",
  *find(plugin, { subjects }) {
    for (const message of sizeFlaw("Its data", JSON.stringify(manifestOf(plugin))))
      yield { message };
    for (const { name: where, first } of subjects)
      for (const { content } of first().snippets)
        for (const message of sizeFlaw("A program", content))
          yield { where, message, cause: "large program" };
  },
};

function* sizeFlaw(name: string, text: string): Iterable<string> {
  const size = Math.ceil(Buffer.byteLength(text) / 1024);
  if (size > MOST_KB)
    yield `${name} is ${size} kB. The limit is ${MOST_KB} kB. Download large data in the program, or remove it.`;
}
