// Compares all that is made from the plugins with what is committed, in one process, because each would load the plugins.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { errorText } from "#core/base/issue";
import { fault, faults } from "../../support/faults.ts";
import { verbs } from "../../verbs.ts";

const NAMES = [
  "checks",
  "fields",
  "names",
  "published",
  "libraries",
  "apps",
  "sdk",
  "engines",
] as const;

const failed: string[] = [];
for (const name of NAMES) {
  const [module = "", ...args] = verbs.check[name]!.run[0]!;
  const file = resolve(module);
  process.argv = [process.argv[0]!, file, ...args];
  const before = faults();
  const start = performance.now();
  await import(pathToFileURL(file).href).catch((error: unknown) => fault(name, errorText(error)));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const isRight = faults() === before;
  if (!isRight) failed.push(name);
  console.log(`${isRight ? "ok" : "FAILED"}: npm run check ${name}, ${seconds} s\n`);
}
const { length } = NAMES;
console.log(
  `prove: ${length} offered, ${length} run, ${length - failed.length} passed, ${failed.length} failed`,
);
