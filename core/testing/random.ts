// Random values come from a seed, so that what fails once fails again.
import type { Value } from "../code/index.ts";
import { hostileStrings } from "./hostile.ts";

/** A source of random numbers. @internal */
export interface Random {
  /** A whole number from zero up to, and without, a bound. */
  below(bound: number): number;
  pick<T>(list: readonly T[]): T;
}

/** The numbers that follow a seed, after Tommy Ettinger's Mulberry32. @internal */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return { below, pick: (list) => list[below(list.length)]! };
}

// Where characters with a meaning lie: controls and ASCII, Latin-1 and its controls, marks and bidi, general
// punctuation, surrogates, the end of the first plane, emoji, tags, everything.
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [0x00, 0x7f],
  [0x20, 0x7e],
  [0x80, 0xff],
  [0x300, 0x36f],
  [0x5d0, 0x6ff],
  [0x2000, 0x206f],
  [0xd800, 0xdfff],
  [0xfe00, 0xffff],
  [0x1f300, 0x1f6ff],
  [0xe0000, 0xe007f],
  [0, 0x10ffff],
];
const NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  0.1,
  -1.5,
  1e308,
  -1e308,
  Number.MAX_VALUE,
  5e-324,
  1e-7,
  1e21,
  123456789012345680000,
  2 ** 53,
  -(2 ** 53) - 2,
  2 ** 31,
  2 ** 63,
  2 ** 64,
  1 / 3,
  Number.EPSILON,
];

/** A text of hostile pieces and of characters from all over Unicode, halves of surrogate pairs among them. @internal */
export function randomText(random: Random): string {
  let out = "";
  for (let count = random.pick([0, 1, 1, 2, 3, 6]); count > 0; count -= 1) {
    const [from, to] = random.pick(RANGES);
    out +=
      random.below(3) === 0
        ? random.pick(hostileStrings).slice(0, 40)
        : String.fromCodePoint(from + random.below(to - from + 1));
  }
  return out;
}

function randomNumber(random: Random): number {
  if (random.below(2) === 0) return random.pick(NUMBERS);
  const power = random.pick([0, 0, 3, 16, 300, -5, -300]) + random.below(8);
  const number = (random.below(2 ** 32) - 2 ** 31) * 10 ** power;
  return Number.isFinite(number) ? number : 0;
}

/** A value as JSON has them: mostly flat, now and then deep, its keys as hostile as its strings. @internal */
export function randomValue(random: Random, room: number = random.pick([0, 1, 4, 12, 30])): Value {
  const form = room < 1 ? random.below(6) : random.below(9);
  if (form < 3) return randomText(random);
  if (form === 3) return randomNumber(random);
  if (form < 6) return random.pick([null, true, false, 0, "", 1.5]);
  const items = Array.from({ length: random.below(5) }, () =>
    randomValue(random, random.pick([0, Math.floor(room / 2), room - 1])),
  );
  if (form === 6) return items;
  return Object.fromEntries(
    items.map((item) => {
      const key = random.pick(["__proto__", "constructor", "toString", "a", "0", "-1", ""]);
      return [random.below(2) === 0 ? key : randomText(random), item] as const;
    }),
  );
}

/** As many random values as asked for, from a seed; the first are the known extremes. @public */
export function randomValues(count: number, seed = 1): readonly Value[] {
  const random = randomFrom(seed);
  let deep: Value = "deep";
  for (let level = 0; level < 60; level += 1) deep = level % 2 === 0 ? [deep] : { "a'": deep };
  const extremes: readonly Value[] = [...hostileStrings, ...NUMBERS, "", [], {}, [[]], [{}], deep];
  return Array.from({ length: count }, (_, at) => extremes[at] ?? randomValue(random));
}
