// An unknown export, argument or property in a script is found by the types of its package.
import { js } from "hubsmith/code";
import { expect, test } from "vitest";
import { temporary } from "../../support/temporary.ts";
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

const PLANTED: readonly (readonly [text: string, wrong: string, line?: number])[] = [
  ["", ""],
  ['"ours"', '"theirs"', 1],
  ["{ load }", "{ lode as load }", 1],
  ["device", "devise", 3],
  ['"a", { device: "cpu" }', "", 3],
  ["run", "walk", 5],
  ["(model", "(mode1", 5],
  // The wrong type of an argument means little if types are from comments.
  ['"a"', "1"],
];

test("a planted fault is found in its line, and a correct program has none", async () => {
  const language = js.language;
  const blocks = PLANTED.map(([text, wrong]) => ({
    ...blockOf(GOOD.replace(text, wrong)),
    language,
  }));
  const faults = await typeScripts(blocks, [{ name: "ours", version: "1.0.0", folder }]);
  const lines = blocks.map((block) => faults.find((fault) => fault.block === block)?.line);
  expect(lines).toEqual(PLANTED.map(([, , line]) => line));
});
