// What is decided group by group, plugin by plugin, is what would be decided between all of them at once.
import fc from "fast-check";
import { expect, test } from "vitest";
import { defineLibrary } from "../index.ts";
import { inList } from "./listed.ts";
import { resolve } from "./lookup.ts";
import { faultsIn, foundIn, indexedWith, isIn, isNamed, NO_NAMES } from "./name-index.ts";
import { type Known, validate } from "./validate.ts";

const NAMES = ["a", "A", "b", "B", "c", "d", "e", "f", "g", "h"] as const;
const name = fc.constantFrom(...NAMES);
const plugin = fc.record({
  id: name,
  aliases: fc.option(fc.array(name, { maxLength: 2 }), { nil: undefined }),
  replaces: fc.option(name, { nil: undefined, freq: 2 }),
  prettyLabel: fc.constantFrom("X", "Y"),
});
const rounds = fc.array(fc.array(plugin, { maxLength: 4 }), { maxLength: 6 });

const knownOf = (spec: { readonly id: string; readonly prettyLabel: string }): Known => {
  const result = validate(
    defineLibrary({ repoName: "r", repoUrl: "https://r.example", filter: false, ...spec }),
  );
  if ("fault" in result) throw new Error(result.fault.message);
  return result.known;
};
const contentOf = ({ label }: Known): Readonly<Record<string, string>> => ({ label });

test("An index that grows finds, keeps and says what a look at all plugins does.", () => {
  fc.assert(
    fc.property(rounds, (specs) => {
      const times = new Map<Known, number>();
      const timeOf = (one: Known): number => times.get(one)!;
      const knowing = { kind: "library", timeOf, contentOf };
      let index = NO_NAMES;
      for (const [time, round] of specs.entries()) {
        const more = round.map(knownOf);
        for (const one of more) times.set(one, time);
        const before = [index, index.kept.slice()] as const;
        index = indexedWith(index, more, knowing);
        expect(before[0].kept).toEqual(before[1]);

        const all = [...times.keys()];
        const whole = resolve(all, knowing);
        for (const one of NAMES) {
          expect(foundIn(index, one), one).toBe(whole.find(one));
          const named = all.some(({ id, aliases = [], replaces }) =>
            [id, replaces, ...aliases].includes(one),
          );
          expect(isNamed(index, one), one).toBe(named);
        }
        expect(index.kept).toEqual(inList(index.kept));
        expect(new Set(index.kept)).toEqual(new Set(whole.kept));
        expect(sorted(faultsIn(index))).toEqual(sorted(whole.faults));
        expect(all.every((one) => isIn(index, one))).toBe(true);
      }
    }),
    { numRuns: 400 },
  );
});

const sorted = (faults: readonly unknown[]): readonly string[] =>
  faults.map((one) => JSON.stringify(one)).sort();

test("An index and nothing more is the same index, and what is not in it is not there.", () => {
  const knowing = { kind: "library", timeOf: () => 0, contentOf };
  const [one, other] = ["a", "a"].map((id) => knownOf({ id, prettyLabel: id }));
  const index = indexedWith(NO_NAMES, [one!], knowing);
  expect(indexedWith(index, [], knowing)).toBe(index);
  expect([isIn(index, one!), isIn(index, other!), isNamed(index, "A")]).toEqual([
    true,
    false,
    false,
  ]);
});
