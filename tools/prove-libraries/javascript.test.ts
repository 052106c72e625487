// An unknown export, argument or property in a script is found by the types of its package.
import { js } from "hubsmith/code";
import { expect, test } from "vitest";
import { temporary } from "../temporary.ts";
import { typeScripts } from "./javascript.ts";
import { blockOf } from "./testing.ts";

const MANIFEST = { name: "ours", version: "1.0.0", type: "module", types: "./types/index.d.ts" };
const { folder } = temporary({
  "package.json": JSON.stringify(MANIFEST),
  "types/index.d.ts":
    "export function load(id: string, options?: { device?: string }): { run(): string };",
});

const GOOD = `import { load } from "ours";

const model = load("a", { device: "cpu" });

console.log(model.run());
`;

test("a planted fault is found in its line, and a correct program has none", async () => {
  const planted = [
    GOOD,
    GOOD.replace('"ours"', '"theirs"'),
    GOOD.replace("{ load }", "{ lode as load }"),
    GOOD.replace("device", "devise"),
    GOOD.replace('"a", { device: "cpu" }', ""),
    GOOD.replace("run", "walk"),
    GOOD.replace("(model", "(mode1"),
    // The wrong type of an argument means little if types are from comments.
    GOOD.replace('"a"', "1"),
  ];
  const blocks = planted.map((text) => ({ ...blockOf(text), language: js.language }));
  const faults = await typeScripts(blocks, [{ name: "ours", version: "1.0.0", folder }]);
  const found = faults.map(({ block, line }) => `${planted.indexOf(block.content)}: ${line}`);
  expect(found.sort()).toEqual(["1: 1", "2: 1", "3: 3", "4: 3", "5: 5", "6: 5"]);
});
