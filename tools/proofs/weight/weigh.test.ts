// Lines are counted once by room and once by purpose, and what is over its limit or has none is found.
import { expect, test } from "vitest";
import { linesOf, over } from "./weigh.ts";

test.each([
  ["core/hub/hub.ts", "core", "product"],
  ["core/hub/hub.test.ts", "core", "proof"],
  ["plugins/sweep.ts", "plugins", "product"],
  ["plugins/clients/js/fetch.ts", "plugins/clients", "product"],
  ["plugins/kit/tasks/index.ts", "plugins/kit", "product"],
  ["plugins/kit/testing/index.ts", "plugins/kit/testing", "proof"],
  ["plugins/providers/groq.contract.ts", "plugins/providers", "proof"],
  ["tools/products/command/run.ts", "tools/products", "product"],
  ["tools/proofs/hosts/index.ts", "tools/proofs", "proof"],
  ["tools/writers/api/index.ts", "tools/writers", "workshop"],
  ["tools/run.ts", "tools", "workshop"],
  ["vitest.config.ts", "root", "workshop"],
])("%s is in the room %s, and its purpose is %s", (path, room, purpose) => {
  const lines = linesOf([path, "docs/page.md", "core/a.gen.ts"], () => "a\nb\n");
  expect(lines).toEqual({ [`lines of ${room}`]: 2, [`lines of ${purpose}`]: 2 });
});

test("what is over its limit, and a room without one, are found", () => {
  const sizes = { "lines of core": 3, "lines of new": 1, "files in git": 2, "seconds of a": 9 };
  expect(over(sizes, { "lines of core": 2, "files in git": 2 })).toEqual([
    "lines of core: 3, but the limit is 2.",
    "lines of new: 1, and there is no limit.",
  ]);
  expect(over({ "seconds of a": 9 }, { "seconds of a": 8 })).toEqual([
    "seconds of a: 9, but the limit is 8.",
  ]);
});
