// Rust reads printed values as the same JSON, and the compiler's errors are those of their programs.
import { join } from "node:path";
import { hostileStrings } from "#plugins/kit/testing/checks/hostile-strings";
import { largeValues } from "#plugins/kit/testing/large-values";
import { expect, test } from "vitest";
import { dataUrl, env, file, render, rust, text, type Value } from "hubsmith/code";
import { output } from "../../support/process.ts";
import { temporary } from "../../support/temporary.ts";
import { hasRust, RUST } from "./rust.ts";

const { folder } = temporary();

const strings = hostileStrings.filter((one) => !/\p{Cs}/u.test(one));
const VALUES: readonly Value[] = [
  ...strings,
  ...strings.map((one) => ({ [one]: [one, null] })),
  ...largeValues,
  {},
  null,
  [[], {}, [{}], [[]]],
  { "": {}, a: { "0": { "0": [] } }, b: [{}, { "0": null }, true, -1] },
  [-0, 0.1, 1e21, 1e-7, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 31), -1.5],
];
// Each is a string.
const READ: readonly (readonly [Value, string])[] = strings.flatMap((one) => [
  [text(one, env("SECRET"), "{x}"), `${one}a "b" {c}{x}`],
]);

const program = (values: readonly Value[]): string =>
  render(rust`
    #[rustfmt::skip]
    fn main() -> Result<(), Box<dyn std::error::Error>> {
        let mut values: Vec<serde_json::Value> = Vec::new();
        ${rust.join(values.map((value) => rust`values.push(serde_json::to_value(${value})?);`))}
        println!("{}", serde_json::to_string(&values)?);
        Ok(())
    }
  `);

test.skipIf(!hasRust())("Rust", { timeout: 300_000 }, async () => {
  const values = [...VALUES, ...READ.map(([value]) => value)];
  const large = { a: text("{", env("SECRET"), '"#'), b: largeValues };
  const url = dataUrl(file("Cargo.toml", "text/plain"));
  const wrong = program([1]).replace("Vec::new()", "0");
  const [right, failed] = await RUST.compile!([program([...values, large, url]), wrong], folder);
  expect(failed).toEqual({ faults: [expect.stringContaining("mismatched types")] });
  if (!("command" in right!)) throw new Error(right!.faults.join("\n"));
  const [command, ...args] = right!.command;
  const cwd = join(import.meta.dirname, "rust");
  const printed = await output(command, args, { cwd, env: { SECRET: 'a "b" {c}' } });
  const read = JSON.parse(printed) as readonly Value[];
  expect(read.slice(0, -2)).toEqual([...VALUES, ...READ.map(([, value]) => value)]);
  expect(read.at(-2)).toEqual({ a: '{a "b" {c}"#', b: largeValues });
  expect(read.at(-1)).toMatch(/^data:text\/plain;base64,\w/);
});
