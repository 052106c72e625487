// Checks that go on where a parser is not installed: what could not be looked at is told with how to get it.
import type { Check, CheckContext, Finding } from "#core/testing/check";

/** What could not be looked at, and why. */
export interface Skipped {
  readonly check: string;
  /** What is missing, and the command that gets it. */
  readonly why: string;
}

/** The checks, with a list that fills while they run. */
export interface Tolerant {
  readonly checks: readonly Check[];
  /** What was skipped so far, each once. */
  skipped(): readonly Skipped[];
}

/** Makes checks that skip what they cannot look at. */
export function tolerant(checks: readonly Check[]): Tolerant {
  const skipped = new Map<string, Skipped>();
  const skip = (check: string, error: unknown): void => {
    const why = error instanceof Error ? error.message : String(error);
    skipped.set(`${check} ${why}`, { check, why });
  };
  const find = async (
    check: Check,
    ...[plugin, context]: Parameters<Check["find"]>
  ): Promise<readonly Finding[]> => {
    try {
      return await check.find(
        plugin,
        lenient(context, (error) => skip(check.id, error)),
      );
    } catch (error) {
      skip(check.id, error);
      return [];
    }
  };
  return {
    checks: checks.map((check) => ({ ...check, find: (...given) => find(check, ...given) })),
    skipped: () => [...skipped.values()],
  };
}

// As of a language that nobody can parse: nothing is wrong in the program, and nothing told of it.
const lenient = (context: CheckContext, skip: (error: unknown) => void): CheckContext => ({
  ...context,
  inspect: async (language, program) => {
    try {
      const { skipped, ...inspection } = await context.inspect(language, program);
      if (skipped !== undefined) skip(skipped);
      return inspection;
    } catch (error) {
      skip(error);
      return { faults: [], shape: "", unread: [] };
    }
  },
});
