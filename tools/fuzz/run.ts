// Runs cases by number, so that each can be repeated.
import fc from "fast-check";
import { type Case, cases } from "./arbitrary.ts";
import { judge, type Verdict, type Wrong, WRONGS } from "./judge.ts";
import { type PlantedCall, plantedCallOf, treeOf } from "./plant.ts";
import { sourceOf } from "./recipe.ts";
import { type Plugins, type Target, targetsOf } from "./target.ts";
import { pathOf } from "./tree.ts";

export interface Run {
  readonly runs: number;
  readonly seed: number;
  readonly only?: string;
  /** The number of failures of a kind that are minimized; by default three. */
  readonly shown?: number;
}

export interface Report {
  readonly cases: number;
  readonly programs: number;
  readonly readBack: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly wrong: Readonly<Record<Wrong, number>>;
  /** The first failures of each kind, minimized. */
  readonly failures: readonly string[];
}

export const noneWrong: Readonly<Record<Wrong, number>> = Object.fromEntries(
  Object.keys(WRONGS).map((kind) => [kind, 0]),
) as Record<Wrong, number>;

// Large enough that the start of each interpreter is a small part of the time.
const BATCH = 1000;
// A target is prepared once for several cases.
const TURNS = 4;

/** Runs the cases; calls `onBatch` with their number after each batch. */
export function run(all: Plugins, run: Run, onBatch: (cases: number) => void = () => {}): Report {
  // The others of a kind are only counted, because most have the same cause.
  const { runs, shown = 3 } = run;
  const targets = shuffled(targetsOf(all, run.only), run.seed);
  if (targets.length === 0)
    throw new Error(
      `No generator has "${run.only}" in its name. Names are, for example, "library/timm, any record" or "groq, conversational, python/openai".`,
    );
  const verdicts: Verdict[] = [];
  const wrongs: Record<Wrong, number> = { ...noneWrong };
  const failures: string[] = [];
  while (verdicts.length < runs) {
    const from = verdicts.length;
    const numbered = Array.from({ length: Math.min(BATCH, runs - from) }, (_, at) =>
      numberedCase(targets, run.seed, from + at),
    );
    const judged = judge(
      numbered.map(({ target, turn, one }) => plantedCallOf(target.prepare(), turn, one)),
    );
    for (const [at, { wrong }] of judged.entries()) {
      if (wrong === undefined) continue;
      wrongs[wrong.kind] += 1;
      if (wrongs[wrong.kind] <= shown) failures.push(shrunk(numbered[at]!, wrong));
    }
    verdicts.push(...judged);
    onBatch(verdicts.length);
  }
  const refused: Record<string, number> = {};
  for (const code of verdicts.flatMap((one) => one.refused))
    refused[code] = (refused[code] ?? 0) + 1;
  const sum = (of: "programs" | "readBack"): number =>
    verdicts.reduce((all, one) => all + one[of], 0);
  const counts = { cases: runs, programs: sum("programs"), readBack: sum("readBack") };
  return { ...counts, refused, wrong: wrongs, failures };
}

interface Numbered {
  readonly target: Target;
  readonly turn: number;
  readonly seed: number;
  readonly one: Case;
}

function numberedCase(targets: readonly Target[], seed: number, at: number): Numbered {
  const block = Math.floor(at / TURNS);
  const place = block % targets.length;
  // Each time a target is called, other places are used.
  const round = Math.floor(block / targets.length);
  const turn = ((seed + place) % 1000) + round * TURNS + (at % TURNS);
  const its = seed + at;
  const [one] = fc.sample(cases, { seed: its, numRuns: 1 });
  return { target: targets[place]!, turn, seed: its, one: one! };
}

/** In a random order, so that a short run covers targets of all kinds. */
const shuffled = (targets: readonly Target[], seed: number): readonly Target[] =>
  fc.sample(fc.shuffledSubarray([...targets], { minLength: targets.length }), {
    seed,
    numRuns: 1,
  })[0]!;

// A small case is easier to understand, but the smallest is not worth an hour.
const ATTEMPTS = 100;

/** A minimized failure, ready to paste into a test. */
function shrunk(
  { target, turn, seed, one }: Numbered,
  first: NonNullable<Verdict["wrong"]>,
): string {
  const prepared = target.prepare();
  let left = ATTEMPTS;
  const wrongOf = (call: PlantedCall): Verdict["wrong"] => judge([call])[0]!.wrong;
  const property = fc.property(
    cases,
    (smaller) => left-- < 0 || wrongOf(plantedCallOf(prepared, turn, smaller))?.kind !== first.kind,
  );
  const { counterexample } = fc.check(property, { seed, numRuns: 1 });
  const call = plantedCallOf(prepared, turn, counterexample?.[0] ?? one);
  const { kind, message, program } = wrongOf(call) ?? first;
  const where = call.plants.map(({ place }) => pathOf(place) || "the complete value").join(" and ");
  const lines = [
    `${kind}: ${target.name}, at ${where}`,
    message,
    prepared.written(sourceOf(treeOf(call))),
    ...(program === undefined ? [] : ["It prints:", program]),
  ];
  return lines.map(short).join("\n");
}

const short = (text: string): string =>
  text.length > 6000 ? `${text.slice(0, 6000)}… (${text.length} characters)` : text;
