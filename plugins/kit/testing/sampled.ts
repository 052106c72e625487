// Tests try all in CI; elsewhere a part, so that the unit tests stay quick: another one for each commit.
const isCi = Boolean(process.env["CI"]);
// Of the last commit (vitest.config.ts).
const seed = Number(process.env["SAMPLE"] ?? 0);

/** All in CI; elsewhere one in `every`. */
export const sampled = <T>(all: Iterable<T>, every: number): readonly T[] =>
  [...all].filter((_, at) => isCi || at % every === seed % every);

/** How many random cases to try: `count` in CI, elsewhere a tenth. */
export const someOf = (count: number): number => (isCi ? count : Math.ceil(count / 10));
