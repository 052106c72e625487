// Each two choices that go together are made together by some set, chats apart from everything else.
import { expect, test } from "vitest";
import { COMBINED_SETS } from "./combined-sets.ts";
import { type Choice, choiceOf, type Factor, FACTORS, goTogether, isForChats } from "./factors.ts";
import { OPTION_SETS, type OptionSet } from "./option-sets.ts";

const names = Object.keys(FACTORS) as Factor[];
const twos = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));

const wanted = twos.flatMap(([one, other]) =>
  FACTORS[one].flatMap((a: string) =>
    FACTORS[other].filter((b: string) => goTogether(a, b)).map((b: string) => `${a} + ${b}`),
  ),
);

function metBy(sets: readonly OptionSet[]): ReadonlySet<string> {
  return new Set(
    sets.flatMap((set) => {
      const choice: Choice = choiceOf(set);
      return (
        twos
          .map(([one, other]) => [choice[one], choice[other]])
          // A client that has no chats needs the pair without one.
          .filter((pair) => set.isChat !== true || pair.some(isForChats))
          .map((pair) => pair.join(" + "))
      );
    }),
  );
}

test("every pair that goes together is met by some set", () => {
  const met = metBy(OPTION_SETS);
  expect(wanted.filter((pair) => !met.has(pair))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(300);
});

test("no set of combined choices is there for nothing", () => {
  for (const set of COMBINED_SETS) {
    const met = metBy(OPTION_SETS.filter((one) => one !== set));
    expect(
      wanted.filter((pair) => !met.has(pair)),
      set.name,
    ).not.toEqual([]);
  }
});

test("what goes together is chosen together, and each set is what its name says", () => {
  for (const set of COMBINED_SETS) {
    const chosen = Object.values(choiceOf(set));
    for (const word of set.name.split(", ")) expect(chosen).toContain(word);
    for (const one of chosen)
      for (const other of chosen)
        expect(one === other || goTogether(one, other), `${one} + ${other}`).toBe(true);
  }
  const all = OPTION_SETS.map(({ name }) => name);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ["a LoRA is no chat's", "lora", "streaming", false],
  ["an endpoint knows no version", "version", "endpoint with /v1", false],
  ["the router chooses", "cheapest", "direct", false],
  ["chats have a policy", "cheapest", "streaming", true],
  ["a LoRA is called directly", "lora", "direct", true],
])("%s", (_, one, other, go) => {
  expect(goTogether(one, other)).toBe(go);
  expect(goTogether(other, one)).toBe(go);
});
