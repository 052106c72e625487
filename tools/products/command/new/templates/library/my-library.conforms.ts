// My Library conforms.
import { checkPlugin, fixture } from "hubsmith/testing";
import { expect, it } from "vitest";
import records from "./my-library.records.ts";
import plugin from "./my-library.ts";

it("conforms", { timeout: 120_000 }, async () => {
  const fixtures = records.map(([name, fields]) => fixture(name, fields));
  expect(await checkPlugin(plugin, { fixtures })).toEqual([]);
});
