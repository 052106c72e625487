// Builds and writers end by themselves: an open handle would keep them running.
import { expect, test } from "vitest";
import { ended } from "../support/process.ts";

test.each([
  ["the app", ["tools/products/site/index.ts", "build"]],
  ["the command", ["tools/products/build-command.ts"]],
  ["the indexes", ["tools/writers/index-of-plugins/index.ts", "--check"]],
  ["the patterns", ["tools/proofs/patterns/index.ts", "--check"]],
])("the build of %s ends", async (_, args) => {
  // A program that is ended by the limit has no code.
  const { code } = await ended("npx", ["tsx", ...args], { timeout: 300_000 });
  expect(code).toBe(0);
});
