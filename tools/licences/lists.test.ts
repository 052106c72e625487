// What is read of a list that a build left, what may not be shipped, and the page.
import { expect, test } from "vitest";
import { type Bundled, bundledIn, licenceFaults, pageOf } from "./lists.ts";

const LIST = `# Licenses

The app bundles dependencies which contain the following licenses:

## @one/two - 1.2.3 (MIT)

Permission is hereby granted

## free - 2.0.0-rc.1 (Unlicense)

## silent - 3.0.0

## viral - 4.0.0 (GPL-3.0-or-later)

Everyone is permitted

## bare - 5.0.0 (ISC)
`;

test("a list names each package with its version, its licence and whether the text is there", () => {
  expect(bundledIn(LIST)).toEqual([
    { name: "@one/two", version: "1.2.3", licence: "MIT", hasText: true },
    { name: "free", version: "2.0.0-rc.1", licence: "Unlicense", hasText: false },
    { name: "silent", version: "3.0.0", licence: undefined, hasText: false },
    { name: "viral", version: "4.0.0", licence: "GPL-3.0-or-later", hasText: true },
    { name: "bare", version: "5.0.0", licence: "ISC", hasText: false },
  ]);
  expect(bundledIn("# Licenses\n\nThe app does not bundle any.\n")).toEqual([]);
});

test("a package without a licence, under another one, or without its text is refused", () => {
  expect(licenceFaults(bundledIn(LIST))).toEqual([
    "silent 3.0.0 is bundled, and names no licence. Ask its authors, or do without it.",
    "viral 4.0.0 is bundled under GPL-3.0-or-later, which is not among those that may be. Do without it, or have the licence read and add it to tools/licences/lists.ts.",
    "bare 5.0.0 is bundled under ISC, without the text of it. Do without it.",
  ]);
});

test("the page has each package once, in order, with what it is part of", () => {
  const one: Bundled = { name: "one", version: "1.0.0", licence: "MIT", hasText: true };
  const two: Bundled = { ...one, name: "two" };
  const page = pageOf(
    new Map([
      ["the command", [two]],
      ["the app", [one, two]],
    ]),
  );
  expect(page.split("\n").slice(-3)).toEqual([
    "| one     | 1.0.0   | MIT     | the app              |",
    "| two     | 1.0.0   | MIT     | the command, the app |",
    "",
  ]);
});
