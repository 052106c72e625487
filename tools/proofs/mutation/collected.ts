// Replaces vitest in tests while mutants run. Stryker's runner only looks at collected tests, so a mutant
// that breaks the collection would count as not found: here that is a failing test.
import { describe as real, test } from "vitest";

export * from "vitest";

type Collect = (...args: never[]) => unknown;

const fails = (error: unknown): void =>
  test("is collected", () => {
    throw error;
  });
const guarded =
  (collect: Collect): Collect =>
  (...args) => {
    try {
      return collect(...args);
    } catch (error) {
      return fails(error);
    }
  };

/** Collects the tests of a block, or one that fails if the block throws. */
export const describe: (name: string, collect: Collect) => void = Object.assign(
  (name: string, collect: Collect) => real(name, guarded(collect) as () => void),
  {
    skipIf: (isSkipped: boolean) => (isSkipped ? real.skip : describe),
    each: (rows: readonly unknown[]) => (name: string, collect: Collect) =>
      real.each(rows)(name, guarded(collect) as (...args: unknown[]) => void),
  },
);

/** Collects the tests of files, or one that fails for each that cannot be loaded. */
export async function collectAll(
  files: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  for (const load of Object.values(files)) await load().catch(fails);
}
