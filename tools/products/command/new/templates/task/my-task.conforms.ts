// My Task conforms.
import { checkPlugin, fixture } from "hubsmith/testing";
import { expect, it } from "vitest";
import plugin from "./my-task.ts";

it("conforms", { timeout: 120_000 }, async () => {
  const fixtures = [fixture("with an example", { widgetData: [{ text: "A bird in the hand." }] })];
  expect(await checkPlugin(plugin, { fixtures })).toEqual([]);
});
