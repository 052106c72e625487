// My Provider conforms.
import { checkPlugin } from "hubsmith/testing";
import { expect, it } from "vitest";
import contract from "./my-provider.contract.ts";
import plugin from "./my-provider.ts";

it("conforms", { timeout: 120_000 }, async () => {
  expect(await checkPlugin(plugin, { contract })).toEqual([]);
});
