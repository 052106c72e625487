import { checkPlugin } from "hubsmith/testing";
import { expect, test } from "vitest";
import plugin from "./my-app.ts";

test("passes all checks", { timeout: 60_000 }, async () => {
  expect(await checkPlugin(plugin)).toEqual([]);
});
