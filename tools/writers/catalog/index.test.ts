// The command that writes the built-in models and their offers: wrong arguments are errors, and nothing is written.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { temporary } from "../../support/temporary.ts";

const LIST = "plugins/kit/offers/offers.gen.ts";
const { write } = temporary();
const router = write("models.json", JSON.stringify({ date: "2099-01-02", data: [] }));

test.each([
  ["no argument", [], /either/],
  ["a folder and a file", ["/gone", "--router", router], /either/],
  ["an unknown option", ["--rooter", router], /--rooter/],
  ["a file that is not there", ["--router", "gone.json"], /gone\.json/],
])("%s", (_, argv, message) => {
  const before = readFileSync(LIST, "utf8");
  const args = ["--import", "tsx", "tools/writers/catalog/index.ts", ...argv];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
  expect(readFileSync(LIST, "utf8")).toBe(before);
});
