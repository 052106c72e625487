// My Client conforms.
import { checkPlugin } from "hubsmith/testing";
import { expect, it } from "vitest";
import plugin from "./my-client.ts";

it("conforms", { timeout: 120_000 }, async () => {
  expect(await checkPlugin(plugin)).toEqual([]);
});
