// Tests try all in CI; elsewhere a part, always the same, so that the unit tests stay quick.
const isCi = Boolean(process.env["CI"]);

/** All in CI; elsewhere one in `every`. */
export const sampled = <T>(all: Iterable<T>, every: number): readonly T[] =>
  [...all].filter((_, at) => isCi || at % every === every - 1);

/** How many random cases to try: `count` in CI, elsewhere a tenth. */
export const someOf = (count: number): number => (isCi ? count : Math.ceil(count / 10));
