// My Format conforms, and reads the names of its files.
import { readFileName } from "hubsmith/formats";
import { checkPlugin } from "hubsmith/testing";
import { expect, it } from "vitest";
import plugin from "./my-format.ts";

it("conforms", { timeout: 120_000 }, async () => {
  expect(await checkPlugin(plugin)).toEqual([]);
});

it("reads the names of its files", () => {
  expect(readFileName(plugin, "model-m4.myformat")).toMatchObject({ format: "M4" });
});
