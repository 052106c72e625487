// My Provider conforms.
import { checkPlugin } from "hubsmith/testing";
import { expect, it } from "vitest";
import contract from "./my-provider.contract.ts";
import myProvider from "./my-provider.ts";

it("conforms", { timeout: 120_000 }, async () => {
  expect(await checkPlugin(myProvider, { contract })).toEqual([]);
});
