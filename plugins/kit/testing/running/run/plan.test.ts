// The plan: sets of compatible options, and few cases that cover what many do.
import { expect, test } from "vitest";
import type { Case } from "./case.ts";
import { formOf } from "./form.ts";
import { FACTORS, areCompatible, OPTION_SETS } from "./option-sets.ts";
import { coverOf, fewFeaturesOf, pairsOf } from "./plan.ts";

test("each set has the options of its name, at most one of a factor, and different ones", () => {
  const { options, reach: _, ...plain } = OPTION_SETS[0]!;
  expect([options, plain]).toEqual([{}, { name: "plain" }]);
  const sets = OPTION_SETS.map(({ name: _name, reach: _reach, ...set }) => JSON.stringify(set));
  expect(new Set(sets).size).toBe(OPTION_SETS.length);
  expect(OPTION_SETS.length).toBeLessThan(70);
  for (const { name } of OPTION_SETS) {
    const chosen = name.split(", ");
    for (const [at, setName] of chosen.entries())
      for (const other of chosen.slice(at + 1))
        expect(areCompatible(setName, other), `${setName} + ${other}`).toBe(true);
    for (const values of FACTORS)
      expect(values.filter((value) => chosen.includes(value)).length).toBeLessThan(2);
  }
});

test.each([
  ["a LoRA is not for chats", "lora", "streaming", false],
  ["an endpoint knows no version", "version", "endpoint with /v1", false],
  ["the router chooses", "cheapest", "direct", false],
  ["chats have a policy", "cheapest", "streaming", true],
  ["a LoRA is called directly", "lora", "direct", true],
])("%s", (_, a, b, go) => {
  expect([areCompatible(a, b), areCompatible(b, a)]).toEqual([go, go]);
});

const caseOf = (words: string): Case => {
  const [task, provider, client, options, injected, kind = "json"] = words.split(" ");
  const isWire = kind !== "json";
  return {
    task,
    provider,
    client,
    options,
    kind,
    isWire,
    ...(injected ? { injected } : {}),
  } as Case;
};
test.each([
  ["one of those that meet the same", ["a x c plain", "a x c plain"], [0]],
  ["one that meets more than two", ["a x c plain", "b y c plain", "a y c plain"], [0, 1]],
  ["a task of its own", ["a x c plain", "b x c plain"], [0, 1]],
  ["a provider of its own", ["a x c plain", "a y c plain"], [0, 1]],
  ["a client of its own", ["a x c plain", "a x d plain"], [0, 1]],
  ["an option in some client", ["a x c plain", "a x d plain", "a x c o", "a x d o"], [0, 3]],
  ["a injected in each client", ["a x c plain", "a x d plain", "a x c plain m"], [0, 1, 2]],
  ["a injected of each kind of an HTTP client", ["a x c o m url", "a x c o m bytes"], [0, 1]],
  ["a provider that only fails is not covered", ["a x c o m", "a x c o"], [0, 1]],
  ["what adds most is first", ["a x c plain", "b y d o m"], [0, 1]],
  ["a common middle is not needed", ["a x c plain", "a y c plain", "b y c plain"], [0, 2]],
])("of many cases, a few are chosen: %s", (_, words, chosen) => {
  const cases = words.map(caseOf);
  const positions = coverOf(cases, fewFeaturesOf).map((testCase) => cases.indexOf(testCase));
  expect(positions.sort()).toEqual(chosen);
});

test("pairs: each cell without options, and each option with each client, provider and task", () => {
  const product = (...lists: readonly string[]): readonly Case[] =>
    lists
      .reduce<readonly string[]>(
        (all, list) => all.flatMap((words) => list.split(" ").map((word) => `${words} ${word}`)),
        [""],
      )
      .map((words) => caseOf(words.trim()));
  const cases = product("a b", "x y", "c d", "plain o p");
  const chosen = pairsOf(cases);
  const seen = (featureOf: (testCase: Case) => string): number =>
    new Set(chosen.map(featureOf)).size;
  expect(chosen.filter(({ options }) => options === "plain")).toHaveLength(8);
  expect(seen(({ options, client }) => options + client)).toBe(6);
  expect(seen(({ options, provider }) => options + provider)).toBe(6);
  expect(seen(({ options, task }) => options + task)).toBe(6);
  expect(chosen.length).toBeLessThan(cases.length);
});

const PYTHON = `
response = requests.post("https://a.test/v1", headers={"Authorization": f"Bearer {key}"}, json={"prompt": "It's"})
print(response.json()["data"][0]["url"])
`;
const JS = `
const response = await fetch("https://a.test", { method: "POST", body: JSON.stringify({ prompt: "Hi", steps: 4 }) });
console.log((await response.json()).data[0].b64_json);
`;
const SH = `curl https://a.test/v1/x -H 'Content-Type: application/json' -d '{"a": [1, 2]}' -o image.jpg`;
test.each([
  [true, "strings", PYTHON, PYTHON.replace("It's", 'He said \\"no\\"')],
  [true, "paths in a response", PYTHON, PYTHON.replace('["data"][0]["url"]', '["output"]')],
  [true, "members of a body", JS, JS.replace("steps: 4", "num_steps: 4, seed: 7")],
  [true, "members of a response", JS, JS.replace(".data[0].b64_json", ".image.url")],
  [true, "URLs", SH, SH.replace("a.test/v1/x", "b.test/y").replace("image.jpg", "image.png")],
  [true, "JSON", SH, SH.replace("[1, 2]", '{"b": null}')],
  [false, "a method", PYTHON, PYTHON.replace(".json()", ".text()")],
  [false, "a statement", PYTHON, `${PYTHON}response.raise_for_status()\n`],
  [false, "an option of a command", SH, `${SH} --fail-with-body`],
  [false, "a condition", JS, `${JS}if (!response.ok) throw new Error();`],
])("programs have the same form (%s) if they differ in %s", (isSame, _, a, b) => {
  expect(b).not.toBe(a);
  expect(formOf(b) === formOf(a)).toBe(isSame);
});
