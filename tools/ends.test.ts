// Builds and writers end by themselves: an open handle would keep them running.
import { expect, test } from "vitest";
import { ended } from "./process.ts";

test.each([
  ["the app", ["tools/site/index.ts", "build"]],
  ["the command", ["tools/build-command.ts"]],
  ["the indexes", ["tools/generate.ts", "--check"]],
  ["the patterns", ["tools/patterns/index.ts", "--check"]],
])("the build of %s ends", async (_, args) => {
  // A program that is ended by the limit has no code.
  const { code } = await ended("npx", ["tsx", ...args], { timeout: 300_000 });
  expect(code).toBe(0);
});
