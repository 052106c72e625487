// The templates conform as they stand; each has its test beside it, under a name that is no test's where it is packed.
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";

const files = readdirSync("tools/command/new/templates", { recursive: true })
  .map(String)
  .filter((path) => path.endsWith(".conforms.ts"));

test("each kind has one", () => expect(files).toHaveLength(5));

describe.each(files)("%s", async (path) => {
  await import(`./templates/${path}`);
});
