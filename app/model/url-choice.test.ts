// Links are applied as far as possible: unknown parts are dropped and reported.
import { expect, test } from "vitest";
import { smallEntries, smallModel, smallPanel } from "../testing/small-hub.ts";
import { choiceOf } from "../panel/choice/choosing.ts";
import { addressOf, isTooLong } from "./address.ts";
import { LONGEST, readUrlChoice, validTyped } from "./url-choice.ts";

const TALKS = smallModel("talks");
const { entries } = smallEntries();
const read = (search: string) => readUrlChoice(search, TALKS.id, entries);

test("known parts are not dropped", () => {
  for (const search of [
    "",
    "?provider=&client=",
    "?memory=24&utm_source=x",
    "?provider=alpha&language=python&client=plain&streaming=yes&way=direct&token=placeholder",
    "?provider=auto&language=js&client=broken&view=why-not",
  ])
    expect([search, read(search).dropped]).toEqual([search, []]);
});

test.each([
  ["provider=nope", "Unknown provider: “nope”."],
  ["provider=__proto__", "Unknown provider: “__proto__”."],
  ["language=python&client=nope", "Unknown client: “nope”."],
  ["language=python&client=broken", "Unknown client: “broken”."],
  ["language=cobol&client=plain", "Unknown language: “cobol”."],
  ["streaming=maybe", "Unknown streaming option: “maybe”."],
  ["way=up", "Unknown route: “up”."],
  ["token=mine", "Unknown token option: “mine”."],
  ["view=<b>", "Unknown view: “<b>”."],
  // In older links.
  ["view=compare&with=python/plain&with-provider=beta", "Unknown view: “compare”."],
  ["way=%E2%80%AEhguorht%00", "Unknown route: “\uFFFDhguorht\uFFFD”."],
  [`way=${"w".repeat(99)}`, `Unknown route: “${"w".repeat(60)}…”.`],
])("%s is dropped, and reported", (search, reported) => {
  const { choice, dropped } = read(`?${search}`);
  expect(dropped).toEqual([reported]);
  expect(JSON.stringify(choice)).not.toMatch(/nope|proto|cobol|maybe|"up"|mine|<b>|hguorht|www/);
  expect(choice.clients ?? {}).toEqual({});
});

test("a link with an unknown language still sets all the rest, and one that is too long is ignored", () => {
  const rest = { language: "python", route: "direct", streaming: false };
  expect(read("?language=cobol&way=direct").choice).toMatchObject(rest);
  const search = (length: number): string => `?provider=alpha&input=`.padEnd(length, "x");
  expect(read(search(LONGEST)).choice.providers).toEqual({ [TALKS.id]: "alpha" });
  const dropped = ["The link is longer than 7,000 characters, so it was ignored."];
  expect(read(search(LONGEST + 1))).toEqual({ choice: {}, dropped });
});

test("typed text without a field is dropped, and reported up to a limit", async () => {
  const store = smallPanel(entries);
  const sifted = async (query: string) => {
    await store.actions.show(TALKS, read(`?language=python&${query}`).choice);
    return validTyped(store.getState());
  };
  expect(await sifted("input.0.content=Hello")).toBeUndefined();
  expect(await sifted('input=[{"role":"user","content":"Hi"}]')).toBeUndefined();
  const choice = await sifted("input=zz&input.__proto__=x&input.0.content=Hi&parameter.nope=1");
  expect(choice?.dropped).toEqual(
    ["input", "input.__proto__", "parameter.nope"].map(
      (name) => `The value for “${name}” is invalid, or has no field.`,
    ),
  );
  expect(choice?.choice).toEqual({
    typed: { [TALKS.id]: { "0.content": "Hi" } },
    parameterTexts: { [TALKS.id]: {} },
  });
  const many = await sifted(Array.from({ length: 20 }, (_, at) => `input.x${at}=1`).join("&"));
  expect(many?.dropped).toHaveLength(9);
  expect(many?.dropped.at(-1)).toBe("12 more are unknown or invalid.");
});

test("a text that would make a URL too long is not in it, and all others are", () => {
  const choice = choiceOf(smallPanel(entries).getState());
  for (const [length, isLong] of [
    [100, false],
    [LONGEST, true],
  ] as const) {
    const inputs = { "0.content": "x".repeat(length) };
    const typed = { ...choice, inputs, parameters: { temperature: "0.3" } };
    expect(isTooLong(typed, TALKS.id)).toBe(isLong);
    const address = addressOf(typed, TALKS.id);
    expect(address.includes("input.0.content=xxx")).toBe(!isLong);
    expect(address).toContain("parameter.temperature=0.3");
  }
});
