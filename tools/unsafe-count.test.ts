// What counts as a use of `unsafe`, and what a wrong number says.
import { expect, test } from "vitest";
import { unsafeFaults, usesOfUnsafe } from "./unsafe-count.ts";

test.each([
  [0, 'import { unsafe } from "hubsmith/code";'],
  [1, 'import { unsafe } from "hubsmith/code"; unsafe("python", text);'],
  [2, 'unsafe("js", a); [b].map((text) => code.unsafe("js", text));'],
  [1, 'import { unsafe as raw } from "hubsmith/code";'],
  [1, 'code["unsafe"]("js", a);'],
  [1, 'export { unsafe } from "hubsmith/code";'],
  [0, "// unsafe(text)\nconst a = python`unsafe(${b})`;"],
])("%d in %s", (count, source) => {
  expect(usesOfUnsafe(source)).toBe(count);
});

test("a file has as many uses as it is allowed", () => {
  const uses = new Map([
    ["plugins/a.ts", 2],
    ["plugins/b.ts", 0],
  ]);
  expect(unsafeFaults(uses, { "plugins/a.ts": 2 })).toEqual([]);
  expect(unsafeFaults(uses, {})).toEqual([
    "plugins/a.ts: unsafe is used 2 times, and 0 are allowed. Write a template with holes instead; a hole prints any value and takes code.",
  ]);
  expect(unsafeFaults(uses, { "plugins/a.ts": 2, "plugins/b.ts": 1 })).toEqual([
    "plugins/b.ts: unsafe is used 0 times, and 1 are allowed. Lower the number in tools/unsafe-count.ts.",
  ]);
});
