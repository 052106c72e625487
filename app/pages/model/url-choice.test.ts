// Links are applied as far as possible: unknown parts are dropped and reported.
import { expect, test } from "vitest";
import { smallEntries, smallModel } from "../../testing/small-hub.ts";
import { readUrlChoice } from "./url-choice.ts";

const TALKS = smallModel("talks");
const { entries } = smallEntries();
const read = (search: string) => readUrlChoice(search, TALKS.id, entries);

test("known parts are not dropped", () => {
  for (const search of [
    "",
    "?provider=&client=",
    "?memory=24&utm_source=x",
    "?provider=alpha&language=python&client=plain&streaming=yes&way=direct&token=placeholder",
    "?provider=auto&language=js&client=broken",
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
  ["way=%E2%80%AEhguorht%00", "Unknown route: “\uFFFDhguorht\uFFFD”."],
  [`way=${"w".repeat(99)}`, `Unknown route: “${"w".repeat(60)}…”.`],
])("%s is dropped, and reported", (search, reported) => {
  const { choice, dropped } = read(`?${search}`);
  expect(dropped).toEqual([reported]);
  expect(JSON.stringify(choice)).not.toMatch(/nope|proto|cobol|maybe|"up"|mine|<b>|hguorht|www/);
  expect(choice.clients ?? {}).toEqual({});
});

test("a link with an unknown language still sets all the rest", () => {
  const rest = { language: "python", route: "direct", streaming: false };
  expect(read("?language=cobol&way=direct").choice).toMatchObject(rest);
});
