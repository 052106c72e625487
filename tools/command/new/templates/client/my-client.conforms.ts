// My Client conforms.
import { checkPlugin } from "hubsmith/testing";
import { expect, it } from "vitest";
import js from "./js.ts";
import own from "./own.ts";
import python from "./python.ts";
import sh from "./sh.ts";

it.each([js, own, python, sh])("$id conforms", { timeout: 120_000 }, async (client) => {
  expect(await checkPlugin(client)).toEqual([]);
});
