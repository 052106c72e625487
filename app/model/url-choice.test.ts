// Links are applied as far as possible: unknown parts are dropped and reported.
import { expect, test } from "vitest";
import { smallEntries, smallModel, smallPanel } from "../testing/small-hub.ts";
import { choiceOf } from "../panel/state/choosing.ts";
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
    "?provider=auto&language=js&client=broken&view=compare&with=python/plain&with-provider=beta",
  ])
    expect([search, read(search).dropped]).toEqual([search, []]);
});

test.each([
  ["provider=nope", "There is no provider “nope” here."],
  ["provider=__proto__", "There is no provider “__proto__” here."],
  ["language=python&client=nope", "There is no client “nope” here."],
  ["language=python&client=broken", "There is no client “broken” here."],
  ["language=cobol&client=plain", "There is no language “cobol” here."],
  ["streaming=maybe", "There is no choice of streaming “maybe” here."],
  ["way=up", "There is no way “up” here."],
  ["token=mine", "There is no kind of token “mine” here."],
  ["view=<b>", "There is no view “<b>” here."],
  ["view=compare&with=plain", "There is no client to compare with “plain” here."],
  ["view=compare&with-provider=x", "There is no provider to compare with “x” here."],
  ["way=%E2%80%AEhguorht%00", "There is no way “\uFFFDhguorht\uFFFD” here."],
  [`way=${"w".repeat(99)}`, `There is no way “${"w".repeat(60)}…” here.`],
])("%s is dropped, and reported", (search, reported) => {
  const { choice, dropped } = read(`?${search}`);
  expect(dropped).toEqual([reported]);
  expect(JSON.stringify(choice)).not.toMatch(/nope|proto|cobol|maybe|"up"|mine|<b>|hguorht|www/);
  expect(choice.clients ?? {}).toEqual({});
});

test("a link with an unknown language still sets all the rest", () => {
  expect(read("?language=cobol&way=direct").choice).toMatchObject({
    language: "python",
    way: "direct",
    streaming: false,
  });
});

test("a link that is too long is ignored", () => {
  const search = (length: number): string => `?provider=alpha&input=`.padEnd(length, "x");
  expect(read(search(LONGEST)).choice.providers).toEqual({ [TALKS.id]: "alpha" });
  expect(read(search(LONGEST + 1))).toEqual({
    choice: {},
    dropped: ["It is longer than 7,000 characters, so none of it was."],
  });
});

test("typed text without a field is dropped, and reported up to a limit", async () => {
  const store = smallPanel(entries);
  const sifted = async (query: string) => {
    await store.actions.show(TALKS, read(`?language=python&${query}`).choice);
    return validTyped(store.getState(), TALKS);
  };
  expect(await sifted("input.0.content=Hello")).toBeUndefined();
  expect(await sifted('input=[{"role":"user","content":"Hi"}]')).toBeUndefined();
  const found = await sifted("input=zz&input.__proto__=x&input.0.content=Hi&parameter.nope=1");
  expect(found?.dropped).toEqual(
    ["input", "input.__proto__", "parameter.nope"].map(
      (name) => `The value for “${name}” has no field here, or is invalid.`,
    ),
  );
  expect(found?.choice).toEqual({
    typed: { [TALKS.id]: { "0.content": "Hi" } },
    asked: { [TALKS.id]: {} },
  });
  const many = await sifted(Array.from({ length: 20 }, (_, at) => `input.x${at}=1`).join("&"));
  expect(many?.dropped).toHaveLength(9);
  expect(many?.dropped.at(-1)).toBe("12 more are unknown or invalid.");
});

test("typed text that would make a URL too long is not in it", () => {
  const store = smallPanel(entries);
  const choice = choiceOf(store.getState());
  const of = (length: number) => ({ ...choice, inputs: { "0.content": "x".repeat(length) } });
  expect(isTooLong(of(100), TALKS.id)).toBe(false);
  expect(addressOf(of(100), TALKS.id)).toContain("input.0.content=xxx");
  expect(isTooLong(of(LONGEST), TALKS.id)).toBe(true);
  expect(addressOf(of(LONGEST), TALKS.id)).toBe(addressOf(choice, TALKS.id));
});
