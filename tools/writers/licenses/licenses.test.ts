import { expect, test } from "vitest";
import { bundledIn, faultOf } from "./index.ts";

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

test("a package without a license, under another one, or without its text is rejected", () => {
  const bundled = bundledIn(LIST);
  expect(bundled[0]).toEqual({ name: "@one/two", version: "1.2.3", license: "MIT", hasText: true });
  expect(bundled.map(({ name, ...rest }) => [name, faultOf({ name, ...rest })])).toEqual([
    ["@one/two", undefined],
    ["free", undefined],
    ["silent", expect.stringContaining("silent 3.0.0 is bundled under no license,")],
    ["viral", expect.stringContaining("viral 4.0.0 is bundled under GPL-3.0-or-later,")],
    ["bare", expect.stringContaining("without the text of its license (ISC)")],
  ]);
  expect(bundledIn("# Licenses\n\nThe app does not bundle any.\n")).toEqual([]);
});
