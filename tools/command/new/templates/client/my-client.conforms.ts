// My Client conforms.
import { checkPlugin } from "hubsmith/testing";
import { expect, it } from "vitest";
import own from "./own.ts";
import sh from "./sh.ts";

it.each([own, sh])("$id conforms", { timeout: 120_000 }, async (client) => {
  expect(await checkPlugin(client)).toEqual([]);
});
