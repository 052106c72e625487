// Each two compatible options are together in some set, chats separately from everything else.
import { expect, test } from "vitest";
import {
  choiceOf,
  ENDPOINTS,
  FACTORS,
  goTogether,
  isForChats,
  meets,
  OPTION_SETS,
  type OptionSet,
  TWOS,
} from "./option-sets.ts";

/** The options of a set. */
function chosenIn(set: OptionSet): readonly string[] {
  const { endpointUrl, directRequest, billTo, streaming, temperature } = set.options;
  const named: readonly (readonly [string | undefined, boolean])[] = [
    ...[...ENDPOINTS].map(([name, url]) => [name, url === endpointUrl] as const),
    ["direct", directRequest === true],
    ["literal token", set.token === "literal"],
    ["placeholder", set.token === "placeholder"],
    ["billed", billTo !== undefined],
    ["parameters", set.hasParameters === true],
    ["nought", temperature === 0],
    ["streaming", streaming === true],
    [set.about, set.about !== undefined],
    ["hostile", set.isHostile === true],
    [set.policy, set.policy !== undefined],
    [set.library, set.library !== undefined],
    [set.course, set.course !== undefined],
  ];
  const chosen = named.flatMap(([name, isChosen]) => (isChosen ? [name!] : []));
  return set.isChat === true && !chosen.some(isForChats) ? ["chat", ...chosen] : chosen;
}

test("every two compatible options are in some set", () => {
  const choices = OPTION_SETS.map((set) => choiceOf(chosenIn(set)));
  expect(TWOS.filter((two) => !choices.some((choice) => meets(choice, two)))).toEqual([]);
  expect(TWOS.length).toBeGreaterThan(300);
  expect(OPTION_SETS.length).toBeLessThan(70);
});

test("each set is what its name says, with compatible options", () => {
  for (const set of OPTION_SETS) {
    const chosen = chosenIn(set);
    expect(chosen.toSorted().join(", ") || "plain").toBe(
      set.name.split(", ").toSorted().join(", "),
    );
    expect(set.isChat === true).toBe(chosen.some(isForChats));
    for (const one of chosen)
      for (const other of chosen)
        expect(one === other || goTogether(one, other), `${one} + ${other}`).toBe(true);
    for (const values of FACTORS)
      expect(values.filter((value) => chosen.includes(value)).length).toBeLessThan(2);
  }
  expect(new Set(OPTION_SETS.map(({ name }) => name)).size).toBe(OPTION_SETS.length);
});

test.each([
  ["a LoRA is not for chats", "lora", "streaming", false],
  ["an endpoint knows no version", "version", "endpoint with /v1", false],
  ["the router chooses", "cheapest", "direct", false],
  ["chats have a policy", "cheapest", "streaming", true],
  ["a LoRA is called directly", "lora", "direct", true],
])("%s", (_, one, other, go) => {
  expect(goTogether(one, other)).toBe(go);
  expect(goTogether(other, one)).toBe(go);
});
